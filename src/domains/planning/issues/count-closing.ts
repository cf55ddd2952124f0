import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { prepareShapedStatement } from '#src/database/statement.ts';
import { type Viewer, toViewer } from '#src/policy/visible-issues.ts';
import { whereMergeRequestVisible } from '#src/policy/visible-merge-requests.ts';
import type { Actor } from '#src/records/actor.ts';

export const closing = prepareShapedStatement<
  Viewer,
  { user: number; issues: readonly number[] },
  { issue_id: number; count: number | string }
>((db, { user, issues }, viewer) => {
  const links = whereInList(
    db('merge_request_closing_issues as closing'),
    'closing.issue_id',
    issues,
  )
    .join('merge_requests', 'merge_requests.id', 'closing.merge_request_id')
    .join('projects', 'projects.id', 'merge_requests.target_project_id');
  return whereMergeRequestVisible(links, viewer, user)
    .groupBy('closing.issue_id')
    .select('closing.issue_id')
    .count('* as count');
});

/** Number of merge requests visible to the actor that close each of these issues, by issue. */
export async function countClosing(
  db: Database,
  actor: Actor | null,
  issues: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (issues.length === 0) return new Map();
  const values = { user: actor?.user.id ?? 0, issues };
  const rows = await closing.all(db, toViewer(actor), values);
  return new Map(rows.map(({ issue_id, count }) => [issue_id, Number(count)]));
}
