import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { BadRequest } from '#src/errors.ts';
import { whereUsableIn } from '#src/domains/core/namespaces/tree.ts';

/** The project that a target is in. */
export interface IssuableProject {
  readonly id: number;
  readonly namespace_id: number;
}

const milestoneWithin = prepareStatement<
  { id: number; project: number; namespace: number },
  { id: number }
>((db, { id, project, namespace }) =>
  whereUsableIn(db, db('milestones').where('id', id), {
    kind: 'project',
    id: project,
    namespaceId: namespace,
  })
    .select('id')
    .limit(1),
);

/** The milestone, if it is one of the project or a group above it; null else, and for 0. */
export async function findMilestoneId(
  db: Database,
  project: IssuableProject,
  id: number | null,
): Promise<number | null> {
  if (id === null || id === 0) return null;
  const place = { project: project.id, namespace: project.namespace_id };
  return (await milestoneWithin.first(db, { id, ...place }))?.id ?? null;
}

const membersAmong = prepareStatement<
  { project: number; asked: readonly number[] },
  { id: number }
>((db, { project, asked }) =>
  whereInList(db('project_authorizations as held'), 'held.user_id', asked)
    .join('users', 'users.id', 'held.user_id')
    .where('held.project_id', project)
    .where('users.state', 'active')
    .select('users.id'),
);

/** Narrows users, in their order, to the members of the project who can act. */
export async function findMembers(
  db: Database,
  project: IssuableProject,
  ids: readonly number[],
): Promise<readonly number[]> {
  const asked = [...new Set(ids)].filter((id) => id > 0);
  if (asked.length === 0) return [];
  const members = await membersAmong.all(db, { project: project.id, asked });
  const known = new Set(members.map(({ id }) => id));
  return asked.filter((id) => known.has(id));
}

/** The change of a list of users: the new list, or the users to add and to remove. */
export interface PeopleChange {
  readonly all?: readonly number[];
  readonly added?: readonly number[];
  readonly removed?: readonly number[];
  /** The most users that the list may have. */
  readonly most: number;
}

interface GivenPeople {
  readonly all?: readonly number[] | undefined;
  readonly add?: readonly number[] | undefined;
  readonly remove?: readonly number[] | undefined;
}

/** Finds the change of a list of users; null without a change. The free edition has lists of one user. */
export async function findPeopleChange(
  db: Database,
  project: IssuableProject,
  { all, add, remove }: GivenPeople,
  paid: boolean,
): Promise<PeopleChange | null> {
  if (all === undefined && add === undefined && remove === undefined) return null;
  return {
    ...(all !== undefined && { all: await findMembers(db, project, all) }),
    ...(add !== undefined && { added: await findMembers(db, project, add) }),
    ...(remove !== undefined && { removed: remove }),
    most: paid ? maxPeople : 1,
  };
}

/** Maximum number of users in one list. */
const maxPeople = 200;

/** @throws BadRequest for more users than a list has in paid editions; the free one keeps the first */
function listAfter(
  before: readonly number[],
  { all, added = [], removed = [], most }: PeopleChange,
): readonly number[] {
  const users = [...new Set([...(all ?? before), ...added])].filter((id) => !removed.includes(id));
  if (users.length > most && most === maxPeople) {
    throw new BadRequest(`400 Bad request - No more than ${most} users may be in the list`);
  }
  return users.slice(0, most);
}

/** The table of users who have to do with a target, and the columns that its rows have. */
export interface People {
  readonly table: 'issue_assignees' | 'merge_request_assignees' | 'merge_request_reviewers';
  /** The column and id of the target. */
  readonly of: Readonly<Record<string, number>>;
  /** Further columns of new rows. */
  readonly as?: Readonly<Record<string, string>>;
}

/** Changes the users of the target, which is locked; null when nothing changes. */
export async function storePeople(
  db: Database,
  { table, of, as = {} }: People,
  change: PeopleChange | null,
): Promise<{ readonly added: readonly number[]; readonly removed: readonly number[] } | null> {
  if (change === null) return null;
  const rows = await db(table)
    .where(of)
    .orderBy('user_id')
    .select<{ user_id: number }[]>('user_id');
  const before = rows.map(({ user_id }) => user_id);
  const users = listAfter(before, change);
  const removed = before.filter((id) => !users.includes(id));
  const added = users.filter((id) => !before.includes(id));
  if (removed.length > 0) await whereInList(db(table).where(of), 'user_id', removed).delete();
  if (added.length > 0) {
    await db(table)
      .insert(added.map((user_id) => ({ ...of, ...as, user_id })))
      .onConflict([...Object.keys(of), 'user_id'])
      .ignore();
  }
  return added.length + removed.length === 0 ? null : { added, removed };
}
