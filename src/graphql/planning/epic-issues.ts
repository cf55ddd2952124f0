import type { EpicIssuesResolvers, EpicIssueSource } from '#generated/graphql/resolvers.ts';
import { Placed } from '#runtime/graphql/connection.ts';
import { accessError } from '#runtime/graphql/mutation.ts';
import { whereInList } from '#src/database/dialect.ts';
import type { GraphqlContext } from '../context.ts';
import { parseGlobalIdNumber } from '#runtime/graphql/read.ts';
import { countRows } from '#src/lists/offset.ts';
import { findGroupFor } from '#src/policy/group-access.ts';
import { findVisibleProject } from '#src/policy/project-access.ts';
import { findEpic } from '#src/domains/planning/epics/finder.ts';
import { findPromotionGroup } from '#src/domains/planning/epics/promote.ts';
import { selectVisibleEpics } from '#src/policy/visible-epics.ts';
import { findIssue } from '#src/domains/planning/issues/finder.ts';
import { presentIssuesAlone } from '#src/domains/planning/issues/presenter.ts';
import { selectVisibleIssues } from '#src/policy/visible-issues.ts';
import { loadEpicIssuesBetween, selectEpicIssues } from '#src/domains/planning/epic-issues/list.ts';

export const epicIssuesGraphql = {
  Epic: {
    hasIssues: async ({ id }, _args, context) =>
      (await context.batches.load(loadHolders, id, context)) === true,
    issues({ id }, _args, context) {
      const { db, actor } = context.request;
      return new Placed(async ({ offset, limit }) => ({
        nodes: limit === 0 ? [] : await listIssues(context, id, { offset, limit }),
        total: await context.lookUp(() => countRows(db, selectEpicIssues(db, actor, { id }))),
      }));
    },
  },

  Issue: {
    async epic({ id }, _args, context) {
      const epic = await context.batches.load(loadEpicsOfIssues, id, context);
      return epic === undefined ? null : { id: epic };
    },
  },

  Mutation: {
    async epicAddIssue({ groupPath, iid, issueIid, projectPath }, operations, context) {
      const { request } = context;
      const issue = await findNamedIssue(context, projectPath, issueIid);
      const { body } = await operations.addEpicIssue({
        params: { id: groupPath, epic_iid: parseGlobalIdNumber(iid), epic_issue_id: issue.id },
        body: {},
      });
      const group = await findGroupFor(request.db, request.actor, groupPath);
      const epic = await context.lookUp(() => findEpic(request, group, parseGlobalIdNumber(iid)));
      return { epic: { id: epic.id }, epicIssue: { id: issue.id, epic_issue_id: body.id } };
    },
    async promoteToEpic({ groupPath, iid, projectPath }, operations, context) {
      const issue = await findNamedIssue(context, projectPath, iid);
      const { full_path: path } = issue.project;
      if (groupPath != null && groupPath !== path.slice(0, path.lastIndexOf('/'))) {
        return {
          epic: null,
          issue: null,
          errors: ['Issues become epics of the group of their project alone'],
        };
      }
      const group = await findPromotionGroup(context.request, issue.project, issue);
      if (group === null) throw accessError();
      await operations.createIssueNote({
        params: { id: projectPath, issue_iid: issue.iid },
        body: { body: '/promote' },
      });
      const { promoted_to_epic_id: epic } = await findNamedIssue(context, projectPath, iid);
      if (epic === null) throw accessError();
      return { epic: { id: epic }, issue: { id: issue.id } };
    },
  },
} satisfies EpicIssuesResolvers<GraphqlContext>;

async function listIssues(
  context: GraphqlContext,
  id: number,
  window: { readonly offset: number; readonly limit: number },
): Promise<readonly EpicIssueSource[]> {
  const { db, actor } = context.request;
  return context.lookUp(async () => {
    const rows = await loadEpicIssuesBetween(db, actor, { id }, window);
    const shown = await presentIssuesAlone(context.request, rows);
    const places = new Map(rows.map((row) => [row.id, row.epic_issue_id]));
    return shown.map((issue) => ({ ...issue, epic_issue_id: places.get(issue.id) ?? 0 }));
  });
}

/** The issue with this number in a project, as the caller may see it. */
async function findNamedIssue({ request }: GraphqlContext, projectPath: string, iid: string) {
  const project = await findVisibleProject(request.db, request.actor, projectPath);
  if (project === null) throw accessError();
  return { ...(await findIssue(request, project, parseGlobalIdNumber(iid))), project };
}

/** The epics that have issues that the caller may see. */
async function loadHolders(
  ids: readonly number[],
  { request: { db, actor } }: GraphqlContext,
): Promise<ReadonlyMap<number, true>> {
  const issues = selectVisibleIssues(db, actor)
    .join('epic_issues', 'epic_issues.issue_id', 'issues.id')
    .whereRaw('epic_issues.epic_id = epics.id');
  const rows = await whereInList(db('epics'), 'epics.id', ids)
    .whereExists(issues.select(db.raw('1')))
    .select<{ id: number }[]>('epics.id');
  return new Map(rows.map(({ id }) => [id, true]));
}

/** The epics of issues, where the caller may see them. */
export async function loadEpicsOfIssues(
  ids: readonly number[],
  { request: { db, actor, paid } }: GraphqlContext,
): Promise<ReadonlyMap<number, number>> {
  if (!paid) return new Map();
  const rows = await whereInList(selectVisibleEpics(db, actor), 'epic_issues.issue_id', ids)
    .join('epic_issues', 'epic_issues.epic_id', 'epics.id')
    .select<{ issue_id: number; epic_id: number }[]>('epic_issues.issue_id', 'epic_issues.epic_id');
  return new Map(rows.map(({ issue_id, epic_id }) => [issue_id, epic_id]));
}
