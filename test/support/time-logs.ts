import type { Database } from '#src/database/database.ts';

/** Ids of time logs that name another project than that of the issue or merge request which they are about. */
export async function misplacedTimeLogs(db: Database): Promise<number[]> {
  const rows = await db('time_logs')
    .leftJoin('issues', 'issues.id', 'time_logs.issue_id')
    .leftJoin('merge_requests', 'merge_requests.id', 'time_logs.merge_request_id')
    .whereRaw(
      `coalesce(time_logs.project_id, 0) <> coalesce(issues.project_id, merge_requests.target_project_id)`,
    )
    .select<{ id: number }[]>('time_logs.id');
  return rows.map(({ id }) => id);
}
