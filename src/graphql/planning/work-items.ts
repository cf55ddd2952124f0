import { toWorkItemBody } from '#generated/graphql/arguments/work-items.ts';
import { GraphQLError } from 'graphql';
import type { WorkItemsResolvers, WorkItemWidgetSource } from '#generated/graphql/resolvers.ts';
import { text } from '#runtime/graphql/convert.ts';
import { accessError } from '#runtime/graphql/mutation.ts';
import { loadProjectAccess } from '../access.ts';
import type { GraphqlContext } from '../context.ts';
import { parseGlobalIdNumber } from '#runtime/graphql/read.ts';
import { isFeatureVisible } from '#src/policy/features.ts';
import { markdownGraphql } from './markdown.ts';
import { issuesGraphql, loadIssueAndProject, loadVisibleIssue, loadWholeIssue } from './issues.ts';
import { listIssueSources } from './issues-lists.ts';
import { toProjectScope } from '#src/domains/planning/issues/list/query.ts';
import { issuePolicy } from '#src/domains/planning/issues/policy.ts';

type KindName = 'issue' | 'incident' | 'test_case';

interface Kind {
  readonly kind_id: number;
  readonly name: string;
  readonly iconName: string;
}

/** The kinds of work items that there are, by the words of REST, with the ids that clients know them by. */
const kinds: Readonly<Record<KindName, Kind>> = {
  incident: { kind_id: 2, name: 'Incident', iconName: 'issue-type-incident' },
  issue: { kind_id: 1, name: 'Issue', iconName: 'issue-type-issue' },
  test_case: { kind_id: 3, name: 'Test Case', iconName: 'issue-type-test-case' },
};

const listKinds = (_source: unknown, { taskable }: { taskable?: boolean | null | undefined }) =>
  taskable === true ? [] : Object.values(kinds);

/** Other kinds cannot be created here; existing records of other kinds are shown as issues. */
const getKind = (name: string | undefined): Kind =>
  name !== undefined && Object.hasOwn(kinds, name) ? kinds[name as KindName] : kinds.issue;

const texts = markdownGraphql.Issue;

/** The second of the last change serves as the version; counted from here it is an `Int` until 2088. */
const lockEpochMs = Date.UTC(2020, 0, 1);

export const workItemsGraphql = {
  Query: {
    workItem: ({ id }, context) => loadVisibleIssue(context, parseGlobalIdNumber(id.id)),
  },

  Group: { workItemTypes: listKinds },

  Project: {
    workItemTypes: listKinds,
    async workItems({ id }, { sort, ...args }, context) {
      const project = await loadProjectAccess(context, id);
      if (!isFeatureVisible(project, 'issues')) return [];
      return listIssueSources(context, toProjectScope(project), { ...args, sort: sort ?? null });
    },
  },

  WorkItem: {
    load: issuesGraphql.Issue.load,
    descriptionHtml: (item, _args, context) => texts.descriptionHtml(item, {}, context),
    async lockVersion(item, _args, context) {
      const { updated_at: updated } = await loadWholeIssue(item, context);
      return Math.floor((new Date(updated ?? 0).getTime() - lockEpochMs) / 1000);
    },
    state: async (item, _args, context) =>
      (await loadWholeIssue(item, context)).state === 'closed' ? 'CLOSED' : 'OPEN',
    titleHtml: (item, _args, context) => texts.titleHtml(item, {}, context),
    async userPermissions(item, _args, context) {
      const { updateIssue } = await issuesGraphql.Issue.userPermissions(item, {}, context);
      const { project } = await loadIssueAndProject(item, context);
      return {
        updateWorkItem: updateIssue,
        deleteWorkItem: context.request.actor !== null && issuePolicy.delete({ project }),
      };
    },
    widgets: ({ id }, _args, context) => listWidgets(id, context),
    workItemType: async (item, _args, context) =>
      getKind((await loadWholeIssue(item, context)).issue_type),
  },

  WorkItemWidgetAssignees: {
    // Paid plans allow several assignees.
    allowsMultipleAssignees: (_source, _args, { request }) => request.paid,
    assignees: ({ issue_id: id }, args, context) =>
      issuesGraphql.Issue.assignees({ id }, args, context),
  },
  WorkItemWidgetDescription: {
    description: async (widget, _args, context) =>
      (await text((await loadIssue(widget, context)).description ?? null)) as string | null,
    descriptionHtml: ({ issue_id: id }, _args, context) =>
      texts.descriptionHtml({ id }, {}, context),
  },
  WorkItemWidgetLabels: {
    labels: ({ issue_id: id }, args, context) => issuesGraphql.Issue.labels({ id }, args, context),
  },
  WorkItemWidgetStartAndDueDate: {
    dueDate: async (widget, _args, context) => (await loadIssue(widget, context)).due_date ?? null,
  },
  WorkItemWidgetWeight: {
    weight: async (widget, _args, context) => (await loadIssue(widget, context)).weight ?? null,
  },

  Mutation: {
    async workItemCreate(input, operations) {
      const kind = (Object.keys(kinds) as KindName[]).find(
        (name) => String(kinds[name].kind_id) === input.workItemTypeId.id,
      );
      if (kind === undefined) throw new GraphQLError('Work items of this kind are not created');
      const { body } = await operations.createIssue({
        params: { id: input.projectPath },
        body: {
          title: input.title,
          issue_type: kind,
          ...(input.description !== undefined && { description: input.description }),
          ...(input.confidential != null && { confidential: input.confidential }),
        },
      });
      return { workItem: { id: body.id } };
    },
    async workItemUpdate(input, operations, context) {
      const { assigneesWidget: assignees, startAndDueDateWidget: dates } = input;
      const { id, params } = await findWorkItem(context, input.id.id);
      const body = {
        ...toWorkItemBody(input),
        ...(input.descriptionWidget != null && {
          description: input.descriptionWidget.description,
        }),
        ...(assignees != null && {
          assignee_ids: assignees.assigneeIds.map((user) => parseGlobalIdNumber(user.id)),
        }),
        ...(dates?.dueDate !== undefined && { due_date: dates.dueDate }),
      };
      await operations.updateIssue({ params, body });
      return { workItem: { id } };
    },
    async workItemDelete({ id }, operations, context) {
      const { params } = await findWorkItem(context, id.id);
      await operations.deleteIssue({ params, headers: {} });
      return { project: { id: params.id } };
    },
  },
} satisfies WorkItemsResolvers<GraphqlContext>;

function listWidgets(issue_id: number, { request }: GraphqlContext): WorkItemWidgetSource[] {
  return [
    { __typename: 'WorkItemWidgetAssignees', type: 'ASSIGNEES', issue_id },
    { __typename: 'WorkItemWidgetDescription', type: 'DESCRIPTION', issue_id },
    { __typename: 'WorkItemWidgetLabels', type: 'LABELS', issue_id },
    { __typename: 'WorkItemWidgetStartAndDueDate', type: 'START_AND_DUE_DATE', issue_id },
    ...(request.paid
      ? [{ __typename: 'WorkItemWidgetWeight', type: 'WEIGHT', issue_id } as const]
      : []),
  ];
}

const loadIssue = ({ issue_id: id }: { readonly issue_id: number }, context: GraphqlContext) =>
  loadWholeIssue({ id }, context);

/** A work item in the words of the operations, as the caller may see it. */
async function findWorkItem(context: GraphqlContext, globalId: string) {
  const { id, iid, project_id } = await loadVisibleIssue(context, parseGlobalIdNumber(globalId));
  if (iid === undefined || project_id === undefined) throw accessError();
  return { id, params: { id: project_id, issue_iid: iid } };
}
