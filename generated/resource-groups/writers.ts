// Generated from spec/domains/* /resource-groups.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { ResourceGroup } from './types.ts';

export function writeResourceGroup(v: ResourceGroup): string {
  return ('{"id":' + w.number(v.id) + ',"key":' + w.text(v.key) + ',"process_mode":' + w.text(v.process_mode) + ',"created_at":' + w.text(v.created_at) + ',"updated_at":' + w.text(v.updated_at) + '}');
}
