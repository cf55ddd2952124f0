// Generated from spec/domains/* /ssh-keys.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import { writeCurrentUser } from '../users/writers.ts';
import type { DeployKeyWithProjects, KeyHookPayload, SshKey, SshKeyWithUser } from './types.ts';

export function writeDeployKeyWithProjects(v: DeployKeyWithProjects): string {
  return ('{"id":' + w.number(v.id) + ',"title":' + w.text(v.title) + ',"created_at":' + w.text(v.created_at) + ',"expires_at":' + w.text(v.expires_at) + ',"key":' + w.text(v.key) + ',"usage_type":' + w.text(v.usage_type) + ',"user":' + w.any(v.user) + ',"deploy_keys_projects":' + w.array(v.deploy_keys_projects, (v) => ('{"deploy_key_id":' + w.number(v.deploy_key_id) + ',"project_id":' + w.number(v.project_id) + ',"can_push":' + w.boolean(v.can_push) + '}')) + '}');
}

export function writeKeyHookPayload(v: KeyHookPayload): string {
  return ('{"event_name":' + w.text(v.event_name) + ',"created_at":' + w.text(v.created_at) + ',"updated_at":' + w.text(v.updated_at) + (v.username === undefined ? '' : ',"username":' + w.text(v.username)) + ',"key":' + w.text(v.key) + ',"id":' + w.number(v.id) + '}');
}

export function writeSshKey(v: SshKey): string {
  return ('{"id":' + w.number(v.id) + ',"title":' + w.text(v.title) + ',"created_at":' + w.text(v.created_at) + ',"expires_at":' + w.text(v.expires_at) + ',"key":' + w.text(v.key) + ',"usage_type":' + w.text(v.usage_type) + '}');
}

export function writeSshKeyWithUser(v: SshKeyWithUser): string {
  return ('{"id":' + w.number(v.id) + ',"title":' + w.text(v.title) + ',"created_at":' + w.text(v.created_at) + ',"expires_at":' + w.text(v.expires_at) + ',"key":' + w.text(v.key) + ',"usage_type":' + w.text(v.usage_type) + ',"user":' + writeCurrentUser(v.user) + '}');
}
