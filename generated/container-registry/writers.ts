// Generated from spec/domains/* /container-registry.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { RegistryErrors, RegistryRepository, RegistryTag, RegistryTagDetail, RegistryToken } from './types.ts';

export function writeRegistryErrors(v: RegistryErrors): string {
  return ('{"errors":' + w.array(v.errors, (v) => ('{"code":' + w.text(v.code) + ',"message":' + w.text(v.message) + '}')) + (v.http_status === undefined ? '' : ',"http_status":' + w.number(v.http_status)) + '}');
}

export function writeRegistryRepository(v: RegistryRepository): string {
  return ('{"id":' + w.number(v.id) + ',"name":' + w.text(v.name) + ',"path":' + w.text(v.path) + ',"project_id":' + w.number(v.project_id) + ',"location":' + w.text(v.location) + ',"created_at":' + w.text(v.created_at) + ',"cleanup_policy_started_at":' + w.text(v.cleanup_policy_started_at) + ',"status":' + w.text(v.status) + (v.delete_api_path === undefined ? '' : ',"delete_api_path":' + w.text(v.delete_api_path)) + (v.tags_count === undefined ? '' : ',"tags_count":' + w.number(v.tags_count)) + (v.tags === undefined ? '' : ',"tags":' + w.array(v.tags, writeRegistryTag)) + (v.size === undefined ? '' : ',"size":' + w.number(v.size)) + '}');
}

export function writeRegistryTag(v: RegistryTag): string {
  return ('{"name":' + w.text(v.name) + ',"path":' + w.text(v.path) + ',"location":' + w.text(v.location) + '}');
}

export function writeRegistryTagDetail(v: RegistryTagDetail): string {
  return ('{"name":' + w.text(v.name) + ',"path":' + w.text(v.path) + ',"location":' + w.text(v.location) + ',"revision":' + w.text(v.revision) + ',"short_revision":' + w.text(v.short_revision) + ',"digest":' + w.text(v.digest) + ',"created_at":' + w.text(v.created_at) + ',"total_size":' + w.number(v.total_size) + '}');
}

export function writeRegistryToken(v: RegistryToken): string {
  return ('{"token":' + w.text(v.token) + ',"access_token":' + w.text(v.access_token) + ',"expires_in":' + w.number(v.expires_in) + ',"issued_at":' + w.text(v.issued_at) + '}');
}
