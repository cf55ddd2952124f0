import type {
  MergeRequestQueryArguments,
  MergeRequestsResolvers,
  UserCoreSource,
} from '#generated/graphql/resolvers.ts';
import { GraphQLError } from 'graphql';
import type { GraphqlContext } from '../context.ts';
import { computeSum } from '../lists.ts';
import { loadGroupAccess } from '../access.ts';
import { parseGlobalIdNumber } from '#runtime/graphql/read.ts';
import { isFeatureVisible } from '#src/policy/features.ts';
import { findVisibleProject } from '#src/policy/project-access.ts';
import { toProjectContainer } from '#src/records/container.ts';
import { renderText } from '#src/domains/planning/markdown/render.ts';
import { mayApprove } from './merge-request-approvals.ts';
import { loadNoteSubject } from '../planning/notes-subject.ts';
import { notePolicy } from '#src/domains/planning/notes/policy.ts';
import { countThreads, type ThreadCounts } from '#src/domains/planning/notes/unresolved.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import type { IssuableScope } from '#src/domains/planning/issuables/sources.ts';
import { isSubscribed } from '#src/domains/planning/issuables/subscriptions.ts';
import {
  findMergeRequest,
  mayChangeMergeRequest,
} from '#src/domains/review/merge-requests/finder.ts';
import {
  hasBranch,
  countVersionCommits,
  loadFileStats,
  mayMerge,
  loadSourceAbilities,
  loadSourceProject,
} from './merge-requests-branches.ts';
import { listMergeRequestSources } from './merge-requests-lists.ts';
import {
  loadMergeRequestBodies,
  loadPlacedMergeRequest,
  loadReadableProject,
  loadVisibleMergeRequest,
  loadWholeMergeRequest,
} from './merge-requests-place.ts';
import {
  listAutoMergeStrategies,
  byPipeline,
  loadDefaultMessages,
  hasDiverged,
  isMergeable,
  loadMergeStatus,
  loadMergeSettings,
} from './merge-requests-state.ts';
import { isSquashed } from '#src/domains/review/merge-requests/merge/settings.ts';
import { isRebased } from '#src/domains/review/merge-requests/rebase-state.ts';
import { toMergeRequestIssuable } from '#src/domains/review/merge-requests/table.ts';

export const mergeRequestsGraphql = {
  Query: {
    mergeRequest: ({ id }, context) => loadVisibleMergeRequest(context, parseGlobalIdNumber(id.id)),
  },

  Project: {
    async mergeRequest({ id }, { iid }, context) {
      const project = await loadReadableProject(context, id);
      const find = () => findMergeRequest(context.request.db, project, parseGlobalIdNumber(iid));
      return { id: (await context.lookUp(find)).id };
    },
    async mergeRequests({ id }, args, context) {
      const project = await loadReadableProject(context, id);
      return listMergeRequestSources(context, toProjectScope(project), args);
    },
  },

  Group: {
    async mergeRequests({ id }, args, context) {
      if (context.request.actor === null) return null;
      const group = await loadGroupAccess(context, id);
      const place = { kind: 'group', id, namespaceId: id, confidential: true } as const;
      const own = args.includeSubgroups !== true && { directly_in: group.id };
      const archived = args.includeArchived !== true && { non_archived: true };
      return listMergeRequestSources(context, place, args, { ...own, ...archived });
    },
  },

  Issue: {
    relatedMergeRequests({ id }, _args, context) {
      if (context.request.actor === null) return null;
      return listMergeRequestSources(context, null, { sort: null }, { related_to: id });
    },
  },

  UserCore: {
    assignedMergeRequests: (user, args, context) =>
      listUserMergeRequests(context, user, args, (id) => ({ assignee_id: id })),
    authoredMergeRequests: (user, args, context) =>
      listUserMergeRequests(context, user, args, (id) => ({ author_id: id })),
    reviewRequestedMergeRequests: (user, args, context) =>
      listUserMergeRequests(context, user, args, (id) => ({ reviewer_id: id })),
  },

  MergeRequestConnection: {
    async totalTimeToMerge(pages) {
      const seconds = await computeSum(pages, 'seconds_to_merge');
      return seconds === 0 ? null : seconds;
    },
  },

  MergeRequest: {
    load: loadMergeRequestBodies,
    async autoMergeStrategy({ id }, _args, context) {
      const { row } = await loadPlacedMergeRequest(context, id);
      return row.merge_when_pipeline_succeeds ? byPipeline : null;
    },
    availableAutoMergeStrategies: ({ id }, _args, context) => listAutoMergeStrategies(context, id),
    commitCount: ({ id }, _args, context) => countVersionCommits(context, id),
    conflicts: async ({ id }, _args, context) =>
      (await loadMergeStatus(context, id)) === 'cannot_be_merged',
    defaultMergeCommitMessage: async ({ id }, _args, context) =>
      (await loadDefaultMessages(context, id))?.merge ?? null,
    defaultSquashCommitMessage: async ({ id }, _args, context) =>
      (await loadDefaultMessages(context, id))?.squash ?? null,
    async descriptionHtml({ id }, _args, context) {
      const { project, row } = await loadPlacedMergeRequest(context, id);
      return context.lookUp(async () => {
        const { description } = await findMergeRequest(context.request.db, project, row.iid);
        const place = { container: toProjectContainer(project), fullPath: project.full_path };
        return renderText(context.request, description ?? '', { references: true, place });
      });
    },
    async diffRefs({ id }, _args, context) {
      const { row } = await loadPlacedMergeRequest(context, id);
      const { base_sha, head_sha, start_sha } = row;
      if (base_sha === null || head_sha === null || start_sha === null) return null;
      return { base_sha, head_sha, start_sha };
    },
    async diffStats({ id }, { path }, context) {
      const files = await loadFileStats(context, id);
      return path == null ? files : (files?.filter((file) => file.path === path) ?? null);
    },
    async diffStatsSummary({ id }, _args, context) {
      const files = await loadFileStats(context, id);
      if (files === null) return null;
      const additions = files.reduce((sum, file) => sum + file.additions, 0);
      const deletions = files.reduce((sum, file) => sum + file.deletions, 0);
      return { additions, deletions, changes: additions + deletions, fileCount: files.length };
    },
    divergedFromTargetBranch: ({ id }, _args, context) => hasDiverged(context, id),
    inProgressMergeCommitSha: async ({ id }, _args, context) =>
      (await loadPlacedMergeRequest(context, id)).row.in_progress_merge_sha,
    mergeError: async ({ id }, _args, context) =>
      (await loadPlacedMergeRequest(context, id)).row.merge_error,
    mergeOngoing: async ({ id }, _args, context) =>
      (await loadPlacedMergeRequest(context, id)).row.state === 'locked',
    mergeStatus: ({ id }, _args, context) => loadMergeStatus(context, id),
    async mergeStatusEnum({ id }, _args, context) {
      const status = await loadMergeStatus(context, id);
      return status.toUpperCase() as Uppercase<typeof status>;
    },
    mergeable: ({ id }, _args, context) => isMergeable(context, id),
    project: async ({ id }, _args, context) => loadTarget(context, id),
    async rebaseInProgress({ id }, _args, context) {
      return isRebased((await loadPlacedMergeRequest(context, id)).row, context.request.clock());
    },
    async reference(mergeRequest, { full }, context) {
      const { references } = await loadWholeMergeRequest(context, mergeRequest);
      return (full === true ? references?.full : references?.short) ?? '';
    },
    resolvableDiscussionsCount: async ({ id }, _args, context) =>
      (await loadThreads(context, id)).resolvable,
    resolvedDiscussionsCount: async ({ id }, _args, context) =>
      (await loadThreads(context, id)).resolved,
    async shouldBeRebased({ id }, _args, context) {
      const { merge_method: method } = await loadMergeSettings(context, id);
      return method !== 'merge' && (await hasDiverged(context, id));
    },
    sourceBranchExists: ({ id }, _args, context) => hasBranch(context, id, 'source'),
    sourceBranchProtected: async ({ id }, _args, context) =>
      (await loadSourceAbilities(context, id))?.protected ?? false,
    async sourceProject({ id }, _args, context) {
      const project = await loadSourceProject(context, await loadPlacedMergeRequest(context, id));
      return project && { id: project.id };
    },
    async squashOnMerge({ id }, _args, context) {
      const { row } = await loadPlacedMergeRequest(context, id);
      return isSquashed(await loadMergeSettings(context, id), row, undefined);
    },
    async subscribed({ id }, _args, context) {
      const { actor, db } = context.request;
      if (actor === null) return false;
      const { project, row } = await loadPlacedMergeRequest(context, id);
      const target = toMergeRequestIssuable(row, project);
      return context.lookUp(() => isSubscribed(db, actor.user.id, target));
    },
    targetBranchExists: ({ id }, _args, context) => hasBranch(context, id, 'target'),
    targetProject: async ({ id }, _args, context) => loadTarget(context, id),
    async titleHtml({ id }, _args, context) {
      const { project, row } = await loadPlacedMergeRequest(context, id);
      const place = { container: toProjectContainer(project), fullPath: project.full_path };
      const render = () => renderText(context.request, row.title, { references: true, place });
      return context.lookUp(render);
    },
    async userPermissions({ id }, _args, context) {
      const { project, row } = await loadPlacedMergeRequest(context, id);
      const changes = await context.lookUp(() =>
        mayChangeMergeRequest(context.request, project, row),
      );
      const target = toMergeRequestIssuable(row, project);
      const writes =
        !project.archived &&
        project.level >= AccessLevel.Developer &&
        isFeatureVisible(project, 'repository');
      return {
        merge_request_id: id,
        adminMergeRequest: changes,
        cherryPickOnCurrentMergeRequest: writes && row.state === 'merged',
        createNote:
          context.request.actor !== null && notePolicy.create({ access: project, target }),
        revertOnCurrentMergeRequest: writes && row.state === 'merged',
        updateMergeRequest: changes,
      };
    },
  },

  MergeRequestPermissions: {
    canApprove: ({ merge_request_id: id }, _args, context) => mayApprove(context, id),
    canMerge: ({ merge_request_id: id }, _args, context) => mayMerge(context, id),
    pushToSourceBranch: async ({ merge_request_id: id }, _args, context) =>
      (await loadSourceAbilities(context, id))?.canPush ?? false,
    removeSourceBranch: async ({ merge_request_id: id }, _args, context) =>
      (await loadSourceAbilities(context, id))?.canDelete ?? false,
  },
} satisfies MergeRequestsResolvers<GraphqlContext>;

/** The threads of a merge request that the caller sees, counted once for all fields. */
async function loadThreads(context: GraphqlContext, id: number): Promise<ThreadCounts> {
  const { reading } = await loadNoteSubject(context, { kind: 'merge_request', id });
  const load = async () =>
    new Map([[id, await context.lookUp(() => countThreads(context.request.db, reading))]]);
  const counts = await context.batches.load(load, id, context, `threads of ${id}`);
  return counts ?? { resolvable: 0, resolved: 0 };
}

const toProjectScope = ({
  id,
  namespace_id: namespaceId,
}: {
  readonly id: number;
  readonly namespace_id: number;
}): IssuableScope => ({ kind: 'project', id, namespaceId, confidential: true });

const loadTarget = async (context: GraphqlContext, id: number) => ({
  id: (await loadPlacedMergeRequest(context, id)).project.id,
});

/** Merge requests of a user that the caller may see. */
async function listUserMergeRequests(
  context: GraphqlContext,
  { id }: UserCoreSource,
  { projectId, projectPath, ...input }: MergeRequestQueryArguments,
  filter: (id: number) => Parameters<typeof listMergeRequestSources>[3],
) {
  const { db, actor } = context.request;
  if (actor === null) return null;
  if (projectId != null && projectPath != null) {
    throw new GraphQLError('Only one of [projectId, projectPath] arguments is allowed');
  }
  const named = projectId == null ? projectPath : parseGlobalIdNumber(projectId.id);
  if (named == null) {
    if (input.iids != null) throw new GraphQLError('iids requires projectPath or projectId');
    return listMergeRequestSources(context, null, input, filter(id));
  }
  const project = await context.lookUp(() => findVisibleProject(db, actor, named));
  if (project === null || !isFeatureVisible(project, 'merge_requests')) return [];
  return listMergeRequestSources(context, toProjectScope(project), input, filter(id));
}
