import { revokeAuthorizations } from '#src/auth/oauth-tokens.ts';
import { bump } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { type OauthApplicationRow, oauthApplicationColumns } from '#src/records/oauth.ts';

/** An application that a user let in. */
interface Authorization {
  readonly application: OauthApplicationRow;
  /** Union of the scopes of all tokens that the application holds. */
  readonly scopes: readonly string[];
  /** Time of the authorization, or of the application's latest tokens. */
  readonly created_at: string;
}

/** Limit on tokens of one user that are read; far more than their applications hold at a time. */
const maxTokens = 5_000;

/** The applications that hold tokens of the user that work, or can be refreshed; the last one first. */
export async function listAuthorizations(
  db: Database,
  userId: number,
  now: Date,
): Promise<Authorization[]> {
  const tokens = await db<TokenFacts>('oauth_access_tokens')
    .where('user_id', userId)
    .whereNotNull('application_id')
    .whereNull('revoked_at')
    .where(
      (either) => void either.whereNull('closed_at').orWhere('closed_at', '>', now.toISOString()),
    )
    .orderBy('id', 'desc')
    .limit(maxTokens)
    .select('application_id', 'scopes', 'created_at');
  const authorizations = new Map<number, { scopes: Set<string>; created_at: string }>();
  for (const { application_id, scopes, created_at } of tokens) {
    const known = authorizations.get(application_id);
    if (known === undefined)
      authorizations.set(application_id, { scopes: new Set(scopes), created_at });
    else for (const scope of scopes) known.scopes.add(scope);
  }
  const rows = db<OauthApplicationRow>('oauth_applications').select([...oauthApplicationColumns]);
  const found = new Map(
    (await whereInList(rows, 'id', [...authorizations.keys()])).map((row) => [row.id, row]),
  );
  return [...authorizations].flatMap(([id, { scopes, created_at }]) => {
    const application = found.get(id);
    return application === undefined ? [] : [{ application, scopes: [...scopes], created_at }];
  });
}

interface TokenFacts {
  readonly user_id: number;
  readonly application_id: number;
  readonly scopes: readonly string[];
  readonly created_at: string;
  readonly revoked_at: string | null;
  readonly closed_at: string | null;
}

/** Revokes all access of the application to the user's data, from the next request on. */
export async function revokeAuthorization(
  db: Database,
  userId: number,
  applicationId: number,
  now: Date,
): Promise<void> {
  await db.transaction(async (db) => {
    await bump(db);
    await revokeAuthorizations(db, [userId], now.toISOString(), applicationId);
  });
}
