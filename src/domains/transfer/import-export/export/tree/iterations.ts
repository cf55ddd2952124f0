import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';

/** The properties by which an import finds an iteration; all else is in the archive of its group. */
export interface StoredIteration {
  readonly iid: number;
  readonly title: string | null;
  readonly start_date: string;
  readonly due_date: string;
  readonly cadence_title: string;
}

/** The columns of a query that joins `iteration_cadences as cadences`. */
export const iterationColumns = [
  ...['iid', 'title', 'start_date', 'due_date'].map((name) => `iterations.${name}`),
  'cadences.title as cadence_title',
];

export const toIterationRecord = (row: StoredIteration): object => ({
  ...{ iid: row.iid, title: row.title, start_date: row.start_date, due_date: row.due_date },
  iterations_cadence: { title: row.cadence_title },
});

/** The iterations with these ids, by id. */
export async function loadIterationRecords(
  db: Database,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number | null, object>> {
  const distinctIds = [...new Set(ids.filter((id) => id !== null))];
  if (distinctIds.length === 0) return new Map();
  const query = db('iterations').join(
    'iteration_cadences as cadences',
    'cadences.id',
    'iterations.cadence_id',
  );
  const rows = await whereInList(query, 'iterations.id', distinctIds).select<
    (StoredIteration & { readonly id: number })[]
  >('iterations.id', ...iterationColumns);
  return new Map(rows.map((row) => [row.id, toIterationRecord(row)]));
}
