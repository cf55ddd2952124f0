import { randomBytes } from 'node:crypto';
import { digestToken } from '#src/auth/tokens.ts';
import type { Database } from '#src/database/database.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { type OauthTokenRow, oauthTokenColumns } from '#src/records/oauth.ts';
import { formatScopeKey } from './scopes.ts';

/** Seconds that an access token lasts. */
const tokenSeconds = 7_200;
/** Seconds within which a code is redeemed. */
const codeSeconds = 600;

/** 256 random bits in 64 hexadecimal digits. */
export const createRandomText = () => randomBytes(32).toString('hex');

export const createTokenFamily = () => randomBytes(16).toString('hex');

/** Access token and refresh token as the application gets them; nowhere else. */
export interface Pair {
  readonly access: string;
  readonly refresh: string | null;
}

type NewToken = Pick<OauthTokenRow, 'application_id' | 'user_id' | 'family' | 'scopes'> &
  Partial<
    Pick<OauthTokenRow, 'previous_id' | 'redirect_uri' | 'code_challenge' | 'code_challenge_method'>
  >;

/** Stores a pair that is valid from now on, `now` in ISO 8601. */
export async function insertToken(
  db: Database,
  token: NewToken,
  { access, refresh }: Pair,
  now: string,
): Promise<OauthTokenRow> {
  // No new access revision: tokens that are not known are not remembered either.
  const [row] = await db('oauth_access_tokens')
    .insert({
      ...token,
      scope_key: formatScopeKey(token.scopes),
      token_digest: digestToken(access),
      refresh_digest: refresh === null ? null : digestToken(refresh),
      expires_in: tokenSeconds,
      created_at: now,
      // A token that cannot be refreshed ends by itself.
      closed_at:
        refresh === null ? new Date(Date.parse(now) + tokenSeconds * 1_000).toISOString() : null,
    })
    .returning<OauthTokenRow[]>([...oauthTokenColumns]);
  if (row === undefined) throw new Error('the database returned no row for an insert');
  return row;
}

const byAccess = prepareStatement<{ digest: string }, OauthTokenRow>((db, { digest }) =>
  db('oauth_access_tokens')
    .select([...oauthTokenColumns])
    .where('token_digest', digest)
    .limit(1),
);

const byRefresh = prepareStatement<{ digest: string }, OauthTokenRow>((db, { digest }) =>
  db('oauth_access_tokens')
    .select([...oauthTokenColumns])
    .where('refresh_digest', digest)
    .limit(1),
);

export const findByAccess = (db: Database, token: string): Promise<OauthTokenRow | undefined> =>
  byAccess.first(db, { digest: digestToken(token) });

export const findByRefresh = (db: Database, token: string): Promise<OauthTokenRow | undefined> =>
  byRefresh.first(db, { digest: digestToken(token) });

/** A code that was given for an authorization, without its digest. */
export interface GrantRow {
  readonly id: number;
  readonly application_id: number;
  readonly user_id: number;
  readonly family: string;
  readonly redirect_uri: string;
  readonly scopes: readonly string[];
  readonly code_challenge: string | null;
  readonly code_challenge_method: string | null;
  readonly nonce: string | null;
  /** Time at which the user signed in, if known. */
  readonly signed_in_at: string | null;
  readonly expires_at: string;
  readonly revoked_at: string | null;
}

const grantColumns = [
  'id',
  'application_id',
  'user_id',
  'family',
  'redirect_uri',
  'scopes',
  'code_challenge',
  'code_challenge_method',
  'nonce',
  'signed_in_at',
  'expires_at',
  'revoked_at',
] as const satisfies readonly (keyof GrantRow)[];

const grantByCode = prepareStatement<{ digest: string }, GrantRow>((db, { digest }) =>
  db('oauth_access_grants')
    .select([...grantColumns])
    .where('code_digest', digest)
    .limit(1),
);

export const findGrant = (db: Database, code: string): Promise<GrantRow | undefined> =>
  grantByCode.first(db, { digest: digestToken(code) });

/** A new code, which is answered and not stored. */
export async function insertGrant(
  db: Database,
  grant: Omit<GrantRow, 'id' | 'family' | 'expires_at' | 'revoked_at'>,
  now: string,
): Promise<string> {
  const code = createRandomText();
  await db('oauth_access_grants').insert({
    ...grant,
    family: createTokenFamily(),
    code_digest: digestToken(code),
    created_at: now,
    expires_at: new Date(Date.parse(now) + codeSeconds * 1_000).toISOString(),
  });
  return code;
}
