// Generated from spec/domains/* /oauth.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { OauthError, OauthIntrospection, OauthKey, OauthKeySet, OauthToken, OauthTokenApplication, OauthTokenInfo, OauthUserInfo, OpenidConfiguration } from './types.ts';

export function writeOauthError(v: OauthError): string {
  return ('{"error":' + w.text(v.error) + ',"error_description":' + w.text(v.error_description) + '}');
}

export function writeOauthIntrospection(v: OauthIntrospection): string {
  return ('{"active":' + w.boolean(v.active) + (v.scope === undefined ? '' : ',"scope":' + w.text(v.scope)) + (v.client_id === undefined ? '' : ',"client_id":' + w.text(v.client_id)) + (v.token_type === undefined ? '' : ',"token_type":' + w.text(v.token_type)) + (v.exp === undefined ? '' : ',"exp":' + w.number(v.exp)) + (v.iat === undefined ? '' : ',"iat":' + w.number(v.iat)) + '}');
}

export function writeOauthKey(v: OauthKey): string {
  return ('{"kty":' + w.text(v.kty) + ',"kid":' + w.text(v.kid) + ',"use":' + w.text(v.use) + ',"alg":' + w.text(v.alg) + ',"n":' + w.text(v.n) + ',"e":' + w.text(v.e) + '}');
}

export function writeOauthKeySet(v: OauthKeySet): string {
  return ('{"keys":' + w.array(v.keys, writeOauthKey) + '}');
}

export function writeOauthToken(v: OauthToken): string {
  return ('{"access_token":' + w.text(v.access_token) + ',"token_type":' + w.text(v.token_type) + ',"expires_in":' + w.number(v.expires_in) + (v.refresh_token === undefined ? '' : ',"refresh_token":' + w.text(v.refresh_token)) + ',"created_at":' + w.number(v.created_at) + ',"scope":' + w.text(v.scope) + (v.id_token === undefined ? '' : ',"id_token":' + w.text(v.id_token)) + '}');
}

export function writeOauthTokenApplication(v: OauthTokenApplication): string {
  return ('{"uid":' + w.text(v.uid) + '}');
}

export function writeOauthTokenInfo(v: OauthTokenInfo): string {
  return ('{"resource_owner_id":' + w.number(v.resource_owner_id) + ',"scope":' + w.array(v.scope, (v) => w.text(v)) + ',"expires_in":' + w.number(v.expires_in) + ',"application":' + writeOauthTokenApplication(v.application) + ',"created_at":' + w.number(v.created_at) + ',"scopes":' + w.array(v.scopes, (v) => w.text(v)) + ',"expires_in_seconds":' + w.number(v.expires_in_seconds) + '}');
}

export function writeOauthUserInfo(v: OauthUserInfo): string {
  return ('{"sub":' + w.text(v.sub) + (v.sub_legacy === undefined ? '' : ',"sub_legacy":' + w.text(v.sub_legacy)) + (v.name === undefined ? '' : ',"name":' + w.text(v.name)) + (v.nickname === undefined ? '' : ',"nickname":' + w.text(v.nickname)) + (v.preferred_username === undefined ? '' : ',"preferred_username":' + w.text(v.preferred_username)) + (v.email === undefined ? '' : ',"email":' + w.text(v.email)) + (v.email_verified === undefined ? '' : ',"email_verified":' + w.boolean(v.email_verified)) + (v.website === undefined ? '' : ',"website":' + w.text(v.website)) + (v.profile === undefined ? '' : ',"profile":' + w.text(v.profile)) + (v.picture === undefined ? '' : ',"picture":' + w.text(v.picture)) + (v.groups === undefined ? '' : ',"groups":' + w.array(v.groups, (v) => w.text(v))) + '}');
}

export function writeOpenidConfiguration(v: OpenidConfiguration): string {
  return ('{"issuer":' + w.text(v.issuer) + ',"authorization_endpoint":' + w.text(v.authorization_endpoint) + ',"token_endpoint":' + w.text(v.token_endpoint) + ',"revocation_endpoint":' + w.text(v.revocation_endpoint) + ',"introspection_endpoint":' + w.text(v.introspection_endpoint) + ',"userinfo_endpoint":' + w.text(v.userinfo_endpoint) + ',"jwks_uri":' + w.text(v.jwks_uri) + ',"scopes_supported":' + w.array(v.scopes_supported, (v) => w.text(v)) + ',"response_types_supported":' + w.array(v.response_types_supported, (v) => w.text(v)) + ',"response_modes_supported":' + w.array(v.response_modes_supported, (v) => w.text(v)) + ',"grant_types_supported":' + w.array(v.grant_types_supported, (v) => w.text(v)) + ',"token_endpoint_auth_methods_supported":' + w.array(v.token_endpoint_auth_methods_supported, (v) => w.text(v)) + ',"subject_types_supported":' + w.array(v.subject_types_supported, (v) => w.text(v)) + ',"id_token_signing_alg_values_supported":' + w.array(v.id_token_signing_alg_values_supported, (v) => w.text(v)) + ',"claim_types_supported":' + w.array(v.claim_types_supported, (v) => w.text(v)) + ',"claims_supported":' + w.array(v.claims_supported, (v) => w.text(v)) + ',"code_challenge_methods_supported":' + w.array(v.code_challenge_methods_supported, (v) => w.text(v)) + ',"authorization_response_iss_parameter_supported":' + w.boolean(v.authorization_response_iss_parameter_supported) + '}');
}
