import type { Database } from '#src/database/database.ts';
import { type ExportedRecord, loadOwnedRows, streamRecords } from '../record.ts';

/** The column by which what is on issues, merge requests or epics names them. */
export type AwardColumn = 'issue_id' | 'merge_request_id' | 'epic_id';

/** The class names of what these columns name. */
export const typeOfTarget = {
  issue_id: 'Issue',
  merge_request_id: 'MergeRequest',
  epic_id: 'Epic',
} as const satisfies Readonly<Record<AwardColumn, string>>;

interface Award {
  readonly id: number;
  readonly name: string;
  readonly user_id: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The reactions to issues, merge requests or notes, by the id of each. */
export async function exportAwards(
  db: Database,
  column: AwardColumn | 'note_id',
  ids: readonly number[],
): Promise<(id: number) => AsyncIterable<ExportedRecord>> {
  const type = column === 'note_id' ? 'Note' : typeOfTarget[column];
  const of = await loadOwnedRows<Award>(ids, () => db('award_emoji').select('*'), {
    of: 'award_emoji',
    owner: column,
    by: ['id'],
  });
  return (id) =>
    streamRecords(of(id), ({ name, user_id, created_at, updated_at }) => ({
      ...{ name, user_id, awardable_type: type, created_at, updated_at },
    }));
}
