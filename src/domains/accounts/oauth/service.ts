import type { OauthService } from '#generated/oauth/service.ts';
import type { OauthTokenRequest } from '#generated/oauth/types.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import { askUser, deny, grant, showCode } from './authorize.ts';
import { redeemCode } from './code-grant.ts';
import { createOpenidConfiguration } from './discovery.ts';
import { type Issued, presentIssued } from './issued.ts';
import { exchangePassword } from './password-grant.ts';
import { refresh } from './refresh-grant.ts';
import { OauthRefusal, requireParameter } from './refusal.ts';
import { introspect, revoke, loadTokenInfo } from './token-facts.ts';
import { loadUserInfo } from './user-info.ts';

type Exchange = (context: RequestContext, body: OauthTokenRequest) => Promise<Issued>;

const exchanges: ReadonlyMap<string, Exchange> = new Map([
  ['authorization_code', redeemCode],
  ['refresh_token', refresh],
  ['password', exchangePassword],
]);

const uncached = { 'Cache-Control': 'no-store', Pragma: 'no-cache' };

export const oauth = {
  showAuthorization: ({ query }, context) => askUser(context, query),

  grantAuthorization({ body }, context) {
    const { authenticity_token: token = '', _method: method = '' } = body;
    const decide = method.toLowerCase() === 'delete' ? deny : grant;
    return decide(context, body, token);
  },

  denyAuthorization: ({ body }, context) => deny(context, body, body.authenticity_token ?? ''),

  showAuthorizationCode: ({ query }, context) => showCode(context, query.code ?? ''),

  async createOauthToken({ body }, context) {
    const exchange = exchanges.get(requireParameter('grant_type', body.grant_type));
    if (exchange === undefined) {
      throw new OauthRefusal('unsupported_grant_type', 'The grant type is not supported.');
    }
    const issued = await exchange(context, body);
    return { status: 200, headers: uncached, body: await presentIssued(issued, context) };
  },

  async revokeOauthToken({ body }, context) {
    await revoke(context, body);
    return { status: 200, body: {} };
  },

  async introspectOauthToken({ body }, context) {
    return { status: 200, headers: uncached, body: await introspect(context, body) };
  },

  async getOauthTokenInfo(_request, context) {
    return { status: 200, body: await loadTokenInfo(context, requireActor(context)) };
  },

  getOauthUserInfo: (_request, context) => tellUser(context),
  postOauthUserInfo: (_request, context) => tellUser(context),

  getOauthKeys: (_request, context) => answerKeys(context),
  getJobTokenKeys: (_request, context) => answerKeys(context),

  async getOpenidConfiguration(_request, context) {
    return { status: 200, body: createOpenidConfiguration(context) };
  },
} satisfies OauthService<RequestContext>;

async function answerKeys({ db, clock }: RequestContext) {
  const { loadPublishedKeys } = await import('./signing-keys.ts');
  return { status: 200 as const, body: { keys: await loadPublishedKeys(db, clock()) } };
}

async function tellUser(context: RequestContext) {
  const { user, token } = requireActor(context);
  if (token?.kind !== 'oauth') {
    throw new OauthRefusal('invalid_token', 'The token was not issued to an application.');
  }
  return { status: 200, body: await loadUserInfo(context, user.id, token.scopes) } as const;
}
