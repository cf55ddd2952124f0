import {
  toCreateMergeRequestBody,
  toMergeBody,
} from '#generated/graphql/arguments/merge-request-changes.ts';
import type { MergeRequestChangesResolvers, Operations } from '#generated/graphql/resolvers.ts';
import { Placed } from '#runtime/graphql/connection.ts';
import { accessError, findFailure, listTexts } from '#runtime/graphql/mutation.ts';
import type { GraphqlContext } from '../context.ts';
import { parseGlobalIdNumber } from '#runtime/graphql/read.ts';
import { readCommits } from '#src/git/reading/log.ts';
import { isFeatureVisible } from '#src/policy/features.ts';
import { findVisibleProject, type ProjectAccess } from '#src/policy/project-access.ts';
import { toProjectContainer } from '#src/records/container.ts';
import { findLabelsById } from '#src/domains/planning/labels/table.ts';
import { listVersionCommitIds } from '#src/domains/review/merge-request-diffs/diff.ts';
import { presentCommit } from '#src/domains/core/repositories/commit-presenter.ts';
import { findNamedIds } from '#src/domains/core/users/finder.ts';
import { findMergeRequest } from '#src/domains/review/merge-requests/finder.ts';
import { loadPlacedMergeRequest } from './merge-requests-place.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import { toDraftTitle, toReadyTitle } from '#src/domains/review/merge-requests/title.ts';
import { findNewestVersion } from '#src/domains/review/merge-requests/versions.ts';

export const mergeRequestChangesGraphql = {
  MergeRequest: {
    commits: ({ id }, _args, context) => listCommits(context, id),
    async commitsWithoutMergeCommits({ id }, _args, context) {
      const found = await loadCommitIds(context, id);
      if (found === null) return null;
      const { project, repository, ids } = found;
      const commits = await context.lookUp(() => readCommits(repository, ids));
      const own = commits.filter(({ parents }) => parents.length < 2);
      return own.map((commit) => ({
        ...presentCommit(commit, project, context.request.url),
        project_id: project.id,
      }));
    },
  },

  Mutation: {
    async mergeRequestCreate(input, operations) {
      // A number is no path.
      if (!input.projectPath.includes('/')) throw accessError();
      const create = operations.createMergeRequest({
        params: { id: input.projectPath },
        body: toCreateMergeRequestBody(input),
      });
      return create.then(
        ({ body }) => ({ mergeRequest: { id: body.id } }),
        (error: unknown) => {
          const errors = isSameBranch(error) ? [`Branch conflict ${sameBranch}`] : null;
          if (errors === null) throw error;
          return { mergeRequest: null, errors };
        },
      );
    },
    mergeRequestUpdate: (input, operations, context) =>
      change(context, operations, input, () => ({
        ...(input.title != null && { title: input.title }),
        ...(input.description !== undefined && { description: input.description }),
        ...(input.targetBranch != null && { target_branch: input.targetBranch }),
        ...(input.state != null && { state_event: input.state === 'OPEN' ? 'reopen' : 'close' }),
      })),
    async mergeRequestAccept(input, operations, context) {
      const { row } = await findNamed(context, input);
      const { strategy } = input;
      const createRefused = (text: string) => ({ mergeRequest: { id: row.id }, errors: [text] });
      if (strategy != null && strategy !== 'MERGE_WHEN_PIPELINE_SUCCEEDS') {
        return createRefused(unmergeable);
      }
      if (strategy != null && row.merge_when_pipeline_succeeds) {
        return createRefused('The merge request is already scheduled to be merged');
      }
      try {
        const merge = () =>
          operations.mergeMergeRequest({
            params: toParams(row),
            body: {
              ...toMergeBody(input),
              ...(strategy != null && { merge_when_pipeline_succeeds: true }),
            },
          });
        // Git takes a while, so the place is given to other requests.
        await context.lookUpElsewhere(merge);
      } catch (error) {
        const text = refusals.get(findFailure(error)?.status ?? 0);
        if (text === undefined) throw error;
        return createRefused(text);
      }
      return { mergeRequest: { id: row.id } };
    },
    mergeRequestSetAssignees: (input, operations, context) =>
      change(context, operations, input, () =>
        readPeople(context, 'assignee', input, input.assigneeUsernames),
      ),
    mergeRequestSetReviewers: (input, operations, context) =>
      change(context, operations, input, () =>
        readPeople(context, 'reviewer', input, input.reviewerUsernames),
      ),
    mergeRequestSetLabels: (input, operations, context) =>
      change(context, operations, input, async (_, project) => {
        const ids = input.labelIds.map(({ id }) => parseGlobalIdNumber(id));
        const container = toProjectContainer(project);
        const rows = await findLabelsById(context.request.db, container, ids);
        const titles = rows.map(({ title }) => title);
        if (input.operationMode === 'APPEND') return { add_labels: titles };
        if (input.operationMode === 'REMOVE') return { remove_labels: titles };
        return { labels: titles };
      }),
    mergeRequestSetMilestone: (input, operations, context) =>
      change(context, operations, input, () => ({
        milestone_id: input.milestoneId == null ? null : parseGlobalIdNumber(input.milestoneId.id),
      })),
    mergeRequestSetLocked: (input, operations, context) =>
      change(context, operations, input, () => ({ discussion_locked: input.locked })),
    mergeRequestSetDraft: (input, operations, context) =>
      change(context, operations, input, ({ title }) => ({
        title: input.draft ? toDraftTitle(title) : toReadyTitle(title),
      })),
    async mergeRequestSetSubscription(input, operations, context) {
      const { row } = await findNamed(context, input);
      const params = toParams(row);
      await (input.subscribedState
        ? operations.subscribeToMergeRequest({ params })
        : operations.unsubscribeFromMergeRequest({ params }));
      return { mergeRequest: { id: row.id } };
    },
  },
} satisfies MergeRequestChangesResolvers<GraphqlContext>;

const sameBranch = "You can't use same project/branch for source and target";
const unmergeable = 'This branch cannot be merged';

/** The text of a merge that is refused, by the status that the operation answers. */
const refusals: ReadonlyMap<number, string> = new Map([
  [400, 'The merge failed'],
  [405, unmergeable],
  [406, unmergeable],
  [409, 'The merge-head is not at the anticipated SHA'],
  [422, 'The merge failed'],
]);

function isSameBranch(error: unknown): boolean {
  const failed = findFailure(error);
  return failed?.status === 422 && listTexts(failed.body).includes(sameBranch);
}

interface MergeRequestInput {
  readonly projectPath: string;
  readonly iid: string;
}

/** The merge request that is named, as the caller may see it. */
async function findNamed(context: GraphqlContext, { projectPath, iid }: MergeRequestInput) {
  const { db, actor } = context.request;
  const project = await findVisibleProject(db, actor, projectPath);
  if (project === null || !isFeatureVisible(project, 'merge_requests')) throw accessError();
  return { project, row: await findMergeRequest(db, project, parseGlobalIdNumber(iid)) };
}

const toParams = ({ target_project_id: id, iid }: MergeRequestRow) => ({
  id,
  merge_request_iid: iid,
});

type Change = NonNullable<Parameters<Operations['updateMergeRequest']>[0]['body']>;

/** Changes the named merge request; it is also returned with errors of invalid input. */
async function change(
  context: GraphqlContext,
  operations: Pick<Operations, 'updateMergeRequest'>,
  input: MergeRequestInput,
  changes: (row: MergeRequestRow, project: ProjectAccess) => Change | Promise<Change>,
) {
  const { project, row } = await findNamed(context, input);
  const body = await changes(row, project);
  try {
    await operations.updateMergeRequest({ params: toParams(row), body });
  } catch (error) {
    const failed = findFailure(error);
    if (failed === null || ![400, 409, 422].includes(failed.status)) throw error;
    return { mergeRequest: { id: row.id }, errors: listTexts(failed.body) };
  }
  return { mergeRequest: { id: row.id } };
}

/** Sets the users of a list, or lets the named ones join or leave it. */
async function readPeople(
  { request: { db } }: GraphqlContext,
  role: 'assignee' | 'reviewer',
  { operationMode: mode }: { readonly operationMode: string | null },
  usernames: readonly string[],
): Promise<Change> {
  const ids = [...(await findNamedIds(db, usernames))];
  if (mode === 'APPEND') return { [`add_${role}_ids`]: ids };
  return { [mode === 'REMOVE' ? `remove_${role}_ids` : `${role}_ids`]: ids };
}

/** The commits of the newest version; null for callers who may not read the code. */
async function loadCommitIds(context: GraphqlContext, id: number) {
  const { project, row } = await loadPlacedMergeRequest(context, id);
  if (!isFeatureVisible(project, 'repository')) return null;
  const { db, git } = context.request;
  const repository = git.repository(project.id);
  const ids = await context.lookUp(async () => {
    const version = await findNewestVersion(db, row);
    return version === undefined ? [] : listVersionCommitIds(repository, version);
  });
  return { project, repository, ids };
}

async function listCommits(context: GraphqlContext, id: number) {
  const found = await loadCommitIds(context, id);
  if (found === null) return null;
  const { project, repository, ids } = found;
  return new Placed(async ({ offset, limit }) => {
    const some = ids.slice(offset, offset + limit);
    const commits = await context.lookUp(() => readCommits(repository, some));
    const nodes = commits.map((commit) => ({
      ...presentCommit(commit, project, context.request.url),
      project_id: project.id,
    }));
    return { nodes, total: ids.length };
  });
}
