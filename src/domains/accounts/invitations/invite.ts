import type { CreateInvitation } from '#generated/invitations/types.ts';
import { digestToken } from '#src/auth/tokens.ts';
import type { Environment } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { fold } from '#src/database/folding.ts';
import { toDay } from '#src/text/day.ts';
import { audit, toAuditedGroup, toAuditedProject } from '#src/domain-events/audited.ts';
import { TooManyRequests } from '#src/errors.ts';
import type { RateLimitClassName, RateLimitSubject } from '#src/limits/classes.ts';
import { enqueueMail } from '#src/mail/outbox.ts';
import { isMailAddress } from '#src/text/mail-address.ts';
import { formatAccessLevel } from '#src/policy/access-level.ts';
import { toAccessLevel } from '#src/policy/group-level.ts';
import type { Actor } from '#src/records/actor.ts';
import { userColumns, type UserRow } from '#src/records/user.ts';
import { addSeveral } from '#src/domains/core/members/add.ts';
import { type MemberContainer, toSourceColumns } from '#src/domains/core/members/place.ts';
import {
  findAccessErrors,
  readExpiryDay,
  listFullMessages,
} from '#src/domains/core/members/rules.ts';
import type { MemberRow } from '#src/domains/core/members/table.ts';
import { findContainerName, createInvitationToken } from './by-token.ts';
import { composeInvitationLetter } from './letter.ts';

interface InvitationOptions extends Pick<Environment, 'workers' | 'url' | 'limits'> {
  readonly actor: Actor;
  readonly paid: boolean;
  /** ISO 8601. */
  readonly now: string;
}

type InvitationInput = Pick<CreateInvitation, 'access_level' | 'expires_at'>;

const alreadyInvited = 'Invite email has already been taken';
const tooOften = 'Invite email was invited too often; try again later';
const tooMany = 'Too many addresses were invited; try again later';

/**
 * Invites users by address: an account that has proven the address becomes a member at once. The rate limit counts
 * each address before its lookup, so that callers cannot probe more addresses than they may mail. Returns the errors
 * by address as given.
 */
export async function inviteAddresses(
  db: Database,
  place: MemberContainer,
  addresses: readonly string[],
  input: InvitationInput,
  options: InvitationOptions,
): Promise<Record<string, string>> {
  const failures = new Map<string, string>();
  const byKey = new Map<string, string>();
  for (const address of addresses) {
    if (isAddress(address)) byKey.set(fold(address), address);
    else failures.set(address, 'Invite email is invalid');
  }
  const fail = (key: string, reason: string) => failures.set(byKey.get(key) ?? key, reason);

  const { counted, refused } = await countAddresses(options, [...byKey.keys()]);
  for (const key of refused.tooMany) fail(key, tooMany);
  for (const key of refused.tooOften) fail(key, tooOften);
  const holders = await findHolders(db, [...counted.keys()]);
  const users = [...new Map(holders.map(({ user }) => [user.id, user])).values()];
  const others = await addSeveral(db, place, users, input, options);
  const members = new Set(holders.map(({ key }) => key));
  for (const { key, user } of holders) {
    const reason = others.get(user.id);
    if (reason !== undefined) fail(key, reason);
  }
  const strangers = new Map([...byKey].filter(([key]) => counted.has(key) && !members.has(key)));
  for (const [key, reason] of await inviteStrangers(db, place, strangers, input, options)) {
    // People who were invited before get no other mail.
    if (reason === alreadyInvited) await counted.get(key)?.();
    fail(key, reason);
  }
  return Object.fromEntries(failures);
}

/** Answers why which were not invited. */
async function inviteStrangers(
  db: Database,
  place: MemberContainer,
  byKey: ReadonlyMap<string, string>,
  input: InvitationInput,
  options: InvitationOptions,
): Promise<ReadonlyMap<string, string>> {
  if (byKey.size === 0) return new Map();
  const { paid, now } = options;
  const text = listFullMessages(findAccessErrors(place, input, { paid, today: toDay(now) }));
  if (text !== '') return new Map([...byKey.keys()].map((key) => [key, text]));
  const sent = await sendInvitations(db, place, byKey, input, options);
  const unsent = [...byKey.keys()].filter((key) => !sent.has(key));
  return new Map(unsent.map((key) => [key, alreadyInvited]));
}

/** Refund functions for the counted addresses, and the addresses beyond the limit. */
async function countAddresses(
  { limits, actor }: Pick<InvitationOptions, 'limits' | 'actor'>,
  keys: readonly string[],
) {
  const counted = new Map<string, () => Promise<void>>();
  const refused = { tooMany: [] as string[], tooOften: [] as string[] };
  for (const key of keys) {
    const ofCaller = await takeIfLeft(limits, 'invitations_of_caller', { actor, path: '', ip: '' });
    if (ofCaller === null) {
      refused.tooMany.push(key);
      continue;
    }
    const ofAddress = { actor, path: key, ip: '' };
    const toAddress = await takeIfLeft(limits, 'invitation_to_address', ofAddress);
    const inAll =
      toAddress && (await takeIfLeft(limits, 'invitation_to_address_in_all', ofAddress));
    if (inAll === null) {
      refused.tooOften.push(key);
      await toAddress?.();
      await ofCaller();
      continue;
    }
    counted.set(key, async () => {
      for (const giveBack of [inAll, toAddress, ofCaller]) await giveBack?.();
    });
  }
  return { counted, refused };
}

/** Returns a function that gives the place back; null if none is left. */
async function takeIfLeft(
  limits: InvitationOptions['limits'],
  name: RateLimitClassName,
  subject: RateLimitSubject,
): Promise<(() => Promise<void>) | null> {
  try {
    return await limits.take(name, subject);
  } catch (error) {
    if (error instanceof TooManyRequests) return null;
    throw error;
  }
}

/** Answers who was not invited before. */
async function sendInvitations(
  db: Database,
  place: MemberContainer,
  byKey: ReadonlyMap<string, string>,
  input: InvitationInput,
  { actor, now, workers, url }: InvitationOptions,
): Promise<ReadonlySet<string | null>> {
  const tokens = new Map([...byKey.keys()].map((key) => [key, createInvitationToken()]));
  const rows = [...byKey].map(([invite_email_key, invite_email]) => ({
    ...toSourceColumns(place),
    invite_token_digest: digestToken(tokens.get(invite_email_key) ?? ''),
    access_level: input.access_level,
    expires_at: readExpiryDay(input.expires_at),
    invite_email,
    invite_email_key,
    created_by_id: actor.user.id,
    created_at: now,
    updated_at: now,
  }));
  return db.transaction(async (db) => {
    const today = toDay(now);
    // An expired invitation no longer counts, but is not deleted yet.
    const expired = db('members').where(toSourceColumns(place)).where('expires_at', '<=', today);
    await whereInList(expired, 'invite_email_key', [...byKey.keys()]).delete();
    // The index leaves out who is invited already.
    const sent = await db('members')
      .insert(rows)
      .onConflict()
      .ignore()
      .returning<Pick<MemberRow, 'id' | 'invite_email' | 'invite_email_key'>[]>([
        'id',
        'invite_email',
        'invite_email_key',
      ]);
    const done = new Set(sent.map((row) => row.invite_email_key));
    const placeName = await findContainerName(db, place.type, place.id);
    for (const [key, token] of tokens) {
      if (!done.has(key)) continue;
      const letter = composeInvitationLetter({
        email: byKey.get(key) ?? '',
        inviter: actor.user,
        place: { word: place.word, name: placeName ?? '' },
        level: input.access_level,
        token,
        url,
      });
      await enqueueMail(db, workers, letter, new Date(now));
    }
    const change = {
      add: 'user_access',
      as: formatAccessLevel(toAccessLevel(input.access_level)),
    };
    for (const row of sent) {
      await audit(db, toAuditedContainer(place), change, { actor, now }, toAuditedInvitation(row));
    }
    return done;
  });
}

/** The target in audit events: the address has no known owner yet. */
export const toAuditedInvitation = ({
  id,
  invite_email,
}: Pick<MemberRow, 'id' | 'invite_email'>) => ({
  type: 'Invitation',
  id,
  details: invite_email ?? '',
});

export const toAuditedContainer = ({ type, id }: MemberContainer) =>
  type === 'Project' ? toAuditedProject({ id }) : toAuditedGroup({ id });

/** Adds users by id or name as members. Returns the reasons for others, by their given name. */
export async function inviteUsers(
  db: Database,
  place: MemberContainer,
  { users, missing }: { readonly users: readonly UserRow[]; readonly missing: readonly string[] },
  input: InvitationInput,
  options: InvitationOptions,
): Promise<Record<string, string>> {
  const refused = await addSeveral(db, place, users, input, options);
  return {
    ...Object.fromEntries(missing.map((name) => [name, 'User not found'])),
    ...Object.fromEntries(
      users.flatMap(({ id, username }) => {
        const reason = refused.get(id);
        return reason === undefined ? [] : [[username, reason]];
      }),
    ),
  };
}

/** A host without a dot is in the local network, to which no invitation is sent. */
function isAddress(text: string): boolean {
  return isMailAddress(text) && /\.[^.@]+$/.test(text);
}

interface Holder {
  readonly key: string;
  readonly user: UserRow;
}

/** Finds the owners of addresses. Only proven addresses count: any user may claim the address of another one. */
async function findHolders(db: Database, keys: readonly string[]): Promise<Holder[]> {
  const query = db('emails')
    .join('users', 'users.id', 'emails.user_id')
    .whereNotNull('emails.proven_at')
    .select<(UserRow & { email_key: string })[]>([...userColumns, 'emails.email_key']);
  const rows = await whereInList(query, 'emails.email_key', keys);
  return rows.map(({ email_key, ...user }) => ({ key: email_key, user }));
}
