// Generated from spec/domains/* /invitations.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { Invitation, InvitationsSent } from './types.ts';

export function writeInvitation(v: Invitation): string {
  return ('{"id":' + w.number(v.id) + ',"invite_email":' + w.text(v.invite_email) + ',"created_at":' + w.text(v.created_at) + ',"access_level":' + w.number(v.access_level) + ',"expires_at":' + w.text(v.expires_at) + ',"user_name":' + w.text(v.user_name) + ',"created_by_name":' + w.text(v.created_by_name) + '}');
}

export function writeInvitationsSent(v: InvitationsSent): string {
  return ('{"status":' + w.text(v.status) + (v.message === undefined ? '' : ',"message":' + w.hash(v.message, (v) => w.text(v))) + '}');
}
