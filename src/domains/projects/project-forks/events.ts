import { createDomainEvent } from '#src/domain-events/domain-event.ts';
import type { UserRequest } from '#src/policy/work-requester.ts';

interface ForkCut {
  /** The fork, which is one no more. */
  readonly project: { readonly id: number };
  /** The request of the user who did it. */
  readonly by: UserRequest;
  readonly at: Date;
}

/** A fork became a project of its own. */
export const forkCut = createDomainEvent<ForkCut>('fork_cut');
