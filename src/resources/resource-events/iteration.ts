import type { IssueIteration } from '../../../generated/issues/types.ts';
import type { Urls } from '../../urls.ts';

/** An iteration with the full path of its group. */
export interface ListedIterationRow {
  readonly id: number;
  readonly iid: number;
  readonly sequence: number;
  readonly group_id: number;
  readonly title: string | null;
  readonly description: string | null;
  /** `YYYY-MM-DD`, as the other. */
  readonly start_date: string;
  readonly due_date: string;
  readonly created_at: string;
  readonly updated_at: string;
  readonly group_path: string;
}

export function presentIteration(
  row: ListedIterationRow,
  { url, today }: { readonly url: Urls; readonly today: string },
): IssueIteration {
  return {
    id: row.id,
    iid: row.iid,
    sequence: row.sequence,
    group_id: row.group_id,
    title: row.title,
    description: row.description,
    state: today < row.start_date ? 1 : today > row.due_date ? 3 : 2,
    created_at: row.created_at,
    updated_at: row.updated_at,
    start_date: row.start_date,
    due_date: row.due_date,
    web_url: url.web(`groups/${row.group_path}/-/iterations/${row.id}`),
  };
}
