import type { RawTree } from '#runtime/raw.ts';
import { reserveInternalId } from '#src/database/counters.ts';
import { insertReturning } from '#src/database/dialect.ts';
import { type Container, toOwnerColumn } from '#src/records/container.ts';
import { takeAtMost } from '../import/bounds.ts';
import { type ContainerContext, storeInTurn, storeOnce, walkInSteps } from '../import/context.ts';
import { readList, RecordRefused, readTime } from '../import/values.ts';
import { EntryIgnored } from './entry-ignored.ts';
import { storeLeaves } from './rows.ts';
import type {
  RecordAttributes,
  Leaf,
  RecordList,
  RecordLists,
  NewRow,
  Owner,
  RecordInput,
  OnRefused,
  Relation,
} from './relation.ts';
import { writeLeaf } from './write.ts';

/** Reads the columns of a record into `reading.row`: first the references, then all others in their order. */
export async function readRow(fields: RecordAttributes, reading: RecordInput): Promise<NewRow> {
  const all = Object.entries(fields);
  const inOrder = [
    ...all.filter(([, { first }]) => first),
    ...all.filter(([, { first }]) => !first),
  ];
  for (const [name, { column = name, take }] of inOrder) {
    if (take === undefined) continue;
    const value = take(reading, name);
    const known = value instanceof Promise ? ((await value) as unknown) : value;
    if (column !== null) reading.row[column] = known;
  }
  return reading.row;
}

/** The columns of a record that is in no list. */
export const readColumns = (
  fields: RecordAttributes,
  context: ContainerContext,
  record: RawTree,
  refused: OnRefused = async () => {},
): Promise<NewRow> => readRow(fields, { context, record, row: {}, owner: nobody, refused });

const nobody: Owner = { id: 0, iid: 0, title: '', created_at: '' };

/**
 * Stores a record with its lists.
 * @throws RecordRefused for a record that cannot be stored
 */
export async function storeRecord(
  relation: Relation,
  context: ContainerContext,
  record: RawTree,
  refused: OnRefused,
): Promise<void> {
  const { table, fields, unpaid, taken, counter, lists = {} } = relation;
  if (unpaid !== undefined && !context.paid) throw new RecordRefused(unpaid);
  const read: RecordInput = { context, record, row: {}, owner: nobody, refused };
  await readRow(fields, read);
  const reading = { ...read, prepared: await relation.prepare?.(read) };
  const { container } = context;
  const { owner = toOwnerColumn(container) } = relation;
  const row = {
    ...(owner !== null && { [owner]: container.id }),
    ...reading.row,
    ...relation.derive?.(reading),
  };
  const stored = await storeOnce(context, taken ?? 'it is there already', async (db) => {
    const more = await relation.require?.(db, { ...reading, row });
    const inserted = await insertReturning<Owner>(db, table, { ...row, ...more });
    if (counter !== undefined) await reserve(db, counter, container, inserted);
    await relation.beside?.(db, { ...reading, row: inserted });
    return inserted;
  });
  await relation.after?.({ ...reading, row: stored });
  await storeLists(relation, lists, context, record, stored, refused);
}

const reserve = (
  db: Parameters<typeof reserveInternalId>[0],
  scope: string,
  { id: owner }: Container,
  { iid }: Owner,
) => reserveInternalId(db, { scope, owner }, iid);

/** Stores the lists of a record, then the counts of their entries. */
async function storeLists(
  { table }: Relation,
  lists: RecordLists,
  context: ContainerContext,
  record: RawTree,
  owner: Owner,
  refused: OnRefused,
): Promise<void> {
  const counts: Record<string, unknown> = {};
  const all = Object.values(lists);
  for (const { store } of [...all.filter(({ last }) => !last), ...all.filter(({ last }) => last)]) {
    Object.assign(counts, await store?.(context, record, owner, refused));
  }
  if (Object.keys(counts).length === 0) return;
  await storeInTurn(context, (db) => db(table).where({ id: owner.id }).update(counts));
}

/** A list of rows that nothing refers to, both ways. */
export const createRecordList = (name: string, leaf: Leaf): Required<Omit<RecordList, 'last'>> => ({
  ...writeLeaf(leaf),
  async store(context, record, owner, refused) {
    const listed = readList(record, name);
    const entries = listed.length === 0 ? (leaf.older?.(record) ?? []) : listed;
    const rows = await readLeaf(leaf, { context, entries, owner, refused });
    await storeLeaves(context, leaf.table, rows);
    return leaf.count?.(rows);
  },
});

export interface Entries extends Omit<RecordInput, 'record' | 'row'> {
  readonly entries: readonly RawTree[];
}

/** The rows of a list; calls `refused` where it loses one. */
export async function readLeaf(
  leaf: Leaf,
  { context, entries, owner, refused }: Entries,
): Promise<readonly NewRow[]> {
  const { inOrderOf, unique, wins, most = Infinity } = leaf;
  const some = await takeAtMost(entries, leaf.mostRead ?? Infinity, refused);
  const inOrder = inOrderOf === undefined ? some : await sortByTime(context, some, inOrderOf);
  const keeps = leaf.keeping?.();
  const rows = new Map<unknown, NewRow>();
  for await (const record of walkInSteps(context, inOrder)) {
    if (rows.size >= most) {
      await refused();
      break;
    }
    const reading = { context, record, row: {}, owner, refused };
    try {
      const read = await readRow(leaf.fields, reading);
      const row = { [leaf.owner]: owner.id, ...read, ...leaf.derive?.(reading) };
      if (keeps?.(row) === false) continue;
      const key = unique === undefined ? rows.size : unique.map((column) => row[column]).join(' ');
      if (wins === 'last' || !rows.has(key)) rows.set(key, row);
    } catch (error) {
      if (error instanceof RecordRefused) await refused();
      else if (!(error instanceof EntryIgnored)) throw error;
    }
  }
  return [...rows.values()];
}

/** Sorts records by a time attribute, because archive lists are unordered. Each time is parsed once. */
export async function sortByTime(
  context: Pick<ContainerContext, 'pauses'>,
  records: readonly RawTree[],
  name: string,
): Promise<readonly RawTree[]> {
  const timed: { readonly record: RawTree; readonly at: string }[] = [];
  for await (const record of walkInSteps(context, records)) {
    timed.push({ record, at: readTime(record, name) ?? '' });
  }
  const inOrder = timed.toSorted(({ at: a }, { at: b }) => (a < b ? -1 : a > b ? 1 : 0));
  return inOrder.map(({ record }) => record);
}
