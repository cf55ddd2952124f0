import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { type ExportedRecord, loadOwnedRows, splitIntoPages, streamRows } from '../record.ts';
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

interface StoredLink {
  readonly id: number;
  readonly source_id: number;
  readonly target_id: number;
  readonly link_type: string;
  readonly created_at: string;
  readonly updated_at: string;
  /** Null for an epic that is not in the archive. */
  readonly other_iid: number | null;
  readonly other_group_id: number | null;
}

const linkedBatchSize = 200;

/** The links of the epics of a group. An end is null where the epic is not in the archive. */
export async function* exportEpicLinks({
  db,
  group,
  topGroupId,
}: GroupSource): AsyncGenerator<ExportedRecord> {
  const epics = streamRows<{ readonly id: number; readonly iid: number }>(
    () => db('epics').where('epics.group_id', group.id).select('epics.id', 'epics.iid'),
    { of: 'epics', by: ['iid'], atOnce: linkedBatchSize },
  );
  const within = () =>
    db('epics')
      .join('namespace_ancestors as above', 'above.namespace_id', 'epics.group_id')
      .where('above.ancestor_id', topGroupId)
      .select('epics.id', 'epics.iid', 'epics.group_id');
  const linksOf = (ids: readonly number[], own: string, other: string) =>
    loadOwnedRows<StoredLink>(
      ids,
      () =>
        db('epic_links')
          .leftJoin(within().as('others'), 'others.id', `epic_links.${other}`)
          .select('epic_links.*', {
            ...{ other_iid: 'others.iid', other_group_id: 'others.group_id' },
          }),
      { of: 'epic_links', owner: own, by: ['id'] },
    );
  for await (const page of splitIntoPages(epics, linkedBatchSize)) {
    const ids = page.map(({ id }) => id);
    const out = await linksOf(ids, 'source_id', 'target_id');
    const into = await linksOf(ids, 'target_id', 'source_id');
    for (const { id, iid } of page) {
      const own = { group_id: group.id, iid };
      for await (const link of out(id)) {
        const { other_iid, other_group_id: group_id } = link;
        yield linkRecord(link, own, other_iid === null ? null : { group_id, iid: other_iid });
      }
      // A link within the archive is written with its source.
      for await (const link of into(id)) {
        if (link.other_iid === null) yield linkRecord(link, null, own);
      }
    }
  }
}

const linkRecord = (
  { link_type, created_at, updated_at }: StoredLink,
  source: object | null,
  target: object | null,
): ExportedRecord => ({ own: { source, target, link_type, created_at, updated_at } });
