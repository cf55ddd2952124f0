import { changeAccess } from '../../database/access-revision.ts';
import type { Database } from '../../database/database.ts';

/** Makes the token useless from the next request on, in every process. Revoking it again does nothing. */
export async function revokePersonalAccessToken(
  db: Database,
  id: number,
  now: string,
): Promise<void> {
  const token = { id, revoked: false };
  if ((await db('personal_access_tokens').where(token).first('id')) === undefined) return;
  await changeAccess(db, async (db) => {
    await db('personal_access_tokens').where(token).update({ revoked: true, updated_at: now });
  });
}
