import { signedIn } from '../../context.ts';
import { inList } from '../../database/dialect.ts';
import { usernameKey } from '../../records/user.ts';
import type { IssueSubject, Outcome, QuickAction, Written } from './action.ts';
import { mayPlan } from './subject.ts';

interface Assignee {
  readonly id: number;
  readonly username: string;
}

const mostUsers = 100;

/** Of `@a @b` and `me`, the members of the project who can act, in the order in which they are named. */
async function findUsers({
  context,
  subject,
  argument,
}: Written<IssueSubject>): Promise<readonly Assignee[]> {
  const keys = argument.split(/[\s,]+/, mostUsers).flatMap((word) => {
    if (word.toLowerCase() === 'me') return usernameKey(signedIn(context).user.username) ?? [];
    return word.startsWith('@') ? (usernameKey(word.slice(1)) ?? []) : [];
  });
  if (keys.length === 0) return [];
  const members = await inList(context.db('users'), 'users.username_key', [...new Set(keys)])
    .join('project_authorizations as held', 'held.user_id', 'users.id')
    .where('held.project_id', subject.project.id)
    .where('users.state', 'active')
    .select<(Assignee & { username_key: string })[]>(
      'users.id',
      'users.username',
      'users.username_key',
    );
  return keys.flatMap((key) => members.find(({ username_key }) => username_key === key) ?? []);
}

const shown = (users: readonly Assignee[]) => users.map(({ username }) => `@${username}`).join(' ');

async function presentIds({
  context,
  subject,
  given,
}: Written<IssueSubject>): Promise<readonly number[]> {
  if (given.assignee_ids !== undefined) return given.assignee_ids;
  if (subject.issue === null) return [];
  const rows = await context
    .db('issue_assignees')
    .where({ issue_id: subject.issue.id })
    .orderBy('user_id')
    .select<{ user_id: number }[]>('user_id');
  return rows.map(({ user_id }) => user_id);
}

/** The community edition has one assignee. */
function outcomeOf(
  { context }: Written<IssueSubject>,
  ids: readonly number[],
  summary: string,
): Outcome {
  const assignee_ids = context.paid ? [...new Set(ids)] : ids.slice(-1);
  return { given: { assignee_ids }, changes: { assignee_ids }, summary };
}

export const assigneeActions: readonly QuickAction<IssueSubject>[] = [
  {
    names: ['assign'],
    mayUse: mayPlan,
    async read(written) {
      const users = await findUsers(written);
      if (users.length === 0) return null;
      const ids = [...(await presentIds(written)), ...users.map(({ id }) => id)];
      return outcomeOf(written, ids, `Assigned ${shown(users)}.`);
    },
  },
  {
    names: ['unassign'],
    mayUse: mayPlan,
    async read(written) {
      if (written.argument === '') return outcomeOf(written, [], 'Removed all assignees.');
      const users = await findUsers(written);
      if (users.length === 0) return null;
      const present = await presentIds(written);
      const left = present.filter((id) => !users.some((user) => user.id === id));
      return outcomeOf(written, left, `Removed ${shown(users)} as assignee.`);
    },
  },
  {
    names: ['reassign'],
    mayUse: mayPlan,
    async read(written) {
      const users = await findUsers(written);
      if (users.length === 0) return null;
      return outcomeOf(
        written,
        users.map(({ id }) => id),
        `Changed the assignees to ${shown(users)}.`,
      );
    },
  },
];
