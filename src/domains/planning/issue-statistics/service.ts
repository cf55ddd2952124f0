import type { IssueStatisticsService } from '#generated/issue-statistics/service.ts';
import type { IssueStatistics } from '#generated/issue-statistics/types.ts';
import type { RequestContext } from '#src/context.ts';
import { mayList } from '#src/policy/guard.ts';
import {
  loadIssueQuery,
  toGroupScope,
  toProjectScope,
} from '#src/domains/planning/issues/list/query.ts';
import { issueList } from '#src/domains/planning/issues/list/list.ts';
import type { DocumentedIssueQuery } from '#src/domains/planning/issues/list/parameters.ts';
import type { IssuableScope } from '#src/domains/planning/issuables/sources.ts';

export const issueStatistics = {
  async getIssuesStatistics({ query }, context) {
    return { status: 200, body: await count(context, query, null) };
  },

  async getGroupIssuesStatistics({ group, query }, context) {
    return { status: 200, body: await count(context, query, toGroupScope(group)) };
  },

  async getProjectIssuesStatistics({ project, query }, context) {
    if (!mayList(project, 'issues'))
      return { status: 200, body: presentCounts({ opened: 0, closed: 0 }) };
    return { status: 200, body: await count(context, query, toProjectScope(project)) };
  },
} satisfies IssueStatisticsService<RequestContext>;

async function count(
  context: RequestContext,
  query: DocumentedIssueQuery,
  place: IssuableScope | null,
): Promise<IssueStatistics> {
  const { db, actor } = context;
  const listQuery = {
    query: await loadIssueQuery(context, query, place),
    actor,
    now: context.clock(),
    admin: actor?.admin === true,
  };
  const states = await issueList.tally(db, listQuery, 'state');
  return presentCounts({ closed: states.get('closed') ?? 0, opened: states.get('opened') ?? 0 });
}

const presentCounts = ({
  closed,
  opened,
}: Record<'closed' | 'opened', number>): IssueStatistics => ({
  statistics: { counts: { all: opened + closed, closed, opened } },
});
