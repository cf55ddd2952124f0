import type { ClientAddress, Received } from '#src/text/client-address.ts';
import type { Database } from '#src/database/database.ts';
import { fold } from '#src/database/folding.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { Forbidden, Unauthorized } from '#src/errors.ts';
import { toNetwork } from '#src/limits/caller-key.ts';
import { userColumns, toUsernameKey, type UserRow } from '#src/records/user.ts';
import { Turns } from '#src/turns/turns.ts';
import type { Entrance, Visitor } from './entrance.ts';
import { matchesPassword } from './passwords.ts';
import { findGraceHours, computeSecondFactorDue } from './second-factor.ts';
import { digestToken } from './tokens.ts';

/** Counts tries, and answers how to give one back that was none. */
export interface LoginLimits {
  take(
    className: 'login_of_network' | 'login_by_name' | 'password_again',
    subject: { readonly actor: null; readonly path: string; readonly ip: string },
  ): Promise<() => Promise<void>>;
}

export interface PasswordLogin {
  /** A username, or any confirmed address of the user. */
  readonly login: string;
  readonly password: string;
  readonly http: Received;
}

/**
 * `user` has the name, and gave a wrong password or may not sign in; null for an unknown name. `refused` is set when
 * the password was right, but the sign-in was refused.
 */
export type NoteFailure = (
  user: Pick<UserRow, 'id'> | null,
  now: Date,
  refused: UserRow | null,
) => Promise<void>;

/** User who entered a password, and the digest of the stored one. */
export interface PasswordProof {
  readonly user: number;
  readonly digest: string;
}

interface Deps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly limits: LoginLimits;
  readonly clientAddress: ClientAddress;
  readonly entrance: Entrance;
  /** Records failed sign-ins; left out, nothing is recorded. */
  readonly noteFailure?: NoteFailure | undefined;
}

/** A user who knows the password of the account. */
interface Proven {
  readonly visitor: Visitor;
  /** The digest that is stored of the password that was given. */
  readonly digest: string;
}

/** User with a verified password; a browser then asks for the second factor where they have one. */
export type SigningIn = Pick<Proven, 'digest'> & { readonly user: UserRow };

/**
 * Finds the user with this password. Unknown names cost the same counting, reads and computation as known ones, and as
 * accounts without a password, so that no caller learns which names exist.
 * @throws Unauthorized for a wrong name or password
 * @throws TooManyRequests where too many were wrong, also for a right one
 * @throws Forbidden when the account cannot be used
 * @throws Unavailable when too many wait
 */
export function createPasswordLogin({
  db,
  clock,
  limits,
  clientAddress,
  entrance,
  noteFailure = async () => {},
}: Deps) {
  // Attempts count before the check of the password: few run at once, so that right ones find room.
  const turns = new Turns({ atOnce: 2, waiting: 200, waitingOfOne: 100 });

  async function recheckPassword(
    { user: id, digest }: PasswordProof,
    http: Received,
  ): Promise<UserRow> {
    const now = clock();
    const account = await provenAccount.first(db, { id });
    const stored = account?.password_digest ?? null;
    if (account === undefined || stored === null || digestToken(stored) !== digest) {
      throw new Unauthorized();
    }
    const visitor = await toVisitor(db, account, await findGraceHours(db, id, now), now);
    if (!(await entrance.admit(visitor, http, now.getTime()))) throw new Unauthorized();
    return visitor.user;
  }

  /**
   * An attempt is refunded when `admit` accepts the owner of the right password, and when it gives a reason for the
   * refusal.
   */
  async function attempt(
    login: PasswordLogin,
    admit: (visitor: Visitor, now: Date) => boolean | Promise<boolean>,
  ): Promise<SigningIn> {
    const giveBack = await countTry(limits, login, clientAddress(login.http));
    const now = clock();
    let proven: Proven | null = null;
    try {
      proven = await prove(db, login, now, noteFailure);
      // A caller without the second factor learns only that the password is wrong.
      if (proven === null || !(await admit(proven.visitor, now))) throw new Unauthorized();
      await giveBack();
      return { user: proven.visitor.user, digest: proven.digest };
    } catch (error) {
      if (error instanceof Forbidden) {
        await giveBack();
        const user = proven?.visitor.user ?? null;
        await noteFailure(user, now, user);
      }
      throw error;
    }
  }

  const runInTurn = <Result>({ http }: PasswordLogin, task: () => Promise<Result>) =>
    turns.run(toNetwork(clientAddress(http)), task);

  return {
    /** User whose password was right before: Unauthorized if it has changed since. */
    againByPassword: recheckPassword,

    /** The user, where the password alone is enough: Unauthorized where a second factor has to be shown, too. */
    byPassword: (login: PasswordLogin): Promise<SigningIn> =>
      runInTurn(login, () =>
        attempt(login, (visitor, now) => entrance.admit(visitor, login.http, now.getTime())),
      ),

    /** First step of signing in with a browser; later pages ask for missing factors. */
    startSignIn: (login: PasswordLogin): Promise<SigningIn> =>
      runInTurn(login, () =>
        attempt(login, ({ user }, now) => entrance.admitSignIn(user, login.http, now.getTime())),
      ),

    /** Verifies the password of a signed-in user again, and returns its stored form. */
    confirmPassword: (user: UserRow, password: string, http: Received): Promise<string> =>
      turns.run(toNetwork(clientAddress(http)), () => confirm({ db, limits }, user, password)),
  };
}

/** Null for a wrong name or password, which is passed to `noteFailure`. */
async function prove(
  db: Database,
  { login, password }: PasswordLogin,
  now: Date,
  noteFailure: NoteFailure,
): Promise<Proven | null> {
  const account = await findAccount(db, login);
  const [right, hours] = await Promise.all([
    matchesPassword(password, account?.password_digest ?? null),
    // The account is read in any case, so that the later steps take equally long.
    findGraceHours(db, account?.id ?? 0, now),
  ]);
  if (account === undefined || !right) {
    // Failures are recorded for unknown names too, so that both cases take the same time.
    await noteFailure(account ?? null, now, null);
    return null;
  }
  const visitor = await toVisitor(db, account, hours, now);
  return { visitor, digest: account.password_digest ?? '' };
}

async function toVisitor(
  db: Database,
  { password_digest: _, two_factor_wanted_since: wantedSince, ...user }: Account,
  hours: Awaited<ReturnType<typeof findGraceHours>>,
  now: Date,
): Promise<Visitor> {
  return {
    user,
    passwordExpiresAt:
      user.password_expires_at === null ? Infinity : Date.parse(user.password_expires_at),
    // A password alone is not enough for a user with a second factor: they need a token.
    secondFactorDueAt: user.two_factor_enabled
      ? -Infinity
      : await computeSecondFactorDue(db, hours, user, wantedSince, now),
  };
}

/** Returns the stored digest of a password; a right one is not counted as a try. */
async function confirm(
  { db, limits }: Pick<Deps, 'db' | 'limits'>,
  user: UserRow,
  password: string,
): Promise<string> {
  const subject = { actor: null, path: String(user.id), ip: '' };
  const giveBack = await limits.take('password_again', subject);
  const account = await accountById.first(db, { id: user.id });
  const digest = account?.password_digest ?? null;
  if (!(await matchesPassword(password, digest)) || digest === null) throw new Unauthorized();
  await giveBack();
  return digest;
}

/** Characters of a login that tell it from others: no name, and no address, is longer. */
const maxLoginChars = 255;

/** Counts the try before the costly check, for the network and for the name, whether it exists or not. */
async function countTry(
  limits: LoginLimits,
  { login }: PasswordLogin,
  ip: string,
): Promise<() => Promise<void>> {
  const ofNetwork = await limits.take('login_of_network', { actor: null, path: '', ip });
  try {
    const name = fold(login.slice(0, maxLoginChars));
    const byName = await limits.take('login_by_name', { actor: null, path: name, ip: '' });
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

const accountById = prepareStatement<{ id: number }, Pick<Account, 'password_digest'>>(
  (db, { id }) => db('users').select('password_digest').where({ id }).limit(1),
);

const provenAccount = prepareStatement<{ id: number }, Account>((db, { id }) =>
  db('users').select(accountColumns).where('users.id', id).limit(1),
);

const accountByUsername = prepareStatement<{ key: string }, Account>((db, { key }) =>
  db('users').select(accountColumns).where('users.username_key', key).limit(1),
);

const accountByEmail = prepareStatement<{ key: string }, Account>((db, { key }) =>
  db('emails')
    .join('users', 'users.id', 'emails.user_id')
    .where('emails.email_key', key)
    .whereNotNull('emails.confirmed_at')
    .select(accountColumns)
    .limit(1),
);

async function findAccount(db: Database, login: string): Promise<Account | undefined> {
  if (login.includes('@')) return accountByEmail.first(db, { key: fold(login) });
  const key = toUsernameKey(login);
  return key === null ? undefined : accountByUsername.first(db, { key });
}
