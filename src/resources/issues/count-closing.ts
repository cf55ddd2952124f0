import type { Database } from '../../database/database.ts';
import { inList } from '../../database/dialect.ts';
import { shapedStatement } from '../../database/statement.ts';
import { type Viewer, viewerOf } from '../../policy/visible-issues.ts';
import { whereVisible } from '../../policy/visible-merge-requests.ts';
import type { Actor } from '../../records/actor.ts';

export const closing = shapedStatement<
  Viewer,
  { user: number; issues: readonly number[] },
  { issue_id: number; count: number | string }
>((db, { user, issues }, viewer) => {
  const links = inList(db('merge_request_closing_issues as closing'), 'closing.issue_id', issues)
    .join('merge_requests', 'merge_requests.id', 'closing.merge_request_id')
    .join('projects', 'projects.id', 'merge_requests.target_project_id');
  return whereVisible(links, viewer, user)
    .groupBy('closing.issue_id')
    .select('closing.issue_id')
    .count('* as count');
});

/** How many merge requests that the actor may see close each of these issues, by issue. */
export async function countClosing(
  db: Database,
  actor: Actor | null,
  issues: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (issues.length === 0) return new Map();
  const asked = { user: actor?.user.id ?? 0, issues };
  const rows = await closing.all(db, viewerOf(actor), asked);
  return new Map(rows.map(({ issue_id, count }) => [issue_id, Number(count)]));
}
