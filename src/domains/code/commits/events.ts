import { createDomainEvent } from '#src/domain-events/domain-event.ts';
import type { UserRequest } from '#src/policy/work-requester.ts';

export interface CommitNoteHappened {
  readonly project: { readonly id: number };
  readonly note: { readonly id: number; readonly note: string; readonly commit_id: string };
  /** The request of the user who wrote the note, or the text that it has now. */
  readonly by: UserRequest;
  /** True where others than the readers of merge requests see the commit. */
  readonly shown: boolean;
  readonly at: Date;
}

/** Announces a new note on a commit. */
export const commitCommented = createDomainEvent<
  CommitNoteHappened & {
    /** Title of the commit, 255 characters at most. */
    readonly title: string;
  }
>('commit_commented');

/** Announces a changed note on a commit. */
export const commitNoteUpdated = createDomainEvent<
  CommitNoteHappened & {
    /** The text that it had. */
    readonly before: string;
  }
>('commit_note_updated');
