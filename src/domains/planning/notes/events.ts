import { createDomainEvent } from '#src/domain-events/domain-event.ts';
import type { Issuable } from '#src/domains/planning/issuables/issuable.ts';
import type { NoteRow } from './table.ts';
import type { UserRequest } from '#src/policy/work-requester.ts';

export interface NoteHappened {
  /** A note of a user; system notes publish no event. */
  readonly note: NoteRow;
  readonly target: Issuable;
  /** The request of the user who did it. */
  readonly by: UserRequest;
  readonly at: Date;
}

export const noteCreated = createDomainEvent<NoteHappened>('note_created');

/** A note was created and its quick actions have acted: `target` is as they left it. */
export const noteCompleted = createDomainEvent<NoteHappened>('note_completed');

/** `note` has the new text, `before` the old one. */
export const noteUpdated = createDomainEvent<NoteHappened & { readonly before: string }>(
  'note_updated',
);

/** `note` is as it was. */
export const noteDeleted = createDomainEvent<NoteHappened>('note_deleted');

/** The last thread of a merge request that was open is resolved. */
export const threadsResolved = createDomainEvent<{ readonly target: Issuable }>('threads_resolved');
