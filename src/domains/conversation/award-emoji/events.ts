import { createDomainEvent } from '#src/domain-events/domain-event.ts';
import type { Issuable } from '#src/domains/planning/issuables/issuable.ts';

/** A user gave the target, or one of its notes, an emoji. */
export const awardAdded = createDomainEvent<{
  readonly target: Issuable;
  /** Null for a reaction to the target itself. */
  readonly noteId: number | null;
  readonly name: string;
  readonly actorId: number;
  readonly at: Date;
}>('award_given');
