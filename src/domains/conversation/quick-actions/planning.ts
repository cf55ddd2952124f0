import { toOwnerColumn } from '#src/records/container.ts';
import { selectLineage, whereUsableIn } from '#src/domains/core/namespaces/tree.ts';
import type { IssueInput } from '#src/domains/planning/issues/input.ts';
import type { IssueRow } from '#src/records/issue.ts';
import type {
  ActionInput,
  IssueSubject,
  ActionOutcome,
  PlannedSubject,
  QuickAction,
  Written,
} from './action.ts';
import { readDay } from './due-date.ts';
import { toSubjectContainer, mayManage, mayPlan, toSubjectIssuable } from './subject.ts';

/** An attribute gets a value. */
const createOutcome = (given: ActionInput, summary: string): ActionOutcome => ({
  given,
  changes: given,
  summary,
});

const getIssueType = ({ subject, given }: Written<IssueSubject>) =>
  given.issue_type ?? subject.issue?.issue_type ?? 'issue';

const getValue = <Name extends keyof IssueInput & keyof IssueRow>(
  { subject, given }: Written<IssueSubject>,
  name: Name & keyof ActionInput,
) => given[name] ?? subject.issue?.[name] ?? null;

const severities = ['UNKNOWN', 'LOW', 'MEDIUM', 'HIGH', 'CRITICAL'] as const;
const healths = ['on_track', 'needs_attention', 'at_risk'] as const;
/** Upper limit of the column. */
const maxWeight = 2 ** 31 - 1;

/** Commands that give issues and merge requests attributes. */
export const planningActions: readonly QuickAction<PlannedSubject>[] = [
  {
    names: ['milestone'],
    mayUse: mayPlan,
    async read(written) {
      const milestone = await findMilestone(written);
      if (milestone === undefined) return null;
      return createOutcome(
        { milestone_id: milestone.id },
        `Set the milestone to %"${milestone.title}".`,
      );
    },
  },
  {
    names: ['remove_milestone'],
    mayUse: mayPlan,
    read: () => createOutcome({ milestone_id: null }, 'Removed the milestone.'),
  },
  {
    names: ['lock'],
    mayUse: (written) => {
      const locked = isLocked(written);
      return locked !== null && !locked && mayManage(written);
    },
    read: () => createOutcome({ discussion_locked: true }, 'Locked the discussion.'),
  },
  {
    names: ['unlock'],
    mayUse: (written) => isLocked(written) === true && mayManage(written),
    read: () => createOutcome({ discussion_locked: false }, 'Unlocked the discussion.'),
  },
];

/** Null where there is no discussion yet. */
function isLocked({ subject, given }: Written<PlannedSubject>): boolean | null {
  const target = toSubjectIssuable(subject);
  if (target === null) return null;
  return given.discussion_locked ?? target.discussion_locked ?? false;
}

/** Commands for attributes that only issues have. */
export const issueActions: readonly QuickAction<IssueSubject>[] = [
  {
    names: ['due'],
    mayUse: mayManage,
    read({ argument, context }) {
      const due_date = readDay(argument, context.today);
      return due_date === null
        ? null
        : createOutcome({ due_date }, `Set the due date to ${due_date}.`);
    },
  },
  {
    names: ['remove_due_date'],
    mayUse: mayManage,
    read: () => createOutcome({ due_date: null }, 'Removed the due date.'),
  },
  {
    names: ['confidential'],
    mayUse: (written) => getValue(written, 'confidential') !== true && mayManage(written),
    read: () => createOutcome({ confidential: true }, 'Made this issue confidential.'),
  },
  {
    names: ['promote_to_incident'],
    mayUse: (written) => getIssueType(written) === 'issue' && mayManage(written),
    read: () => createOutcome({ issue_type: 'incident' }, 'Made this issue an incident.'),
  },
  {
    names: ['severity'],
    mayUse: (written) => getIssueType(written) === 'incident' && mayManage(written),
    read({ argument }) {
      const severity = severities.find((each) => each === argument.toUpperCase());
      return severity === undefined
        ? null
        : createOutcome({ severity }, `Set the severity to ${severity.toLowerCase()}.`);
    },
  },
  {
    names: ['weight'],
    plan: 'premium',
    mayUse: mayManage,
    read({ argument }) {
      const weight = /^\d{1,10}$/.test(argument) ? Number(argument) : maxWeight + 1;
      return weight > maxWeight ? null : createOutcome({ weight }, `Set the weight to ${weight}.`);
    },
  },
  {
    names: ['clear_weight'],
    plan: 'premium',
    mayUse: mayManage,
    read: () => createOutcome({ weight: null }, 'Cleared the weight.'),
  },
  {
    names: ['health_status'],
    plan: 'ultimate',
    mayUse: mayManage,
    read({ argument }) {
      const word = argument.toLowerCase().replaceAll(/[\s-]/g, '_');
      const health_status = healths.find((each) => each === word);
      return health_status === undefined
        ? null
        : createOutcome({ health_status }, `Set the health status to ${health_status}.`);
    },
  },
  {
    names: ['clear_health_status'],
    plan: 'ultimate',
    mayUse: mayManage,
    read: () => createOutcome({ health_status: null }, 'Cleared the health status.'),
  },
  {
    names: ['iteration'],
    plan: 'premium',
    mayUse: mayManage,
    async read(written) {
      const id = await findIteration(written);
      return id === undefined ? null : createOutcome({ iteration_id: id }, 'Set the iteration.');
    },
  },
  {
    names: ['remove_iteration'],
    plan: 'premium',
    mayUse: mayManage,
    read: () => createOutcome({ iteration_id: null }, 'Removed the iteration.'),
  },
];

/** An active one of the project or a group above it: `%3` by number within the project, else by title. */
async function findMilestone({ context, subject, argument }: Written<PlannedSubject>) {
  const { db } = context;
  const [, number, quoted, plain] = /^(?:%(\d{1,15})|%?"([^"]+)"|%?(.+))$/.exec(argument) ?? [];
  const container = toSubjectContainer(subject);
  const milestones = db('milestones').where({ state: 'active' });
  if (number !== undefined)
    milestones.where({ [toOwnerColumn(container)]: container.id, iid: Number(number) });
  else {
    const title = quoted ?? plain;
    if (title === undefined) return undefined;
    whereUsableIn(db, milestones.where({ title }), container);
  }
  return milestones.orderBy('id').first<{ id: number; title: string } | undefined>('id', 'title');
}

/** Finds an iteration of a group above the project: `*iteration:5` by id, `*iteration:"title"` by title. */
async function findIteration({ context, subject, argument }: Written<IssueSubject>) {
  const { db } = context;
  const [, id, quoted, plain] = /^\*iteration:(?:(\d{1,15})|"([^"]+)"|(\S+))$/.exec(argument) ?? [];
  const title = quoted ?? plain;
  if (id === undefined && title === undefined) return undefined;
  const found = await db('iterations')
    .where(id === undefined ? { title } : { id: Number(id) })
    .whereIn('group_id', selectLineage(db, subject.project.namespace_id))
    .orderBy('id')
    .first<{ id: number } | undefined>('id');
  return found?.id;
}
