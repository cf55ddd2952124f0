import type { ResourceEventsService } from '#generated/resource-events/service.ts';
import type { RequestContext } from '#src/context.ts';
import {
  findEpicSubject,
  findIssueSubject,
  findMergeRequestSubject,
} from '#src/domains/conversation/quick-actions/note-subject.ts';
import type { Issuable } from '#src/domains/planning/issuables/issuable.ts';
import { resourceEventList } from './list.ts';
import {
  type PresentEvent,
  presentIterationEvent,
  presentLabelEvent,
  presentMilestoneEvent,
  presentStateEvent,
  presentWeightEvent,
} from './presenter.ts';
import {
  type EventKind,
  findEvent,
  type ListedResourceEventRow,
} from '#src/domains/planning/resource-events/table.ts';
import { loadThings } from './things.ts';

export const resourceEvents = {
  async listIssueStateEvents({ project, params, query }, context) {
    const { target } = await findIssueSubject(context, project, params.issue_iid);
    return answerList(context, target, states, query);
  },
  async getIssueStateEvent({ project, params }, context) {
    const { target } = await findIssueSubject(context, project, params.issue_iid);
    return answerEvent(context, target, states, params.event_id);
  },

  async listIssueLabelEvents({ project, params, query }, context) {
    const { target } = await findIssueSubject(context, project, params.issue_iid);
    return answerList(context, target, labels, query);
  },
  async getIssueLabelEvent({ project, params }, context) {
    const { target } = await findIssueSubject(context, project, params.issue_iid);
    return answerEvent(context, target, labels, params.event_id);
  },

  async listIssueMilestoneEvents({ project, params, query }, context) {
    const { target } = await findIssueSubject(context, project, params.issue_iid);
    return answerList(context, target, milestones, query);
  },
  async getIssueMilestoneEvent({ project, params }, context) {
    const { target } = await findIssueSubject(context, project, params.issue_iid);
    return answerEvent(context, target, milestones, params.event_id);
  },

  async listIssueWeightEvents({ project, params, query }, context) {
    const { target } = await findIssueSubject(context, project, params.issue_iid);
    return answerList(context, target, weights, query);
  },
  async getIssueWeightEvent({ project, params }, context) {
    const { target } = await findIssueSubject(context, project, params.issue_iid);
    return answerEvent(context, target, weights, params.event_id);
  },

  async listIssueIterationEvents({ project, params, query }, context) {
    const { target } = await findIssueSubject(context, project, params.issue_iid);
    return answerList(context, target, iterations, query);
  },
  async getIssueIterationEvent({ project, params }, context) {
    const { target } = await findIssueSubject(context, project, params.issue_iid);
    return answerEvent(context, target, iterations, params.event_id);
  },

  async listMergeRequestStateEvents({ project, params, query }, context) {
    const { target } = await findMergeRequestSubject(context, project, params.merge_request_iid);
    return answerList(context, target, states, query);
  },
  async getMergeRequestStateEvent({ project, params }, context) {
    const { target } = await findMergeRequestSubject(context, project, params.merge_request_iid);
    return answerEvent(context, target, states, params.event_id);
  },

  async listMergeRequestLabelEvents({ project, params, query }, context) {
    const { target } = await findMergeRequestSubject(context, project, params.merge_request_iid);
    return answerList(context, target, labels, query);
  },
  async getMergeRequestLabelEvent({ project, params }, context) {
    const { target } = await findMergeRequestSubject(context, project, params.merge_request_iid);
    return answerEvent(context, target, labels, params.event_id);
  },

  async listMergeRequestMilestoneEvents({ project, params, query }, context) {
    const { target } = await findMergeRequestSubject(context, project, params.merge_request_iid);
    return answerList(context, target, milestones, query);
  },
  async getMergeRequestMilestoneEvent({ project, params }, context) {
    const { target } = await findMergeRequestSubject(context, project, params.merge_request_iid);
    return answerEvent(context, target, milestones, params.event_id);
  },

  async listEpicStateEvents({ group, params, query }, context) {
    const { target } = await findEpicSubject(context, group, params.epic_id);
    return answerList(context, target, states, query);
  },
  async getEpicStateEvent({ group, params }, context) {
    const { target } = await findEpicSubject(context, group, params.epic_id);
    return answerEvent(context, target, states, params.event_id);
  },

  async listEpicLabelEvents({ group, params, query }, context) {
    const { target } = await findEpicSubject(context, group, params.epic_id);
    return answerList(context, target, labels, query);
  },
  async getEpicLabelEvent({ group, params }, context) {
    const { target } = await findEpicSubject(context, group, params.epic_id);
    return answerEvent(context, target, labels, params.event_id);
  },
} satisfies ResourceEventsService<RequestContext>;

/** Changes of one kind, and how they are shown. */
interface PresentedKind<Body> {
  readonly kind: EventKind;
  readonly present: PresentEvent<Body>;
}

const states = { kind: 'state', present: presentStateEvent } as const;
const labels = { kind: 'label', present: presentLabelEvent } as const;
const milestones = { kind: 'milestone', present: presentMilestoneEvent } as const;
const weights = { kind: 'weight', present: presentWeightEvent } as const;
const iterations = { kind: 'iteration', present: presentIterationEvent } as const;

async function answerList<Body>(
  context: RequestContext,
  target: Issuable,
  told: PresentedKind<Body>,
  query: { readonly page: number; readonly per_page: number },
) {
  const of = { kind: target.kind, id: target.id };
  const { rows, page } = await resourceEventList.pageFor(context, {
    ...query,
    of,
    kind: told.kind,
  });
  return { status: 200, page, body: await present(context, target, told, rows) } as const;
}

async function answerEvent<Body>(
  context: RequestContext,
  target: Issuable,
  told: PresentedKind<Body>,
  id: number,
) {
  const row = await findEvent(context.db, target, told.kind, id);
  const [body] = await present(context, target, told, [row]);
  if (body === undefined) throw new Error('no response body was built for the change');
  return { status: 200, body } as const;
}

async function present<Body>(
  { db, url, today }: RequestContext,
  target: Issuable,
  told: PresentedKind<Body>,
  rows: readonly ListedResourceEventRow[],
): Promise<Body[]> {
  const view = { target, things: await loadThings(db, rows), url, today };
  return rows.map((row) => told.present(row, view));
}
