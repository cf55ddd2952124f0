import { createDomainEvent } from '#src/domain-events/domain-event.ts';
import { toUserOwner } from '#src/workers/owners.ts';

export interface Moved {
  readonly kind: 'project' | 'group';
  readonly id: number;
}

export interface MovedElsewhere extends Moved {
  /** ISO 8601. */
  readonly now: string;
  /** The user who moved it. */
  readonly by: number;
}

/** A project, or a group with its descendants, moved in the hierarchy and has other ancestors. */
export const containerChanged = createDomainEvent<MovedElsewhere>('place_changed', {
  worksFor: ({ by }) => toUserOwner(by),
});

/** A project, or a group with all that is below it, is about to be removed for good: see `prepare`. */
export const containerRemoved = createDomainEvent<Moved>('place_removed');
