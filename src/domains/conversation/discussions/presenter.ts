import type { Discussion } from '#generated/discussions/types.ts';
import { type NoteView, presentNote } from './present-note.ts';
import type { DiscussionRow } from './finder.ts';

export function presentDiscussion({ id, notes }: DiscussionRow, view: NoteView): Discussion {
  return {
    id,
    individual_note: notes.every(({ type }) => type === null),
    notes: notes.map((note) => presentNote(note, view)),
  };
}
