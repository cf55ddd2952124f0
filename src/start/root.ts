import { randomBytes } from 'node:crypto';
import { digestPassword } from '#src/auth/passwords.ts';
import { createPersonalAccessToken } from '#src/auth/tokens.ts';
import type { Config } from '#src/config.ts';
import type { Database } from '#src/database/database.ts';
import { createAccount } from '#src/domains/core/users/account/accounts.ts';
import type { RootCredentials } from './banner.ts';
import { findRoot, type RootState } from './find-root.ts';

/**
 * Creates the administrator `root` as the first user, still without credentials. These come last in the first start:
 * an interrupted start is resumed, and shows the credentials that it creates.
 */
export async function createRoot(
  db: Database,
  { rootEmail: email }: Pick<Config, 'rootEmail'>,
  now: string,
): Promise<RootState> {
  try {
    const root = { username: 'root', name: 'Administrator', email };
    const created = await createAccount(db, { ...root, admin: true, confirmed_at: now }, now);
    return { userId: created.id, unfinished: true };
  } catch (error) {
    // Another machine on the same database may have been faster.
    const other = await findRoot(db);
    if (other !== null) return other;
    throw error;
  }
}

/**
 * Gives root its password and a token with the scopes `api` and `sudo`, configured or generated. Null when another
 * process just did.
 */
export async function giveRootCredentials(
  db: Database,
  userId: number,
  config: Pick<Config, 'rootPassword' | 'rootToken'>,
  now: string,
): Promise<RootCredentials | null> {
  const password = config.rootPassword ?? randomBytes(15).toString('base64url');
  const password_digest = await digestPassword(password);
  return db.transaction(async (db) => {
    const changed: { id: number }[] = await db('users')
      .where({ id: userId })
      .whereNull('password_digest')
      .update({ password_digest, updated_at: now })
      .returning('id');
    if (changed.length === 0) return null;
    const { token } = await createPersonalAccessToken(
      db,
      {
        userId,
        name: 'First start',
        scopes: ['api', 'sudo'],
        ...(config.rootToken === null ? {} : { token: config.rootToken }),
      },
      now,
    );
    return {
      password: config.rootPassword === null ? password : null,
      token: config.rootToken === null ? token : null,
    };
  });
}
