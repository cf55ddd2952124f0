import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { toDay } from '#src/text/day.ts';
import { type AttributeErrors, BadRequest, NotAllowed } from '#src/errors.ts';
import { AccessLevel, formatAccessLevel } from '#src/policy/access-level.ts';
import { whereGranting } from '#src/records/membership.ts';
import type { MemberContainer } from './place.ts';

/** The level and expiry that a membership is to get. */
export interface AccessInput {
  readonly access_level?: number | undefined;
  /** ISO 8601; null takes the expiry away. */
  readonly expires_at?: string | null | undefined;
}

const roles: readonly number[] = [
  AccessLevel.Guest,
  AccessLevel.Reporter,
  AccessLevel.Developer,
  AccessLevel.Maintainer,
];

/** Tells whether the container allows the level: only groups have owners, only top-level ones minimal access. */
function isAllowedLevel(
  place: MemberContainer,
  level: number,
  paid: boolean,
): level is AccessLevel {
  if (roles.includes(level)) return true;
  if (place.type === 'Project') return false;
  return level === AccessLevel.Owner || (level === AccessLevel.Minimal && paid && place.topLevel);
}

/** The day of a time in UTC; membership ends when it begins. */
export function readExpiryDay(expiresAt: string | null | undefined): string | null {
  return expiresAt === null || expiresAt === undefined ? null : toDay(expiresAt);
}

/** Finds the errors of level and expiry, for any member. */
export function findAccessErrors(
  place: MemberContainer,
  { access_level, expires_at }: AccessInput,
  { paid, today }: { readonly paid: boolean; readonly today: string },
): AttributeErrors {
  const day = readExpiryDay(expires_at);
  return {
    ...(access_level !== undefined &&
      !isAllowedLevel(place, access_level, paid) && {
        access_level: ['is not included in the list'],
      }),
    ...(day !== null && day < today && { expires_at: ['cannot be a date in the past'] }),
  };
}

/** Throws `BadRequest` unless there are no errors. */
export function refuseMember(errors: AttributeErrors): void {
  if (Object.keys(errors).length > 0) throw new BadRequest(errors);
}

/** `Access level is not included in the list and Expires at …`: the errors as one text. */
export function listFullMessages(errors: AttributeErrors): string {
  return Object.entries(errors)
    .flatMap(([attribute, texts]) => {
      const name = attribute.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase());
      return texts.map((text) => `${name} ${text}`);
    })
    .join(' and ');
}

/** The highest membership that a user has in the groups above a place. */
interface Inherited {
  readonly user_id: number;
  readonly access_level: AccessLevel;
  readonly group_name: string;
}

/** The highest memberships that these users inherit in the place, by user. */
export async function loadInheritedLevels(
  db: Database,
  place: MemberContainer,
  users: readonly number[],
  today: string,
): Promise<ReadonlyMap<number, Inherited>> {
  const query = db('namespace_ancestors as above')
    .join('namespaces', 'namespaces.id', 'above.ancestor_id')
    .join('members', (on) => {
      on.on('members.source_id', 'above.ancestor_id');
      on.andOnVal('members.source_type', 'Namespace');
    })
    .where('above.namespace_id', place.namespaceId)
    .where('above.distance', '>=', place.type === 'Project' ? 0 : 1)
    .where('members.access_level', '>', AccessLevel.Minimal);
  whereInList(whereGranting(query, today), 'members.user_id', users);
  const rows = await query
    .orderBy('members.access_level')
    .select<Inherited[]>(
      'members.user_id',
      'members.access_level',
      'namespaces.name as group_name',
    );
  // The last is the highest.
  return new Map(rows.map((row) => [row.user_id, row]));
}

/** A direct membership must not have a lower level than the inherited one. */
export function findInheritedErrors(
  level: number | undefined,
  inherited: Inherited | undefined,
): AttributeErrors {
  if (level === undefined || inherited === undefined || level >= inherited.access_level) return {};
  const { access_level, group_name } = inherited;
  return {
    access_level: [
      `should be greater than or equal to ${formatAccessLevel(access_level)} inherited membership from group ${group_name}`,
    ],
  };
}

/** Throws `NotAllowed` where the group of a project has closed the membership of its projects. */
export async function refuseLocked(
  db: Database,
  place: MemberContainer,
  paid: boolean,
): Promise<void> {
  if (place.type !== 'Project' || !paid) return;
  const group = await db<{ membership_lock: boolean }>('groups')
    .where('namespace_id', place.namespaceId)
    .select('membership_lock')
    .first();
  if (group?.membership_lock === true) throw new NotAllowed();
}
