import { changeWithin } from '#src/database/in-parts.ts';
import { bump } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';

/** Ends the previous pair of tokens at the first use of this one: its refresh token then counts as a replay. */
export async function closeReplaced(
  db: Database,
  { id, replaces }: { readonly id: number; readonly replaces: number },
  now: Date,
): Promise<void> {
  await db.transaction(async (db) => {
    await db('oauth_access_tokens')
      .where('id', replaces)
      .whereNull('closed_at')
      .update({ closed_at: now.toISOString() });
    await db('oauth_access_tokens').where({ id }).update({ previous_id: null });
  });
}

/** Revokes all tokens of one authorization. `now` is ISO 8601. */
export async function revokeFamily(db: Database, family: string, now: string): Promise<void> {
  await db.transaction(async (db) => {
    await bump(db);
    // The code first: its tokens are seen once an exchange that is under way has ended.
    await db('oauth_access_grants')
      .where({ family })
      .whereNull('revoked_at')
      .update({ revoked_at: now });
    const selectFamily = () => db('oauth_access_tokens').where({ family });
    await selectFamily().whereNull('revoked_at').update({ revoked_at: now });
    await selectFamily().whereNull('closed_at').update({ closed_at: now });
  });
}

/**
 * Revokes authorizations of users, for all applications or one; `db` is the transaction, which raises the access
 * revision.
 */
export async function revokeAuthorizations(
  db: Database,
  userIds: readonly number[],
  now: string,
  applicationId?: number,
): Promise<void> {
  const selectUserRows = (table: string) => {
    const query = whereInList(db(table), 'user_id', userIds);
    return applicationId === undefined ? query : query.where('application_id', applicationId);
  };
  // The codes first: their tokens are seen once the exchanges that are under way have ended.
  for (const [table, column] of [
    ['oauth_access_grants', 'revoked_at'],
    ['oauth_access_tokens', 'revoked_at'],
    ['oauth_access_tokens', 'closed_at'],
  ] as const) {
    await changeWithin(selectUserRows(table).whereNull(column), { [column]: now });
  }
}

/** Ends the tokens that a user got for a password alone, which cannot be refreshed; `db` is the transaction, too. */
export async function revokePasswordTokens(
  db: Database,
  user: { readonly id: number },
  now: string,
): Promise<void> {
  await db('oauth_access_tokens')
    .where('user_id', user.id)
    .whereNull('refresh_digest')
    .whereNull('revoked_at')
    .update({ revoked_at: now });
}
