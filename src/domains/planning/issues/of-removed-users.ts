import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { deleteInParts, partRows, runStepByStep } from '#src/database/in-parts.ts';
import { refreshDates } from '#src/domains/planning/epics/dates.ts';

/** Deletes all issues of a user, and updates the counts of their projects and the dates of their epics. */
export async function deleteUserIssues(db: Database, userId: number): Promise<void> {
  await leaveEpics(db, userId);
  const own = db('issues').where('author_id', userId);
  await deleteInParts(db, 'issues', own, {
    async remove(db, ids) {
      const selectSome = () => whereInList(db('issues'), 'id', ids);
      await selectSome().orderBy('id').forUpdate().select('id');
      const shown = await selectSome()
        .where({ state: 'opened', confidential: false })
        .groupBy('project_id')
        .orderBy('project_id')
        .select('project_id')
        .count<{ project_id: number; count: number | string }[]>('* as count');
      await selectSome().delete();
      for (const { project_id, count } of shown) {
        await db('projects').where('id', project_id).decrement('open_issues_count', Number(count));
      }
    },
  });
}

/** Unlinks the issues from their epics before their deletion, because the links name the epics to refresh. */
async function leaveEpics(db: Database, userId: number): Promise<void> {
  await runStepByStep(db, async (db) => {
    const links = db('epic_issues')
      .join('issues', 'issues.id', 'epic_issues.issue_id')
      .where('issues.author_id', userId);
    const left = await db('epic_issues')
      .whereIn('id', links.orderBy('epic_issues.id').limit(partRows).select('epic_issues.id'))
      .delete()
      .returning<{ epic_id: number }[]>('epic_id');
    await refreshDates(
      db,
      left.map(({ epic_id }) => epic_id),
    );
    return left.length;
  });
}
