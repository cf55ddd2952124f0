import { hash } from 'node:crypto';
import type { Environment } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { fold } from '#src/database/folding.ts';
import { isMailAddress } from '#src/text/mail-address.ts';
import type { UserRow, UserState } from '#src/records/user.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import type { WorkerDefinition } from '#src/workers/definition.ts';
import { toAddressOwner } from '#src/workers/owners.ts';
import { loadConfirmedAddresses } from '#src/domains/core/users/account/addresses.ts';
import type { EmailRow } from '#src/domains/core/users/table.ts';
import { sendWithToken } from './send.ts';
import { composeConfirmationLetter, composePasswordResetLetter } from './letters.ts';

interface RequestedMail {
  /** The address from the form, which the caller need not own. */
  readonly email: string;
}

/**
 * Requests a mail to an address, which is sent only if an account has it. The work runs in the background for every
 * valid address, so that neither the response nor its time reveals an account.
 * @throws TooManyRequests
 */
export async function askForMail(
  { db, workers, limits }: Pick<Environment, 'db' | 'workers' | 'limits'>,
  worker: WorkerDefinition<RequestedMail>,
  { typed, ip }: { readonly typed: string; readonly ip: string },
): Promise<void> {
  const email = typed.trim();
  await limits.take('mail_of_network', { actor: null, path: '', ip });
  if (!isMailAddress(email)) return;
  const ofAddress = { actor: null, path: fold(email), ip };
  await limits.take('mail_to_address', ofAddress);
  await limits.take('mail_to_address_in_all', ofAddress);
  const key = hash('sha256', fold(email), 'hex');
  await db.transaction((db) => workers.enqueue(db, worker, { email }, { key }));
}

/** The rate limit counted it when it was requested. */
const countAgainstLimit =
  (letter: typeof composeConfirmationLetter): typeof composeConfirmationLetter =>
  (facts) => ({ ...letter(facts), limit: 'counted' });

/** Sends the link that sets a new password. */
export const mailPasswordReset: WorkerDefinition<RequestedMail> = {
  name: 'mail_password_reset',
  worksFor: ({ email }) => toAddressOwner(email),

  async run({ email: typed }, { db, clock, ...dependencies }) {
    await db.transaction(async (db) => {
      if (!(await takesPasswords(db))) return;
      const account = await findAccount(db, typed);
      // An unconfirmed primary address may be a typing mistake.
      if (account === undefined || !(account.confirmed || account.alone)) return;
      const addressed = { ...account, at: clock() };
      await sendWithToken(
        db,
        dependencies,
        addressed,
        'password_reset',
        countAgainstLimit(composePasswordResetLetter),
      );
    });
  },
};

/** Sends the confirmation link of an address again. */
export const mailConfirmation: WorkerDefinition<RequestedMail> = {
  name: 'mail_confirmation',
  worksFor: ({ email }) => toAddressOwner(email),

  async run({ email: typed }, { db, clock, ...dependencies }) {
    await db.transaction(async (db) => {
      const account = await findAccount(db, typed);
      if (account === undefined || account.proven) return;
      const addressed = { ...account, at: clock() };
      await sendWithToken(
        db,
        dependencies,
        addressed,
        'confirmation',
        countAgainstLimit(composeConfirmationLetter),
      );
    });
  },
};

/** Tells whether the instance accepts any password. */
export async function takesPasswords(db: Database): Promise<boolean> {
  const settings = await loadCurrentSettings(db);
  return (
    settings.password_authentication_enabled_for_web ||
    settings.password_authentication_enabled_for_git
  );
}

/** Accounts in other states may not sign in, so mail is of no use to them. */
const reachable: readonly UserState[] = ['active', 'deactivated', 'blocked_pending_approval'];

interface Account {
  readonly user: Pick<UserRow, 'id' | 'name' | 'username'>;
  /** The stored spelling: the requested one may only look like it. */
  readonly email: string;
  readonly confirmed: boolean;
  /** True if the owner of the address has the account. */
  readonly proven: boolean;
  /** True for the primary address of an account without a confirmed address. */
  readonly alone: boolean;
}

async function findAccount(db: Database, typed: string): Promise<Account | undefined> {
  const found = await db('emails')
    .join('users', 'users.id', 'emails.user_id')
    .where('emails.email_key', fold(typed))
    .where({ 'users.user_type': null, 'users.deletion_requested_at': null })
    .whereIn('users.state', [...reachable])
    .first<
      | (Account['user'] & Pick<EmailRow, 'email' | 'primary' | 'confirmed_at' | 'proven_at'>)
      | undefined
    >(
      'users.id',
      'users.name',
      'users.username',
      'emails.email',
      'emails.primary',
      'emails.confirmed_at',
      'emails.proven_at',
    );
  if (found === undefined) return undefined;
  const { email, primary, confirmed_at, proven_at, ...user } = found;
  const confirmed = confirmed_at !== null;
  const alone = primary && !confirmed && (await loadConfirmedAddresses(db, user)).size === 0;
  return { user, email, confirmed, proven: proven_at !== null, alone };
}
