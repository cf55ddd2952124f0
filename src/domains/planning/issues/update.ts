import { type RequestContext, requireActor } from '#src/context.ts';
import { publish } from '#src/domain-events/publish.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { toWorkRequest } from '#src/policy/work-requester.ts';
import { checkIssueConfidentiality } from '#src/domains/planning/epics/confidentiality.ts';
import { storeMembership } from '#src/domains/planning/epics/membership.ts';
import {
  type IssuableChange,
  toDatedChanges,
  hasAttributes,
  issuableChanged,
  issuableConfirmed,
  toEditColumns,
} from '#src/domains/planning/issuables/events.ts';
import { storeLabels } from '#src/domains/planning/labels/links.ts';
import { lockPresent } from '#src/domains/projects/removals/lock-present.ts';
import { findIssueAssociations, storeAssignees } from './associations.ts';
import { toIssueColumns } from './attributes.ts';
import { countOpen } from './count.ts';
import { toIssueIssuable } from './finder.ts';
import type { IssueInput } from './input.ts';
import { issuePolicy } from './policy.ts';
import type { IssueRow } from '#src/records/issue.ts';

type Context = Pick<RequestContext, 'db' | 'actor' | 'clock' | 'paid'>;

interface UpdateOptions {
  /** True for attributes that the request contains: they are announced even without a change. */
  readonly asked?: boolean;
}

/**
 * Stores changed attributes, and publishes events.
 * @throws RowNotFound when the issue no longer exists
 * @throws BadRequest with the messages of all invalid attributes
 */
export async function updateIssue(
  context: Context,
  project: ProjectAccess,
  { id }: Pick<IssueRow, 'id'>,
  input: IssueInput,
  { asked = false }: UpdateOptions = {},
): Promise<IssueRow> {
  const at = context.clock();
  const now = at.toISOString();
  const by = toWorkRequest(requireActor(context));
  const { user_id: actorId } = by;
  return context.db.transaction(async (db) => {
    const { labels, assignees, ...associated } = await findIssueAssociations(db, project, input, {
      createLabels: issuePolicy.plan({ project }),
      paid: context.paid,
      now,
    });
    const before = await lockPresent(db, 'issues', id);
    const columns = {
      ...toIssueColumns(input, input.issue_type ?? before.issue_type),
      ...associated,
      ...computeState(before, input, {
        closed_at: input.updated_at ?? now,
        closed_by_id: actorId,
      }),
    };
    const after = { ...before, ...columns };
    const changes = [
      await storeLabels(db, { kind: 'issue', id }, labels ?? null),
      await storeAssignees(db, id, assignees),
      ...(await storeMembership({ db, actor: context.actor }, project, after, input)),
      ...listChanges(before, after, input),
    ].filter((change) => change !== null);
    if (after.confidential !== before.confidential) {
      await checkIssueConfidentiality(db, after, 'issueWithin');
    }
    const confirms =
      asked && hasAttributes(input) && changes.every(({ attribute }) => attribute === 'state');
    if (changes.length === 0 && input.updated_at === undefined) {
      const target = toIssueIssuable(before, project);
      if (confirms) await publish(db, issuableConfirmed({ target, by, at }));
      return before;
    }
    const updated_at = input.updated_at ?? now;
    const edit = toEditColumns(changes, by, updated_at);
    await db('issues')
      .where({ id })
      .update({ ...columns, ...edit, updated_at });
    await countOpen(db, project.id, before, after);
    const issue = { ...after, ...edit, updated_at };
    const target = toIssueIssuable(issue, project);
    if (changes.length > 0) {
      const facts = {
        target,
        by,
        at,
        changes,
        before,
        ...toDatedChanges(input.updated_at),
      };
      await publish(db, issuableChanged(facts));
    }
    if (confirms) await publish(db, issuableConfirmed({ target, by, at }));
    return issue;
  });
}

/** The columns of the state, where it changes. */
function computeState(
  { state }: IssueRow,
  { state_event: event, duplicated_to_id, promoted_to_epic_id }: IssueInput,
  closed: Pick<IssueRow, 'closed_at' | 'closed_by_id'>,
) {
  const beside = {
    ...(duplicated_to_id !== undefined && { duplicated_to_id }),
    ...(promoted_to_epic_id !== undefined && { promoted_to_epic_id }),
  };
  if (event === 'close' && state === 'opened')
    return { ...beside, state: 'closed', ...closed } as const;
  if (event !== 'reopen' || state === 'opened') return beside;
  return { ...beside, state: 'opened', closed_at: null, closed_by_id: null } as const;
}

/** The changes to announce, of columns that got another value. */
function listChanges(
  before: IssueRow,
  after: IssueRow,
  { closed_because }: IssueInput,
): IssuableChange[] {
  const changes: IssuableChange[] = [];
  const isDifferent = (name: keyof IssueRow) => before[name] !== after[name];
  if (isDifferent('state')) {
    const because = after.state === 'closed' ? closed_because : undefined;
    changes.push({
      attribute: 'state',
      to: after.state,
      ...(because !== undefined && { because }),
      closedAt: before.closed_at,
    });
  }
  if (isDifferent('title')) {
    changes.push({ attribute: 'title', from: before.title, to: after.title });
  }
  if (isDifferent('description')) {
    changes.push({ attribute: 'description', from: before.description, to: after.description });
  }
  for (const attribute of ['milestone', 'iteration'] as const) {
    const from = before[`${attribute}_id`];
    const to = after[`${attribute}_id`];
    if (from !== to) changes.push({ attribute, from, to });
  }
  if (isDifferent('due_date')) {
    changes.push({ attribute: 'due_date', from: before.due_date, to: after.due_date });
  }
  if (isDifferent('confidential'))
    changes.push({ attribute: 'confidential', to: after.confidential });
  if ((before.discussion_locked ?? false) !== (after.discussion_locked ?? false)) {
    changes.push({ attribute: 'discussion_locked', to: after.discussion_locked ?? false });
  }
  if (isDifferent('weight')) {
    changes.push({ attribute: 'weight', from: before.weight, to: after.weight });
  }
  if (isDifferent('health_status')) {
    const { health_status: from } = before;
    changes.push({ attribute: 'health_status', from, to: after.health_status });
  }
  if (isDifferent('issue_type')) {
    changes.push({ attribute: 'issue_type', from: before.issue_type, to: after.issue_type });
  }
  if (isDifferent('severity')) {
    changes.push({ attribute: 'severity', from: before.severity, to: after.severity });
  }
  return changes;
}
