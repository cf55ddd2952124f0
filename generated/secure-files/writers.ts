// Generated from spec/domains/* /secure-files.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { SecureFile } from './types.ts';

export function writeSecureFile(v: SecureFile): string {
  return ('{"id":' + w.number(v.id) + ',"name":' + w.text(v.name) + ',"checksum":' + w.text(v.checksum) + ',"checksum_algorithm":' + w.text(v.checksum_algorithm) + ',"permissions":' + w.text(v.permissions) + ',"created_at":' + w.text(v.created_at) + '}');
}
