import type { Database } from '../../../database/database.ts';
import { fold } from '../../../database/folding.ts';
import type { UserRow } from '../../../records/user.ts';
import type { EmailRow } from '../table.ts';

type Owner = Pick<UserRow, 'id'>;

const addresses = (db: Database) => db<EmailRow & { email_key: string }>('emails');

export async function isTakenByOthers(db: Database, user: Owner, email: string): Promise<boolean> {
  const holder = await addresses(db)
    .where('email_key', fold(email))
    .whereNot('user_id', user.id)
    .first('id');
  return holder !== undefined;
}

/** Folded. */
export async function confirmedAddresses(db: Database, user: Owner): Promise<Set<string>> {
  const rows = await addresses(db)
    .where('user_id', user.id)
    .whereNotNull('confirmed_at')
    .select('email_key');
  return new Set(rows.map(({ email_key }) => email_key));
}

/**
 * Makes an address the primary one of the user, in `emails` only, and answers when it was confirmed. The one before
 * stays as a further address if it was confirmed, and so does another spelling of the same one.
 */
export async function changePrimaryEmail(
  db: Database,
  user: UserRow,
  email: string,
  { confirmed, now }: { readonly confirmed: boolean; readonly now: string },
): Promise<string | null> {
  const key = fold(email);
  const written = { email, email_key: key, primary: true, updated_at: now };
  const before = { user_id: user.id, primary: true };
  if (key === fold(user.email)) {
    await addresses(db).where(before).update(written);
    return user.confirmed_at;
  }

  const known = await addresses(db).where({ user_id: user.id, email_key: key }).first();
  const confirmed_at = known?.confirmed_at ?? (confirmed ? now : null);
  if (user.confirmed_at === null) await addresses(db).where(before).delete();
  else await addresses(db).where(before).update({ primary: false, updated_at: now });
  if (known === undefined) {
    const row = { ...written, user_id: user.id, confirmed_at, created_at: now };
    await addresses(db).insert(row);
  } else {
    await addresses(db)
      .where('id', known.id)
      .update({ ...written, confirmed_at });
  }
  return confirmed_at;
}
