import type { Database } from '#src/database/database.ts';
import { RowNotFound } from '#src/errors.ts';
import type { EpicRow } from '#src/records/epic.ts';
import type { IssueRow } from '#src/records/issue.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';

interface Rows {
  readonly issues: IssueRow;
  readonly merge_requests: MergeRequestRow;
  readonly epics: EpicRow;
}

/** The column that names the place of a row; null during its removal. */
const placeOf = {
  issues: 'project_id',
  merge_requests: 'target_project_id',
  epics: 'group_id',
} as const;

/**
 * Locks a row for a change or deletion. A concurrent request may have removed it since its lookup: a hidden row may
 * still exist, but must have no effects.
 * @throws RowNotFound when it is gone, or is being removed
 */
export async function lockPresent<Table extends keyof Rows>(
  db: Database,
  table: Table,
  id: number,
  purpose: 'change' | 'removal' = 'change',
): Promise<Rows[Table]> {
  const rows = db(table).where({ id }).whereNotNull(placeOf[table]);
  const row: unknown = await (
    purpose === 'removal' ? rows.forUpdate() : rows.forNoKeyUpdate()
  ).first();
  if (row === undefined) throw new RowNotFound();
  return row as Rows[Table];
}
