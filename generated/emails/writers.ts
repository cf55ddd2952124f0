// Generated from spec/domains/* /emails.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { Email } from './types.ts';

export function writeEmail(v: Email): string {
  return ('{"id":' + w.number(v.id) + ',"email":' + w.text(v.email) + ',"confirmed_at":' + w.text(v.confirmed_at) + '}');
}
