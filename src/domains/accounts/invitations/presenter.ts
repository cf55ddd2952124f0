import type { Invitation } from '#generated/invitations/types.ts';
import type { InvitationRow } from './finder.ts';

export function presentInvitation(invitation: InvitationRow): Invitation {
  return {
    id: invitation.id,
    invite_email: invitation.invite_email ?? '',
    created_at: invitation.created_at,
    access_level: invitation.access_level,
    expires_at: invitation.expires_at,
    // A confirmed account became a member at once, and an unconfirmed one must look like none.
    user_name: null,
    created_by_name: invitation.creator_name,
  };
}
