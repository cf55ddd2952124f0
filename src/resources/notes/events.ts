import { domainEvent } from '../../domain-events/domain-event.ts';
import type { Target } from '../targets/target.ts';
import type { NoteRow } from './table.ts';

export interface NoteHappened {
  /** A note of a person: those of the system are not announced. */
  readonly note: NoteRow;
  readonly target: Target;
  /** The user who did it. */
  readonly actorId: number;
  readonly at: Date;
}

export const noteCreated = domainEvent<NoteHappened>('note_created');

/** `note` is as it is now, `before` its text until then. */
export const noteUpdated = domainEvent<NoteHappened & { readonly before: string }>('note_updated');

/** `note` is as it was. */
export const noteDeleted = domainEvent<NoteHappened>('note_deleted');

/** The last thread of a merge request that was open is resolved. */
export const threadsResolved = domainEvent<{ readonly target: Target }>('threads_resolved');
