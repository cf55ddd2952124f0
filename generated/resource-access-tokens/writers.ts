// Generated from spec/domains/* /resource-access-tokens.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { ResourceAccessToken, ResourceAccessTokenWithSecret } from './types.ts';

export function writeResourceAccessToken(v: ResourceAccessToken): string {
  return ('{"id":' + w.number(v.id) + ',"name":' + w.text(v.name) + ',"revoked":' + w.boolean(v.revoked) + ',"created_at":' + w.text(v.created_at) + ',"scopes":' + w.array(v.scopes, (v) => w.text(v)) + ',"user_id":' + w.number(v.user_id) + ',"last_used_at":' + w.text(v.last_used_at) + ',"active":' + w.boolean(v.active) + ',"expires_at":' + w.text(v.expires_at) + ',"access_level":' + w.number(v.access_level) + '}');
}

export function writeResourceAccessTokenWithSecret(v: ResourceAccessTokenWithSecret): string {
  return ('{"id":' + w.number(v.id) + ',"name":' + w.text(v.name) + ',"revoked":' + w.boolean(v.revoked) + ',"created_at":' + w.text(v.created_at) + ',"scopes":' + w.array(v.scopes, (v) => w.text(v)) + ',"user_id":' + w.number(v.user_id) + ',"last_used_at":' + w.text(v.last_used_at) + ',"active":' + w.boolean(v.active) + ',"expires_at":' + w.text(v.expires_at) + ',"access_level":' + w.number(v.access_level) + ',"token":' + w.text(v.token) + '}');
}
