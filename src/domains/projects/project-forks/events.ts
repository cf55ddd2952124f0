import { createDomainEvent } from '#src/domain-events/domain-event.ts';
import type { UserRequest } from '#src/policy/work-requester.ts';

interface ForkCut {
  /** The former fork. */
  readonly project: { readonly id: number };
  /** The request of the user who did it. */
  readonly by: UserRequest;
  readonly at: Date;
}

/** Published when a fork becomes an independent project. */
export const forkCut = createDomainEvent<ForkCut>('fork_cut');
