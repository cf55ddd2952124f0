import type { Database } from '../../database/database.ts';
import { refreshDates } from '../epics/dates.ts';

/** Takes away all issues of a user, from the numbers of their projects and the days of their epics too. */
export async function deleteIssuesOf(db: Database, userId: number): Promise<void> {
  const own = () => db('issues').where('author_id', userId);
  await own().orderBy('id').forUpdate().select('id');
  const shown = await own()
    .where({ state: 'opened', confidential: false })
    .groupBy('project_id')
    .orderBy('project_id')
    .select('project_id')
    .count<{ project_id: number; count: number | string }[]>('* as count');
  const links = db('epic_issues').whereIn('issue_id', own().select('id'));
  const epics = await links.distinct<{ epic_id: number }[]>('epic_id');
  await own().delete();
  for (const { project_id, count } of shown) {
    await db('projects').where('id', project_id).decrement('open_issues_count', Number(count));
  }
  await refreshDates(
    db,
    epics.map(({ epic_id }) => epic_id),
  );
}
