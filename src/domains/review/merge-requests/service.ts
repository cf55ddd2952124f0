import type { TimeStats } from '#generated/common/types.ts';
import type { MergeRequestsService } from '#generated/merge-requests/service.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import { RowNotFound } from '#src/errors.ts';
import { createPageOfRows } from '#src/lists/offset.ts';
import { authorize } from '#src/policy/authorize.ts';
import { mayList } from '#src/policy/guard.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import type { UserBasicRow } from '#src/records/user.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { listParticipants } from '#src/domains/planning/issues/participants.ts';
import { setSubscribed } from '#src/domains/planning/issuables/subscriptions.ts';
import {
  addSpent,
  readEstimateSeconds,
  resetSpent,
  setEstimate,
  readSpentSeconds,
  readSpentDay,
} from '#src/domains/planning/time-tracking/change.ts';
import {
  presentTimeStats,
  type TimeTotals,
} from '#src/domains/planning/time-tracking/presenter.ts';
import { presentUserBasic } from '#src/domains/core/users/presenter.ts';
import { acceptMergeRequest } from './accept.ts';
import { cancelAutoMerge } from './auto-merge.ts';
import { deleteMergeRequest } from './delete.ts';
import { findChangeable, findMergeRequest, findNamedMergeRequest } from './finder.ts';
import { refreshMergeRef } from './merge-ref.ts';
import { presentMore } from './more.ts';
import { listMergeRequests } from './list/page.ts';
import { mergeRequestPolicy } from './policy.ts';
import { presentCheckedMergeRequest } from './present-checked.ts';
import { queueRebase } from './rebase.ts';
import { toMergeRequestIssuable } from './table.ts';

export const mergeRequests = {
  async listMergeRequests({ query }, context) {
    return listMergeRequests(context, query, { kind: 'instance' });
  },

  async listGroupMergeRequests({ group, query }, context) {
    return listMergeRequests(context, query, { kind: 'group', group });
  },

  async listProjectMergeRequests({ project, query }, context) {
    return listMergeRequests(context, query, { kind: 'project', project });
  },

  async getMergeRequest({ project, params, query }, context) {
    const mergeRequest = await findMergeRequest(context.db, project, params.merge_request_iid);
    const [body, more] = await Promise.all([
      presentCheckedMergeRequest(context, project, mergeRequest),
      presentMore(context, project, mergeRequest, query),
    ]);
    return { status: 200, body: { ...body, ...more } };
  },

  async deleteMergeRequest({ project, params, headers }, context) {
    const { merge_request_iid: iid } = params;
    const mergeRequest = await findNamedMergeRequest(context.db, project, iid);
    authorize(mergeRequestPolicy.delete, { project });
    await deleteMergeRequest(context, project, mergeRequest, headers['If-Unmodified-Since']);
    return { status: 204 };
  },

  async mergeMergeRequest({ project, params, body }, context) {
    const iid = params.merge_request_iid;
    const found = await findMergeRequest(context.db, project, iid);
    await acceptMergeRequest(context, project, found, body);
    const accepted = await findMergeRequest(context.db, project, iid);
    return { status: 200, body: await presentCheckedMergeRequest(context, project, accepted) };
  },

  async cancelMergeWhenPipelineSucceeds({ project, params }, context) {
    const mergeRequest = await findMergeRequest(context.db, project, params.merge_request_iid);
    await cancelAutoMerge(context, project, mergeRequest);
    return { status: 201, body: await presentCheckedMergeRequest(context, project, mergeRequest) };
  },

  async rebaseMergeRequest({ project, params, body }, context) {
    const mergeRequest = await findMergeRequest(context.db, project, params.merge_request_iid);
    await queueRebase(context, project, mergeRequest, body);
    return { status: 202, body: { rebase_in_progress: true } };
  },

  async getMergeRequestMergeRef({ project, params }, context) {
    // Callers who may not read merge requests find none here, where they are on.
    if (!mayList(project, 'merge_requests')) throw new RowNotFound();
    return answerMergeRef(context, project, params.merge_request_iid);
  },

  async updateMergeRequestMergeRef({ project, params }, context) {
    return answerMergeRef(context, project, params.merge_request_iid);
  },

  async subscribeToMergeRequest({ project, params }, context) {
    return answerSubscription(context, project, params.merge_request_iid, true);
  },

  async unsubscribeFromMergeRequest({ project, params }, context) {
    return answerSubscription(context, project, params.merge_request_iid, false);
  },

  async listMergeRequestParticipants({ project, params, query }, context) {
    const mergeRequest = await findMergeRequest(context.db, project, params.merge_request_iid);
    const target = toMergeRequestIssuable(mergeRequest, project);
    const { rows, page } = await listParticipants(context, project, target, query);
    return { status: 200, page, body: rows.map((user) => presentUserBasic(user, context.url)) };
  },

  async listMergeRequestReviewers({ project, params, query }, { db, url }) {
    const { id } = await findMergeRequest(db, project, params.merge_request_iid);
    const reviewers = db('merge_request_reviewers as asked')
      .join('users', 'users.id', 'asked.user_id')
      .where('asked.merge_request_id', id)
      .orderBy('users.id')
      .select<ReviewerRow[]>(
        ...['users.id', 'users.username', 'users.name', 'users.state', 'users.avatar'],
        ...['asked.state as review', 'asked.created_at as asked_at'],
      );
    const { rows, page } = await createPageOfRows(await reviewers, query);
    const body = rows.map(({ review: state, asked_at: created_at, ...user }) => ({
      user: presentUserBasic(user, url),
      state,
      created_at,
    }));
    return { status: 200, page, body };
  },

  async setMergeRequestTimeEstimate({ project, params, body }, context) {
    const target = await findTimed(context, project, params.merge_request_iid);
    const times = await setEstimate(context, target, readEstimateSeconds(body.duration));
    return { status: 200, body: await presentTimes(context, times) };
  },

  async resetMergeRequestTimeEstimate({ project, params }, context) {
    const target = await findTimed(context, project, params.merge_request_iid);
    const times = await setEstimate(context, target, 0);
    return { status: 200, body: await presentTimes(context, times) };
  },

  async addMergeRequestSpentTime({ project, params, body }, context) {
    const target = await findTimed(context, project, params.merge_request_iid);
    const { duration, spent_at, summary = null } = body;
    const spent = {
      seconds: readSpentSeconds(duration),
      on: readSpentDay(context, spent_at),
      summary,
    };
    const times = await addSpent(context, target, spent);
    return { status: 201, body: await presentTimes(context, times) };
  },

  async resetMergeRequestSpentTime({ project, params }, context) {
    const target = await findTimed(context, project, params.merge_request_iid);
    return { status: 200, body: await presentTimes(context, await resetSpent(context, target)) };
  },

  async getMergeRequestTimeStats({ project, params }, context) {
    const mergeRequest = await findMergeRequest(context.db, project, params.merge_request_iid);
    return { status: 200, body: await presentTimes(context, mergeRequest) };
  },
} satisfies Omit<MergeRequestsService<RequestContext>, OfConversation>;

/** Operations in `src/domains/conversation/`. */
type OfConversation = 'createMergeRequest' | 'createMergeRequestTodo' | 'updateMergeRequest';

type ReviewerRow = UserBasicRow & {
  readonly review: 'unreviewed' | 'reviewed';
  readonly asked_at: string;
};

async function answerMergeRef(context: RequestContext, project: ProjectAccess, iid: number) {
  const mergeRequest = await findMergeRequest(context.db, project, iid);
  authorize(mergeRequestPolicy.follow, { project });
  const commit_id = await refreshMergeRef(context, project, mergeRequest);
  return { status: 200, body: { commit_id } } as const;
}

async function answerSubscription(
  context: RequestContext,
  project: ProjectAccess,
  iid: number,
  subscribed: boolean,
) {
  const mergeRequest = await findMergeRequest(context.db, project, iid);
  authorize(mergeRequestPolicy.follow, { project });
  const userId = requireActor(context).user.id;
  const target = toMergeRequestIssuable(mergeRequest, project);
  if (!(await setSubscribed(context.db, userId, target, subscribed, context.now))) {
    return { status: 304 } as const;
  }
  return {
    status: 201,
    body: await presentCheckedMergeRequest(context, project, mergeRequest),
  } as const;
}

/** A merge request whose times the caller may change. */
async function findTimed(context: RequestContext, project: ProjectAccess, iid: number) {
  return toMergeRequestIssuable(await findChangeable(context, project, iid), project);
}

async function presentTimes({ db }: RequestContext, times: TimeTotals): Promise<TimeStats> {
  return presentTimeStats(times, await loadCurrentSettings(db));
}
