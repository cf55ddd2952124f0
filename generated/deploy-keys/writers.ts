// Generated from spec/domains/* /deploy-keys.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { DeployKey, ProjectDeployKey } from './types.ts';

export function writeDeployKey(v: DeployKey): string {
  return ('{"id":' + w.number(v.id) + ',"title":' + w.text(v.title) + ',"key":' + w.text(v.key) + ',"fingerprint":' + w.text(v.fingerprint) + ',"fingerprint_sha256":' + w.text(v.fingerprint_sha256) + ',"created_at":' + w.text(v.created_at) + ',"expires_at":' + w.text(v.expires_at) + '}');
}

export function writeProjectDeployKey(v: ProjectDeployKey): string {
  return ('{"id":' + w.number(v.id) + ',"title":' + w.text(v.title) + ',"key":' + w.text(v.key) + ',"fingerprint":' + w.text(v.fingerprint) + ',"fingerprint_sha256":' + w.text(v.fingerprint_sha256) + ',"created_at":' + w.text(v.created_at) + ',"expires_at":' + w.text(v.expires_at) + ',"can_push":' + w.boolean(v.can_push) + '}');
}
