import type { TimeStats } from '#generated/common/types.ts';
import type { MergeRequestsService } from '#generated/merge-requests/service.ts';
import type { MergeRequestDetail } from '#generated/merge-requests/types.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import { Forbidden, RowNotFound } from '#src/errors.ts';
import { createPageOfRows } from '#src/lists/offset.ts';
import { authorize } from '#src/policy/authorize.ts';
import { mayList } from '#src/policy/guard.ts';
import { isFeatureVisible } from '#src/policy/features.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import type { UserBasicRow } from '#src/records/user.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { listParticipants } from '#src/domains/planning/issues/participants.ts';
import { applyEffects, finishActions } from '#src/domains/conversation/quick-actions/apply.ts';
import {
  readDescription,
  runWithEffects,
} from '#src/domains/conversation/quick-actions/description.ts';
import { setSubscribed } from '#src/domains/planning/issuables/subscriptions.ts';
import { startFromTemplate } from '#src/domains/planning/issuables/template.ts';
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
import { markTodo } from '#src/domains/conversation/todos/mark.ts';
import { presentUserBasic } from '#src/domains/core/users/presenter.ts';
import { acceptMergeRequest } from './accept.ts';
import { cancelAutoMerge } from './auto-merge.ts';
import { checkMergeStatus, keepHead } from './check.ts';
import { createMergeRequest, findTarget } from './create.ts';
import { deleteMergeRequest } from './delete.ts';
import { findChangeable, findMergeRequest, findNamedMergeRequest } from './finder.ts';
import { readMergeRequestInput } from './input.ts';
import { refreshMergeRef } from './merge-ref.ts';
import { presentMore } from './more.ts';
import { listMergeRequests } from './list/page.ts';
import { mergeRequestPolicy } from './policy.ts';
import { presentDetail } from './presenter.ts';
import { queueRebase } from './rebase.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import { toMergeRequestIssuable } from './table.ts';
import { updateMergeRequest } from './update.ts';

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

  async createMergeRequest({ project: source, body }, context) {
    const { target_project_id, source_branch, target_branch, title } = body;
    const project = await findTarget(context, source, target_project_id);
    const templated = await startFromTemplate(
      context,
      project,
      'merge_requests_template',
      readMergeRequestInput(body),
    );
    const given = { ...templated, title, source_branch, target_branch };
    const subject = { kind: 'merge_request', project, mergeRequest: null } as const;
    const { attributes, actions } = await readDescription(context, subject, given);
    const mergeRequest = await runWithEffects(context, actions, async (inside) => {
      const created = await createMergeRequest(inside, source, project, attributes);
      await applyEffects(inside, toMergeRequestIssuable(created, project), actions);
      return created;
    });
    await finishActions(context, actions);
    await keepHead(context.git, mergeRequest);
    return { status: 201, body: await presentOne(context, project, mergeRequest) };
  },

  async getMergeRequest({ project, params, query }, context) {
    const mergeRequest = await findMergeRequest(context.db, project, params.merge_request_iid);
    const [body, more] = await Promise.all([
      presentOne(context, project, mergeRequest),
      presentMore(context, project, mergeRequest, query),
    ]);
    return { status: 200, body: { ...body, ...more } };
  },

  async updateMergeRequest({ project, params, body }, context) {
    const mergeRequest = await findChangeable(context, project, params.merge_request_iid);
    const given = readMergeRequestInput(body);
    const subject = { kind: 'merge_request', project, mergeRequest } as const;
    const { attributes, actions } = await readDescription(context, subject, given);
    const updated = await runWithEffects(context, actions, async (inside) => {
      const options = { asked: true };
      const updated = await updateMergeRequest(inside, project, mergeRequest, attributes, options);
      await applyEffects(inside, toMergeRequestIssuable(updated, project), actions);
      return updated;
    });
    await finishActions(context, actions);
    if (updated.head_sha !== mergeRequest.head_sha) await keepHead(context.git, updated);
    return { status: 200, body: await presentOne(context, project, updated) };
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
    return { status: 200, body: await presentOne(context, project, accepted) };
  },

  async cancelMergeWhenPipelineSucceeds({ project, params }, context) {
    const mergeRequest = await findMergeRequest(context.db, project, params.merge_request_iid);
    await cancelAutoMerge(context, project, mergeRequest);
    return { status: 201, body: await presentOne(context, project, mergeRequest) };
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

  async createMergeRequestTodo({ project, params }, context) {
    const mergeRequest = await findMergeRequest(context.db, project, params.merge_request_iid);
    authorize(mergeRequestPolicy.follow, { project });
    const todo = await markTodo(context, toMergeRequestIssuable(mergeRequest, project));
    return todo === null ? { status: 304 } : { status: 201, body: todo };
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
} satisfies MergeRequestsService<RequestContext>;

type ReviewerRow = UserBasicRow & {
  readonly review: 'unreviewed' | 'reviewed';
  readonly asked_at: string;
};

/** The caller sees the target, since they may create merge requests there. */
async function presentOne(
  context: RequestContext,
  project: ProjectAccess,
  mergeRequest: MergeRequestRow,
): Promise<MergeRequestDetail> {
  if (!isFeatureVisible(project, 'merge_requests')) throw new Forbidden();
  const checked = await checkMergeStatus(context, mergeRequest);
  const body = await presentDetail(context, project, checked);
  if (body === null) throw new RowNotFound();
  return body;
}

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
  return { status: 201, body: await presentOne(context, project, mergeRequest) } as const;
}

/** A merge request whose times the caller may change. */
async function findTimed(context: RequestContext, project: ProjectAccess, iid: number) {
  return toMergeRequestIssuable(await findChangeable(context, project, iid), project);
}

async function presentTimes({ db }: RequestContext, times: TimeTotals): Promise<TimeStats> {
  return presentTimeStats(times, await loadCurrentSettings(db));
}
