import { toCreateIssueBody, toUpdateIssueBody } from '#generated/graphql/arguments/issues.ts';
import { GraphQLError } from 'graphql';
import type {
  CreateIssueInput,
  IssueQueryArguments,
  IssuesResolvers,
  IssueSource,
  Operations,
  UpdateIssueInput,
} from '#generated/graphql/resolvers.ts';
import { accessError } from '#runtime/graphql/mutation.ts';
import { NotFound } from '#src/errors.ts';
import { loadGroupAccess, loadProjectAccess } from '../access.ts';
import type { GraphqlContext } from '../context.ts';
import { computeSum, readFirst } from '../lists.ts';
import { parseGlobalIdNumber } from '#runtime/graphql/read.ts';
import { requireFeature } from '#src/policy/guard.ts';
import { isFeatureVisible } from '#src/policy/features.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { findVisibleProject } from '#src/policy/project-access.ts';
import { toProjectContainer } from '#src/records/container.ts';
import { iterationList } from '#src/domains/planning/iterations/list.ts';
import { loadLabelTitles } from './labels-titles.ts';
import { loadPlacedMergeRequest } from '../review/merge-requests-place.ts';
import { notePolicy } from '#src/domains/planning/notes/policy.ts';
import { isSubscribed } from '#src/domains/planning/issuables/subscriptions.ts';
import { loadIssues } from '#src/domains/planning/issues/details.ts';
import { isAssigned } from '#src/policy/visible-issues.ts';
import { findIssue, toIssueIssuable } from '#src/domains/planning/issues/finder.ts';
import { countIssueStatuses, listIssueSources } from './issues-lists.ts';
import { toGroupScope, toProjectScope } from '#src/domains/planning/issues/list/query.ts';
import { createParticipantPages } from './issues-participants.ts';
import { issuePolicy } from '#src/domains/planning/issues/policy.ts';
import { loadIssueAssignees, loadIssueLabels } from './issues-parts.ts';
import { presentIssuesAlone } from '#src/domains/planning/issues/presenter.ts';
import { findIssuePlaces, tellPosition } from '#src/domains/planning/issues/table.ts';
import type { IssueRow } from '#src/records/issue.ts';

/** More than any short list has. */
const mostRows = 10_000;

export const issuesGraphql = {
  Query: {
    issue: ({ id }, context) => loadVisibleIssue(context, parseGlobalIdNumber(id.id)),
  },

  Project: {
    issue: async ({ id }, args, context) => readFirst(await listIssues(context, id, args)),
    issues: ({ id }, args, context) => listIssues(context, id, args),
    async issueStatusCounts({ id }, args, context) {
      const project = await loadProjectAccess(context, id);
      if (!isFeatureVisible(project, 'issues')) return null;
      return countIssueStatuses(context, toProjectScope(project), args);
    },
  },

  Group: {
    issues: async ({ id }, { includeArchived, includeSubgroups, ...args }, context) =>
      listIssueSources(context, toGroupScope(await loadGroupAccess(context, id)), args, {
        ...(includeArchived !== true && { non_archived: true }),
        ...(includeSubgroups !== true && { directly_in: id }),
      }),
  },

  IssueConnection: {
    async weight(pages, _args, context) {
      // Weights need a paid plan.
      if (!context.request.paid) return 0;
      const sum = await computeSum(pages, 'weight');
      if (sum !== null) return sum;
      // The list is short.
      const whole = { limit: mostRows, backwards: false, after: null, before: null };
      const { nodes } = await pages.page(whole);
      const weights = nodes.map(
        async (issue) => (await loadWholeIssue(issue, context)).weight ?? 0,
      );
      return (await Promise.all(weights)).reduce((added, weight) => added + weight, 0);
    },
  },

  Issue: {
    load: async (ids, { request }) => {
      const rows = await loadIssues(request.db, ids);
      const issues = await presentIssuesAlone(request, rows);
      return new Map(issues.map((issue) => [issue.id, issue]));
    },
    assignees: async ({ id }, _args, context) =>
      (await context.batches.load(loadIssueAssignees, id, context)) ?? [],
    async closedAsDuplicateOf({ id }, _args, context) {
      const place = await context.batches.load(loadPlaces, id, context);
      const original = place?.duplicated_to_id ?? null;
      return original === null ? null : loadVisibleIssue(context, original);
    },
    hidden: async (issue, _args, context) =>
      (await loadWholeIssue(issue, context)).author?.state === 'banned',
    labels: async ({ id }, _args, context) =>
      (await context.batches.load(loadIssueLabels, id, context)) ?? [],
    moved: async (issue, _args, context) =>
      (await loadWholeIssue(issue, context)).moved_to_id != null,
    async movedTo(issue, _args, context) {
      const { moved_to_id: id } = await loadWholeIssue(issue, context);
      return id == null ? null : loadVisibleIssue(context, id);
    },
    async participants(issue, _args, context) {
      const { project, row } = await loadIssueAndProject(issue, context);
      return createParticipantPages(context, project, toIssueIssuable(row, project));
    },
    async reference(issue, { full }, context) {
      const { references } = await loadWholeIssue(issue, context);
      return (full === true ? references?.full : references?.short) ?? '';
    },
    relativePosition: async ({ id }, _args, context) =>
      tellPosition(
        (await context.batches.load(loadPlaces, id, context))?.relative_position ?? null,
      ),
    async subscribed(issue, _args, context) {
      const { actor, db } = context.request;
      if (actor === null) return false;
      const { project, row } = await loadIssueAndProject(issue, context);
      return context.lookUp(() => isSubscribed(db, actor.user.id, toIssueIssuable(row, project)));
    },
    async userPermissions(issue, _args, context) {
      const { actor, db } = context.request;
      const { project, row } = await loadIssueAndProject(issue, context);
      const target = toIssueIssuable(row, project);
      const assigned = actor !== null && (await context.lookUp(() => isAssigned(db, row, actor)));
      const changes =
        actor !== null && issuePolicy.change({ project, actor, issue: row, assigned });
      return {
        adminIssue: actor !== null && issuePolicy.plan({ project }),
        createNote: actor !== null && notePolicy.create({ access: project, target }),
        reopenIssue: changes,
        updateIssue: changes,
      };
    },
  },

  Mutation: {
    async createIssue(input, operations, context) {
      if (input.labels != null && input.labelIds != null) {
        const message = 'Only one of [labels, labelIds] arguments is allowed at the same time.';
        throw new GraphQLError(message);
      }
      const iteration = await readIteration(context, input);
      if (iteration === null) {
        return { issue: null, errors: ['No iteration of the cadence goes on'] };
      }
      const { body } = await operations.createIssue({
        params: { id: input.projectPath },
        body: {
          ...toCreateIssueBody(input, context.globalIdApp),
          ...iteration,
          ...(input.mergeRequestToResolveDiscussionsOf != null && {
            merge_request_to_resolve_discussions_of: (
              await loadPlacedMergeRequest(
                context,
                parseGlobalIdNumber(input.mergeRequestToResolveDiscussionsOf.id),
              )
            ).row.iid,
          }),
          ...(input.labelIds != null && {
            labels: await findLabelTitles(
              context,
              input.projectPath,
              input.labelIds.map(({ id }) => id),
            ),
          }),
        },
      });
      return { issue: { id: body.id } };
    },
    async updateIssue(input, operations, context) {
      const { labelIds, addLabelIds, removeLabelIds } = input;
      if (labelIds != null && (addLabelIds != null || removeLabelIds != null)) {
        throw new GraphQLError(
          'labelIds is mutually exclusive with any of addLabelIds or removeLabelIds',
        );
      }
      const loadTitles = (ids: readonly string[]) =>
        findLabelTitles(context, input.projectPath, ids);
      return change(operations, input, {
        ...toUpdateIssueBody(input, context.globalIdApp),
        ...(labelIds != null && { labels: await loadTitles(labelIds) }),
        ...(addLabelIds != null && { add_labels: await loadTitles(addLabelIds) }),
        ...(removeLabelIds != null && { remove_labels: await loadTitles(removeLabelIds) }),
      });
    },
    async issueSetDueDate(input, operations) {
      if (input.dueDate === undefined) {
        throw new GraphQLError('issueSetDueDate must include the following argument: dueDate.');
      }
      return change(operations, input, { due_date: input.dueDate?.slice(0, 10) ?? null });
    },
    issueSetWeight: (input, operations) =>
      change(operations, input, { weight: input.weight ?? null }),
    async issueMove({ projectPath, iid, targetProjectPath }, operations, { request }) {
      const target = await findVisibleProject(request.db, request.actor, targetProjectPath);
      if (target === null) throw accessError();
      const { body } = await operations.moveIssue({
        params: { id: projectPath, issue_iid: parseGlobalIdNumber(iid) },
        body: { to_project_id: target.id },
      });
      return { issue: { id: body.id } };
    },
  },
} satisfies IssuesResolvers<GraphqlContext>;

/** Titles of labels by id, for labels that records in the project may have. */
async function findLabelTitles(
  context: GraphqlContext,
  projectPath: string,
  ids: readonly string[],
): Promise<string[]> {
  const { db, actor } = context.request;
  const project = await findVisibleProject(db, actor, projectPath);
  if (project === null) throw accessError();
  return loadLabelTitles(context, toProjectContainer(project), ids);
}

/** The iteration of a new issue, as REST parameters; null if the cadence has no current one. */
async function readIteration(
  context: GraphqlContext,
  {
    iterationCadenceId: cadence,
    iterationId: id,
    iterationWildcardId: wildcard,
    projectPath,
  }: CreateIssueInput,
): Promise<{ readonly iteration_id?: number } | null> {
  if (wildcard == null) return id == null ? {} : { iteration_id: parseGlobalIdNumber(id.id) };
  if (id != null) {
    const both = '[iterationId, iterationWildcardId]';
    throw new GraphQLError(`Only one of ${both} arguments is allowed at the same time.`);
  }
  if (cadence == null) {
    throw new GraphQLError('iterationCadenceId is required when iterationWildcardId is provided.');
  }
  const { db, actor, clock, paid } = context.request;
  const project = await findVisibleProject(db, actor, projectPath);
  if (project === null) throw accessError();
  // Iterations need a paid plan; REST operations ignore them without one.
  if (!paid) return {};
  const query = {
    namespace: project.namespace_id,
    include_ancestors: true,
    state: 'current' as const,
    cadence_ids: [parseGlobalIdNumber(cadence.id)],
  };
  const listQuery = { query, actor, now: clock(), admin: actor?.admin === true };
  const [current] = await iterationList.rows(db, listQuery, { limit: 1, offset: 0 });
  return current === undefined ? null : { iteration_id: current.id };
}

type Change = NonNullable<Parameters<Operations['updateIssue']>[0]['body']>;

export async function change(
  operations: Pick<Operations, 'updateIssue'>,
  { projectPath, iid }: Pick<UpdateIssueInput, 'projectPath' | 'iid'>,
  body: Change,
) {
  const params = { id: projectPath, issue_iid: parseGlobalIdNumber(iid) };
  const { body: issue } = await operations.updateIssue({ params, body });
  return { issue: { id: issue.id } };
}

/** Issues of a project, where the caller may read its issues. */
async function listIssues(context: GraphqlContext, id: number, given: IssueQueryArguments) {
  const project = await loadProjectAccess(context, id);
  if (!isFeatureVisible(project, 'issues')) return [];
  return listIssueSources(context, toProjectScope(project), given);
}

/**
 * The issue with this id, as the caller may see it.
 * @throws NotFound
 */
export async function loadVisibleIssue(context: GraphqlContext, id: number): Promise<IssueSource> {
  const { row } = await loadIssueAndProject({ id }, context);
  return { id: row.id, iid: row.iid, project_id: row.project_id };
}

/**
 * The row of an issue with its project.
 * @throws NotFound where either is hidden
 */
export async function loadIssueAndProject(
  { id }: IssueSource,
  context: GraphqlContext,
): Promise<{ readonly project: ProjectAccess; readonly row: IssueRow }> {
  const place = await context.batches.load(loadPlaces, id, context);
  if (place === undefined) throw new NotFound('Issue');
  const project = await loadProjectAccess(context, place.project_id);
  requireFeature(project, 'issues');
  const find = () => findIssue(context.request, project, place.iid);
  return { project, row: await context.lookUp(find) };
}

const loadPlaces = async (ids: readonly number[], { request: { db } }: GraphqlContext) =>
  new Map((await findIssuePlaces(db, ids)).map((place) => [place.id, place]));

/** Loads all fields that REST returns for the issue. */
export async function loadWholeIssue(
  issue: IssueSource,
  context: GraphqlContext,
): Promise<IssueSource> {
  if (issue.references !== undefined) return issue;
  return (await context.batches.load(issuesGraphql.Issue.load, issue.id, context)) as IssueSource;
}
