import { setImmediate as nextTurn } from 'node:timers/promises';
import type { UserBasic } from '#generated/common/types.ts';
import type {
  MergeRequestPeopleResolvers,
  MergeRequestReviewerSource,
} from '#generated/graphql/resolvers.ts';
import type { RequestContext } from '#src/context.ts';
import { whereInList } from '#src/database/dialect.ts';
import { OutputTooLarge, RepositoryMissing } from '#src/git/errors.ts';
import { listCommitEmails } from '#src/git/reading/authors.ts';
import type { GraphqlContext } from '../context.ts';
import { parseGlobalIdNumber } from '#runtime/graphql/read.ts';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import { requireFeature } from '#src/policy/guard.ts';
import {
  findProjectFor,
  findVisibleProject,
  type ProjectAccess,
} from '#src/policy/project-access.ts';
import { findBranchAbilities } from '#src/policy/protected-refs.ts';
import { createActorWithoutAdminMode } from '#src/auth/actor-without-admin-mode.ts';
import type { Actor } from '#src/records/actor.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import type { UserRow } from '#src/records/user.ts';
import { loadAuthorsByAddress } from '#src/domains/code/commits/authors.ts';
import { listParticipants } from '#src/domains/planning/issues/participants.ts';
import { loadStandingRows, loadStateRules } from './merge-request-approvals.ts';
import { findUsersById } from '#src/domains/core/users/finder.ts';
import { presentUserBasic } from '#src/domains/core/users/presenter.ts';
import {
  findChangeable,
  mayChangeMergeRequest,
} from '#src/domains/review/merge-requests/finder.ts';
import {
  loadPlacedMergeRequest,
  type PlacedMergeRequest,
  loadWholeMergeRequest,
} from './merge-requests-place.ts';
import { askToReviewAgain } from '#src/domains/review/merge-requests/review-again.ts';
import { toMergeRequestIssuable } from '#src/domains/review/merge-requests/table.ts';

/** Limit on the participants that are returned. */
const maxParticipants = 1_000;

interface Part {
  readonly merge_request_id: number;
  readonly id: number;
}

const toInteraction = ({ merge_request_id, id: user_id }: Part) => ({ merge_request_id, user_id });
const interacting = { mergeRequestInteraction: toInteraction };

/** @throws NotFound where the merge request is hidden */
async function loadInteraction(
  { id: user_id }: { readonly id: number },
  { id }: { readonly id: { readonly id: string } },
  context: GraphqlContext,
) {
  const { row } = await loadPlacedMergeRequest(context, parseGlobalIdNumber(id.id));
  return { merge_request_id: row.id, user_id };
}

const createPartPresenter =
  (merge_request_id: number) =>
  (user: UserBasic): MergeRequestReviewerSource => ({ ...user, merge_request_id });

export const mergeRequestPeopleGraphql = {
  MergeRequest: {
    async assignees(mergeRequest, _args, context) {
      const { assignees = [] } = await loadWholeMergeRequest(context, mergeRequest);
      return assignees.map(createPartPresenter(mergeRequest.id));
    },
    async author(mergeRequest, _args, context) {
      const { author } = await loadWholeMergeRequest(context, mergeRequest);
      return author === undefined ? null : createPartPresenter(mergeRequest.id)(author);
    },
    async committers({ id }, _args, context) {
      const { row } = await loadPlacedMergeRequest(context, id);
      context.countOnce('MergeRequest', 'committers');
      const users = await context.lookUp(() => findCommitters(context.request, row));
      return users?.map((user) => presentUserBasic(user, context.request.url)) ?? null;
    },
    async participants({ id }, _args, context) {
      const { project, row } = await loadPlacedMergeRequest(context, id);
      const target = toMergeRequestIssuable(row, project);
      const page = { page: 1, per_page: maxParticipants };
      const find = () => listParticipants(context.request, project, target, page);
      const { rows } = await context.lookUp(find);
      return rows.map((user) =>
        createPartPresenter(id)(presentUserBasic(user, context.request.url)),
      );
    },
    async reviewers(mergeRequest, _args, context) {
      const { reviewers = [] } = await loadWholeMergeRequest(context, mergeRequest);
      return reviewers.map(createPartPresenter(mergeRequest.id));
    },
  },

  GroupMember: { mergeRequestInteraction: loadInteraction },
  ProjectMember: { mergeRequestInteraction: loadInteraction },
  MergeRequestAssignee: interacting,
  MergeRequestAuthor: interacting,
  MergeRequestParticipant: interacting,
  MergeRequestReviewer: interacting,

  UserMergeRequestInteraction: {
    async applicableApprovalRules({ merge_request_id, user_id }, _args, context) {
      const rules = await loadStateRules(context, merge_request_id);
      const isNamed = ({ id }: { readonly id: number }) => id === user_id;
      return rules?.filter(({ eligible_approvers }) => eligible_approvers.some(isNamed)) ?? null;
    },
    async approved({ merge_request_id, user_id }, _args, context) {
      const approvals = await loadStandingRows(context, merge_request_id);
      return approvals.some(({ id }) => id === user_id);
    },
    canMerge: (interaction, _args, context) =>
      runAsUser(context, interaction, async (actor, { project, row }) => {
        const { db } = context.request;
        return (await findBranchAbilities(db, project, actor, row.target_branch)).canMerge;
      }),
    canUpdate: (interaction, _args, context) =>
      runAsUser(context, interaction, (actor, { project, row }) =>
        mayChangeMergeRequest({ db: context.request.db, actor }, project, row),
      ),
    async reviewState(interaction, _args, context) {
      const state = await loadReviewState(context, interaction);
      return state === null ? null : (state.toUpperCase() as Uppercase<typeof state>);
    },
    reviewed: async (interaction, _args, context) =>
      (await loadReviewState(context, interaction)) === 'reviewed',
  },
  Mutation: {
    async mergeRequestReviewerRereview({ iid, projectPath, userId }, _operations, context) {
      const { request } = context;
      const project = await findProjectFor(request.db, request.actor, projectPath);
      requireFeature(project, 'merge_requests');
      const mergeRequest = await findChangeable(request, project, parseGlobalIdNumber(iid));
      const user = parseGlobalIdNumber(userId.id);
      const asked = await askToReviewAgain(request, project, mergeRequest, user);
      context.batches.forget();
      if (!asked) return { mergeRequest: null, errors: ['Reviewer not found'] };
      return { mergeRequest: { id: mergeRequest.id } };
    },
  },
} satisfies MergeRequestPeopleResolvers<GraphqlContext>;

/** Number of commit addresses that are looked up at once. */
const addressBatchSize = 1_000;

/**
 * Users who committed the commits of a merge request, by id; users with hidden addresses are omitted. Null above the
 * limit of addresses.
 */
async function findCommitters(
  context: RequestContext,
  { target_project_id, head_sha, start_sha }: MergeRequestRow,
): Promise<readonly UserRow[] | null> {
  if (head_sha === null || start_sha === null) return [];
  const repository = context.git.repository(target_project_id);
  const range = { of: head_sha, without: start_sha };
  const emails = await listCommitEmails(repository, range, 'committers').catch((error: unknown) => {
    if (error instanceof RepositoryMissing) return [];
    if (error instanceof OutputTooLarge) return null;
    throw error;
  });
  if (emails === null) return null;
  const found = new Map<number, UserRow>();
  for (const some of splitIntoBatches(emails, addressBatchSize)) {
    for (const user of (await loadAuthorsByAddress(context, some)).values())
      found.set(user.id, user);
    if (found.size >= maxParticipants) break;
    await nextTurn();
  }
  const users = [...found.values()].toSorted((one, other) => one.id - other.id);
  return users.slice(0, maxParticipants);
}

interface Interaction {
  readonly merge_request_id: number;
  readonly user_id: number;
}

const loadUsers = async (ids: readonly number[], { request: { db } }: GraphqlContext) =>
  new Map<number, UserRow>((await findUsersById(db, ids)).map((user) => [user.id, user]));

/** Answers a check as another user, who may see less of the merge request; false if it is hidden from them. */
async function runAsUser(
  context: GraphqlContext,
  { merge_request_id, user_id }: Interaction,
  ask: (actor: Actor, placed: PlacedMergeRequest) => Promise<boolean>,
): Promise<boolean> {
  const { row } = await loadPlacedMergeRequest(context, merge_request_id);
  const user = await context.batches.load(loadUsers, user_id, context);
  if (user === undefined) return false;
  const actor = await createActorWithoutAdminMode(context.request.db, user);
  return context.lookUp(async () => {
    const { db } = context.request;
    const project: ProjectAccess | null = await findVisibleProject(
      db,
      actor,
      row.target_project_id,
    );
    return project !== null && ask(actor, { project, row });
  });
}

type ReviewState = 'unreviewed' | 'reviewed';

async function loadReviews(
  ids: readonly number[],
  { request: { db } }: GraphqlContext,
): Promise<ReadonlyMap<number, ReadonlyMap<number, ReviewState>>> {
  const asked = whereInList(db('merge_request_reviewers'), 'merge_request_id', ids);
  const rows = await asked.select<(Interaction & { readonly state: ReviewState })[]>(
    ...['merge_request_id', 'user_id', 'state'],
  );
  const found = new Map<number, Map<number, ReviewState>>();
  for (const { merge_request_id: id, user_id, state } of rows) {
    const reviews = found.get(id) ?? new Map<number, ReviewState>();
    found.set(id, reviews.set(user_id, state));
  }
  return found;
}

/** The state of a user's review; null for users who are not reviewers. */
async function loadReviewState(
  context: GraphqlContext,
  { merge_request_id, user_id }: Interaction,
): Promise<ReviewState | null> {
  const reviews = await context.batches.load(loadReviews, merge_request_id, context);
  return reviews?.get(user_id) ?? null;
}
