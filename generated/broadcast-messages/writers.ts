// Generated from spec/domains/* /broadcast-messages.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { BroadcastMessage } from './types.ts';

export function writeBroadcastMessage(v: BroadcastMessage): string {
  return ('{"id":' + w.number(v.id) + ',"message":' + w.text(v.message) + ',"starts_at":' + w.text(v.starts_at) + ',"ends_at":' + w.text(v.ends_at) + ',"color":' + w.text(v.color) + ',"font":' + w.text(v.font) + ',"active":' + w.boolean(v.active) + ',"target_access_levels":' + w.array(v.target_access_levels, (v) => w.number(v)) + ',"target_path":' + w.text(v.target_path) + ',"broadcast_type":' + w.text(v.broadcast_type) + ',"dismissable":' + w.boolean(v.dismissable) + '}');
}
