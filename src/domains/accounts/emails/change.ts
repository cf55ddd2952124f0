import type { Config } from '#src/config.ts';
import { changeAccess } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';
import { insertReturning, isUniqueViolation } from '#src/database/dialect.ts';
import { fold } from '#src/database/folding.ts';
import { audit, toAuditedUser, type Doing } from '#src/domain-events/audited.ts';
import { publish } from '#src/domain-events/publish.ts';
import { BadRequest } from '#src/errors.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { checkUnmodifiedSince } from '#src/text/unmodified-since.ts';
import { acceptInvitations } from '#src/domains/core/members/accept-invitations.ts';
import { findAddressRuleErrors } from '#src/domains/core/users/account/address-rules.ts';
import { changeUser } from '#src/domains/core/users/account/update.ts';
import { addressAdded } from '#src/domains/core/users/events.ts';
import { type EmailRow, lockExistingUser, updateUser } from '#src/domains/core/users/table.ts';
import { findEmailErrors } from '#src/domains/core/users/account/validation.ts';
import { findEmail } from './finder.ts';

interface AddOptions extends Doing {
  /** True when an administrator vouches for the address; the user then accepts invitations to it at once. */
  readonly vouched: boolean;
  readonly config: Pick<Config, 'baseUrl' | 'registry'>;
}

/**
 * Adds an address to the account of a user.
 * @throws NotFound when there is no such user
 * @throws BadRequest when it is no address, or anybody's already
 */
export async function addEmail(
  db: Database,
  userId: number,
  wanted: string,
  { vouched, actor, now, config }: AddOptions,
): Promise<EmailRow> {
  const email = wanted.trim();
  try {
    return await changeAccess(db, async (db) => {
      const user = await lockExistingUser(db, userId);
      const settings = await loadCurrentSettings(db);
      const errors = [...findEmailErrors(email), ...findAddressRuleErrors(email, settings, config)];
      if (errors.length > 0) throw new BadRequest({ email: errors });
      const row = await insertReturning<EmailRow>(db, 'emails', {
        user_id: user.id,
        email,
        email_key: fold(email),
        primary: false,
        confirmed_at: vouched ? now : null,
        proven_at: vouched ? now : null,
        created_at: now,
        updated_at: now,
      });
      if (vouched) await acceptInvitations(db, user, [email], now);
      const target = { type: 'Email', id: row.id, details: email };
      await audit(db, toAuditedUser(user), { add: 'email' }, { actor, now }, target);
      const at = new Date(now);
      await publish(db, addressAdded({ user, email, confirmed: vouched, primary: false, at }));
      return row;
    });
  } catch (error) {
    if (!isUniqueViolation(error, 'email_key')) throw error;
    throw new BadRequest({ email: ['has already been taken'] });
  }
}

/**
 * Removes an address that is not the primary one, also from where the user shows or uses it.
 * @throws NotFound, PreconditionFailed, and BadRequest for the primary address
 */
export async function removeEmail(
  db: Database,
  userId: number,
  id: number,
  { unmodifiedSince, actor, now }: Doing & { readonly unmodifiedSince: string | undefined },
): Promise<void> {
  await changeAccess(db, async (db) => {
    // The lock keeps the address from becoming the primary one.
    const user = await lockExistingUser(db, userId);
    const email = await findEmail(db, user.id, id);
    if (email.primary) throw new BadRequest();
    checkUnmodifiedSince(unmodifiedSince, email.updated_at);
    await db('emails').where('id', email.id).delete();
    const target = { type: 'Email', id: email.id, details: email.email };
    await audit(db, toAuditedUser(user), { remove: 'email' }, { actor, now }, target);

    const is = (address: string | null) => address !== null && fold(address) === fold(email.email);
    const shown = { public_email: is(user.public_email), commit_email: is(user.commit_email) };
    if (!shown.public_email && !shown.commit_email) return;
    await updateUser(
      db,
      user,
      {
        ...(shown.public_email && { public_email: '' }),
        ...(shown.commit_email && { commit_email: null }),
      },
      now,
    );
  });
}

/**
 * Makes a confirmed address the primary one. An unproven primary address would make the account unusable.
 * @throws NotFound, and BadRequest for an address that is not confirmed
 */
export async function makeEmailPrimary(
  db: Database,
  userId: number,
  id: number,
  { now, paid, config }: Pick<AddOptions, 'now' | 'config'> & { readonly paid: boolean },
): Promise<void> {
  await changeAccess(db, async (db) => {
    const user = await lockExistingUser(db, userId);
    const { email, confirmed_at } = await findEmail(db, user.id, id);
    if (confirmed_at === null) throw new BadRequest({ email: ['is not confirmed yet'] });
    const options = { actor: user, now, paid, avatar: undefined, config };
    await changeUser(db, user.id, { email }, options);
  });
}
