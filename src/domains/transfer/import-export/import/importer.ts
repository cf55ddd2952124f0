import type { Database } from '#src/database/database.ts';
import { HttpError } from '#src/errors.ts';
import { authorize } from '#src/policy/authorize.ts';
import { findGroupFor } from '#src/policy/group-access.ts';
import { findRequester, type WorkRequest } from '#src/policy/work-requester.ts';
import type { Actor } from '#src/records/actor.ts';
import type { GroupRow } from '#src/records/group.ts';
import { groupPolicy } from '#src/domains/core/groups/policy.ts';
import { mayCreateIn, type TargetNamespace } from '#src/domains/core/projects/target-namespace.ts';
import { ArchiveRefused } from './archive.ts';

/**
 * The user who imports a project, with current permissions: an import may take hours.
 * @throws ArchiveRefused where they may create no project in the namespace any more
 */
export async function requireProjectImporter(
  db: Database,
  row: WorkRequest,
  namespace: TargetNamespace,
): Promise<Actor> {
  const actor = await findRequester(db, row);
  if (actor !== null && (await mayCreateIn(db, actor, namespace))) return actor;
  throw new ArchiveRefused('Namespace is not valid');
}

/**
 * The user who imports a group, with current permissions.
 * @throws ArchiveRefused where they may create no group there any more
 */
export async function requireGroupImporter(
  db: Database,
  row: WorkRequest,
  { parent_id }: Pick<GroupRow, 'parent_id'>,
): Promise<Actor> {
  const actor = await findRequester(db, row);
  if (actor === null)
    throw new ArchiveRefused('The user who requested the import is deleted or inactive');
  try {
    if (parent_id === null) authorize(groupPolicy.createTopLevel, { actor });
    else {
      const parent = await findGroupFor(db, actor, parent_id);
      authorize(groupPolicy.createSubgroup, { parent });
    }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    throw new ArchiveRefused(
      'The user who requested the import may not create groups in the parent group',
    );
  }
  return actor;
}
