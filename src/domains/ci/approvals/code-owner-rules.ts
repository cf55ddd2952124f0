import type { Knex } from 'knex';
import { whereInList } from '#src/database/dialect.ts';
import { fold } from '#src/database/folding.ts';
import { gatherRowsBy } from '#src/database/group-rows.ts';
import { toFullPathKey } from '#src/records/namespace.ts';
import { type UserBasicRow, toUsernameKey } from '#src/records/user.ts';
import {
  type Approvers,
  createApprovers,
  type Asking,
  gatherMembers,
  loadMembersWithin,
  type SeenGroup,
  addVisibleGroups,
} from '#src/domains/code/approval-rules/approvers.ts';
import type { CodeOwnersEntry } from '#src/domains/code/code-owners/parse.ts';
import {
  selectGroupsWithAccess,
  findMembersAmong,
} from '#src/domains/code/protected-branches/access-levels.ts';

interface OwnedProject {
  readonly id: number;
  readonly namespace_id: number;
}

/**
 * The owners that the entries name: members of the project, and groups that it is in or shared with. A name may be that
 * of a user and of a group. An address that its user does not show names them only where it may do so `privately`: the
 * answer tells whose it is.
 */
export async function loadOwnersOfEntries(
  asking: Asking,
  project: OwnedProject,
  entries: readonly CodeOwnersEntry[],
  { privately }: { readonly privately: boolean },
): Promise<(entry: CodeOwnersEntry) => Approvers> {
  const users = await findUsers(asking, project, entries, privately);
  const groups = await findGroups(asking, project, entries);
  const ids = [...groups.values()].map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await loadMembersWithin(asking, ids).select<(UserBasicRow & { group_id: number })[]>(
          'members.source_id as group_id',
        );
  const membersOf = gatherMembers(gatherRowsBy(rows, ({ group_id }) => group_id));
  const known = new Map<string, Approvers>();
  const find = ({ names, emails }: CodeOwnersEntry) => {
    const named = names.flatMap((name) => users.byName.get(toUsernameKey(name) ?? '') ?? []);
    const written = emails.flatMap((email) => users.byEmail.get(fold(email)) ?? []);
    const owners = new Map([...named, ...written].map((user) => [user.id, user]));
    const own = names.flatMap((name) => groups.get(toFullPathKey(name) ?? '') ?? []);
    return createApprovers([...owners.values()], own, membersOf);
  };
  return (entry) => {
    // Owners often equal those of the previous line.
    const key = [...entry.names, '', ...entry.emails].join(' ');
    const found = known.get(key) ?? find(entry);
    known.set(key, found);
    return found;
  };
}

type NamedUser = UserBasicRow & { readonly username_key: string };
type WrittenUser = NamedUser & { readonly email_key: string; readonly public_email: string };

async function findUsers(
  { db }: Asking,
  project: OwnedProject,
  entries: readonly CodeOwnersEntry[],
  privately: boolean,
) {
  const names = listDistinct(entries.flatMap((entry) => entry.names.map(toUsernameKey)));
  const emails = listDistinct(entries.flatMap((entry) => entry.emails.map(fold)));
  const columns = ['id', 'username', 'name', 'state', 'avatar', 'username_key'].map(
    (column) => `users.${column}`,
  );
  const select = <Row>(query: Knex.QueryBuilder) => query.select<Row[]>(...columns);
  const named = await select<NamedUser>(whereInList(db('users'), 'users.username_key', names));
  const addresses = db('emails').join('users', 'users.id', 'emails.user_id');
  const proven = await select<WrittenUser>(
    whereInList(addresses, 'emails.email_key', emails)
      .whereNotNull('emails.proven_at')
      .select('emails.email_key', 'users.public_email'),
  );
  const written = proven.filter(
    ({ email_key: email, public_email: shown }) => privately || fold(shown) === email,
  );
  const found = [...named, ...written].map(({ id }) => id);
  const members = await findMembersAmong(db, project.id, [...new Set(found)]);
  const isMember = ({ id }: NamedUser) => members.has(id);
  return {
    byName: new Map(named.filter(isMember).map((user) => [user.username_key, user])),
    byEmail: new Map(written.filter(isMember).map((user) => [user.email_key, user])),
  };
}

/** Finds groups by full path, in lower case. */
async function findGroups(
  asking: Asking,
  project: OwnedProject,
  entries: readonly CodeOwnersEntry[],
): Promise<ReadonlyMap<string, SeenGroup>> {
  const paths = new Set(entries.flatMap((entry) => entry.names.map(toFullPathKey)));
  if (paths.size === 0) return new Map();
  const related = selectGroupsWithAccess(asking.db, project);
  const groups = await addVisibleGroups(asking, related).select<SeenGroup[]>();
  const named = groups.map((group) => [toFullPathKey(group.full_path) ?? '', group] as const);
  return new Map(named.filter(([path]) => paths.has(path)));
}

const listDistinct = (texts: readonly (string | null)[]) => [
  ...new Set(texts.filter((text) => text !== null)),
];
