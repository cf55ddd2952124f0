import { requireActor } from '#src/context.ts';
import { whereInList } from '#src/database/dialect.ts';
import { toUsernameKey } from '#src/records/user.ts';
import { toIssuableColumns } from '#src/domains/planning/issuables/issuable.ts';
import type {
  ActionInput,
  MergeRequestSubject,
  ActionOutcome,
  PlannedSubject,
  QuickAction,
  Written,
} from './action.ts';
import { mayPlan, toSubjectIssuable } from './subject.ts';

interface Person {
  readonly id: number;
  readonly username: string;
}

const maxUsers = 100;

/** The users that `@a @b` and `me` name, in this order: members of the project who can act. */
async function findUsers({
  context,
  subject,
  argument,
}: Written<PlannedSubject>): Promise<readonly Person[]> {
  const keys = argument.split(/[\s,]+/, maxUsers).flatMap((word) => {
    if (word.toLowerCase() === 'me')
      return toUsernameKey(requireActor(context).user.username) ?? [];
    return word.startsWith('@') ? (toUsernameKey(word.slice(1)) ?? []) : [];
  });
  if (keys.length === 0) return [];
  const members = await whereInList(context.db('users'), 'users.username_key', [...new Set(keys)])
    .join('project_authorizations as held', 'held.user_id', 'users.id')
    .where('held.project_id', subject.project.id)
    .where('users.state', 'active')
    .select<(Person & { username_key: string })[]>(
      'users.id',
      'users.username',
      'users.username_key',
    );
  return keys.flatMap((key) => members.find(({ username_key }) => username_key === key) ?? []);
}

const formatUsernames = (users: readonly Person[]) =>
  users.map(({ username }) => `@${username}`).join(' ');

/** The people whom commands choose, and how they are called. */
interface Role {
  readonly attribute: 'assignee_ids' | 'reviewer_ids';
  readonly tableOf: (kind: PlannedSubject['kind']) => string;
  readonly one: string;
  readonly many: string;
  /** Start of the summary when a user is added. */
  readonly done: string;
}

const assignee: Role = {
  attribute: 'assignee_ids',
  tableOf: (kind) => `${kind}_assignees`,
  one: 'assignee',
  many: 'assignees',
  done: 'Assigned',
};

const reviewer: Role = {
  attribute: 'reviewer_ids',
  tableOf: () => 'merge_request_reviewers',
  one: 'reviewer',
  many: 'reviewers',
  done: 'Requested a review from',
};

/** Ids of the users of the target, after earlier commands of the text. */
async function presentIds(
  { context, subject, given }: Written<PlannedSubject>,
  { attribute, tableOf }: Role,
): Promise<readonly number[]> {
  const ids = given[attribute];
  if (ids !== undefined) return ids;
  const { added, removed } = readDifference(given, attribute);
  const target = toSubjectIssuable(subject);
  if (target === null) return [];
  const rows = await context
    .db(tableOf(subject.kind))
    .where(toIssuableColumns(target))
    .orderBy('user_id')
    .select<{ user_id: number }[]>('user_id');
  const stored = rows.map(({ user_id }) => user_id).filter((id) => !removed.includes(id));
  return [...stored, ...added];
}

const readDifference = (given: ActionInput, attribute: Role['attribute']) => ({
  added: given[`add_${attribute}`] ?? [],
  removed: given[`remove_${attribute}`] ?? [],
});

/** The community edition permits one assignee and one reviewer. */
function createOutcome(
  { context }: Written<PlannedSubject>,
  { attribute }: Role,
  userIds: readonly number[],
  summary: string,
): ActionOutcome {
  const ids = context.paid ? [...new Set(userIds)] : userIds.slice(-1);
  // A complete list overrides additions and removals of earlier commands.
  const whole = { [`add_${attribute}`]: undefined, [`remove_${attribute}`]: undefined };
  return { given: { ...whole, [attribute]: ids }, changes: { [attribute]: ids }, summary };
}

/**
 * Adds or removes people of a target, whose list is read again under the lock of the update: others may change it
 * meanwhile. A list that is replaced as a whole stays whole, and so does the one person of the community edition.
 */
async function changePeople(
  written: Written<PlannedSubject>,
  role: Role,
  {
    add = [],
    remove = [],
  }: { readonly add?: readonly number[]; readonly remove?: readonly number[] },
  summary: string,
): Promise<ActionOutcome> {
  const { context, subject, given } = written;
  const { attribute } = role;
  const present = await presentIds(written, role);
  const ids = [...present, ...add].filter((id) => !remove.includes(id));
  const whole = createOutcome(written, role, ids, summary);
  const isReplaced = given[attribute] !== undefined || toSubjectIssuable(subject) === null;
  if (isReplaced || !context.paid) return whole;
  const { added, removed } = readDifference(given, attribute);
  const difference = {
    [`add_${attribute}`]: [...new Set([...added, ...add])].filter((id) => !remove.includes(id)),
    [`remove_${attribute}`]: [...new Set([...removed, ...remove])].filter(
      (id) => !add.includes(id),
    ),
  };
  return { ...whole, given: difference };
}

function createActions(
  role: Role,
  names: Readonly<Record<'add' | 'remove' | 'replace', readonly string[]>>,
): readonly QuickAction<PlannedSubject>[] {
  return [
    {
      names: names.add,
      mayUse: mayPlan,
      async read(written) {
        const users = await findUsers(written);
        if (users.length === 0) return null;
        const add = users.map(({ id }) => id);
        return changePeople(written, role, { add }, `${role.done} ${formatUsernames(users)}.`);
      },
    },
    {
      names: names.remove,
      mayUse: mayPlan,
      async read(written) {
        if (written.argument === '') {
          return createOutcome(written, role, [], `Removed all ${role.many}.`);
        }
        const users = await findUsers(written);
        if (users.length === 0) return null;
        const remove = users.map(({ id }) => id);
        return changePeople(
          written,
          role,
          { remove },
          `Removed ${formatUsernames(users)} as ${role.one}.`,
        );
      },
    },
    {
      names: names.replace,
      mayUse: mayPlan,
      async read(written) {
        const users = await findUsers(written);
        if (users.length === 0) return null;
        const ids = users.map(({ id }) => id);
        return createOutcome(
          written,
          role,
          ids,
          `Changed the ${role.many} to ${formatUsernames(users)}.`,
        );
      },
    },
  ];
}

export const assigneeActions = createActions(assignee, {
  add: ['assign'],
  remove: ['unassign'],
  replace: ['reassign'],
});

export const reviewerActions: readonly QuickAction<MergeRequestSubject>[] = createActions(
  reviewer,
  {
    add: ['assign_reviewer', 'reviewer', 'request_review'],
    remove: ['unassign_reviewer', 'remove_reviewer'],
    replace: ['reassign_reviewer'],
  },
);
