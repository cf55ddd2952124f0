import type { Database } from '../database/database.ts';
import { type Actor, createActor } from '../records/actor.ts';
import type { UserRow } from '../records/user.ts';
import { findVisibleProject, type ProjectAccess } from './project-access.ts';

/** Somebody on whose behalf work goes on, and a project as they see it now. */
export interface ProjectAsUser {
  readonly actor: Actor;
  readonly project: ProjectAccess;
}

/** Null where the user is gone or no longer active, and where they do not see the project any more. */
export async function findProjectAsUser(
  db: Database,
  userId: number,
  idOrPath: number | string,
): Promise<ProjectAsUser | null> {
  const user = await db<UserRow>('users').where({ id: userId, state: 'active' }).first();
  if (user === undefined) return null;
  const actor = createActor(user);
  const project = await findVisibleProject(db, actor, idOrPath);
  return project === null ? null : { actor, project };
}
