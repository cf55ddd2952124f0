import { createDomainEvent } from '#src/domain-events/domain-event.ts';
import type { Issuable } from '#src/domains/planning/issuables/issuable.ts';

interface ApprovalChanged {
  readonly action: 'approved' | 'unapproved';
  readonly target: Issuable & { readonly kind: 'merge_request' };
  /** Tells whether nothing is left to approve: after it, or, where it was taken back, until then. */
  readonly decisive: boolean;
  readonly actorId: number;
  readonly at: Date;
}

/** A user approved a merge request, or took that back. */
export const approvalChanged = createDomainEvent<ApprovalChanged>('merge_request_approval_changed');
