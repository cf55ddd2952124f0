import type { IssueIteration } from '#generated/issues/types.ts';
import { toBeWritten } from '#runtime/later-text.ts';
import type { Urls } from '#src/text/urls.ts';
import type { IterationRow, ShownIterationRow } from './table.ts';

interface Shown {
  readonly url: Urls;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** `groupPath` is the full path of its group. */
export function presentIteration(
  row: Omit<ShownIterationRow, 'cadence_id'>,
  groupPath: string,
  { url, today }: Shown,
): IssueIteration {
  return {
    id: row.id,
    iid: row.iid,
    sequence: row.sequence,
    group_id: row.group_id,
    title: row.title,
    description: toBeWritten(row.description),
    state: computeState(today, row),
    created_at: row.created_at,
    updated_at: row.updated_at,
    start_date: row.start_date,
    due_date: row.due_date,
    web_url: url.web(`groups/${groupPath}/-/iterations/${row.id}`),
  };
}

function computeState(
  today: string,
  { start_date: start, due_date: due }: Pick<IterationRow, 'start_date' | 'due_date'>,
): 1 | 2 | 3 {
  if (start > today) return 1;
  return due >= today ? 2 : 3;
}
