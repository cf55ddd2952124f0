import { domainEvent } from '../../domain-events/domain-event.ts';
import { ofUser } from '../../workers/owners.ts';

export interface MembersChanged {
  readonly action: 'joined' | 'left' | 'expired';
  /** Invitations are nobody's yet: their user is null. */
  readonly members: readonly {
    readonly source_type: 'Project' | 'Namespace';
    readonly source_id: number;
    readonly user_id: number | null;
  }[];
  readonly at: Date;
}

/** Users became members of projects or groups, or are so no longer. */
export const membersChanged = domainEvent<MembersChanged>('members_changed');

interface InvitationsAccepted {
  readonly user_id: number;
  readonly invitations: readonly {
    /** Whoever sent it. */
    readonly inviter_id: number | null;
    readonly source_type: 'Project' | 'Namespace';
    readonly source_id: number;
  }[];
  readonly at: Date;
}

/** A user became a member by invitations. */
export const invitationsAccepted = domainEvent<InvitationsAccepted>('invitations_accepted');

export interface AssignmentsEnded {
  readonly user_id: number;
  readonly source_type: 'Project' | 'Namespace';
  readonly source_id: number;
  /** Whoever removed the user. */
  readonly by: number;
}

/** A user was removed who is to be assigned to nothing in the project or group any more. */
export const assignmentsEnded = domainEvent<AssignmentsEnded>('assignments_ended', {
  worksFor: ({ by }) => ofUser(by),
});
