import type { Query } from '#src/lists/filter.ts';

/** Number of merge requests in one batch. */
export const requestBatchSize = 500;

/** The rows that a query finds, in the order of the ids. */
export async function* readRequestPages<Row extends { readonly id: number }>(
  query: () => Query,
): AsyncIterable<readonly Row[]> {
  for (let after = 0, full = true; full;) {
    const page = query().where('id', '>', after).orderBy('id').limit(requestBatchSize);
    const rows = (await page) as Row[];
    yield rows;
    after = rows.at(-1)?.id ?? after;
    full = rows.length === requestBatchSize;
  }
}
