import { revokeFamily } from '#src/auth/oauth-tokens.ts';
import type { OauthTokenRequest } from '#generated/oauth/types.ts';
import type { RequestContext } from '#src/context.ts';
import { requireClient } from './client.ts';
import type { Issued } from './issued.ts';
import { findUsableOwner } from './owner.ts';
import { OauthRefusal, requireParameter } from './refusal.ts';
import { findScopesLeft } from './scopes.ts';
import { findGrant, type GrantRow, insertToken, createRandomText } from './table.ts';
import { checkVerifier } from './verifier.ts';

/**
 * Exchanges a code for tokens, once. A second use means that the code was stolen, and revokes its tokens.
 * @throws OauthRefusal
 */
export async function redeemCode(
  context: RequestContext,
  body: OauthTokenRequest,
): Promise<Issued> {
  const { db, now } = context;
  const code = requireParameter('code', body.code);
  const redirectUri = requireParameter('redirect_uri', body.redirect_uri);
  const verified = body.code_verifier !== undefined;
  const application = await requireClient(context, body, { verified });
  const grant = await findGrant(db, code);
  if (grant?.application_id !== application.id || grant.redirect_uri !== redirectUri) {
    throw createUnusableError();
  }
  // A code with a challenge, sent without its verifier, was stolen.
  if (grant.code_challenge !== null) requireParameter('code_verifier', body.code_verifier);
  if (body.code_verifier !== undefined) checkVerifier(grant, body.code_verifier);
  if (grant.revoked_at === null && grant.expires_at <= now) throw createUnusableError();
  const user = await findUsableOwner(db, grant.user_id, now);
  const scopes = findScopesLeft(grant.scopes, application);

  const pair = { access: createRandomText(), refresh: createRandomText() };
  const token = await db.transaction(async (db) => {
    const taken = await db('oauth_access_grants')
      .where('id', grant.id)
      .whereNull('revoked_at')
      .update({ revoked_at: now });
    return Number(taken) === 0
      ? null
      : insertToken(db, { ...toTokenRow(grant), scopes }, pair, now);
  });
  if (token === null) {
    await revokeFamily(db, grant.family, now);
    throw createUnusableError();
  }
  const { nonce, signed_in_at: signedInAt } = grant;
  return { token, pair, user, application, nonce, signedInAt };
}

/** The facts that a refresh is checked against go from the code to the token. */
const toTokenRow = (grant: GrantRow) => ({
  application_id: grant.application_id,
  user_id: grant.user_id,
  family: grant.family,
  redirect_uri: grant.redirect_uri,
  code_challenge: grant.code_challenge,
  code_challenge_method: grant.code_challenge_method,
});

const createUnusableError = () =>
  new OauthRefusal(
    'invalid_grant',
    'The authorization code is unknown, expired, used or issued to another application.',
  );
