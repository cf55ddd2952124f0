import type { IssueLinksResolvers, IssueSource } from '#generated/graphql/resolvers.ts';
import { whereInList } from '#src/database/dialect.ts';
import type { GraphqlContext } from '../context.ts';
import { gatherRowsBy } from '#src/database/group-rows.ts';
import { selectVisibleIssues } from '#src/policy/visible-issues.ts';

export const issueLinksGraphql = {
  Issue: {
    blocked: async ({ id }, _args, context) => (await listBlockers(context, id)).length > 0,
    blockedByCount: async ({ id }, _args, context) => (await listBlockers(context, id)).length,
    blockedByIssues: ({ id }, _args, context) => listBlockers(context, id),
    blockingCount: async ({ id }, _args, context) =>
      (await loadLinked(context, loadBlocked, id)).length,
  },
} satisfies IssueLinksResolvers<GraphqlContext>;

/** An issue has few links, so all of them are loaded. */
async function listBlockers(context: GraphqlContext, id: number): Promise<readonly IssueSource[]> {
  const found = await loadLinked(context, loadBlockers, id);
  return found.flatMap(({ state, other }) => (state === 'opened' ? [{ id: other }] : []));
}

interface Linked {
  readonly own: number;
  readonly other: number;
  readonly state: string;
}

type Load = (
  ids: readonly number[],
  context: GraphqlContext,
) => Promise<ReadonlyMap<number, readonly Linked[]>>;

const loadLinked = async (context: GraphqlContext, load: Load, id: number) =>
  (await context.batches.load(load, id, context)) ?? [];

const loadBlockers: Load = (ids, context) => load(context, ids, 'target_id', 'source_id');
const loadBlocked: Load = (ids, context) => load(context, ids, 'source_id', 'target_id');

/** Blocking links of issues with the state of the other issue, if the caller may see it. */
async function load(
  { request: { db, actor, paid } }: GraphqlContext,
  ids: readonly number[],
  own: 'source_id' | 'target_id',
  other: 'source_id' | 'target_id',
): Promise<ReadonlyMap<number, readonly Linked[]>> {
  if (!paid) return new Map();
  const rows = await whereInList(selectVisibleIssues(db, actor), `links.${own}`, ids)
    .join('issue_links as links', `links.${other}`, 'issues.id')
    .where('links.link_type', 'blocks')
    .orderBy('links.id')
    .select<Linked[]>({ own: `links.${own}`, other: `links.${other}`, state: 'issues.state' });
  return gatherRowsBy(rows, (row) => row.own);
}
