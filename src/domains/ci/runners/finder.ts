import { digestToken } from '#src/auth/tokens.ts';
import type { Database } from '#src/database/database.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { RowNotFound } from '#src/errors.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { findGroupLevel } from '#src/policy/group-level.ts';
import { selectVisibleProjects } from '#src/policy/visible.ts';
import type { Actor } from '#src/records/actor.ts';
import { runnerColumns, type RunnerRow } from './table.ts';

const runnerById = prepareStatement<{ id: number }, RunnerRow>((db, { id }) =>
  db('runners').select(runnerColumns).where('runners.id', id).limit(1),
);

const runnerByDigest = prepareStatement<{ digest: string; now: string }, RunnerRow>(
  (db, { digest, now }) =>
    db('runners')
      .select(runnerColumns)
      .where('runners.token_digest', digest)
      .where((usable) => {
        usable.whereNull('runners.token_expires_at').orWhere('runners.token_expires_at', '>', now);
      })
      .limit(1),
);

/** @throws RowNotFound */
export async function findRunner(db: Database, id: number): Promise<RunnerRow> {
  const runner = await runnerById.first(db, { id });
  if (runner === undefined) throw new RowNotFound();
  return runner;
}

/** Undefined also when the token has ended at `now`, ISO 8601. */
export function findRunnerByToken(
  db: Database,
  token: string,
  now: string,
): Promise<RunnerRow | undefined> {
  return runnerByDigest.first(db, { digest: digestToken(token), now });
}

const maintainedProject = prepareStatement<
  { runner: number; user: number },
  { project_id: number }
>((db, { runner, user }) =>
  db('runner_projects')
    .join('project_authorizations as held', 'held.project_id', 'runner_projects.project_id')
    .where('runner_projects.runner_id', runner)
    .where('held.user_id', user)
    .where('held.access_level', '>=', AccessLevel.Maintainer)
    .select('held.project_id')
    .limit(1),
);

/** The user's level in the group of a runner; Maintainer for one who maintains a project that it serves; else none. */
export async function findLevelAtRunner(
  db: Database,
  { user }: Pick<Actor, 'user'>,
  runner: Pick<RunnerRow, 'id' | 'runner_type' | 'group_id'>,
): Promise<number> {
  switch (runner.runner_type) {
    case 'instance_type':
      return AccessLevel.None;
    case 'group_type':
      if (runner.group_id === null) return AccessLevel.None;
      return findGroupLevel(db, user.id, runner.group_id);
    case 'project_type': {
      const parameters = { runner: runner.id, user: user.id };
      const maintained = await maintainedProject.first(db, parameters);
      return maintained === undefined ? AccessLevel.None : AccessLevel.Maintainer;
    }
  }
}

/** Number of projects of a runner, visible to the actor or not; two means two or more. */
export async function countProjects(db: Database, id: number): Promise<0 | 1 | 2> {
  const rows = await db('runner_projects').where('runner_id', id).select('project_id').limit(2);
  return rows.length === 0 ? 0 : rows.length === 1 ? 1 : 2;
}

/** Ids of the projects of the runner that the actor may see. */
export async function loadProjectsOfRunner(
  db: Database,
  actor: Actor,
  runner: Pick<RunnerRow, 'id' | 'runner_type'>,
): Promise<number[]> {
  if (runner.runner_type !== 'project_type') return [];
  return selectVisibleProjects(db, actor)
    .join('runner_projects', 'runner_projects.project_id', 'projects.id')
    .where('runner_projects.runner_id', runner.id)
    .orderBy('projects.id')
    .pluck<number[]>('projects.id');
}

export interface RunnerGroupRow {
  readonly id: number;
  readonly name: string;
  readonly full_path: string;
}

/** The group of a group runner, none for others. Who may read the runner may read its group. */
export async function loadGroupsOfRunner(
  db: Database,
  { group_id }: Pick<RunnerRow, 'group_id'>,
): Promise<RunnerGroupRow[]> {
  if (group_id === null) return [];
  return db('namespaces')
    .where({ id: group_id })
    .select<RunnerGroupRow[]>('id', 'name', 'full_path');
}
