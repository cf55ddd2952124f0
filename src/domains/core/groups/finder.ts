import type { PageResult } from '#runtime/page.ts';
import type { Database } from '#src/database/database.ts';
import { InvalidParameters } from '#src/errors.ts';
import type { ListQuery } from '#src/lists/filter.ts';
import { computeKeysetLimit, isKeysetRequested } from '#src/lists/keyset.ts';
import { type OffsetQuery, computeOffsetWindow, type Page } from '#src/lists/offset.ts';
import type { Position } from '#src/lists/slices.ts';
import type { Actor } from '#src/records/actor.ts';
import type { GroupRow } from '#src/records/group.ts';
import { type GroupFilters, groupList, type GroupListQuery, type ParentOfList } from './list.ts';

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
  if (isKeysetRequested(query, orders)) return loadKeysetPage(db, query, now);

  const window = computeOffsetWindow(query, actor === null ? ceiling : undefined);
  return groupList.page(db, toListQuery(actor, omitCursor(query), now), window);
}

/** A page of the groups below another one, chosen as in the list of all. */
export async function findSubgroups(
  db: Database,
  actor: Actor | null,
  below: ParentOfList,
  query: GroupFilters & OffsetQuery,
  now: Date,
): Promise<Page<GroupRow>> {
  return groupList.page(
    db,
    toListQuery(actor, { ...query, below }, now),
    computeOffsetWindow(query),
  );
}

function toListQuery(
  actor: Actor | null,
  query: GroupFilters,
  now: Date,
): ListQuery<Required<GroupFilters>> {
  return { actor, query, now, admin: actor?.admin === true };
}

async function loadKeysetPage(
  db: Database,
  query: GroupListQuery,
  now: Date,
): Promise<Page<GroupRow>> {
  const after = query.cursor === undefined ? null : readCursor(query.cursor);
  const window = { limit: computeKeysetLimit(query), backwards: false, after, before: null };
  const { rows, more } = await groupList.slice(
    db,
    toListQuery(null, omitCursor(query), now),
    window,
  );
  const last = rows.at(-1);
  const result: PageResult = {
    kind: 'keyset',
    next: more && last !== undefined ? { cursor: writeCursor(last) } : null,
  };
  return { rows: [...rows], page: result };
}

/** Offset pages know no cursor. */
const omitCursor = ({ cursor: _cursor, ...query }: GroupListQuery) => query;

function writeCursor({ name, id }: Pick<GroupRow, 'name' | 'id'>): string {
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
    return { position: position.name, id: Number(position.id), rank: 0 };
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
