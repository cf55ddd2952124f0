import type { CreateIssue, UpdateIssue } from '#generated/issues/types.ts';
import type { RequestContext } from '#src/context.ts';
import { RowNotFound } from '#src/errors.ts';
import { includesPlan } from '#src/plan.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { issuePolicy } from './policy.ts';

/** The new attributes of an issue. Absent ones stay unchanged. */
export interface IssueInput extends Omit<Partial<CreateIssue> & UpdateIssue, 'assignee_id'> {
  /** Labels by id, in addition to those by title. */
  readonly label_ids?: readonly number[] | undefined;
  readonly add_label_ids?: readonly number[] | undefined;
  readonly remove_label_ids?: readonly number[] | undefined;
  /** Reason for closing, other than completion. */
  readonly closed_because?: 'duplicate' | 'move' | 'promotion' | undefined;
  readonly duplicated_to_id?: number | undefined;
  readonly promoted_to_epic_id?: number | undefined;
}

type Context = Pick<RequestContext, 'paid' | 'config'>;

/** Attributes that every user may set who may create or change an issue. */
const free = ['title', 'description'] as const;
const chosenByAuthors = ['confidential', 'issue_type'] as const;
const planned = [
  'assignee_ids',
  'add_assignee_ids',
  'remove_assignee_ids',
  'milestone_id',
  'labels',
  'add_labels',
  'remove_labels',
  'label_ids',
  'add_label_ids',
  'remove_label_ids',
] as const;
const managed = ['due_date', 'discussion_locked', 'severity', ...chosenByAuthors] as const;
const paidOnes = ['weight', 'epic_id', 'epic_iid', 'iteration_id'] as const;

/** The attributes of a new issue that the caller may choose; the others are left out, as clients expect. */
export function limitNewIssueInput(
  input: IssueInput,
  project: ProjectAccess,
  context: Context,
): IssueInput {
  requireEpics(input, context);
  return pick(input, [
    ...free,
    ...chosenByAuthors,
    ...(issuePolicy.planNew({ project }) ? planned : []),
    ...(issuePolicy.plan({ project }) ? [...managed, ...listPaidNames(context)] : []),
    ...(issuePolicy.backdate({ project }) ? (['created_at', 'iid'] as const) : []),
  ]);
}

/** The attributes that the caller may change; the others are left out. */
export function limitChangedIssueInput(
  input: IssueInput,
  project: ProjectAccess,
  context: Context,
): IssueInput {
  requireEpics(input, context);
  return pick(input, [
    ...free,
    'state_event',
    ...(issuePolicy.plan({ project }) ? [...planned, ...managed, ...listPaidNames(context)] : []),
    ...(issuePolicy.backdate({ project }) ? (['updated_at'] as const) : []),
  ]);
}

/** @throws RowNotFound for an epic without a plan that includes epics: the issue must not be created without it */
function requireEpics({ epic_id, epic_iid }: IssueInput, { paid }: Context): void {
  const epic = epic_id ?? epic_iid ?? 0;
  if (!paid && epic !== 0) throw new RowNotFound();
}

function listPaidNames({ paid, config }: Context): (keyof IssueInput)[] {
  if (!paid) return [];
  return includesPlan(config.plan, 'ultimate') ? [...paidOnes, 'health_status'] : [...paidOnes];
}

function pick(input: IssueInput, names: readonly (keyof IssueInput)[]): IssueInput {
  return Object.fromEntries(
    [...new Set(names)].flatMap((name) => (input[name] === undefined ? [] : [[name, input[name]]])),
  );
}

/** The attributes of the request, in today's names. */
export function readIssueInput({
  assignee_id,
  ...input
}: Partial<CreateIssue> & UpdateIssue): IssueInput {
  if (assignee_id === undefined || input.assignee_ids !== undefined) return input;
  return { ...input, assignee_ids: assignee_id === null ? [] : [assignee_id] };
}
