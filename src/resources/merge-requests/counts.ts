import type { Knex } from 'knex';
import type { Database } from '../../database/database.ts';
import { cappedCount, inList } from '../../database/dialect.ts';
import { shapedStatement } from '../../database/statement.ts';
import { walk } from '../../database/walks.ts';
import { inTurn } from '../../lists/stretches.ts';
import type { Actor } from '../../records/actor.ts';
import { type Viewer, viewerOf } from '../issues/visible.ts';
import { walkLinks } from '../labels/links.ts';
import { visibleMergeRequests, whereVisible } from './visible.ts';

/** How many open merge requests that the actor may see they are to merge, or to review. */
export async function countChosen(
  db: Database,
  actor: Actor,
  table: 'merge_request_assignees' | 'merge_request_reviewers',
): Promise<number> {
  const mine = db(table).where('user_id', actor.user.id);
  let count = 0;
  for await (const ids of walk(mine, { key: 'merge_request_id' })) {
    const requests = inList(visibleMergeRequests(db, actor), 'merge_requests.id', ids);
    const open = requests.where('merge_requests.state', 'opened');
    count += await inTurn({ db, actor }, () => cappedCount(db, open, ids.length));
  }
  return count;
}

/** How many open merge requests with each of these labels the actor may see, of some projects, by label. */
export async function countOpenByLabel(
  db: Database,
  actor: Actor | null,
  labels: readonly number[],
  projects: (requests: Knex.QueryBuilder) => Knex.QueryBuilder,
): Promise<ReadonlyMap<number, number>> {
  const counts = new Map<number, number>();
  for await (const links of walkLinks(db, labels, 'merge_request_id')) {
    const requests = projects(visibleMergeRequests(db, actor))
      .join('label_links', 'label_links.merge_request_id', 'merge_requests.id')
      .where('merge_requests.state', 'opened')
      .groupBy('label_links.label_id')
      .select('label_links.label_id');
    const some = inList(requests, 'label_links.id', links).count<
      { label_id: number; count: number | string }[]
    >('* as count');
    for (const { label_id, count } of await inTurn({ db, actor }, async () => some)) {
      counts.set(label_id, (counts.get(label_id) ?? 0) + Number(count));
    }
  }
  return counts;
}

const closing = shapedStatement<
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
