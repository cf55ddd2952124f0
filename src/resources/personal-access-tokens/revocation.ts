import { bump } from '../../database/access-revision.ts';
import type { Database } from '../../database/database.ts';

/** Makes the token useless from the next request on, in every process. Revoking it again does nothing. */
export async function revokePersonalAccessToken(
  db: Database,
  id: number,
  now: string,
): Promise<void> {
  await db.transaction(async (db) => {
    const revoked = await db('personal_access_tokens')
      .where({ id, revoked: false })
      .update({ revoked: true, updated_at: now });
    if (revoked > 0) await bump(db);
  });
}
