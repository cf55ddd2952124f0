import type { OpenidConfiguration } from '#generated/oauth/types.ts';
import { applicationScopes } from '#src/auth/scopes.ts';
import type { RequestContext } from '#src/context.ts';

export function createOpenidConfiguration({
  config,
  url,
}: Pick<RequestContext, 'config' | 'url'>): OpenidConfiguration {
  return {
    issuer: config.baseUrl,
    authorization_endpoint: url.web('oauth/authorize'),
    token_endpoint: url.web('oauth/token'),
    revocation_endpoint: url.web('oauth/revoke'),
    introspection_endpoint: url.web('oauth/introspect'),
    userinfo_endpoint: url.web('oauth/userinfo'),
    jwks_uri: url.web('oauth/discovery/keys'),
    scopes_supported: [...applicationScopes],
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token', 'password'],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'none'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    claim_types_supported: ['normal'],
    claims_supported: [
      'iss',
      'sub',
      'aud',
      'exp',
      'iat',
      'auth_time',
      'nonce',
      'sub_legacy',
      'name',
      'nickname',
      'preferred_username',
      'email',
      'email_verified',
      'website',
      'profile',
      'picture',
      'groups',
      'groups_direct',
    ],
    code_challenge_methods_supported: ['S256', 'plain'],
    authorization_response_iss_parameter_supported: true,
  };
}
