import type {
  ProtectedRefAccess,
  ProtectedRefAccessChoice,
  ProtectedRefAccessLevel,
} from '#generated/protected-branches/types.ts';
import { findToday } from '#src/database/clock.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList, isForeignKeyViolation } from '#src/database/dialect.ts';
import { HttpError } from '#src/errors.ts';
import { AccessLevel, formatAccessLevel } from '#src/policy/access-level.ts';
import type { Admission } from '#src/policy/protected-refs.ts';
import { whereNotExpired } from '#src/records/membership.ts';
import { holdProject } from '#src/domains/core/projects/table.ts';

/** A level, user or group that is let in, as stored; exactly one of the three. */
export interface AccessLevelRow extends Admission {
  readonly access_level: ProtectedRefAccessLevel | null;
}

/** A level, user or group that is let in, with the name of the user or group. */
export interface NamedAccessLevelRow extends AccessLevelRow {
  readonly user_name: string | null;
  readonly group_name: string | null;
}

const descriptions: Readonly<Record<ProtectedRefAccessLevel, string>> = {
  0: 'No one',
  30: 'Developers + Maintainers',
  40: 'Maintainers',
  60: 'Instance admins',
};

/** Users and groups are shown by name only without a paid plan. */
export function presentAccessLevel(
  row: NamedAccessLevelRow,
  { paid }: { paid: boolean },
): ProtectedRefAccess {
  const { access_level, user_id, group_id } = row;
  return {
    access_level,
    access_level_description: describeAccessLevel(row),
    ...(paid && { user_id, group_id }),
  };
}

/** The name of the level, user or group. */
export function describeAccessLevel(row: NamedAccessLevelRow): string {
  const { access_level, user_name, group_name } = row;
  return access_level === null ? (user_name ?? group_name ?? '') : descriptions[access_level];
}

/** Levels of `table`, in the order of their creation, with the names of users and groups. */
export function selectNamedLevels(db: Database, table: string) {
  return db(`${table} as levels`)
    .leftJoin('users', 'users.id', 'levels.user_id')
    .leftJoin('namespaces', 'namespaces.id', 'levels.group_id')
    .orderBy('levels.id')
    .select('levels.access_level', 'levels.user_id', 'levels.group_id')
    .select('users.name as user_name', 'namespaces.name as group_name');
}

/** Combines the chosen levels without duplicates; the default is maintainers. */
export function chooseLevels(
  level: ProtectedRefAccessLevel | undefined,
  choices: readonly ProtectedRefAccessChoice[] | undefined,
): AccessLevelRow[] {
  const fallback = choices === undefined || choices.length === 0 ? 40 : null;
  const first = level ?? fallback;
  const all: ProtectedRefAccessChoice[] = first === null ? [] : [{ access_level: first }];
  all.push(...(choices ?? []));
  const byKey = new Map<string, AccessLevelRow>();
  for (const { access_level = null, user_id = null, group_id = null } of all) {
    byKey.set(`${access_level}:${user_id}:${group_id}`, { access_level, user_id, group_id });
  }
  return [...byKey.values()];
}

/**
 * Why these cannot be let in, one text for each reason: they have no access to the project. `kind` begins the text:
 * `Push`, `Merge`, `Unprotect`, `Create`, `Deploy`, `Approval`. `least` is what named users hold.
 */
export async function findRefusedLevels(
  db: Database,
  project: { readonly id: number; readonly namespace_id: number },
  levels: Readonly<Record<string, readonly AccessLevelRow[]>>,
  { least = AccessLevel.None }: { readonly least?: AccessLevel } = {},
): Promise<string[]> {
  const all = Object.values(levels).flat();
  const users = await findMembersAmong(db, project.id, listIds(all, 'user_id'), least);
  const who = least === AccessLevel.None ? 'member' : formatAccessLevel(least).toLowerCase();
  const groups = await findGroups(db, project, listIds(all, 'group_id'));
  return Object.entries(levels).flatMap(([kind, rows]) => [
    ...(rows.some(({ user_id }) => user_id !== null && !users.has(user_id))
      ? [`${kind} access levels user is not a ${who} of the project`]
      : []),
    ...(rows.some(({ group_id }) => group_id !== null && !groups.has(group_id))
      ? [`${kind} access levels group does not have access to the project`]
      : []),
  ]);
}

/** Throws 422 with the reasons, if there are any. */
export function refuseLevels(reasons: readonly string[]): void {
  if (reasons.length > 0) throw new HttpError(422, { message: [...reasons] });
}

/** A user or group that was deleted between the look and the insert has no access either. */
export function refuseVanished(error: unknown, kind: string): never {
  if (isForeignKeyViolation(error)) {
    refuseLevels([`${kind} access levels user or group does not exist any more`]);
  }
  throw error;
}

/** Errors of a name that cannot be protected. */
export function findNameErrors(name: string): string[] {
  if (name.trim() === '') return ["Name can't be blank"];
  if (Buffer.byteLength(name) > maxNameBytes) {
    return [`Name is too long (maximum is ${maxNameBytes} bytes)`];
  }
  return name.split('*').length - 1 > maxWildcards
    ? [`Name has too many wildcards (maximum is ${maxWildcards})`]
    : [];
}

/** Limit of git for names of refs. */
const maxNameBytes = 1024;
/** Every branch or tag of a page is compared with every wildcard of the project. */
const maxWildcards = 20;
/** Limits on the protections of branches, or of tags, in a project, and on their access levels. */
const maxProtections = 1000;
const maxLevels = 10_000;

const places = {
  branches: {
    table: 'protected_branches',
    levels: 'protected_branch_access_levels',
    key: 'protected_branch_id',
  },
  tags: { table: 'protected_tags', levels: 'protected_tag_access_levels', key: 'protected_tag_id' },
} as const;

/**
 * Finds the reason why a project cannot have another protection with that many levels. The row of the project is
 * locked until the transaction ends, so that concurrent requests count each other.
 * @throws NotFound when the project is being deleted
 */
export async function findRoomErrors(
  db: Database,
  projectId: number,
  admissions: NewAdmissions,
): Promise<string[]> {
  await holdProject(db, projectId);
  return findSpaceErrors(db, projectId, admissions);
}

interface NewAdmissions {
  readonly of: keyof typeof places;
  readonly lettingIn: number;
}

/** The same for a project whose row the transaction holds already. */
export async function findSpaceErrors(
  db: Database,
  projectId: number,
  { of, lettingIn }: NewAdmissions,
): Promise<string[]> {
  const { table, levels, key } = places[of];
  const selectOwn = () => db(table).where(`${table}.project_id`, projectId);
  const [protections] = await selectOwn().count<{ count: number }[]>({ count: '*' });
  if (Number(protections?.count) >= maxProtections) {
    return [`Project has too many protected ${of} (maximum is ${maxProtections})`];
  }
  const joined = selectOwn().join(levels, `${levels}.${key}`, `${table}.id`);
  const [admissions] = await joined.count<{ count: number }[]>({ count: '*' });
  return Number(admissions?.count) + lettingIn > maxLevels
    ? [`Protected ${of} have too many access levels (maximum is ${maxLevels})`]
    : [];
}

function listIds(rows: readonly AccessLevelRow[], column: 'user_id' | 'group_id'): number[] {
  return [...new Set(rows.flatMap((row) => row[column] ?? []))];
}

/** Ids of the users among these who are authorized for the project. */
export async function findMembersAmong(
  db: Database,
  projectId: number,
  ids: readonly number[],
  least: AccessLevel = AccessLevel.None,
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const query = db<{ user_id: number; project_id: number }>('project_authorizations');
  whereInList(query, 'user_id', ids).where({ project_id: projectId });
  query.where('access_level', '>=', least);
  const rows = await query.select('user_id');
  return new Set(rows.map(({ user_id }) => user_id));
}

async function findGroups(
  db: Database,
  project: { readonly id: number; readonly namespace_id: number },
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await whereInList(selectGroupsWithAccess(db, project), 'namespaces.id', ids).select<
    { id: number }[]
  >('namespaces.id');
  return new Set(rows.map(({ id }) => id));
}

/** Groups (as `namespaces`) that the project is in, or that it or a group it is in is shared with. */
export function selectGroupsWithAccess(
  db: Database,
  project: { readonly id: number; readonly namespace_id: number },
) {
  const selectAbove = () =>
    db('namespace_ancestors').where('namespace_id', project.namespace_id).select('ancestor_id');
  const shares = whereNotExpired(db('project_group_links'), 'project_group_links', findToday(db))
    .where('project_id', project.id)
    .select('group_id');
  const sharesAbove = whereNotExpired(db('group_group_links'), 'group_group_links', findToday(db))
    .whereIn('shared_group_id', selectAbove())
    .select('shared_with_group_id');
  return db('namespaces')
    .where({ 'namespaces.kind': 'group', 'namespaces.pending_delete': false })
    .where((either) => {
      either
        .whereIn('namespaces.id', selectAbove())
        .orWhereIn('namespaces.id', shares)
        .orWhereIn('namespaces.id', sharesAbove);
    });
}
