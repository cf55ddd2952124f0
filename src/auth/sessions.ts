import { changeWithin } from '#src/database/in-parts.ts';
import { randomBytes } from 'node:crypto';
import { changeAccess } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { Unauthorized } from '#src/errors.ts';
import { userColumns, type UserRow } from '#src/records/user.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { dayMs } from '#src/units.ts';
import { clockErrorMs } from './clock-error.ts';
import { computeSecondFactorDueAt } from './second-factor.ts';
import { digestToken } from './tokens.ts';

/** Stored browser session, expired or not. Times are milliseconds since 1970. */
export interface Session {
  readonly id: number;
  readonly user: UserRow;
  /** Infinite when it does not expire. */
  readonly passwordExpiresAt: number;
  /** Time from which the user needs a second factor; infinite where none is required. */
  readonly secondFactorDueAt: number;
  /** True if the user asked the browser to keep the session. */
  readonly remembered: boolean;
  /** The time until which an administrator acts as such, where the instance asks for a password again. */
  readonly adminUntil: number;
  /** The last use that was recorded; the recorder changes it and `expiresAt`. */
  lastUsedAt: number;
  expiresAt: number;
}

export interface NewSession {
  /** The identifier for the cookie; it is in the result and nowhere else. */
  readonly id: string;
  /** Seconds that it lasts without being used. */
  readonly lifetime: number;
}

interface SessionFacts {
  /** True if the browser keeps the cookie after it is closed. */
  readonly remembered?: boolean;
  /** Beginning of the `User-Agent` header, which distinguishes browsers. */
  readonly userAgent?: string;
  readonly ip?: string;
}

/**
 * Signs the user in. The identifier has 256 random bits and is new each time: an attacker cannot choose one for
 * another user.
 */
export async function createSession(
  db: Database,
  user: { readonly id: number },
  now: Date,
  { remembered = false, userAgent = '', ip = '' }: SessionFacts = {},
): Promise<NewSession> {
  const id = createSessionId();
  const lifetime = computeSessionLifetimeMs(await loadCurrentSettings(db), { remembered });
  const at = now.toISOString();
  // No new access revision: sessions that are not known are not remembered either.
  await db('sessions').insert({
    user_id: user.id,
    digest: digestToken(id),
    remembered,
    user_agent: userAgent.slice(0, maxUserAgentChars),
    ip,
    created_at: at,
    last_used_at: at,
    expires_at: new Date(now.getTime() + lifetime).toISOString(),
  });
  return { id, lifetime: lifetime / 1_000 };
}

const createSessionId = () => randomBytes(32).toString('base64url');

const maxUserAgentChars = 255;

/**
 * Replaces the identifier of a session whose rights grow, so that the old identifier grants none of them. `db` is the
 * transaction, which has raised the access revision.
 * @throws Unauthorized when it is over
 */
export async function renewSession(
  db: Database,
  id: string,
  changes: { readonly admin_until?: string | null } = {},
): Promise<Renewed> {
  const renewed = createSessionId();
  const [row] = await db('sessions')
    .where('digest', digestToken(id))
    .update({ ...changes, digest: digestToken(renewed) })
    .returning<{ remembered: boolean }[]>('remembered');
  if (row === undefined) throw new Unauthorized();
  const lifetime = computeSessionLifetimeMs(await loadCurrentSettings(db), row) / 1_000;
  return { id: renewed, lifetime, remembered: row.remembered };
}

interface Renewed extends NewSession {
  readonly remembered: boolean;
}

/** Signs out: from the next request on, in every process. Does nothing for a session that does not exist. */
export async function endSession(db: Database, id: string): Promise<void> {
  const selectSession = () => db('sessions').where('digest', digestToken(id));
  if ((await selectSession().first('id')) === undefined) return;
  await changeAccess(db, async (db) => {
    await db('sessions').where('digest', digestToken(id)).delete();
  });
}

/**
 * Ends all sessions of users, including incomplete sign-ins; `db` is the transaction, which raises the access revision.
 */
export async function endUserSessions(db: Database, userIds: readonly number[]): Promise<void> {
  for (const table of ['sessions', 'half_sign_ins']) {
    await changeWithin(whereInList(db(table), 'user_id', userIds), 'delete');
  }
}

/** Tells whether a text has the format of a session id. */
export function isSessionId(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

interface SessionColumns {
  readonly session_id: number;
  readonly session_last_used_at: string;
  readonly session_expires_at: string;
  readonly session_remembered: boolean;
  readonly session_admin_until: string | null;
  readonly two_factor_wanted_since: string | null;
}

const sessionByDigest = prepareStatement<{ digest: string }, UserRow & SessionColumns>(
  (db, { digest }) =>
    db('sessions')
      .join('users', 'users.id', 'sessions.user_id')
      .where('sessions.digest', digest)
      .select([
        ...userColumns,
        'users.two_factor_wanted_since',
        'sessions.id as session_id',
        'sessions.last_used_at as session_last_used_at',
        'sessions.expires_at as session_expires_at',
        'sessions.remembered as session_remembered',
        'sessions.admin_until as session_admin_until',
      ])
      .limit(1),
);

/** Null for a session that does not exist. */
export async function loadSession(
  db: Database,
  digest: string,
  now: Date,
): Promise<Session | null> {
  const row = await sessionByDigest.first(db, { digest });
  if (row === undefined) return null;
  const {
    session_id: id,
    session_last_used_at: lastUsedAt,
    session_expires_at: expiresAt,
    session_remembered: remembered,
    session_admin_until: adminUntil,
    two_factor_wanted_since: wantedSince,
    ...user
  } = row;
  return {
    id,
    user,
    passwordExpiresAt:
      user.password_expires_at === null ? Infinity : Date.parse(user.password_expires_at),
    secondFactorDueAt: await computeSecondFactorDueAt(db, user, wantedSince, now),
    remembered,
    adminUntil: adminUntil === null ? 0 : Date.parse(adminUntil),
    lastUsedAt: Date.parse(lastUsedAt),
    expiresAt: Date.parse(expiresAt),
  };
}

/** Milliseconds that a session lasts without being used. */
export function computeSessionLifetimeMs(
  settings: { readonly session_expire_delay: number },
  { remembered }: Pick<Session, 'remembered'>,
): number {
  const lifetime = settings.session_expire_delay * 60_000;
  return remembered ? Math.max(lifetime, twoWeeksMs) : lifetime;
}

const twoWeeksMs = 14 * dayMs;

/**
 * Tells whether the session is over at `now`. A lifetime that was shortened since holds at once. A session that was
 * used while the clock was ahead by more than a little is over too: it would last longer than others by as much.
 */
export function isOver(session: Session, lifetime: number, now: number): boolean {
  const { lastUsedAt, expiresAt } = session;
  return now >= expiresAt || now >= lastUsedAt + lifetime || lastUsedAt > now + clockErrorMs;
}

/** The time at which the session with this identifier began: ISO 8601, or null when there is no such session. */
export async function findSessionStart(db: Database, id: string): Promise<string | null> {
  const row = await db<{ digest: string; created_at: string }>('sessions')
    .where('digest', digestToken(id))
    .first('created_at');
  return row?.created_at ?? null;
}
