import type { Knex } from 'knex';
import type { Database } from '../../database/database.ts';
import { inList } from '../../database/dialect.ts';
import type { Actor } from '../../records/actor.ts';
import { visibleIssues } from './visible.ts';

/** How many open issues that the actor may see are assigned to them. */
export async function countAssigned(db: Database, actor: Actor): Promise<number> {
  const assigned = visibleIssues(db, actor)
    .join('issue_assignees as mine', 'mine.issue_id', 'issues.id')
    .where('mine.user_id', actor.user.id)
    .where('issues.state', 'opened');
  return countOf(assigned);
}

async function countOf(issues: Knex.QueryBuilder): Promise<number> {
  const row = await issues.count<{ count: number | string }[]>('* as count').first();
  return Number(row?.count ?? 0);
}

export interface StateCounts {
  readonly opened: number;
  readonly closed: number;
}

/** How many issues with each of these labels the actor may see, of some projects, by label and state. */
export async function countByLabel(
  db: Database,
  actor: Actor | null,
  labels: readonly number[],
  projects: (issues: Knex.QueryBuilder) => Knex.QueryBuilder,
): Promise<ReadonlyMap<number, StateCounts>> {
  if (labels.length === 0) return new Map();
  const issues = projects(visibleIssues(db, actor)).join(
    'label_links',
    'label_links.issue_id',
    'issues.id',
  );
  const rows = await inList(issues, 'label_links.label_id', labels)
    .groupBy('label_links.label_id', 'issues.state')
    .select('label_links.label_id', 'issues.state')
    .count<{ label_id: number; state: 'opened' | 'closed'; count: number | string }[]>(
      '* as count',
    );
  const counts = new Map<number, StateCounts>();
  for (const { label_id, state, count } of rows) {
    const known = counts.get(label_id) ?? { opened: 0, closed: 0 };
    counts.set(label_id, { ...known, [state]: Number(count) });
  }
  return counts;
}
