// Generated from spec/domains/* /deploy-tokens.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { DeployToken, DeployTokenWithSecret } from './types.ts';

export function writeDeployToken(v: DeployToken): string {
  return ('{"id":' + w.number(v.id) + ',"name":' + w.text(v.name) + ',"username":' + w.text(v.username) + ',"expires_at":' + w.text(v.expires_at) + ',"revoked":' + w.boolean(v.revoked) + ',"expired":' + w.boolean(v.expired) + ',"scopes":' + w.array(v.scopes, (v) => w.text(v)) + '}');
}

export function writeDeployTokenWithSecret(v: DeployTokenWithSecret): string {
  return ('{"id":' + w.number(v.id) + ',"name":' + w.text(v.name) + ',"username":' + w.text(v.username) + ',"expires_at":' + w.text(v.expires_at) + ',"revoked":' + w.boolean(v.revoked) + ',"expired":' + w.boolean(v.expired) + ',"scopes":' + w.array(v.scopes, (v) => w.text(v)) + ',"token":' + w.text(v.token) + '}');
}
