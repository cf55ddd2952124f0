import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { clearReferences } from '#src/database/in-parts.ts';
import { type WalkedPart, walkBelonging } from '#src/database/walks.ts';
import { RowNotFound } from '#src/errors.ts';
import { mergeLists } from './merge-board-lists.ts';
import { walkProjects } from '#src/domains/core/namespaces/tree.ts';
import { issuableKinds } from '#src/domains/planning/issuables/issuable.ts';
import type { LabelPromoted } from './events.ts';

/**
 * Merges labels with the same title, of projects below the group and the group's hidden one, into the promoted label:
 * their links, ranks, subscriptions and boards move to it. If another label of the title was promoted since, the
 * hidden one is merged into that, or deleted if there is none.
 */
export async function* mergeOtherLabels(
  db: Database,
  { id, title, group_id, replaced }: LabelPromoted,
): AsyncGenerator<WalkedPart> {
  const isThere = await hasLabel(db, { id, group_id });
  if (isThere) {
    for await (const projects of walkProjects(db, group_id)) {
      const alike = db('labels').where({ title }).whereNot({ id });
      const others = await whereInList(alike, 'project_id', projects).pluck<number[]>('id');
      yield { rows: projects.length };
      yield* merge(db, { id, group_id }, others);
    }
  }
  if (replaced === null) return;
  const heir = isThere
    ? { id }
    : await db('labels').where({ group_id, title }).first<{ id: number } | undefined>('id');
  if (heir !== undefined) {
    yield* merge(db, { id: heir.id, group_id }, [replaced]);
    return;
  }
  await clearReferences(db, 'labels', [replaced]);
  yield { rows: 1, change: (db) => db('labels').where({ id: replaced }).delete() };
}

/** A label of a group. */
interface Promoted {
  readonly id: number;
  readonly group_id: number;
}

/** Checks the label with a lock that keeps it until the end of the transaction. */
const hasLabel = async (db: Database, { id, group_id }: Promoted): Promise<boolean> =>
  (await db('labels').where({ id, group_id }).forShare().first('id')) !== undefined;

/** Each part keeps rows of the group's label: rows of the promoted label that would be duplicates are deleted. */
async function* merge(
  db: Database,
  promoted: Promoted,
  others: readonly number[],
): AsyncGenerator<WalkedPart> {
  for await (const part of streamParts(db, promoted.id, others)) {
    yield {
      rows: part.rows,
      async change(db) {
        if (!(await hasLabel(db, promoted))) throw new RowNotFound();
        await part.change?.(db);
      },
    };
  }
}

async function* streamParts(
  db: Database,
  id: number,
  others: readonly number[],
): AsyncGenerator<WalkedPart> {
  if (others.length === 0) return;
  for (const { column } of Object.values(issuableKinds)) {
    const links = db('label_links').whereNotNull(column);
    const along = { key: column, select: 'id' };
    for await (const ids of walkBelonging(links, 'label_id', others, along)) {
      yield { rows: ids.length, change: (db) => replaceLinks(db, column, id, ids) };
    }
  }
  for (const [table, key, fact] of kept) {
    for await (const keys of walkBelonging(db(table), 'label_id', others, { key })) {
      const found = { table, key, fact, keys };
      yield { rows: keys.length, change: (db) => replaceKept(db, id, others, found) };
    }
  }
  const along = { key: 'board_id', select: 'id' };
  for await (const ids of walkBelonging(db('board_lists'), 'label_id', others, along)) {
    yield { rows: ids.length, change: (db) => mergeLists(db, { column: 'label_id', id }, ids) };
  }
  for await (const ids of walkBelonging(db('resource_events'), 'label_id', others)) {
    yield {
      rows: ids.length,
      change: (db) => whereInList(db('resource_events'), 'id', ids).update({ label_id: id }),
    };
  }
  yield { rows: others.length, change: (db) => whereInList(db('labels'), 'id', others).delete() };
}

/** Tables with one row for a label and its owner, and the columns to copy. */
const kept = [
  ['label_priorities', 'project_id', 'priority'],
  ['label_subscriptions', 'user_id', 'created_at'],
  ['board_labels', 'board_id', null],
] as const;

async function replaceLinks(
  db: Database,
  column: string,
  id: number,
  ids: readonly number[],
): Promise<void> {
  const found = whereInList(db('label_links'), 'id', ids).distinct(column);
  await db.raw(
    `insert into label_links (${column}, label_id)
     select ${column}, cast(? as bigint) from ? as found where true
     on conflict (${column}, label_id) do nothing`,
    [id, found],
  );
  await whereInList(db('label_links'), 'id', ids).delete();
}

interface Kept {
  readonly table: string;
  readonly key: string;
  readonly fact: string | null;
  readonly keys: readonly number[];
}

/** Keeps the lowest priority and the oldest subscription, except those of the promoted label. */
async function replaceKept(
  db: Database,
  id: number,
  others: readonly number[],
  { table, key, fact, keys }: Kept,
): Promise<void> {
  const selectAmong = () => whereInList(whereInList(db(table), 'label_id', others), key, keys);
  const found = selectAmong().groupBy(key).select(key);
  if (fact !== null) void found.min({ fact });
  await db.raw(
    `insert into ${table} (${key}, label_id${fact === null ? '' : `, ${fact}`})
     select ${key}, cast(? as bigint)${fact === null ? '' : ', fact'} from ? as found where true
     on conflict (${key}, label_id) do nothing`,
    [id, found],
  );
  await selectAmong().delete();
}
