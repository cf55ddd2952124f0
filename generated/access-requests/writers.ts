// Generated from spec/domains/* /access-requests.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { AccessRequest } from './types.ts';

export function writeAccessRequest(v: AccessRequest): string {
  return ('{"id":' + w.number(v.id) + ',"username":' + w.text(v.username) + ',"name":' + w.text(v.name) + ',"state":' + w.text(v.state) + ',"avatar_url":' + w.text(v.avatar_url) + ',"web_url":' + w.text(v.web_url) + ',"requested_at":' + w.text(v.requested_at) + '}');
}
