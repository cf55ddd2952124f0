// Generated from spec/resources/triggers.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { PipelineTrigger } from './types.ts';

export function writePipelineTrigger(v: PipelineTrigger): string {
  return ('{"id":' + w.number(v.id) + ',"description":' + w.text(v.description) + ',"token":' + w.text(v.token) + ',"created_at":' + w.text(v.created_at) + ',"updated_at":' + w.text(v.updated_at) + ',"last_used":' + w.text(v.last_used) + ',"owner":' + (v.owner == null ? 'null' : '{"id":' + w.number(v.owner.id) + ',"username":' + w.text(v.owner.username) + ',"name":' + w.text(v.owner.name) + ',"state":' + w.text(v.owner.state) + ',"avatar_url":' + w.text(v.owner.avatar_url) + ',"web_url":' + w.text(v.owner.web_url) + '}') + '}');
}
