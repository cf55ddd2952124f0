import { createDomainEvent } from '../../domain-events/domain-event.ts';

interface ForkCut {
  /** The fork, which is one no more. */
  readonly project: { readonly id: number };
  /** The user who did it. */
  readonly actorId: number;
  readonly at: Date;
}

/** A fork became a project of its own. */
export const forkCut = createDomainEvent<ForkCut>('fork_cut');
