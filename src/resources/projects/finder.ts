import type { Database } from '../../database/database.ts';
import { today } from '../../day.ts';
import { cutOf } from '../../pagination/cut.ts';
import {
  keysetLimit,
  keysetPageById,
  wantsKeyset,
  type KeysetQuery,
} from '../../pagination/keyset.ts';
import {
  countList,
  offsetWindow,
  type OffsetQuery,
  type OffsetWindow,
  type Page,
} from '../../pagination/offset.ts';
import { pageOfWhole, type WholeList } from '../../pagination/whole-lists.ts';
import { AccessLevel } from '../../policy/access-level.ts';
import { toAccessLevel } from '../../policy/group-level.ts';
import { isVisibleTo } from '../../policy/visibility.ts';
import type { Actor } from '../../records/actor.ts';
import { findFewProjects } from './few.ts';
import { pickHeld, withPicked } from './held.ts';
import { detailsStatement } from './list-details.ts';
import {
  callerParameters,
  type GroupContainer,
  planList,
  type ListShape,
  type PlannedList,
  type ProjectFilters,
  type ProjectOrder,
} from './list-shape.ts';
import {
  countStatement,
  isReadWhole,
  orderStatement,
  pageStatement,
  type HydratedParts,
  type PageShape,
} from './list-statements.ts';
import type { DetailsRow, FullRow, SimpleRow, StatisticsRow } from './rows.ts';
import { pickSimilar } from './similar.ts';

/** Offsets go no further, because this list can be walked by id. */
const ceiling = { rows: 50_000, type: 'Project' };

export interface ProjectListQuery extends ProjectFilters, OffsetQuery, KeysetQuery {
  readonly order_by: ProjectOrder;
}

/** A row with the parts that were asked for. */
export type HydratedRow<Parts extends HydratedParts> = (Parts['full'] extends true
  ? FullRow
  : SimpleRow) &
  (Parts['statistics'] extends true ? StatisticsRow : unknown);

/**
 * A page of the projects that the actor may see.
 * @throws NotAllowed for keyset pages in another order than by id, and for offsets beyond 50,000
 */
export async function findProjects<const Parts extends HydratedParts>(
  db: Database,
  actor: Actor | null,
  query: ProjectListQuery,
  parts: Parts,
): Promise<Page<HydratedRow<Parts>>> {
  const keyset = wantsKeyset(query, ['id']);
  const window = keyset ? null : offsetWindow(query, ceiling);
  if (window !== null) return pageOf(db, actor, query, { filters: query, window, parts });

  const found = await findFewProjects(db, actor, query);
  const planned = planList(actor, query, { by: query.order_by, sort: query.sort }, found);
  const limit = keysetLimit(query);
  const rows =
    planned === null ? [] : await readPage(db, actor, planned, parts, false, { limit, offset: 0 });
  return keysetPageById(query, rows);
}

/** A page of the projects of a group that the actor may see: of all that `scope` says. */
export async function findGroupProjects<const Parts extends HydratedParts>(
  db: Database,
  actor: Actor | null,
  scope: { readonly container: GroupContainer; readonly id: number },
  query: ProjectFilters & OffsetQuery & Pick<ProjectListQuery, 'order_by' | 'sort'>,
  parts: Parts,
): Promise<Page<HydratedRow<Parts>>> {
  const filters = { ...query, within: scope };
  return pageOf(db, actor, query, { filters, window: offsetWindow(query), parts });
}

interface Wanted<Parts extends HydratedParts> {
  /** With what the list is limited to. */
  readonly filters: ProjectFilters;
  readonly window: OffsetWindow;
  readonly parts: Parts;
}

function pageOf<const Parts extends HydratedParts>(
  db: Database,
  actor: Actor | null,
  query: ProjectFilters & OffsetQuery & Pick<ProjectListQuery, 'order_by' | 'sort'>,
  { filters, window, parts }: Wanted<Parts>,
): Promise<Page<HydratedRow<Parts>>> {
  const { page: _page, per_page: _perPage, ...lasting } = query;
  const seenBy = actor === null ? [] : [actor.user.id, actor.admin, actor.external, today()];
  const planned = async () => {
    const found = await findFewProjects(db, actor, query);
    return planList(actor, filters, { by: query.order_by, sort: query.sort }, found);
  };
  const list: WholeList<HydratedRow<Parts>> = {
    key: `projects: ${JSON.stringify([seenBy, lasting, filters.within])}`,
    until: 'written',
    page: async () => {
      const plan = await planned();
      if (plan === null) return { rows: [], whole: false, count: () => 0 };
      const counted = filters.within === undefined && hasKeptTotal(plan.shape);
      const rows = await readPage(db, actor, plan, parts, counted, window);
      const count = () => rows[0]?.total ?? countRows(db, plan);
      return { rows, whole: isReadWhole(plan.shape), count };
    },
    ids: async () => {
      const plan = await planned();
      if (plan === null) return [];
      return (await orderStatement.all(db, plan.shape, plan.parameters)).map(({ id }) => id);
    },
    rows: (ids) => findProjectsById(db, actor, ids, parts),
  };
  return pageOfWhole(db, list, window);
}

/** These projects as far as the actor may see them, in the order of `ids`. */
export async function findProjectsById<const Parts extends HydratedParts>(
  db: Database,
  actor: Actor | null,
  ids: readonly number[],
  parts: Parts,
): Promise<HydratedRow<Parts>[]> {
  if (ids.length === 0) return [];
  const shape: PageShape = { rows: { kind: 'ids', user: actor !== null }, parts };
  const rows = await pageStatement.all(db, shape, { ids, ...callerParameters(actor) });
  const seen = levelled<HydratedRow<Parts>>(rows, actor).filter(
    (row) => row.level > AccessLevel.None || isVisibleTo(row.visibility, actor),
  );
  const byId = new Map(seen.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** What a project that the actor was found to see is presented with; null when it is gone meanwhile. */
export async function findProjectDetails(
  db: Database,
  actor: Actor,
  id: number,
  { statistics }: Pick<HydratedParts, 'statistics'>,
): Promise<DetailsRow | (DetailsRow & StatisticsRow) | null> {
  const parameters = { id, user: actor.user.id, today: today() };
  return (await detailsStatement.first(db, { statistics }, parameters)) ?? null;
}

type Counted = { readonly total?: number };

async function readPage<Parts extends HydratedParts>(
  db: Database,
  actor: Actor | null,
  { shape, parameters }: PlannedList,
  parts: Parts,
  counted: boolean,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<(HydratedRow<Parts> & Counted)[]> {
  const depth = offset + limit;
  const planned = { shape, parameters };
  const picked = (await pickHeld(db, planned, depth)) ?? (await pickSimilar(db, planned, depth));
  const walked = picked === null ? null : withPicked(shape.sources);
  const rows = await pageStatement.all(
    db,
    {
      rows: { kind: 'list', list: shape, walked, counted, cut: cutOf({ limit, offset }) },
      parts,
    },
    { ...parameters, limit, offset, depth, picked: picked ?? [] },
  );
  return levelled<HydratedRow<Parts> & Counted>(rows, actor);
}

/** Gives fresh rows the actor's level, in place: a page has few rows but they are wide. */
function levelled<Row extends SimpleRow>(
  rows: Record<string, unknown>[],
  actor: Actor | null,
): Row[] {
  const admin = actor?.admin === true;
  const viaAuditor = actor?.user.auditor === true;
  for (const row of rows) {
    row['viaAuditor'] = viaAuditor;
    row['level'] = admin
      ? AccessLevel.Owner
      : toAccessLevel((row['authorized_level'] as number | null | undefined) ?? null);
  }
  return rows as unknown as Row[];
}

/** Whether totals are kept for the list: they know its sources, but no filter. */
function hasKeptTotal({ sources, narrowed, topics, attributes, level }: ListShape): boolean {
  const kept = sources.every(({ kind }) => kind !== 'within');
  return kept && narrowed.length === 0 && !topics && attributes === 0 && level === 0;
}

async function countRows(db: Database, { shape, parameters }: PlannedList): Promise<number> {
  const counted = { ...shape, order: 'id', sort: 'asc' } as const;
  return countList(
    db,
    () => JSON.stringify([counted, parameters]),
    async () => (await countStatement.first(db, counted, parameters))?.count ?? 0,
  );
}
