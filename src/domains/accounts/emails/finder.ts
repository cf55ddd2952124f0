import type { Database } from '#src/database/database.ts';
import { NotFound } from '#src/errors.ts';
import { type OffsetQuery, type Page, paginate } from '#src/lists/offset.ts';
import type { EmailRow } from '#src/domains/core/users/table.ts';

const selectEmails = (db: Database, userId: number) =>
  db<EmailRow>('emails')
    .select(
      'id',
      'user_id',
      'email',
      'primary',
      'confirmed_at',
      'proven_at',
      'becomes_primary',
      'created_at',
      'updated_at',
    )
    .where('user_id', userId);

/** The addresses of a user with the primary one. */
export function listEmails(
  db: Database,
  userId: number,
  query: OffsetQuery,
): Promise<Page<EmailRow>> {
  return paginate(db, selectEmails(db, userId).orderBy('id'), query);
}

/** Addresses that the user may use; the oldest of many. */
export function listConfirmedEmails(db: Database, userId: number): Promise<string[]> {
  return selectEmails(db, userId)
    .whereNotNull('confirmed_at')
    .orderBy('id')
    .limit(100)
    .pluck<string[]>('email');
}

/** @throws NotFound when the user has no such address */
export async function findEmail(db: Database, userId: number, id: number): Promise<EmailRow> {
  const email = await selectEmails(db, userId).where({ id }).first();
  if (email === undefined) throw new NotFound('Email');
  return email;
}
