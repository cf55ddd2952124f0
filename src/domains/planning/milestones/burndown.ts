import type { Knex } from 'knex';
import type { BurndownEvent } from '#generated/milestones/types.ts';
import type { RequestContext } from '#src/context.ts';
import { type OffsetQuery, type Page, paginate } from '#src/lists/offset.ts';
import { selectVisibleIssues } from '#src/policy/visible-issues.ts';

/** Lists when issues of a milestone that the actor may see were created, closed and reopened, oldest first. */
export function listBurndownEvents(
  { db, actor }: Pick<RequestContext, 'db' | 'actor'>,
  milestoneId: number,
  query: OffsetQuery,
): Promise<Page<BurndownEvent>> {
  const selectIssues = () =>
    selectVisibleIssues(db, actor).where('issues.milestone_id', milestoneId);
  const created = selectIssues().select(
    'issues.created_at',
    'issues.weight',
    db.raw("'created' as action"),
    'issues.id as issue_id',
  );
  const changed = selectIssues()
    .join('resource_events as changes', 'changes.issue_id', 'issues.id')
    .where('changes.kind', 'state')
    .select(
      'changes.created_at',
      'issues.weight',
      'changes.state as action',
      'issues.id as issue_id',
    );
  const events: Knex.QueryBuilder<BurndownEvent> = db<BurndownEvent>(
    created.unionAll([changed]).as('happened'),
  )
    .orderBy(['created_at', 'issue_id', 'action'])
    .select('created_at', 'weight', 'action');
  return paginate<BurndownEvent>(db, events, query);
}
