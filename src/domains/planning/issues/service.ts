import type { IssuesService } from '#generated/issues/service.ts';
import type { TimeStats } from '#generated/common/types.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import { NotFound, RowNotFound } from '#src/errors.ts';
import { createOffsetPage, type OffsetQuery, computeOffsetWindow } from '#src/lists/offset.ts';
import { authorize } from '#src/policy/authorize.ts';
import { mayList } from '#src/policy/guard.ts';
import { findProjectFor, type ProjectAccess } from '#src/policy/project-access.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import type { Viewpoint } from '#src/domains/planning/issuables/references.ts';
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
import type { Issuable } from '#src/domains/planning/issuables/issuable.ts';
import { deleteIssue } from './delete.ts';
import { issueList } from './list/list.ts';
import { loadIssueQuery, toGroupScope, toProjectScope } from './list/query.ts';
import type { DocumentedIssueQuery } from './list/parameters.ts';
import type { IssuableScope } from '#src/domains/planning/issuables/sources.ts';
import { findIssue, findNamedIssue, isShown, toIssueIssuable } from './finder.ts';
import { cloneIssue, copyShownFiles, moveIssue } from './move.ts';
import { listParticipants } from './participants.ts';
import { issuePolicy } from './policy.ts';
import { presentIssues, presentIssuesById } from './presenter.ts';
import { presentIssue, toProjectViewpoint } from './present-issue.ts';
import { reorderIssue } from './reorder.ts';
import type { IssueRow } from '#src/records/issue.ts';
import { findUserAgent } from './user-agent.ts';

export const issues = {
  async listIssues({ query }, context) {
    return answerList(context, query, null);
  },

  async listGroupIssues({ group, query }, context) {
    return answerList(context, query, toGroupScope(group), {
      kind: 'group',
      fullPath: group.full_path,
    });
  },

  async listProjectIssues({ project, query }, context) {
    if (!mayList(project, 'issues')) {
      return {
        status: 200,
        page: (await createOffsetPage(computeOffsetWindow(query), [], () => 0)).page,
        body: [],
      };
    }
    return answerList(context, query, toProjectScope(project), toProjectViewpoint(project));
  },

  async getIssueById({ params }, context) {
    // Administrators see all projects, but none that is being made of an archive, or deleted.
    const shown = await isShown(context.db, params.id);
    const [body] = shown ? await presentIssuesById(context, [params.id], { from: null }) : [];
    if (body === undefined) throw new RowNotFound();
    return { status: 200, body };
  },

  async getIssue({ project, params }, context) {
    const issue = await findIssue(context, project, params.issue_iid);
    return { status: 200, body: await presentIssue(context, project, issue) };
  },

  async deleteIssue({ project, params, headers }, context) {
    const issue = await findNamedIssue(context, project, params.issue_iid);
    authorize(issuePolicy.delete, { project });
    await deleteIssue(context, project, issue, headers['If-Unmodified-Since']);
    return { status: 204 };
  },

  async reorderIssue({ project, params, body }, context) {
    authorize(issuePolicy.plan, { project });
    const issue = await findIssue(context, project, params.issue_iid);
    const { move_after_id: after, move_before_id: before } = body;
    await reorderIssue(context, issue, { after, before });
    return { status: 200, body: await presentIssue(context, project, issue) };
  },

  async moveIssue({ project, params, body }, context) {
    const issue = await findNamedIssue(context, project, params.issue_iid);
    const to = await findProjectFor(context.db, context.actor, body.to_project_id);
    await copyShownFiles(context, project, issue, to);
    const moved = await moveIssue(context, project, issue, to);
    return { status: 201, body: await presentIssue(context, to, moved) };
  },

  async cloneIssue({ project, params, body }, context) {
    const issue = await findNamedIssue(context, project, params.issue_iid);
    const to = await findProjectFor(context.db, context.actor, body.to_project_id);
    await copyShownFiles(context, project, issue, to);
    const cloned = await cloneIssue(context, project, issue, to, body.with_notes);
    return { status: 201, body: await presentIssue(context, to, cloned) };
  },

  async subscribeToIssue({ project, params }, context) {
    const issue = await findIssue(context, project, params.issue_iid);
    authorize(issuePolicy.follow, { project });
    if (!(await subscribe(context, project, issue, true))) return { status: 304 };
    return { status: 201, body: await presentIssue(context, project, issue) };
  },

  async unsubscribeFromIssue({ project, params }, context) {
    const issue = await findIssue(context, project, params.issue_iid);
    authorize(issuePolicy.follow, { project });
    if (!(await subscribe(context, project, issue, false))) return { status: 304 };
    return { status: 201, body: await presentIssue(context, project, issue) };
  },

  async setIssueTimeEstimate({ project, params, body }, context) {
    const target = await findTimed(context, project, params.issue_iid);
    const times = await setEstimate(context, target, readEstimateSeconds(body.duration));
    return { status: 200, body: await presentTimes(context, times) };
  },

  async resetIssueTimeEstimate({ project, params }, context) {
    const target = await findTimed(context, project, params.issue_iid);
    return {
      status: 200,
      body: await presentTimes(context, await setEstimate(context, target, 0)),
    };
  },

  async addIssueSpentTime({ project, params, body }, context) {
    const target = await findTimed(context, project, params.issue_iid);
    const { duration, spent_at, summary = null } = body;
    const spent = {
      seconds: readSpentSeconds(duration),
      on: readSpentDay(context, spent_at),
      summary,
    };
    const times = await addSpent(context, target, spent);
    return { status: 201, body: await presentTimes(context, times) };
  },

  async resetIssueSpentTime({ project, params }, context) {
    const target = await findTimed(context, project, params.issue_iid);
    return { status: 200, body: await presentTimes(context, await resetSpent(context, target)) };
  },

  async getIssueTimeStats({ project, params }, context) {
    const issue = await findIssue(context, project, params.issue_iid);
    return { status: 200, body: await presentTimes(context, issue) };
  },

  async listIssueParticipants({ project, params, query }, context) {
    const issue = await findIssue(context, project, params.issue_iid);
    const target = toIssueIssuable(issue, project);
    const { rows, page } = await listParticipants(context, project, target, query);
    return { status: 200, page, body: rows.map((user) => presentUserBasic(user, context.url)) };
  },

  async getIssueUserAgentDetail({ params }, context) {
    const project = await findProjectFor(context.db, context.actor, params.id);
    const issue = await findIssue(context, project, params.issue_iid);
    const detail = await findUserAgent(context.db, issue);
    if (detail === undefined) throw new NotFound('UserAgentDetail');
    return { status: 200, body: detail };
  },
} satisfies Omit<IssuesService<RequestContext>, OfReview | OfConversation>;

/** Operations in `src/domains/review/`. */
type OfReview = 'listIssueClosedBy' | 'listIssueRelatedMergeRequests';

/** Operations in `src/domains/conversation/`. */
type OfConversation = 'createIssue' | 'createIssueNote' | 'createIssueTodo' | 'updateIssue';

/** An issue whose times the caller may change. */
async function findTimed(
  context: RequestContext,
  project: ProjectAccess,
  iid: number,
): Promise<Issuable> {
  const issue = await findIssue(context, project, iid);
  authorize(issuePolicy.plan, { project });
  return toIssueIssuable(issue, project);
}

async function presentTimes({ db }: RequestContext, times: TimeTotals): Promise<TimeStats> {
  return presentTimeStats(times, await loadCurrentSettings(db));
}

function subscribe(
  context: RequestContext,
  project: ProjectAccess,
  issue: IssueRow,
  subscribed: boolean,
): Promise<boolean> {
  const userId = requireActor(context).user.id;
  return setSubscribed(
    context.db,
    userId,
    toIssueIssuable(issue, project),
    subscribed,
    context.now,
  );
}

async function answerList(
  context: RequestContext,
  query: DocumentedIssueQuery & OffsetQuery,
  place: IssuableScope | null,
  from: Viewpoint | null = null,
) {
  const listParams = await loadIssueQuery(context, query, place);
  const { rows, page } = await issueList.pageFor(context, listParams);
  const labelDetails = query.with_labels_details;
  const body = await presentIssues(context, rows, { from, labelDetails });
  return { status: 200 as const, page, body };
}
