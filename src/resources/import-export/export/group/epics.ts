import type { Database } from '../../../../database/database.ts';
import { inList } from '../../../../database/dialect.ts';
import { type ExportedRecord, inPages, walked } from '../record.ts';
import { listsOnTargets } from '../tree/on-targets.ts';
import type { GroupSource } from './source.ts';

/** Epics in memory at a time, with the one above each: their descriptions may be a megabyte. */
const epicsAtOnce = 10;

interface StoredEpic {
  readonly id: number;
  readonly group_id: number;
  readonly parent_id: number | null;
  readonly iid: number;
  readonly title: string;
  readonly description: string | null;
  readonly state: string;
  readonly author_id: number;
  readonly confidential: boolean;
  readonly color: string;
  readonly start_date: string | null;
  readonly start_date_is_fixed: boolean;
  readonly start_date_fixed: string | null;
  readonly due_date: string | null;
  readonly due_date_is_fixed: boolean;
  readonly due_date_fixed: string | null;
  readonly relative_position: number | null;
  readonly closed_at: string | null;
  readonly closed_by_id: number | null;
  readonly created_at: string;
  readonly updated_at: string;
}

export async function* epics(source: GroupSource): AsyncGenerator<ExportedRecord> {
  const { db, group } = source;
  const rows = walked<StoredEpic>(() => db('epics').where('epics.group_id', group.id).select('*'), {
    of: 'epics',
    by: ['iid'],
    atOnce: epicsAtOnce,
  });
  for await (const page of inPages(rows, epicsAtOnce)) {
    const ids = page.map(({ id }) => id);
    const parents = await parentsOf(source, page);
    const listsOf = await listsOnTargets(source, 'epic_id', ids);
    for (const epic of page) {
      const parent = epic.parent_id === null ? null : (parents.get(epic.parent_id) ?? null);
      yield { own: { ...epicRecord(epic), parent }, lists: await listsOf(epic.id) };
    }
  }
}

/** The epics above these, whole, as far as they are in the archive. */
async function parentsOf(
  { db, topGroupId }: { readonly db: Database; readonly topGroupId: number },
  page: readonly StoredEpic[],
): Promise<ReadonlyMap<number, object>> {
  const ids = [...new Set(page.flatMap(({ parent_id }) => parent_id ?? []))];
  if (ids.length === 0) return new Map();
  const within = db('epics')
    .join('namespace_ancestors as above', 'above.namespace_id', 'epics.group_id')
    .where('above.ancestor_id', topGroupId);
  const found = await inList(within, 'epics.id', ids).select<StoredEpic[]>('epics.*');
  return new Map(found.map((row) => [row.id, { ...epicRecord(row), group_id: row.group_id }]));
}

function epicRecord(epic: StoredEpic): object {
  const { iid, title, description, state, author_id, confidential, color } = epic;
  const { start_date, start_date_is_fixed, start_date_fixed } = epic;
  const { due_date, due_date_is_fixed, due_date_fixed, relative_position } = epic;
  const { closed_at, closed_by_id, created_at, updated_at } = epic;
  return {
    ...{ iid, title, description, state, author_id, confidential, color },
    ...{ start_date, start_date_is_fixed, start_date_fixed },
    // The name that archives have for the due date.
    ...{ end_date: due_date, due_date_is_fixed, due_date_fixed, relative_position },
    ...{ closed_at, closed_by_id, created_at, updated_at },
  };
}
