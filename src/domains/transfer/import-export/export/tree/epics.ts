import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';

export interface StoredEpic {
  readonly id: number;
  readonly group_id: number;
  readonly iid: number;
  readonly title: string;
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

const columns = [
  ...['id', 'group_id', 'iid', 'title', 'state', 'author_id', 'confidential', 'color'],
  ...['start_date', 'start_date_is_fixed', 'start_date_fixed'],
  ...['due_date', 'due_date_is_fixed', 'due_date_fixed', 'relative_position'],
  ...['closed_at', 'closed_by_id', 'created_at', 'updated_at'],
].map((name) => `epics.${name}`);

/** The properties of an epic beside its description. */
export function toEpicRecord(epic: StoredEpic): object {
  const { iid, title, state, author_id, confidential, color } = epic;
  const { start_date, start_date_is_fixed, start_date_fixed } = epic;
  const { due_date, due_date_is_fixed, due_date_fixed, relative_position } = epic;
  const { closed_at, closed_by_id, created_at, updated_at } = epic;
  return {
    ...{ iid, title, state, author_id, confidential, color },
    ...{ start_date, start_date_is_fixed, start_date_fixed },
    // The name that archives have for the due date.
    ...{ end_date: due_date, due_date_is_fixed, due_date_fixed, relative_position },
    ...{ closed_at, closed_by_id, created_at, updated_at },
  };
}

/**
 * Loads the epics of these issues, by issue id. Confidential ones are in archives for administrators alone: any
 * maintainer may download an archive, and not all of them may see these. Descriptions are only in the archive of the
 * group, so that they are not repeated with each issue.
 */
export async function exportEpicsOfIssues(
  { db, administrator }: { readonly db: Database; readonly administrator: boolean },
  ids: readonly number[],
): Promise<ReadonlyMap<number, object>> {
  const links = db('epic_issues')
    .join('epics', 'epics.id', 'epic_issues.epic_id')
    .whereNotNull('epics.group_id');
  if (!administrator) void links.where('epics.confidential', false);
  const rows = await whereInList(links, 'epic_issues.issue_id', ids).select<
    (StoredEpic & { readonly issue_id: number })[]
  >(...columns, 'epic_issues.issue_id');
  return new Map(
    rows.map((row) => [row.issue_id, { ...toEpicRecord(row), group_id: row.group_id }]),
  );
}
