import type { CiRunnerSource, CiRunnerStatus } from '#generated/graphql/resolvers.ts';
import { whereInList } from '#src/database/dialect.ts';
import { NotFound } from '#src/errors.ts';
import { loadGroupAccess } from '../access.ts';
import type { GraphqlContext } from '../context.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { computeContactTimes, computeRunnerStatus } from '#src/domains/ci/runners/contact.ts';
import { runnerPolicy } from '#src/domains/ci/runners/policy.ts';
import { presentRunnerDetail } from '#src/domains/ci/runners/presenter.ts';
import { runnerColumns, type RunnerRow } from '#src/domains/ci/runners/table.ts';

const loadRows = async (ids: readonly number[], { request: { db } }: GraphqlContext) => {
  const rows = await whereInList(db<RunnerRow>('runners'), 'runners.id', ids).select<RunnerRow[]>(
    ...runnerColumns,
  );
  return new Map(rows.map((row) => [row.id, row]));
};

/**
 * Loads the row of a runner, without a permission check.
 * @throws NotFound
 */
export async function loadRunnerRow(context: GraphqlContext, id: number): Promise<RunnerRow> {
  const row = await context.batches.load(loadRows, id, context);
  if (row === undefined) throw new NotFound('Runner');
  return row;
}

/** Project runners of which the caller maintains a project. */
async function loadMaintained(
  ids: readonly number[],
  { request: { db, actor } }: GraphqlContext,
): Promise<ReadonlyMap<number, true>> {
  const rows: readonly { readonly runner_id: number }[] = await whereInList(
    db('runner_projects'),
    'runner_projects.runner_id',
    ids,
  )
    .join('project_authorizations as held', 'held.project_id', 'runner_projects.project_id')
    .where('held.user_id', actor?.user.id ?? 0)
    .where('held.access_level', '>=', AccessLevel.Maintainer)
    .distinct('runner_projects.runner_id');
  return new Map(rows.map(({ runner_id }) => [Number(runner_id), true]));
}

/** The result of `findLevelAtRunner`, for several runners at once. */
async function loadLevel(context: GraphqlContext, row: RunnerRow): Promise<number> {
  if (row.runner_type === 'instance_type') return AccessLevel.None;
  if (row.runner_type === 'project_type') {
    const maintains = await context.batches.load(loadMaintained, row.id, context);
    return maintains === true ? AccessLevel.Maintainer : AccessLevel.None;
  }
  if (row.group_id === null) return AccessLevel.None;
  try {
    return (await loadGroupAccess(context, row.group_id)).level;
  } catch (error) {
    if (error instanceof NotFound) return AccessLevel.None;
    throw error;
  }
}

/** Tells whether the caller may do this with the runner, by the rules of REST. */
export async function mayRunner(
  context: GraphqlContext,
  row: RunnerRow,
  ability: keyof typeof runnerPolicy,
): Promise<boolean> {
  const { actor } = context.request;
  if (actor === null) return false;
  const level = actor.admin ? AccessLevel.Owner : await loadLevel(context, row);
  return runnerPolicy[ability]({ actor, runner: row, level });
}

/** The runner with this id, where the caller may read it; else null. */
export async function findVisibleRunner(
  context: GraphqlContext,
  id: number,
): Promise<CiRunnerSource | null> {
  const row = await context.batches.load(loadRows, id, context);
  if (row === undefined || !(await mayRunner(context, row, 'read'))) return null;
  return toRunnerSource(context, row);
}

export function toRunnerSource(context: GraphqlContext, row: RunnerRow): CiRunnerSource {
  context.batches.remember(loadRows, row.id, row, context);
  const { clock, url } = context.request;
  // Separate fields return the runner's projects and groups.
  return presentRunnerDetail(row, { projects: [], groups: [] }, computeContactTimes(clock()), url);
}

/** The state of a runner, with the names of 14.5 or of later releases. */
export function computeRunnerState(row: RunnerRow, now: Date, isLegacy: boolean): CiRunnerStatus {
  switch (computeRunnerStatus(row, computeContactTimes(now))) {
    case 'stale':
      return 'STALE';
    case 'not_connected':
      return isLegacy ? 'NOT_CONNECTED' : 'NEVER_CONTACTED';
    case 'online':
      return isLegacy && !row.active ? 'PAUSED' : 'ONLINE';
    case 'offline':
      return isLegacy && !row.active ? 'PAUSED' : 'OFFLINE';
  }
}

interface Served {
  readonly runner_id: number;
  readonly project_id: number;
}

/** The owner project of each runner: the oldest of its remaining projects. */
export async function loadOwners(
  ids: readonly number[],
  { request: { db } }: GraphqlContext,
): Promise<ReadonlyMap<number, number>> {
  const first = whereInList(db('runner_projects as earliest'), 'earliest.runner_id', ids)
    .select('earliest.runner_id')
    .min('earliest.created_at as created_at')
    .groupBy('earliest.runner_id');
  const rows: readonly Served[] = await db(first.as('first'))
    .join('runner_projects as served', (on) => {
      on.on('served.runner_id', 'first.runner_id').on('served.created_at', 'first.created_at');
    })
    .select<Served[]>('served.runner_id', 'served.project_id')
    .orderBy('served.project_id', 'desc');
  return new Map(rows.map((row) => [Number(row.runner_id), Number(row.project_id)]));
}
