// Generated from spec/domains/* /impersonation-tokens.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { ImpersonationToken, ImpersonationTokenWithSecret } from './types.ts';

export function writeImpersonationToken(v: ImpersonationToken): string {
  return ('{"id":' + w.number(v.id) + ',"name":' + w.text(v.name) + ',"revoked":' + w.boolean(v.revoked) + ',"created_at":' + w.text(v.created_at) + ',"scopes":' + w.array(v.scopes, (v) => w.text(v)) + ',"user_id":' + w.number(v.user_id) + ',"last_used_at":' + w.text(v.last_used_at) + ',"active":' + w.boolean(v.active) + ',"expires_at":' + w.text(v.expires_at) + ',"impersonation":' + w.boolean(v.impersonation) + '}');
}

export function writeImpersonationTokenWithSecret(v: ImpersonationTokenWithSecret): string {
  return ('{"id":' + w.number(v.id) + ',"name":' + w.text(v.name) + ',"revoked":' + w.boolean(v.revoked) + ',"created_at":' + w.text(v.created_at) + ',"scopes":' + w.array(v.scopes, (v) => w.text(v)) + ',"user_id":' + w.number(v.user_id) + ',"last_used_at":' + w.text(v.last_used_at) + ',"active":' + w.boolean(v.active) + ',"expires_at":' + w.text(v.expires_at) + ',"impersonation":' + w.boolean(v.impersonation) + ',"token":' + w.text(v.token) + '}');
}
