import type { Database } from '#src/database/database.ts';
import { prepareStatement } from '#src/database/statement.ts';
import type { TokenKind } from '#src/records/actor.ts';
import { computeTokenEnd } from '#src/records/oauth.ts';
import { userColumns, type UserRow } from '#src/records/user.ts';
import { dayMs } from '#src/units.ts';

/** Stored token and its owner: data for the check of credentials, usable or not. */
export interface Caller {
  readonly tokenId: number;
  readonly scopes: readonly string[];
  readonly kind: TokenKind;
  readonly revoked: boolean;
  /** Milliseconds since 1970; infinite for tokens that do not expire. */
  readonly expiresAt: number;
  readonly user: UserRow;
  /** Milliseconds since 1970; infinite without an expiry. */
  readonly passwordExpiresAt: number;
  /** Day (since 1970) of the last use that was recorded; changed by the recorder. */
  recordedOn: number;
  /** Pair of OAuth tokens that the first use of this token ends; null afterwards, and for others. */
  replaces: number | null;
}

interface TokenColumns {
  readonly token_id: number;
  readonly token_scopes: readonly string[];
  readonly token_impersonation: boolean;
  readonly token_project_id: number | null;
  readonly token_group_id: number | null;
  readonly token_revoked: boolean;
  readonly token_expires_at: string | null;
  readonly token_last_used_at: string | null;
}

const callerByDigest = prepareStatement<{ digest: string }, UserRow & TokenColumns>(
  (db, { digest }) =>
    db('personal_access_tokens as tokens')
      .join('users', 'users.id', 'tokens.user_id')
      .where('tokens.token_digest', digest)
      .select([
        ...userColumns,
        'tokens.id as token_id',
        'tokens.scopes as token_scopes',
        'tokens.impersonation as token_impersonation',
        'tokens.project_id as token_project_id',
        'tokens.group_id as token_group_id',
        'tokens.revoked as token_revoked',
        'tokens.expires_at as token_expires_at',
        'tokens.last_used_at as token_last_used_at',
      ])
      .limit(1),
);

/** Day of a time, counted from 1970. */
export function toDayNumber(milliseconds: number): number {
  return Math.floor(milliseconds / dayMs);
}

/** The token with this digest, of any kind, and its owner; null if absent. */
export async function loadCaller(db: Database, digest: string): Promise<Caller | null> {
  return (await loadTokenOfUser(db, digest)) ?? loadOauthToken(db, digest);
}

/** Tells whether a token has this digest, usable or not. */
export async function isTokenDigest(db: Database, digest: string): Promise<boolean> {
  return (await tokenByDigest.first(db, { digest })) !== undefined;
}

const tokenByDigest = prepareStatement<{ digest: string }, { id: number }>((db, { digest }) =>
  db('personal_access_tokens')
    .select('id')
    .where('token_digest', digest)
    .unionAll(db('oauth_access_tokens').select('id').where('token_digest', digest)),
);

async function loadTokenOfUser(db: Database, digest: string): Promise<Caller | null> {
  const row = await callerByDigest.first(db, { digest });
  if (row === undefined) return null;
  const {
    token_id: tokenId,
    token_scopes: scopes,
    token_impersonation: impersonation,
    token_project_id: projectId,
    token_group_id: groupId,
    token_revoked: revoked,
    token_expires_at,
    token_last_used_at,
    ...user
  } = row;
  return {
    tokenId,
    scopes,
    kind: toTokenKind(impersonation, projectId, groupId),
    revoked,
    // A date alone is read as midnight UTC, when that day begins.
    expiresAt: token_expires_at === null ? Infinity : Date.parse(token_expires_at),
    ...toTokenOwner(user, token_last_used_at),
    replaces: null,
  };
}

interface OauthColumns {
  readonly token_id: number;
  readonly token_scopes: readonly string[];
  readonly token_created_at: string;
  readonly token_expires_in: number;
  readonly token_revoked_at: string | null;
  readonly token_previous_id: number | null;
  readonly token_last_used_at: string | null;
}

const oauthCallerByDigest = prepareStatement<{ digest: string }, UserRow & OauthColumns>(
  (db, { digest }) =>
    db('oauth_access_tokens as tokens')
      .join('users', 'users.id', 'tokens.user_id')
      .where('tokens.token_digest', digest)
      .select([
        ...userColumns,
        'tokens.id as token_id',
        'tokens.scopes as token_scopes',
        'tokens.created_at as token_created_at',
        'tokens.expires_in as token_expires_in',
        'tokens.revoked_at as token_revoked_at',
        'tokens.previous_id as token_previous_id',
        'tokens.last_used_at as token_last_used_at',
      ])
      .limit(1),
);

async function loadOauthToken(db: Database, digest: string): Promise<Caller | null> {
  const row = await oauthCallerByDigest.first(db, { digest });
  if (row === undefined) return null;
  const {
    token_id: tokenId,
    token_scopes: scopes,
    token_created_at: created_at,
    token_expires_in: expires_in,
    token_revoked_at: revokedAt,
    token_previous_id: replaces,
    token_last_used_at: lastUsedAt,
    ...user
  } = row;
  return {
    tokenId,
    scopes,
    kind: 'oauth',
    revoked: revokedAt !== null,
    expiresAt: computeTokenEnd({ created_at, expires_in }),
    ...toTokenOwner(user, lastUsedAt),
    replaces,
  };
}

function toTokenOwner(user: UserRow, lastUsedAt: string | null) {
  return {
    user,
    passwordExpiresAt:
      user.password_expires_at === null ? Infinity : Date.parse(user.password_expires_at),
    recordedOn: lastUsedAt === null ? -1 : toDayNumber(Date.parse(lastUsedAt)),
  };
}

function toTokenKind(
  impersonation: boolean,
  projectId: number | null,
  groupId: number | null,
): TokenKind {
  if (projectId !== null) return 'project';
  if (groupId !== null) return 'group';
  return impersonation ? 'impersonation' : 'personal';
}
