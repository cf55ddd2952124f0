import type { Database } from '../../../../database/database.ts';
import { whereInList } from '../../../../database/dialect.ts';
import { type ExportedRecord, splitIntoPages, streamRows } from '../record.ts';
import { toEpicRecord, type StoredEpic } from '../tree/epics.ts';
import { exportListsOnIssuables } from '../tree/on-targets.ts';
import type { GroupSource } from './source.ts';

/** Epics in memory at a time, with the one above each: their descriptions may be a megabyte. */
const epicBatchSize = 10;

interface WholeEpic extends StoredEpic {
  readonly parent_id: number | null;
  readonly description: string | null;
}

export async function* exportEpics(source: GroupSource): AsyncGenerator<ExportedRecord> {
  const { db, group } = source;
  const rows = streamRows<WholeEpic>(
    () => db('epics').where('epics.group_id', group.id).select('*'),
    {
      of: 'epics',
      by: ['iid'],
      atOnce: epicBatchSize,
    },
  );
  for await (const page of splitIntoPages(rows, epicBatchSize)) {
    const ids = page.map(({ id }) => id);
    const parents = await parentsOf(source, page);
    const listsOf = await exportListsOnIssuables(source, 'epic_id', ids);
    for (const epic of page) {
      const parent = epic.parent_id === null ? null : (parents.get(epic.parent_id) ?? null);
      yield { own: { ...wholeRecord(epic), parent }, lists: await listsOf(epic.id) };
    }
  }
}

/** The epics above these, whole, as far as they are in the archive. */
async function parentsOf(
  { db, topGroupId }: { readonly db: Database; readonly topGroupId: number },
  page: readonly WholeEpic[],
): Promise<ReadonlyMap<number, object>> {
  const ids = [...new Set(page.flatMap(({ parent_id }) => parent_id ?? []))];
  if (ids.length === 0) return new Map();
  const within = db('epics')
    .join('namespace_ancestors as above', 'above.namespace_id', 'epics.group_id')
    .where('above.ancestor_id', topGroupId);
  const found = await whereInList(within, 'epics.id', ids).select<WholeEpic[]>('epics.*');
  return new Map(found.map((row) => [row.id, { ...wholeRecord(row), group_id: row.group_id }]));
}

const wholeRecord = (epic: WholeEpic) => ({
  ...toEpicRecord(epic),
  description: epic.description,
});
