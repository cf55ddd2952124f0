// Generated from spec/domains/* /protected-tags.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import { writeProtectedRefAccess } from '../protected-branches/writers.ts';
import type { ProtectedTag } from './types.ts';

export function writeProtectedTag(v: ProtectedTag): string {
  return ('{"name":' + w.text(v.name) + ',"create_access_levels":' + w.array(v.create_access_levels, writeProtectedRefAccess) + '}');
}
