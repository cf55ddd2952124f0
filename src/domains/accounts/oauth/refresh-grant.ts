import { closeReplaced, revokeFamily } from '#src/auth/oauth-tokens.ts';
import type { OauthTokenRequest } from '#generated/oauth/types.ts';
import type { RequestContext } from '#src/context.ts';
import { bump } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';
import { derive } from '#src/database/sealing.ts';
import { computeTokenEnd, type OauthTokenRow, oauthTokenColumns } from '#src/records/oauth.ts';
import { requireClient } from './client.ts';
import type { Issued } from './issued.ts';
import { findUsableOwner } from './owner.ts';
import { OauthRefusal, requireParameter } from './refusal.ts';
import {
  readRequestedScopes,
  chooseGrantedScopes,
  formatScopeKey,
  findScopesLeft,
} from './scopes.ts';
import { findByRefresh, insertToken, type Pair } from './table.ts';
import { checkVerifier } from './verifier.ts';

/**
 * Exchanges a refresh token for a new pair. Until the new pair is used, the old refresh token returns the same pair: a
 * client that repeats its request has exactly one working pair. Later use of the old token means that it was stolen,
 * and revokes everything from the authorization.
 * @throws OauthRefusal
 */
export async function refresh(context: RequestContext, body: OauthTokenRequest): Promise<Issued> {
  const { db, now } = context;
  const presented = requireParameter('refresh_token', body.refresh_token);
  const verified = body.code_verifier !== undefined;
  const application = await requireClient(context, body, { verified });
  const found = await findByRefresh(db, presented);
  if (found?.application_id !== application.id) throw createUnusableError();
  if (body.redirect_uri !== undefined && body.redirect_uri !== found.redirect_uri)
    throw createUnusableError();
  if (body.code_verifier !== undefined) checkVerifier(found, body.code_verifier);
  const left = findScopesLeft(found.scopes, application);
  const scopes =
    readRequestedScopes(body.scope) === null ? left : chooseGrantedScopes(body.scope, left);
  const user = await findUsableOwner(db, found.user_id, now);

  const replaced = await db.transaction((db) => replace(db, found, { presented, scopes, now }));
  if (replaced === null) {
    await revokeFamily(db, found.family, now);
    throw createUnusableError();
  }
  return { ...replaced, user, application, nonce: null, signedInAt: null };
}

interface RefreshRequest {
  /** The refresh token. */
  readonly presented: string;
  readonly scopes: readonly string[];
  readonly now: string;
}

/** Next pair of tokens; null for an ended refresh token. */
async function replace(
  db: Database,
  { id, previous_id: previous }: OauthTokenRow,
  { presented, scopes, now }: RefreshRequest,
): Promise<{ readonly token: OauthTokenRow; readonly pair: Pair } | null> {
  await bump(db);
  // A refresh uses the pair as much as a request does.
  if (previous !== null) await closeReplaced(db, { id, replaces: previous }, new Date(now));
  const selectTokens = () =>
    db<OauthTokenRow>('oauth_access_tokens').select([...oauthTokenColumns]);
  const current = await selectTokens().where({ id }).forUpdate().first();
  if (current === undefined || current.closed_at !== null) return null;

  const derivePair = (number: number): Pair => ({
    access: derive(db, `${id} ${number} ${presented}`, 'oauth access token'),
    refresh: derive(db, `${id} ${number} ${presented}`, 'oauth refresh token'),
  });
  const successor = await selectTokens().where('previous_id', id).first();
  if (successor !== undefined) {
    const lasts = successor.revoked_at === null && computeTokenEnd(successor) > Date.parse(now);
    if (lasts && formatScopeKey(successor.scopes) === formatScopeKey(scopes)) {
      return { token: successor, pair: derivePair(current.successors) };
    }
    await db('oauth_access_tokens').where('id', successor.id).delete();
  }
  const successors = current.successors + 1;
  await db('oauth_access_tokens')
    .where({ id })
    .update({ successors, revoked_at: current.revoked_at ?? now });
  const pair = derivePair(successors);
  const facts = {
    application_id: current.application_id,
    user_id: current.user_id,
    family: current.family,
    scopes,
    previous_id: id,
    redirect_uri: current.redirect_uri,
    code_challenge: current.code_challenge,
    code_challenge_method: current.code_challenge_method,
  };
  return { token: await insertToken(db, facts, pair, now), pair };
}

const createUnusableError = () =>
  new OauthRefusal(
    'invalid_grant',
    'The refresh token is unknown, used, revoked or issued to another application.',
  );
