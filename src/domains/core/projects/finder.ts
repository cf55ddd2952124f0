import type { Database } from '#src/database/database.ts';
import { findToday } from '#src/database/clock.ts';
import {
  computeKeysetLimit,
  createKeysetPageById,
  type KeysetQuery,
  isKeysetRequested,
} from '#src/lists/keyset.ts';
import { type OffsetQuery, computeOffsetWindow, type Page } from '#src/lists/offset.ts';
import { sortByIds } from '#src/lists/order-cache.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { toAccessLevel } from '#src/policy/group-level.ts';
import { isVisibleTo } from '#src/policy/visibility.ts';
import type { Actor } from '#src/records/actor.ts';
import { detailsStatement, rowsStatement } from './list/details.ts';
import { projectList } from './list/list.ts';
import type {
  ProjectListQuery,
  GroupContainer,
  HydratedParts,
  ProjectFilters,
  ProjectOrder,
} from './list/parameters.ts';
import type { DetailsRow, FullRow, SimpleRow, StatisticsRow } from './rows.ts';

/** Offsets go no further, because this list can be walked by id. */
const ceiling = { rows: 50_000, type: 'Project' };

export interface ProjectPageQuery
  extends Omit<ProjectFilters, 'order_by' | 'sort'>, OffsetQuery, KeysetQuery {
  readonly order_by: ProjectOrder;
}

/** A row with the requested parts. */
type HydratedRow<Parts extends HydratedParts> = (Parts['full'] extends true ? FullRow : SimpleRow) &
  (Parts['statistics'] extends true ? StatisticsRow : unknown);

/**
 * A page of the projects that the actor may see.
 * @throws NotAllowed for keyset pages in another order than by id, and for offsets beyond 50,000
 */
export async function findProjects<const Parts extends HydratedParts>(
  db: Database,
  actor: Actor | null,
  query: ProjectPageQuery,
  parts: Parts,
): Promise<Page<HydratedRow<Parts>>> {
  if (!isKeysetRequested(query, ['id'])) return loadPage(db, actor, query, parts, ceiling);
  const window = { limit: computeKeysetLimit(query), offset: 0 };
  const rows = await projectList.rows(db, toListQuery(actor, query, parts), window);
  return createKeysetPageById(query, addLevels<HydratedRow<Parts>>(rows, actor));
}

/** Page of the projects of a group that the actor may see, within the given scope. */
export function findGroupProjects<const Parts extends HydratedParts>(
  db: Database,
  actor: Actor | null,
  within: { readonly container: GroupContainer; readonly id: number },
  query: ProjectFilters & OffsetQuery,
  parts: Parts,
): Promise<Page<HydratedRow<Parts>>> {
  return loadPage(db, actor, { ...query, within }, parts);
}

async function loadPage<Parts extends HydratedParts>(
  db: Database,
  actor: Actor | null,
  query: ProjectFilters & OffsetQuery,
  parts: Parts,
  ceiling?: { readonly rows: number; readonly type: string },
): Promise<Page<HydratedRow<Parts>>> {
  const window = computeOffsetWindow(query, ceiling);
  const { rows, page } = await projectList.page(db, toListQuery(actor, query, parts), window);
  return { rows: addLevels(rows, actor), page };
}

function toListQuery(
  actor: Actor | null,
  query: ProjectFilters,
  parts: HydratedParts,
): ProjectListQuery {
  return { actor, query: { ...query, parts }, now: new Date(), admin: actor?.admin === true };
}

/** Most recently active projects of the actor, at most `count`, with the time; the oldest comes last. */
export async function findActiveProjects(
  db: Database,
  actor: Actor,
  count: number,
): Promise<readonly Pick<SimpleRow, 'id' | 'last_activity_at'>[]> {
  const query = { membership: true, order_by: 'last_activity_at', sort: 'desc' } as const;
  const listQuery = toListQuery(actor, query, { full: false, statistics: false });
  return projectList.rows(db, listQuery, { limit: count, offset: 0 });
}

/** Projects among these that the actor may see, in the order of `ids`. */
export async function findProjectsById<const Parts extends HydratedParts>(
  db: Database,
  actor: Actor | null,
  ids: readonly number[],
  { full, statistics }: Parts,
): Promise<HydratedRow<Parts>[]> {
  if (ids.length === 0) return [];
  const form = { full, statistics, user: actor !== null };
  const caller = { user: actor?.user.id ?? 0, today: findToday(db) };
  const rows = await rowsStatement.all(db, form, { ids, ...caller });
  const seen = addLevels<HydratedRow<Parts>>(rows, actor).filter(
    (row) => row.level > AccessLevel.None || isVisibleTo(row.visibility, actor),
  );
  return sortByIds(ids, seen);
}

/** Loads the details of a project that the actor may see, for its full form; null if it was deleted since. */
export async function findProjectDetails(
  db: Database,
  actor: Actor,
  id: number,
  { statistics }: Pick<HydratedParts, 'statistics'>,
): Promise<DetailsRow | (DetailsRow & StatisticsRow) | null> {
  const parameters = { id, user: actor.user.id, today: findToday(db) };
  return (await detailsStatement.first(db, { statistics }, parameters)) ?? null;
}

/** Gives fresh rows the actor's level, in place: a page has few rows but they are wide. */
function addLevels<Row extends SimpleRow>(rows: readonly SimpleRow[], actor: Actor | null): Row[] {
  const admin = actor?.admin === true;
  const viaAuditor = actor?.user.auditor === true;
  for (const row of rows as unknown as Record<string, unknown>[]) {
    row['viaAuditor'] = viaAuditor;
    row['level'] = admin
      ? AccessLevel.Owner
      : toAccessLevel((row['authorized_level'] as number | null | undefined) ?? null);
  }
  return rows as Row[];
}
