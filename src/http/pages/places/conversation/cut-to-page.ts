import type { ShownNote, TimelineItem } from './timeline-items.ts';

/** Characters of HTML that the texts of a page may take: with the forms around them the page stays below 150 kB. */
const maxTextChars = 50_000;
/** Comments and replies on a page. */
const maxNotes = 45;
/** Characters that a text keeps when it is cut; those of a comment on a page of its own may be escaped. */
const cutChars = 500;
const singleTextChars = 60_000;

/** Cuts long texts, and leaves out replies behind the last that a page has room for. Each thread keeps its first comment. */
export function cutToPage(entries: readonly TimelineItem[]): readonly TimelineItem[] {
  const room = createRoom(cutChars);
  return entries.map((entry) => {
    if (entry.kind === 'event') return entry;
    if (entry.kind === 'system') return { ...entry, shown: room.take(entry.shown) };
    const notes = entry.notes.filter((_, index) => index === 0 || room.hasPlace());
    return { ...entry, notes: notes.map(room.take), left: entry.notes.length - notes.length };
  });
}

/** Cuts the texts of notes that a page shows without a timeline. */
export function cutNotes(notes: readonly ShownNote[]): readonly ShownNote[] {
  const room = createRoom(notes.length === 1 ? singleTextChars : cutChars);
  return notes.map(room.take);
}

/** `cutChars` are those that a text keeps when it is cut. */
function createRoom(cutChars: number) {
  let chars = Math.max(maxTextChars, cutChars);
  let places = maxNotes;
  return {
    /** Takes a place for a reply; false where none is left. */
    hasPlace: () => (places -= 1) > 0,
    take(shown: ShownNote): ShownNote {
      const { html, text } = shown.rendered;
      const size = (html ?? text).length;
      if (size <= chars) {
        chars -= size;
        return shown;
      }
      chars -= Math.min(chars, cutChars);
      return { ...shown, rendered: { html: null, text: text.slice(0, cutChars) }, cut: true };
    },
  };
}
