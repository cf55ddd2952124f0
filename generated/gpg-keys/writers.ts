// Generated from spec/domains/* /gpg-keys.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { GpgKey } from './types.ts';

export function writeGpgKey(v: GpgKey): string {
  return ('{"id":' + w.number(v.id) + ',"key":' + w.text(v.key) + ',"created_at":' + w.text(v.created_at) + '}');
}
