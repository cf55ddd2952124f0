import { createDomainEvent } from '#src/domain-events/domain-event.ts';
import type { AccessLevel } from '#src/policy/access-level.ts';
import { toUserOwner } from '#src/workers/owners.ts';

/** Membership in its current or last state. */
export interface AnnouncedMember {
  readonly source_type: 'Project' | 'Namespace';
  readonly source_id: number;
  /** Null for a pending invitation. */
  readonly user_id: number | null;
  readonly access_level: AccessLevel;
  readonly expires_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface MembersChanged {
  readonly action: 'joined' | 'left' | 'expired';
  readonly members: readonly AnnouncedMember[];
  readonly at: Date;
}

/** Users became members of projects or groups, or are so no longer. */
export const membersChanged = createDomainEvent<MembersChanged>('members_changed');

/**
 * Announces the first member of a new project or group: its owner, or the bot of a token. It is not recorded as an
 * activity of the member.
 */
export const membershipAdded = createDomainEvent<{ readonly member: AnnouncedMember }>(
  'membership_given',
);

/** A member has another role, or is one for another time. */
export const memberChanged = createDomainEvent<{ readonly member: AnnouncedMember }>(
  'member_changed',
);

interface InvitationsAccepted {
  readonly user_id: number;
  readonly invitations: readonly {
    /** The user who sent the invitation. */
    readonly inviter_id: number | null;
    readonly source_type: 'Project' | 'Namespace';
    readonly source_id: number;
    readonly access_level: AccessLevel;
  }[];
  readonly at: Date;
}

/** A user became a member by invitations. */
export const invitationsAccepted = createDomainEvent<InvitationsAccepted>('invitations_accepted');

export interface AssignmentsEnded {
  readonly user_id: number;
  readonly source_type: 'Project' | 'Namespace';
  readonly source_id: number;
  /** The user who removed them. */
  readonly by: number;
}

/** Announces a removed user whose assignments in the project or group must end. */
export const assignmentsEnded = createDomainEvent<AssignmentsEnded>('assignments_ended', {
  worksFor: ({ by }) => toUserOwner(by),
});
