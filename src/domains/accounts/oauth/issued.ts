import type { OauthToken } from '#generated/oauth/types.ts';
import type { RequestContext } from '#src/context.ts';
import {
  computeTokenEnd,
  type OauthApplicationRow,
  type OauthTokenRow,
} from '#src/records/oauth.ts';
import type { UserRow } from '#src/records/user.ts';
import type { Pair } from './table.ts';

/** Tokens for an application, or for a sign-in by password. */
export interface Issued {
  readonly token: OauthTokenRow;
  readonly pair: Pair;
  readonly user: UserRow;
  readonly application: OauthApplicationRow | null;
  /** Nonce of the authorization request; null for later tokens. */
  readonly nonce: string | null;
  readonly signedInAt: string | null;
}

export async function presentIssued(
  issued: Issued,
  context: Pick<RequestContext, 'db' | 'config' | 'now' | 'clock' | 'today'>,
): Promise<OauthToken> {
  const { token, pair } = issued;
  const left = Math.ceil((computeTokenEnd(token) - Date.parse(context.now)) / 1_000);
  return {
    access_token: pair.access,
    token_type: 'bearer',
    expires_in: Math.min(left, token.expires_in),
    ...(pair.refresh !== null && { refresh_token: pair.refresh }),
    created_at: Math.floor(Date.parse(token.created_at) / 1_000),
    scope: token.scopes.join(' '),
    ...(await createIdToken(issued, context)),
  };
}

async function createIdToken(
  { token, application, user, nonce, signedInAt }: Issued,
  context: Pick<RequestContext, 'db' | 'config' | 'now' | 'clock' | 'today'>,
) {
  if (application === null || !token.scopes.includes('openid')) return {};
  const { signIdToken } = await import('./id-token.ts');
  const facts = { user, client: application.uid, scopes: token.scopes, nonce, signedInAt };
  return { id_token: await signIdToken(context, facts) };
}
