import type { PageResult } from '../../../generator/runtime/page.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Database } from '../../database/database.ts';
import { InvalidParameters } from '../../errors.ts';
import { keysetLimit, wantsKeyset } from '../../pagination/keyset.ts';
import {
  countList,
  offsetPage,
  type OffsetQuery,
  offsetWindow,
  type Page,
} from '../../pagination/offset.ts';
import { findFewGroups } from './few.ts';
import {
  type GroupFilters,
  type GroupListQuery,
  type ParentOfList,
  planList,
  type PlannedList,
  type Position,
} from './list-shape.ts';
import { countStatement, pageStatement } from './list-statements.ts';
import type { GroupRow } from './table.ts';

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
  const planned = planList(actor, query, now, {
    found: await findFewGroups(db, actor, query),
  });
  const fetched = await pageStatement.all(db, planned.shape, {
    ...planned.parameters,
    limit: window.limit,
    offset: window.offset,
    depth: Math.min(window.offset + window.limit, Number.MAX_SAFE_INTEGER),
  });
  return offsetPage(window, fetched, () => countGroups(db, planned));
}

/** A page of the groups below another one, chosen as in the list of all. */
export async function findSubgroups(
  db: Database,
  actor: Actor | null,
  parent: ParentOfList,
  query: GroupFilters & OffsetQuery,
  now: Date,
): Promise<Page<GroupRow>> {
  const window = offsetWindow(query);
  const planned = planList(actor, query, now, {
    found: await findFewGroups(db, actor, query),
    parent,
  });
  const fetched = await pageStatement.all(db, planned.shape, {
    ...planned.parameters,
    limit: window.limit,
    offset: window.offset,
    depth: Math.min(window.offset + window.limit, Number.MAX_SAFE_INTEGER),
  });
  return offsetPage(window, fetched, () => countGroups(db, planned));
}

async function countGroups(db: Database, { shape, parameters }: PlannedList): Promise<number> {
  const counted = { ...shape, order: 'id', sort: 'asc' } as const;
  return countList(
    db,
    () => JSON.stringify([counted, parameters]),
    async (cap) => (await countStatement.first(db, counted, { ...parameters, cap }))?.count ?? 0,
  );
}

async function keysetPage(db: Database, query: GroupListQuery, now: Date): Promise<Page<GroupRow>> {
  const after = query.cursor === undefined ? null : readCursor(query.cursor);
  const found = await findFewGroups(db, null, query);
  const { shape, parameters } = planList(null, query, now, { found, after });
  const limit = keysetLimit(query);
  const page = { limit: limit + 1, offset: 0, depth: limit + 1 };
  const fetched = await pageStatement.all(db, shape, { ...parameters, ...page });
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
