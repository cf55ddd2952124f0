import type { Invitation } from '../../../generated/invitations/types.ts';
import type { InvitationRow } from './finder.ts';

export function presentInvitation(invitation: InvitationRow): Invitation {
  return {
    id: invitation.id,
    invite_email: invitation.invite_email ?? '',
    created_at: invitation.created_at,
    access_level: invitation.access_level,
    expires_at: invitation.expires_at,
    // Who had a confirmed account became a member, and an unconfirmed one is not to be told from none.
    user_name: null,
    created_by_name: invitation.creator_name,
  };
}
