import type { ProjectHookPayload } from '#generated/projects/types.ts';
import type { Database } from '#src/database/database.ts';
import { RowNotFound } from '#src/errors.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import type { UserRow } from '#src/records/user.ts';
import { chooseShownAddress } from '#src/domains/core/users/hook-payload.ts';
import { type AnnouncedProject, announcedProjectColumns } from './events.ts';

/** Limit on owners in a payload: a group may have any number. */
const maxOwners = 100;

interface ProjectEvent {
  readonly name: ProjectHookPayload['event_name'];
  /** The full path that it had before. */
  readonly oldFullPath?: string;
  /** True to include the addresses of owners, for administrators; others get the public ones. */
  readonly whole: boolean;
}

/** Current row of a project. */
export async function findAnnouncedProject(db: Database, id: number): Promise<AnnouncedProject> {
  const row = await db<AnnouncedProject>('projects')
    .select(...announcedProjectColumns)
    .where({ id })
    .first<AnnouncedProject | undefined>();
  if (row === undefined) throw new RowNotFound();
  return row;
}

/** The event of a project as a whole. */
export async function presentProjectEventPayload(
  db: Database,
  project: AnnouncedProject,
  { name, oldFullPath, whole }: ProjectEvent,
): Promise<ProjectHookPayload> {
  const namespace = await db('namespaces')
    .where({ id: project.namespace_id })
    .first<{ name: string; owner_id: number | null } | undefined>('name', 'owner_id');
  const owner = namespace?.owner_id ?? null;
  const owners = await listOwners(db, project.namespace_id, owner);
  const [first] = owner === null ? [] : owners;
  return {
    event_name: name,
    created_at: project.created_at,
    updated_at: project.updated_at,
    name: project.name,
    path: project.path,
    path_with_namespace: project.full_path,
    project_id: project.id,
    owner_name: first?.name ?? namespace?.name ?? '',
    owner_email: first === undefined ? null : chooseShownAddress(first, whole),
    owners: owners.map((user) => ({ name: user.name, email: chooseShownAddress(user, whole) })),
    project_visibility: project.visibility,
    ...(oldFullPath !== undefined && { old_path_with_namespace: oldFullPath }),
  };
}

type Owner = Pick<UserRow, 'name' | 'email' | 'public_email'>;

const ownerColumns = ['users.name', 'users.email', 'users.public_email'] as const;

/** The user whose namespace it is, or the owners of the group itself. */
async function listOwners(
  db: Database,
  namespaceId: number,
  owner: number | null,
): Promise<readonly Owner[]> {
  if (owner !== null)
    return db('users')
      .where('users.id', owner)
      .select(...ownerColumns);
  return db('members')
    .join('users', 'users.id', 'members.user_id')
    .where({ source_type: 'Namespace', source_id: namespaceId })
    .where('members.access_level', AccessLevel.Owner)
    .whereNull('members.requested_at')
    .orderBy('members.id')
    .limit(maxOwners)
    .select(...ownerColumns);
}
