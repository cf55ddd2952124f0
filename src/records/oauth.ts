import type { Database } from '#src/database/database.ts';
import { prepareStatement } from '#src/database/statement.ts';

/** An OAuth client, without the digest of its secret, which no response contains. */
export interface OauthApplicationRow {
  readonly id: number;
  /** The OAuth name of the client, `client_id`. */
  readonly uid: string;
  readonly name: string;
  /** Addresses, one on each line. */
  readonly redirect_uri: string;
  readonly scopes: readonly string[];
  /** True if the application can keep a secret. */
  readonly confidential: boolean;
  /** True if users are not asked for consent. */
  readonly trusted: boolean;
  /** Null for applications of the instance. */
  readonly owner_id: number | null;
  readonly created_at: string;
  readonly updated_at: string;
}

export const oauthApplicationColumns = [
  'id',
  'uid',
  'name',
  'redirect_uri',
  'scopes',
  'confidential',
  'trusted',
  'owner_id',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof OauthApplicationRow)[];

/** An access token with its refresh token, without their digests. */
export interface OauthTokenRow {
  readonly id: number;
  /** Null when a password was given without an application. */
  readonly application_id: number | null;
  readonly user_id: number;
  /** A value that all tokens of one authorization share. */
  readonly family: string;
  /** The pair that this one replaces, until the first use of this one. */
  readonly previous_id: number | null;
  /** Number of pairs created to replace this one. */
  readonly successors: number;
  readonly scopes: readonly string[];
  /** The address to which the browser was sent when the user agreed. */
  readonly redirect_uri: string | null;
  readonly code_challenge: string | null;
  readonly code_challenge_method: string | null;
  /** Seconds. */
  readonly expires_in: number;
  readonly created_at: string;
  /** The time since which the access token is refused. */
  readonly revoked_at: string | null;
  /** The time since which it cannot be refreshed. */
  readonly closed_at: string | null;
}

export const oauthTokenColumns = [
  'id',
  'application_id',
  'user_id',
  'family',
  'previous_id',
  'successors',
  'scopes',
  'redirect_uri',
  'code_challenge',
  'code_challenge_method',
  'expires_in',
  'created_at',
  'revoked_at',
  'closed_at',
] as const satisfies readonly (keyof OauthTokenRow)[];

/** Milliseconds since 1970 at which the access token ends. */
export const computeTokenEnd = ({
  created_at,
  expires_in,
}: Pick<OauthTokenRow, 'created_at' | 'expires_in'>): number =>
  Date.parse(created_at) + expires_in * 1_000;

const applicationById = prepareStatement<{ id: number }, OauthApplicationRow>((db, { id }) =>
  db('oauth_applications')
    .select([...oauthApplicationColumns])
    .where({ id })
    .limit(1),
);

export function findOauthApplication(
  db: Database,
  id: number,
): Promise<OauthApplicationRow | undefined> {
  return applicationById.first(db, { id });
}
