import type {
  OauthIntrospection,
  OauthTokenInfo,
  OauthTokenReference,
} from '#generated/oauth/types.ts';
import { revokeFamily } from '#src/auth/oauth-tokens.ts';
import type { RequestContext } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import {
  computeTokenEnd,
  findOauthApplication,
  type OauthApplicationRow,
  type OauthTokenRow,
} from '#src/records/oauth.ts';
import type { Actor } from '#src/records/actor.ts';
import { findRequestClient, createInvalidClient } from './client.ts';
import { findUsableOwner } from './owner.ts';
import { OauthRefusal, requireParameter } from './refusal.ts';
import { findByAccess, findByRefresh } from './table.ts';

interface Found {
  readonly token: OauthTokenRow;
  /** True if the request contained the refresh token. */
  readonly byRefresh: boolean;
}

/** Finds an access token or a refresh token; the hint is ignored. */
async function findEither(db: Database, text: string): Promise<Found | null> {
  const token = await findByAccess(db, text);
  if (token !== undefined) return { token, byRefresh: false };
  const refreshed = await findByRefresh(db, text);
  return refreshed === undefined ? null : { token: refreshed, byRefresh: true };
}

/**
 * Revokes a token with all tokens of the same authorization. An unknown token has no effect.
 * @throws OauthRefusal
 */
export async function revoke(context: RequestContext, body: OauthTokenReference): Promise<void> {
  const { db, now } = context;
  const text = requireParameter('token', body.token);
  const client = await findRequestClient(context, body);
  if (client?.proven === false) throw createInvalidClient();
  const found = await findEither(db, text);
  // The holder of a token without an application may revoke it.
  if (client === null && found?.token.application_id !== null) throw createInvalidClient();
  if (found === null) return;
  const { application_id, family } = found.token;
  if (application_id !== null && application_id !== client?.application.id) {
    throw new OauthRefusal(
      'unauthorized_client',
      'You are not authorized to revoke this token',
      403,
    );
  }
  await revokeFamily(db, family, now);
}

/**
 * Facts about a token, for its application, or for the holder of another token of that application.
 * @throws OauthRefusal
 */
export async function introspect(
  context: RequestContext,
  body: OauthTokenReference,
): Promise<OauthIntrospection> {
  const { db } = context;
  const asking = await findCallingApplication(context, body);
  const found = await findEither(db, requireParameter('token', body.token));
  if (found?.token.application_id !== asking) return { active: false };
  if (!(await isActive(context, found))) return { active: false };
  const { token, byRefresh } = found;
  const application = await findApplication(db, token);
  return {
    active: true,
    scope: token.scopes.join(' '),
    client_id: application?.uid ?? null,
    token_type: 'Bearer',
    exp: byRefresh ? null : Math.floor(computeTokenEnd(token) / 1_000),
    iat: Math.floor(Date.parse(token.created_at) / 1_000),
  };
}

/** Id of the calling application; null for tokens without one. */
async function findCallingApplication(
  context: RequestContext,
  body: OauthTokenReference,
): Promise<number | null> {
  const client = await findRequestClient(context, body);
  if (client?.proven === false) throw createInvalidClient();
  if (client !== null) return client.application.id;
  const { bearer } = context.request;
  if (bearer === null) {
    throw new OauthRefusal('invalid_request', 'The application, or another token, is missing.');
  }
  const token = bearer === body.token ? undefined : await findByAccess(context.db, bearer);
  if (token === undefined || !(await isActive(context, { token, byRefresh: false }))) {
    throw new OauthRefusal('invalid_token', 'The access token cannot be used.');
  }
  return token.application_id;
}

async function isActive(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  { token, byRefresh }: Found,
): Promise<boolean> {
  const lasts = byRefresh
    ? token.closed_at === null
    : token.revoked_at === null && computeTokenEnd(token) > Date.parse(now);
  if (!lasts) return false;
  try {
    await findUsableOwner(db, token.user_id, now);
    return true;
  } catch (error) {
    if (error instanceof OauthRefusal) return false;
    throw error;
  }
}

const findApplication = async (
  db: Database,
  { application_id }: OauthTokenRow,
): Promise<OauthApplicationRow | undefined> =>
  application_id === null ? undefined : findOauthApplication(db, application_id);

/**
 * Facts about the token in use.
 * @throws OauthRefusal for tokens of other kinds
 */
export async function loadTokenInfo(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  { token: inUse }: Actor,
): Promise<OauthTokenInfo> {
  const token = inUse?.kind === 'oauth' ? await findToken(db, inUse.id) : undefined;
  if (token === undefined) {
    throw new OauthRefusal('invalid_token', 'The token was not issued to an application.');
  }
  const left = Math.ceil((computeTokenEnd(token) - Date.parse(now)) / 1_000);
  const scope = [...token.scopes];
  const application = await findApplication(db, token);
  return {
    resource_owner_id: token.user_id,
    scope,
    expires_in: left,
    application: { uid: application?.uid ?? null },
    created_at: Math.floor(Date.parse(token.created_at) / 1_000),
    scopes: scope,
    expires_in_seconds: left,
  };
}

const findToken = (db: Database, id: number): Promise<OauthTokenRow | undefined> =>
  db<OauthTokenRow>('oauth_access_tokens').where({ id }).first();
