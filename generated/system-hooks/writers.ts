// Generated from spec/domains/* /system-hooks.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { SampleOfSystemHook, SystemHook } from './types.ts';

export function writeSampleOfSystemHook(v: SampleOfSystemHook): string {
  return ('{"event_name":' + w.text(v.event_name) + ',"name":' + w.text(v.name) + ',"path":' + w.text(v.path) + ',"project_id":' + w.number(v.project_id) + ',"owner_name":' + w.text(v.owner_name) + ',"owner_email":' + w.text(v.owner_email) + '}');
}

export function writeSystemHook(v: SystemHook): string {
  return ('{"id":' + w.number(v.id) + ',"url":' + w.text(v.url) + ',"name":' + w.text(v.name) + ',"description":' + w.text(v.description) + ',"created_at":' + w.text(v.created_at) + ',"push_events":' + w.boolean(v.push_events) + ',"tag_push_events":' + w.boolean(v.tag_push_events) + ',"merge_requests_events":' + w.boolean(v.merge_requests_events) + ',"repository_update_events":' + w.boolean(v.repository_update_events) + ',"enable_ssl_verification":' + w.boolean(v.enable_ssl_verification) + ',"alert_status":' + w.text(v.alert_status) + ',"disabled_until":' + w.text(v.disabled_until) + '}');
}
