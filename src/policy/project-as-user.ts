import type { Database } from '#src/database/database.ts';
import type { Actor } from '#src/records/actor.ts';
import { findVisibleProject, type ProjectAccess } from './project-access.ts';
import { findRequester, type WorkRequest } from './work-requester.ts';

/** User on whose behalf work continues, and a project as they see it now. */
export interface ProjectAsUser {
  readonly actor: Actor;
  readonly project: ProjectAccess;
}

/** Null for a deleted or inactive user, and for one who no longer sees the project. */
export async function findProjectAsUser(
  db: Database,
  by: WorkRequest,
  idOrPath: number | string,
): Promise<ProjectAsUser | null> {
  const actor = await findRequester(db, by);
  if (actor === null) return null;
  const project = await findVisibleProject(db, actor, idOrPath);
  return project === null ? null : { actor, project };
}
