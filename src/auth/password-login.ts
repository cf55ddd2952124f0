import type { ClientAddress, Received } from '../client-address.ts';
import type { Database } from '../database/database.ts';
import { fold } from '../database/folding.ts';
import { statement } from '../database/statement.ts';
import { Forbidden, Unauthorized } from '../errors.ts';
import { networkOf } from '../limits/caller-key.ts';
import { userColumns, usernameKey, type UserRow } from '../records/user.ts';
import { Turns } from '../turns.ts';
import type { Entrance, Visitor } from './entrance.ts';
import { passwordMatches } from './passwords.ts';
import { hoursOfGrace, secondFactorDueWithin } from './second-factor.ts';

/** Counts tries, and answers how to give one back that was none. */
export interface LoginLimits {
  take(
    className: 'login_of_network' | 'login_by_name',
    subject: { readonly actor: null; readonly path: string; readonly ip: string },
  ): Promise<() => Promise<void>>;
}

export interface PasswordLogin {
  /** A user name, or any confirmed address of the user. */
  readonly login: string;
  readonly password: string;
  readonly http: Received;
}

interface Deps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly limits: LoginLimits;
  readonly clientAddress: ClientAddress;
  readonly entrance: Entrance;
}

/**
 * Finds the user whose password this is. Nothing tells which names exist: the same is counted, read and computed for
 * those that do not, and for accounts that no password opens.
 * @throws Unauthorized for a wrong name or password, and where a second factor has to be shown, too
 * @throws TooManyRequests where too many were wrong, also for a right one
 * @throws Forbidden when the account cannot be used
 * @throws Unavailable when too many wait
 */
export function createPasswordLogin({ db, clock, limits, clientAddress, entrance }: Deps) {
  // Attempts in a turn are counted before it is known to be wrong: few at once leave room for the right ones.
  const turns = new Turns({ atOnce: 2, waiting: 200, waitingOfOne: 100 });

  async function prove({ login, password }: PasswordLogin, now: Date): Promise<Visitor | null> {
    const account = await findAccount(db, login);
    const [right, hours] = await Promise.all([
      passwordMatches(password, account?.password_digest ?? null),
      // Read meanwhile for whoever it is, so that it makes no difference afterwards.
      hoursOfGrace(db, account?.id ?? 0, now),
    ]);
    if (account === undefined || !right) return null;
    const { password_digest: _, two_factor_wanted_since: wantedSince, ...user } = account;
    return {
      user,
      passwordExpiresAt:
        user.password_expires_at === null ? Infinity : Date.parse(user.password_expires_at),
      // Who has a second factor is not known by the first alone: they need a token.
      secondFactorDueAt: user.two_factor_enabled
        ? -Infinity
        : await secondFactorDueWithin(db, hours, user, wantedSince, now),
    };
  }

  async function attempt(login: PasswordLogin): Promise<UserRow> {
    const giveBack = await countTry(limits, login, clientAddress(login.http));
    const now = clock();
    try {
      const visitor = await prove(login, now);
      const admitted =
        visitor !== null && (await entrance.admit(visitor, login.http, now.getTime()));
      // A caller without the second factor learns no more than whose password is wrong.
      if (!admitted) throw new Unauthorized();
      await giveBack();
      return visitor.user;
    } catch (error) {
      if (error instanceof Forbidden) await giveBack();
      throw error;
    }
  }

  return (login: PasswordLogin): Promise<UserRow> =>
    turns.run(networkOf(clientAddress(login.http)), () => attempt(login));
}

/** Counted before the costly step, of the network and of the name, whether anybody has it or not. */
async function countTry(
  limits: LoginLimits,
  { login }: PasswordLogin,
  ip: string,
): Promise<() => Promise<void>> {
  const ofNetwork = await limits.take('login_of_network', { actor: null, path: '', ip });
  try {
    const byName = await limits.take('login_by_name', { actor: null, path: fold(login), ip: '' });
    return async () => {
      await Promise.all([ofNetwork(), byName()]);
    };
  } catch (error) {
    await ofNetwork();
    throw error;
  }
}

type Account = UserRow & {
  readonly password_digest: string | null;
  readonly two_factor_wanted_since: string | null;
};

const accountColumns = [
  ...userColumns,
  'users.password_digest',
  'users.two_factor_wanted_since',
] as const;

const accountByUsername = statement<{ key: string }, Account>((db, { key }) =>
  db('users').select(accountColumns).where('users.username_key', key).limit(1),
);

const accountByEmail = statement<{ key: string }, Account>((db, { key }) =>
  db('emails')
    .join('users', 'users.id', 'emails.user_id')
    .where('emails.email_key', key)
    .whereNotNull('emails.confirmed_at')
    .select(accountColumns)
    .limit(1),
);

async function findAccount(db: Database, login: string): Promise<Account | undefined> {
  if (login.includes('@')) return accountByEmail.first(db, { key: fold(login) });
  const key = usernameKey(login);
  return key === null ? undefined : accountByUsername.first(db, { key });
}
