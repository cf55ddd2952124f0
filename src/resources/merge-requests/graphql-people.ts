import type {
  MergeRequestPeopleResolvers,
  MergeRequestReviewerSource,
} from '../../../generated/graphql/resolvers.ts';
import type { UserBasic } from '../../../generated/common/types.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { inList } from '../../database/dialect.ts';
import type { ProjectAccess } from '../../policy/project-access.ts';
import { findVisibleProject } from '../../policy/project-access.ts';
import { branchAbilities } from '../../policy/protected-refs.ts';
import { type Actor, actorOf } from '../../records/actor.ts';
import type { UserRow } from '../../records/user.ts';
import { listParticipants } from '../issues/participants.ts';
import { approvalsOf, stateRulesOf } from '../merge-request-approvals/graphql.ts';
import { findUsersById } from '../users/finder.ts';
import { presentUserBasic } from '../users/presenter.ts';
import { mayChange } from './finder.ts';
import { placedMergeRequest, type PlacedMergeRequest, wholeMergeRequest } from './graphql-place.ts';
import { mergeRequestTarget } from './table.ts';

/** The most participants that are told. */
const mostParticipants = 1_000;

interface Part {
  readonly merge_request_id: number;
  readonly id: number;
}

const interactionOf = ({ merge_request_id, id: user_id }: Part) => ({ merge_request_id, user_id });
const interacting = { mergeRequestInteraction: interactionOf };

const partOf =
  (merge_request_id: number) =>
  (user: UserBasic): MergeRequestReviewerSource => ({ ...user, merge_request_id });

export const mergeRequestPeopleGraphql = {
  MergeRequest: {
    async assignees(mergeRequest, _args, context) {
      const { assignees = [] } = await wholeMergeRequest(context, mergeRequest);
      return assignees.map(partOf(mergeRequest.id));
    },
    async author(mergeRequest, _args, context) {
      const { author } = await wholeMergeRequest(context, mergeRequest);
      return author === undefined ? null : partOf(mergeRequest.id)(author);
    },
    async participants({ id }, _args, context) {
      const { project, row } = await placedMergeRequest(context, id);
      const target = mergeRequestTarget(row, project);
      const page = { page: 1, per_page: mostParticipants };
      const find = () => listParticipants(context.request, project, target, page);
      const { rows } = await context.lookUp(find);
      return rows.map((user) => partOf(id)(presentUserBasic(user, context.request.url)));
    },
    async reviewers(mergeRequest, _args, context) {
      const { reviewers = [] } = await wholeMergeRequest(context, mergeRequest);
      return reviewers.map(partOf(mergeRequest.id));
    },
  },

  MergeRequestAssignee: interacting,
  MergeRequestAuthor: interacting,
  MergeRequestParticipant: interacting,
  MergeRequestReviewer: interacting,

  UserMergeRequestInteraction: {
    async applicableApprovalRules({ merge_request_id, user_id }, _args, context) {
      const rules = await stateRulesOf(context, merge_request_id);
      const names = ({ id }: { readonly id: number }) => id === user_id;
      return rules?.filter(({ eligible_approvers }) => eligible_approvers.some(names)) ?? null;
    },
    async approved({ merge_request_id, user_id }, _args, context) {
      const approvals = await approvalsOf(context, merge_request_id);
      return approvals.some(({ id }) => id === user_id);
    },
    canMerge: (interaction, _args, context) =>
      asThem(context, interaction, async (actor, { project, row }) => {
        const { db } = context.request;
        return (await branchAbilities(db, project, actor, row.target_branch)).canMerge;
      }),
    canUpdate: (interaction, _args, context) =>
      asThem(context, interaction, (actor, { project, row }) =>
        mayChange({ db: context.request.db, actor }, project, row),
      ),
    async reviewState(interaction, _args, context) {
      const state = await reviewStateOf(context, interaction);
      return state === null ? null : (state.toUpperCase() as Uppercase<typeof state>);
    },
    reviewed: async (interaction, _args, context) =>
      (await reviewStateOf(context, interaction)) === 'reviewed',
  },
} satisfies MergeRequestPeopleResolvers<GraphqlContext>;

interface Interaction {
  readonly merge_request_id: number;
  readonly user_id: number;
}

const loadUsers = async (ids: readonly number[], { request: { db } }: GraphqlContext) =>
  new Map<number, UserRow>((await findUsersById(db, ids)).map((user) => [user.id, user]));

/** Asks something as another user, who may see less of the merge request: then the answer is no. */
async function asThem(
  context: GraphqlContext,
  { merge_request_id, user_id }: Interaction,
  ask: (actor: Actor, placed: PlacedMergeRequest) => Promise<boolean>,
): Promise<boolean> {
  const { row } = await placedMergeRequest(context, merge_request_id);
  const user = await context.batches.load(loadUsers, user_id, context);
  if (user === undefined) return false;
  const actor = actorOf(user);
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
  const asked = inList(db('merge_request_reviewers'), 'merge_request_id', ids);
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

/** How far the review of a user is; null for those who are not to review it. */
async function reviewStateOf(
  context: GraphqlContext,
  { merge_request_id, user_id }: Interaction,
): Promise<ReviewState | null> {
  const reviews = await context.batches.load(loadReviews, merge_request_id, context);
  return reviews?.get(user_id) ?? null;
}
