import type { PageResult } from '../../../generator/runtime/page.ts';
import type { Database } from '../../database/database.ts';
import { InvalidParameters } from '../../errors.ts';
import { cutOf, depthOf } from '../../pagination/cut.ts';
import { keysetLimit, wantsKeyset } from '../../pagination/keyset.ts';
import {
  countList,
  type OffsetQuery,
  type OffsetWindow,
  offsetWindow,
  type Page,
} from '../../pagination/offset.ts';
import { inOrder, pageOfWhole, type WholeList } from '../../pagination/whole-lists.ts';
import type { Actor } from '../../records/actor.ts';
import type { GroupRow } from '../../records/group.ts';
import { findFewGroups } from './few.ts';
import {
  type GroupFilters,
  type GroupListQuery,
  type ParentOfList,
  planList,
  type PlannedList,
  type Position,
} from './list-shape.ts';
import {
  countStatement,
  isReadWhole,
  type ListedGroup,
  orderStatement,
  pageStatement,
  rowsStatement,
} from './list-statements.ts';

/** Offsets of callers without credentials go no further, because they can walk the list by name. */
const ceiling = { rows: 50_000, type: 'Group' };

/**
 * A page of groups for the actor.
 * @throws NotAllowed for keyset pages that are not offered, and for offsets beyond the ceiling
 * @throws InvalidParameters for a cursor that none of our pages has handed out
 */
export async function findGroups(
  db: Database,
  actor: Actor | null,
  query: GroupListQuery,
  now: Date,
): Promise<Page<GroupRow>> {
  const orders = actor === null && query.sort === 'asc' ? ['name'] : [];
  if (wantsKeyset(query, orders)) return keysetPage(db, query, now);

  const window = offsetWindow(query, actor === null ? ceiling : undefined);
  return pageOf(db, actor, query, now, { window, parent: null });
}

/** A page of the groups below another one, chosen as in the list of all. */
export async function findSubgroups(
  db: Database,
  actor: Actor | null,
  parent: ParentOfList,
  query: GroupFilters & OffsetQuery,
  now: Date,
): Promise<Page<GroupRow>> {
  return pageOf(db, actor, query, now, { window: offsetWindow(query), parent });
}

interface Wanted {
  readonly window: OffsetWindow;
  readonly parent: ParentOfList | null;
}

async function pageOf(
  db: Database,
  actor: Actor | null,
  query: GroupFilters,
  now: Date,
  { window, parent }: Wanted,
): Promise<Page<GroupRow>> {
  const asked = planList(actor, query, now, { found: null, parent });
  const planned = async () =>
    planList(actor, query, now, { found: await findFewGroups(db, actor, query), parent });
  // What groups are called, and where they are, changes with the access revision; other things do not.
  const stable = asked.shape.search === null && asked.shape.attributes === 0;
  const list: WholeList<GroupRow> = {
    key: `groups: ${JSON.stringify(asked)}`,
    until: stable ? 'access' : 'written',
    page: async () => {
      const plan = await planned();
      const rows = await readPage(db, plan, window);
      const count = () => rows[0]?.total ?? countGroups(db, plan);
      return { rows, whole: isReadWhole(plan.shape), count };
    },
    ids: async () => readOrder(db, await planned()),
    rows: async (ids) => inOrder(ids, await rowsStatement.all(db, { ids })),
  };
  return pageOfWhole(db, list, window);
}

async function readOrder(
  db: Database,
  { shape, parameters }: PlannedList,
): Promise<readonly number[]> {
  return (await orderStatement.all(db, shape, parameters)).map(({ id }) => id);
}

function readPage(
  db: Database,
  { shape, parameters }: PlannedList,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ListedGroup[]> {
  const cut = cutOf({ limit, offset });
  const lengths = { limit, offset, depth: depthOf({ limit, offset }) };
  return pageStatement.all(db, { list: shape, cut }, { ...parameters, ...lengths });
}

async function countGroups(db: Database, { shape, parameters }: PlannedList): Promise<number> {
  const counted = { ...shape, order: 'id', sort: 'asc' } as const;
  return countList(
    db,
    () => JSON.stringify([counted, parameters]),
    async () => (await countStatement.first(db, counted, parameters))?.count ?? 0,
  );
}

async function keysetPage(db: Database, query: GroupListQuery, now: Date): Promise<Page<GroupRow>> {
  const after = query.cursor === undefined ? null : readCursor(query.cursor);
  const found = await findFewGroups(db, null, query);
  const limit = keysetLimit(query);
  const planned = planList(null, query, now, { found, after });
  const fetched = await readPage(db, planned, { limit: limit + 1, offset: 0 });
  const rows = fetched.slice(0, limit);
  const last = rows.at(-1);
  const result: PageResult = {
    kind: 'keyset',
    next: fetched.length > limit && last !== undefined ? { cursor: writeCursor(last) } : null,
  };
  return { rows, page: result };
}

function writeCursor({ name, id }: Position): string {
  return Buffer.from(JSON.stringify({ name, id })).toString('base64url');
}

function readCursor(cursor: string): Position {
  const position = parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (
    typeof position === 'object' &&
    position !== null &&
    'name' in position &&
    typeof position.name === 'string' &&
    !position.name.includes('\0') &&
    position.name.isWellFormed() &&
    'id' in position &&
    Number.isSafeInteger(position.id)
  ) {
    return { name: position.name, id: Number(position.id) };
  }
  throw new InvalidParameters('cursor is invalid');
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
