import type { Knex } from 'knex';
import type { Database } from '../../database/database.ts';
import { cappedCount, inList } from '../../database/dialect.ts';
import { walk, walkBelonging } from '../../database/walks.ts';
import { inTurn } from '../../lists/stretches.ts';
import type { Actor } from '../../records/actor.ts';
import { walkLinks } from '../labels/links.ts';
import { visibleIssues } from './visible.ts';

/** How many open issues that the actor may see are assigned to them. */
export async function countAssigned(db: Database, actor: Actor): Promise<number> {
  const mine = db('issue_assignees').where('user_id', actor.user.id);
  let count = 0;
  for await (const ids of walk(mine, { key: 'issue_id' })) {
    const open = inList(visibleIssues(db, actor), 'issues.id', ids).where('issues.state', 'opened');
    count += await inTurn({ db, actor }, () => cappedCount(db, open, ids.length));
  }
  return count;
}

/** How many issues of each of these milestones the actor may see, by state. */
export async function countByMilestone(
  db: Database,
  actor: Actor | null,
  milestones: readonly number[],
): Promise<ReadonlyMap<number, StateCounts>> {
  type Counted = { milestone_id: number; state: 'opened' | 'closed'; count: number | string };
  const counts = new Map<number, StateCounts>();
  for await (const ids of walkBelonging(db('issues'), 'milestone_id', milestones)) {
    const some = inList(visibleIssues(db, actor), 'issues.id', ids)
      .groupBy('issues.milestone_id', 'issues.state')
      .select('issues.milestone_id', 'issues.state')
      .count<Counted[]>('* as count');
    for (const { milestone_id: id, state, count } of await inTurn(
      { db, actor },
      async () => some,
    )) {
      const known = counts.get(id) ?? { opened: 0, closed: 0 };
      counts.set(id, { ...known, [state]: known[state] + Number(count) });
    }
  }
  return counts;
}

export interface StateCounts {
  readonly opened: number;
  readonly closed: number;
}

interface Counted {
  readonly label_id: number;
  readonly state: 'opened' | 'closed';
  readonly count: number | string;
}

/** How many issues with each of these labels the actor may see, of some projects, by label and state. */
export async function countByLabel(
  db: Database,
  actor: Actor | null,
  labels: readonly number[],
  projects: (issues: Knex.QueryBuilder) => Knex.QueryBuilder,
): Promise<ReadonlyMap<number, StateCounts>> {
  const counts = new Map<number, StateCounts>();
  for await (const links of walkLinks(db, labels, 'issue_id')) {
    const issues = projects(visibleIssues(db, actor))
      .join('label_links', 'label_links.issue_id', 'issues.id')
      .groupBy('label_links.label_id', 'issues.state')
      .select('label_links.label_id', 'issues.state');
    const some = inList(issues, 'label_links.id', links).count<Counted[]>('* as count');
    for (const { label_id, state, count } of await inTurn({ db, actor }, async () => some)) {
      const known = counts.get(label_id) ?? { opened: 0, closed: 0 };
      counts.set(label_id, { ...known, [state]: known[state] + Number(count) });
    }
  }
  return counts;
}
