import { bump, changeAccess } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { toDay } from '#src/text/day.ts';
import { publish } from '#src/domain-events/publish.ts';
import { BadRequest, Conflict } from '#src/errors.ts';
import { type AccessLevel, formatAccessLevel } from '#src/policy/access-level.ts';
import type { Actor } from '#src/records/actor.ts';
import { projectBot } from '#src/records/user-types.ts';
import type { UserRow } from '#src/records/user.ts';
import { announceMemberChange } from './announce.ts';
import { membersChanged } from './events.ts';
import { type MemberContainer, toSourceColumns } from './place.ts';
import {
  findAccessErrors,
  readExpiryDay,
  listFullMessages,
  findInheritedErrors,
  loadInheritedLevels,
  refuseMember,
  type AccessInput,
} from './rules.ts';
import { addMembers, type MemberRow, refreshMembers, removeMembers } from './table.ts';

export interface AdditionOptions {
  /** Null: the identity provider of the group. */
  readonly actor: Actor | null;
  readonly paid: boolean;
  /** ISO 8601. */
  readonly now: string;
}

type Addition = Required<Pick<AccessInput, 'access_level'>> & AccessInput;

/** Reason why a user was not added: attribute errors, or an existing membership. */
type Refusal = BadRequest | Conflict;

const alreadyMember = 'Member already exists';

/**
 * Makes one user a member.
 * @throws Conflict when the user is one
 * @throws BadRequest with the attributes that are not valid
 */
export async function addMember(
  db: Database,
  place: MemberContainer,
  user: UserRow,
  addition: Addition,
  options: AdditionOptions,
): Promise<MemberRow> {
  const { added, refused } = await addEach(db, place, [user], addition, options);
  const refusal = refused.get(user.id);
  if (refusal !== undefined) throw refusal;
  const [member] = added;
  if (member === undefined) throw new Error('the request to add the user has no result');
  return member;
}

/** Makes users members, as many as can be; answers why others were not, by user. */
export async function addSeveral(
  db: Database,
  place: MemberContainer,
  users: readonly UserRow[],
  addition: Addition,
  options: AdditionOptions,
): Promise<ReadonlyMap<number, string>> {
  const { refused } = await addEach(db, place, users, addition, options);
  return new Map([...refused].map(([id, refusal]) => [id, readText(refusal)]));
}

function readText({ body }: Refusal): string {
  const { message } = body as { message: string | Record<string, string[]> };
  return typeof message === 'string' ? message : listFullMessages(message);
}

interface Outcome {
  readonly added: readonly MemberRow[];
  readonly refused: ReadonlyMap<number, Refusal>;
}

async function addEach(
  db: Database,
  place: MemberContainer,
  users: readonly UserRow[],
  addition: Addition,
  { actor, paid, now }: AdditionOptions,
): Promise<Outcome> {
  const today = toDay(now);
  const ids = users.map(({ id }) => id);
  const general = findAccessErrors(place, addition, { paid, today });
  const inherited = await loadInheritedLevels(db, place, ids, today);

  return db.transaction(async (db) => {
    const present = await presentRows(db, place, ids, today);
    const refused = new Map<number, Refusal>();
    for (const { id, user_type } of users) {
      if (present.members.has(id)) refused.set(id, new Conflict(alreadyMember));
      else {
        const errors = {
          ...(user_type === projectBot && {
            user: ['project bots cannot be added to other groups / projects'],
          }),
          ...findInheritedErrors(addition.access_level, inherited.get(id)),
          ...general,
        };
        if (Object.keys(errors).length > 0) refused.set(id, new BadRequest(errors));
      }
    }
    const accepted = ids.filter((id) => !refused.has(id));
    if (accepted.length > 0) await bump(db);
    const attributes = {
      // Users with an invalid level were rejected above.
      access_level: addition.access_level as AccessLevel,
      expires_at: readExpiryDay(addition.expires_at),
      created_by_id: actor?.user.id ?? null,
    };
    const expired = present.expired.filter(({ user_id }) => accepted.includes(user_id));
    await removeMembers(
      db,
      expired.map(({ id }) => id),
      { event: 'expired' },
      now,
    );

    const requesters = accepted.filter((id) => present.requests.has(id));
    const granted = await grantRequests(db, place, requesters, attributes, now);
    const done = new Set(granted.map(({ user_id }) => user_id));
    const others = accepted.filter((id) => !done.has(id));
    const added = await addMembers(
      db,
      others.map((user_id) => ({ ...toSourceColumns(place), ...attributes, user_id })),
      now,
    );
    // The result lacks users whom a concurrent request added: the unique index skipped them.
    const all = [...granted, ...added];
    const grantedTo = all.flatMap(({ user_id }) => user_id ?? []);
    const access = { add: 'user_access', as: formatAccessLevel(attributes.access_level) };
    await announceMemberChange(db, place, grantedTo, access, { actor, now });
    const there = new Set(all.map(({ user_id }) => user_id));
    for (const id of accepted) if (!there.has(id)) refused.set(id, new Conflict(alreadyMember));
    return { added: all, refused };
  });
}

interface Present {
  readonly members: ReadonlySet<number>;
  readonly requests: ReadonlySet<number>;
  readonly expired: readonly { readonly id: number; readonly user_id: number }[];
}

type PresentRow = Pick<MemberRow, 'id' | 'expires_at' | 'requested_at'> & {
  readonly user_id: number;
};

async function presentRows(
  db: Database,
  place: MemberContainer,
  users: readonly number[],
  today: string,
): Promise<Present> {
  const query = db('members')
    .where(toSourceColumns(place))
    .select<PresentRow[]>('id', 'user_id', 'expires_at', 'requested_at');
  const rows = await whereInList(query, 'user_id', users);
  const isExpired = ({ expires_at }: PresentRow) => expires_at !== null && expires_at <= today;
  const pending = rows.filter((row) => row.requested_at !== null);
  const members = rows.filter((row) => row.requested_at === null);
  return {
    members: new Set(members.filter((row) => !isExpired(row)).map(({ user_id }) => user_id)),
    requests: new Set(pending.map(({ user_id }) => user_id)),
    expired: members.filter(isExpired),
  };
}

/** Turns the pending requests of these users into memberships, except requests withdrawn since. */
async function grantRequests(
  db: Database,
  place: MemberContainer,
  users: readonly number[],
  attributes: Pick<MemberRow, 'access_level' | 'expires_at' | 'created_by_id'>,
  now: string,
): Promise<MemberRow[]> {
  if (users.length === 0) return [];
  const query = db('members').where(toSourceColumns(place)).whereNotNull('requested_at');
  const rows = await whereInList(query, 'user_id', users)
    .update({ ...attributes, requested_at: null, created_at: now, updated_at: now })
    .returning<MemberRow[]>('*');
  await publish(db, membersChanged({ action: 'joined', members: rows, at: new Date(now) }));
  await refreshMembers(db, rows, toDay(now));
  return rows;
}

/**
 * Grants the pending request of a user; undefined when there is none.
 * @throws BadRequest with the attributes that are not valid
 */
export async function grantRequest(
  db: Database,
  place: MemberContainer,
  userId: number,
  access_level: number,
  { actor, paid, now }: AdditionOptions,
): Promise<MemberRow | undefined> {
  const today = toDay(now);
  const inherited = await loadInheritedLevels(db, place, [userId], today);
  refuseMember({
    ...findInheritedErrors(access_level, inherited.get(userId)),
    ...findAccessErrors(place, { access_level }, { paid, today }),
  });
  const attributes = {
    access_level: access_level as AccessLevel,
    expires_at: null,
    created_by_id: actor?.user.id ?? null,
  };
  return changeAccess(db, async (db) => {
    const [member] = await grantRequests(db, place, [userId], attributes, now);
    if (member !== undefined) {
      const access = { add: 'user_access', as: formatAccessLevel(attributes.access_level) };
      await announceMemberChange(db, place, [userId], access, { actor, now });
    }
    return member;
  });
}
