// Generated from spec/domains/* /oauth.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';

/** GET /-/jwks */
export function decodeGetJobTokenKeys(_: RawInput): DecodedInput {
  return { params: {}, query: {}, headers: {}, body: null };
}

/** GET /.well-known/openid-configuration */
export function decodeGetOpenidConfiguration(_: RawInput): DecodedInput {
  return { params: {}, query: {}, headers: {}, body: null };
}

/** GET /oauth/authorize */
export function decodeShowAuthorization({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const query: Record<string, unknown> = {};
  if ((v = d.string(merged.client_id, "query/client_id", faults)) !== undefined) query.client_id = v;
  if ((v = d.string(merged.redirect_uri, "query/redirect_uri", faults)) !== undefined) query.redirect_uri = v;
  if ((v = d.string(merged.response_type, "query/response_type", faults)) !== undefined) query.response_type = v;
  if ((v = d.string(merged.state, "query/state", faults)) !== undefined) query.state = v;
  if ((v = d.string(merged.scope, "query/scope", faults)) !== undefined) query.scope = v;
  if ((v = d.string(merged.code_challenge, "query/code_challenge", faults)) !== undefined) query.code_challenge = v;
  if ((v = d.string(merged.code_challenge_method, "query/code_challenge_method", faults)) !== undefined) query.code_challenge_method = v;
  if ((v = d.string(merged.nonce, "query/nonce", faults)) !== undefined) query.nonce = v;
  if ((v = d.string(merged.prompt, "query/prompt", faults)) !== undefined) query.prompt = v;
  if ((v = d.integer(merged.max_age, "query/max_age", faults)) !== undefined) query.max_age = v;
  return { params: {}, query, headers: {}, body: null };
}

/** POST /oauth/authorize */
export function decodeGrantAuthorization({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const body: Record<string, unknown> = {};
  if ((v = d.string(merged.client_id, "body/client_id", faults)) !== undefined) body.client_id = v;
  if ((v = d.string(merged.redirect_uri, "body/redirect_uri", faults)) !== undefined) body.redirect_uri = v;
  if ((v = d.string(merged.response_type, "body/response_type", faults)) !== undefined) body.response_type = v;
  if ((v = d.string(merged.state, "body/state", faults)) !== undefined) body.state = v;
  if ((v = d.string(merged.scope, "body/scope", faults)) !== undefined) body.scope = v;
  if ((v = d.string(merged.code_challenge, "body/code_challenge", faults)) !== undefined) body.code_challenge = v;
  if ((v = d.string(merged.code_challenge_method, "body/code_challenge_method", faults)) !== undefined) body.code_challenge_method = v;
  if ((v = d.string(merged.nonce, "body/nonce", faults)) !== undefined) body.nonce = v;
  if ((v = d.string(merged.authenticity_token, "body/authenticity_token", faults)) !== undefined) body.authenticity_token = v;
  if ((v = d.string(merged._method, "body/_method", faults)) !== undefined) body._method = v;
  return { params: {}, query: {}, headers: {}, body };
}

/** DELETE /oauth/authorize */
export function decodeDenyAuthorization({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const body: Record<string, unknown> = {};
  if ((v = d.string(merged.client_id, "body/client_id", faults)) !== undefined) body.client_id = v;
  if ((v = d.string(merged.redirect_uri, "body/redirect_uri", faults)) !== undefined) body.redirect_uri = v;
  if ((v = d.string(merged.response_type, "body/response_type", faults)) !== undefined) body.response_type = v;
  if ((v = d.string(merged.state, "body/state", faults)) !== undefined) body.state = v;
  if ((v = d.string(merged.scope, "body/scope", faults)) !== undefined) body.scope = v;
  if ((v = d.string(merged.code_challenge, "body/code_challenge", faults)) !== undefined) body.code_challenge = v;
  if ((v = d.string(merged.code_challenge_method, "body/code_challenge_method", faults)) !== undefined) body.code_challenge_method = v;
  if ((v = d.string(merged.nonce, "body/nonce", faults)) !== undefined) body.nonce = v;
  if ((v = d.string(merged.authenticity_token, "body/authenticity_token", faults)) !== undefined) body.authenticity_token = v;
  if ((v = d.string(merged._method, "body/_method", faults)) !== undefined) body._method = v;
  return { params: {}, query: {}, headers: {}, body };
}

/** GET /oauth/authorize/native */
export function decodeShowAuthorizationCode({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const query: Record<string, unknown> = {};
  if ((v = d.string(merged.code, "query/code", faults)) !== undefined) query.code = v;
  return { params: {}, query, headers: {}, body: null };
}

/** GET /oauth/discovery/keys */
export function decodeGetOauthKeys(_: RawInput): DecodedInput {
  return { params: {}, query: {}, headers: {}, body: null };
}

/** POST /oauth/introspect */
export function decodeIntrospectOauthToken({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const body: Record<string, unknown> = {};
  if ((v = d.string(merged.token, "body/token", faults)) !== undefined) body.token = v;
  if ((v = d.string(merged.token_type_hint, "body/token_type_hint", faults)) !== undefined) body.token_type_hint = v;
  if ((v = d.string(merged.client_id, "body/client_id", faults)) !== undefined) body.client_id = v;
  if ((v = d.string(merged.client_secret, "body/client_secret", faults)) !== undefined) body.client_secret = v;
  return { params: {}, query: {}, headers: {}, body };
}

/** POST /oauth/revoke */
export function decodeRevokeOauthToken({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const body: Record<string, unknown> = {};
  if ((v = d.string(merged.token, "body/token", faults)) !== undefined) body.token = v;
  if ((v = d.string(merged.token_type_hint, "body/token_type_hint", faults)) !== undefined) body.token_type_hint = v;
  if ((v = d.string(merged.client_id, "body/client_id", faults)) !== undefined) body.client_id = v;
  if ((v = d.string(merged.client_secret, "body/client_secret", faults)) !== undefined) body.client_secret = v;
  return { params: {}, query: {}, headers: {}, body };
}

/** POST /oauth/token */
export function decodeCreateOauthToken({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const body: Record<string, unknown> = {};
  if ((v = d.string(merged.grant_type, "body/grant_type", faults)) !== undefined) body.grant_type = v;
  if ((v = d.string(merged.client_id, "body/client_id", faults)) !== undefined) body.client_id = v;
  if ((v = d.string(merged.client_secret, "body/client_secret", faults)) !== undefined) body.client_secret = v;
  if ((v = d.string(merged.code, "body/code", faults)) !== undefined) body.code = v;
  if ((v = d.string(merged.redirect_uri, "body/redirect_uri", faults)) !== undefined) body.redirect_uri = v;
  if ((v = d.string(merged.code_verifier, "body/code_verifier", faults)) !== undefined) body.code_verifier = v;
  if ((v = d.string(merged.refresh_token, "body/refresh_token", faults)) !== undefined) body.refresh_token = v;
  if ((v = d.string(merged.username, "body/username", faults)) !== undefined) body.username = v;
  if ((v = d.string(merged.password, "body/password", faults)) !== undefined) body.password = v;
  if ((v = d.string(merged.scope, "body/scope", faults)) !== undefined) body.scope = v;
  return { params: {}, query: {}, headers: {}, body };
}

/** GET /oauth/token/info */
export function decodeGetOauthTokenInfo(_: RawInput): DecodedInput {
  return { params: {}, query: {}, headers: {}, body: null };
}

/** GET /oauth/userinfo */
export function decodeGetOauthUserInfo(_: RawInput): DecodedInput {
  return { params: {}, query: {}, headers: {}, body: null };
}

/** POST /oauth/userinfo */
export function decodePostOauthUserInfo(_: RawInput): DecodedInput {
  return { params: {}, query: {}, headers: {}, body: null };
}
