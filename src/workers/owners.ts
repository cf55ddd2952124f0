import { createHash } from 'node:crypto';
import type { Database } from '#src/database/database.ts';
import { fold } from '#src/database/folding.ts';
import { prepareStatement } from '#src/database/statement.ts';

/** Owner of a job. Any text may be an owner: jobs of one owner wait for each other. */
export type WorkOwner = string;

/** Maintenance work of the instance, which may take the night. */
export const toInstanceOwner = (): WorkOwner => 'instance';

/** Work for all users, of which one short job runs at a time. */
export const toEverybodyOwner = (): WorkOwner => 'everybody';

export const toUserOwner = (id: number): WorkOwner => `user ${id}`;

export const toNamespaceOwner = (id: number): WorkOwner => `namespace ${id}`;

/** Owner of changes of access: a right must not outlive other long work for the same people. */
export const toAccessOwner = (
  to: 'namespace' | 'project' | 'user',
  id: number | undefined,
): WorkOwner => `access ${to} ${id ?? ''}`;

/** The reader of a mail. */
export const toAddressOwner = (address: string): WorkOwner =>
  `address ${createHash('sha256').update(fold(address)).digest('base64url').slice(0, 22)}`;

interface Found {
  /** User who caused the work. */
  readonly user: number | null;
  readonly root_id: number | null;
  /** The user whose personal namespace the root is. */
  readonly owner_id: number | null;
}

interface Reference {
  /** The column that names the user of the work. */
  readonly user?: string;
  readonly project?: string;
}

/** Creates the function that finds the owner of work for a row: its user, or else the owner of the project. */
function createOwnerFinder(
  table: string,
  { user, project = 'project_id' }: Reference = {},
): (db: Database, id: number) => Promise<WorkOwner> {
  const find = prepareStatement<{ id: number }, Found>((db, { id }) =>
    db(`${table} as rows`)
      .leftJoin('projects', 'projects.id', `rows.${project}`)
      .leftJoin('namespaces as roots', 'roots.id', 'projects.root_id')
      .where('rows.id', id)
      .select({ user: user === undefined ? db.raw('null') : `rows.${user}` })
      .select('projects.root_id', 'roots.owner_id')
      .limit(1),
  );
  return async (db, id) => {
    const found = await find.first(db, { id });
    const person = found?.user ?? found?.owner_id ?? null;
    if (person !== null) return toUserOwner(person);
    return found?.root_id == null ? 'nobody' : toNamespaceOwner(found.root_id);
  };
}

export const ofProject = createOwnerFinder('projects', { project: 'id' });
export const ofEnvironment = createOwnerFinder('environments');
export const ofPipeline = createOwnerFinder('pipelines', { user: 'user_id' });
export const ofJob = createOwnerFinder('jobs', { user: 'user_id' });
export const ofDeployment = createOwnerFinder('deployments', { user: 'user_id' });
export const ofPipelineSchedule = createOwnerFinder('pipeline_schedules', { user: 'owner_id' });
export const ofMergeRequest = createOwnerFinder('merge_requests', {
  user: 'author_id',
  project: 'target_project_id',
});
