import { domainEvent } from '../../domain-events/domain-event.ts';
import type { Target } from '../targets/target.ts';

/** A user gave the target, or one of its notes, an emoji. */
export const awardGiven = domainEvent<{
  readonly target: Target;
  /** Null where it was given to the target itself. */
  readonly noteId: number | null;
  readonly name: string;
  readonly actorId: number;
  readonly at: Date;
}>('award_given');
