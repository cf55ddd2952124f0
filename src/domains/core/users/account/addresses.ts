import type { Database } from '#src/database/database.ts';
import { fold } from '#src/database/folding.ts';
import type { UserRow } from '#src/records/user.ts';
import type { EmailRow } from '../table.ts';

type Owner = Pick<UserRow, 'id'>;

const selectAddresses = (db: Database) => db<EmailRow & { email_key: string }>('emails');

export async function isTakenByOthers(db: Database, user: Owner, email: string): Promise<boolean> {
  const other = await selectAddresses(db)
    .where('email_key', fold(email))
    .whereNot('user_id', user.id)
    .first('id');
  return other !== undefined;
}

/** Addresses that the user may use, folded. They do not prove who the user is: see `loadProvenAddresses`. */
export function loadConfirmedAddresses(db: Database, user: Owner): Promise<Set<string>> {
  return loadKeys(selectAddresses(db).where('user_id', user.id).whereNotNull('confirmed_at'));
}

/** Addresses that the user has proved to own, folded. */
export function loadProvenAddresses(db: Database, user: Owner): Promise<Set<string>> {
  return loadKeys(selectAddresses(db).where('user_id', user.id).whereNotNull('proven_at'));
}

async function loadKeys(
  query: ReturnType<ReturnType<typeof selectAddresses>['where']>,
): Promise<Set<string>> {
  const rows = await query.select('email_key');
  return new Set(rows.map(({ email_key }) => email_key));
}

export async function isProven(db: Database, user: Owner, email: string): Promise<boolean> {
  const address = await selectAddresses(db)
    .where({ user_id: user.id, email_key: fold(email) })
    .whereNotNull('proven_at')
    .first('id');
  return address !== undefined;
}

/** The primary address of a user after a change. */
export interface PrimaryAddress {
  readonly email: string;
  readonly confirmed_at: string | null;
  /** True if the address is proven to belong to the user. */
  readonly proven: boolean;
}

/**
 * Makes an address the primary one of the user, in `emails` only. An unconfirmed address waits for its confirmation,
 * and the previous one stays in use; if that is unconfirmed too, it was never used and is replaced at once. A
 * confirmed previous address stays as a secondary one, and so does another spelling of the same address.
 */
export async function changePrimaryEmail(
  db: Database,
  user: Pick<UserRow, 'id' | 'email' | 'confirmed_at'>,
  email: string,
  { vouched, now }: { readonly vouched: boolean; readonly now: string },
): Promise<PrimaryAddress> {
  const key = fold(email);
  const own = selectAddresses(db).where('user_id', user.id);
  const same = key === fold(user.email);
  const known = await own.clone().where('email_key', key).first();
  // The new address replaces every other pending one, which may have been a typing mistake.
  await own.clone().where('becomes_primary', true).whereNot('email_key', key).delete();

  const confirmed_at = known?.confirmed_at ?? (vouched ? now : null);
  const proven_at = known?.proven_at ?? (vouched ? now : null);
  const waits = !same && confirmed_at === null && user.confirmed_at !== null;
  const written = {
    email,
    email_key: key,
    primary: !waits,
    becomes_primary: waits,
    confirmed_at,
    proven_at,
    updated_at: now,
  };
  if (!same && !waits) {
    const before = own.clone().where('primary', true);
    if (user.confirmed_at === null) await before.delete();
    else await before.update({ primary: false, updated_at: now });
  }
  if (known === undefined) {
    await selectAddresses(db).insert({ ...written, user_id: user.id, created_at: now });
  } else {
    await selectAddresses(db).where('id', known.id).update(written);
  }
  if (!waits) return { email, confirmed_at, proven: proven_at !== null };
  const { confirmed_at: before } = user;
  return { email: user.email, confirmed_at: before, proven: false };
}
