import type { Database } from '#src/database/database.ts';
import { countUpTo, whereInList } from '#src/database/dialect.ts';
import { walkParts, walkBelonging } from '#src/database/walks.ts';
import { readInTurn } from '#src/lists/stretches.ts';
import { selectVisibleIssues } from '#src/policy/visible-issues.ts';
import type { Actor } from '#src/records/actor.ts';
import type { StateCounts } from '#src/domains/planning/labels/counts.ts';

/** Number of assigned open issues that the actor may see. */
export async function countAssigned(db: Database, actor: Actor): Promise<number> {
  const mine = db('issue_assignees').where('user_id', actor.user.id);
  let count = 0;
  for await (const ids of walkParts(mine, { key: 'issue_id' })) {
    const open = whereInList(selectVisibleIssues(db, actor), 'issues.id', ids).where(
      'issues.state',
      'opened',
    );
    count += await readInTurn({ db, actor }, () => countUpTo(db, open, ids.length));
  }
  return count;
}

/** Number of issues visible to the actor for each milestone, by state. */
export async function countByMilestone(
  db: Database,
  actor: Actor | null,
  milestones: readonly number[],
): Promise<ReadonlyMap<number, StateCounts>> {
  type Counted = { milestone_id: number; state: 'opened' | 'closed'; count: number | string };
  const counts = new Map<number, StateCounts>();
  for await (const ids of walkBelonging(db('issues'), 'milestone_id', milestones)) {
    const some = whereInList(selectVisibleIssues(db, actor), 'issues.id', ids)
      .groupBy('issues.milestone_id', 'issues.state')
      .select('issues.milestone_id', 'issues.state')
      .count<Counted[]>('* as count');
    for (const { milestone_id: id, state, count } of await readInTurn(
      { db, actor },
      async () => some,
    )) {
      const known = counts.get(id) ?? { opened: 0, closed: 0 };
      counts.set(id, { ...known, [state]: known[state] + Number(count) });
    }
  }
  return counts;
}
