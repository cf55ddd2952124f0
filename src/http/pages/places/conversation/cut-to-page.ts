import type { Discussion, ShownNote, TimelineItem } from './timeline-items.ts';
import { measureSuggestion } from './suggestions.tsx';

/**
 * Characters of HTML that the texts and suggestions of a page may take: with the forms around them the page stays below
 * 150 kB.
 */
const maxTextChars = 50_000;
/** Comments and replies on a page. */
const maxNotes = 45;
/** Characters of HTML that a text keeps when it is cut, and that a comment has on a page of its own. */
const cutChars = 500;
const singleTextChars = 100_000;

/** A discussion with the notes that a page has room for. */
interface PickedDiscussion {
  readonly discussion: Discussion;
  /** Replies that the page leaves out. */
  readonly left: number;
}

/**
 * Leaves out replies behind the last that a page has room for: they are not even rendered, since a thread may have
 * thousands. Each thread keeps its first comment.
 */
export function pickNotes(discussions: readonly Discussion[]): readonly PickedDiscussion[] {
  let places = maxNotes;
  return discussions.map((discussion) => {
    const { length } = discussion.notes;
    const replies = Math.min(Math.max(length - 1, 0), places - 1);
    places -= replies;
    const notes = discussion.notes.slice(0, 1 + replies);
    return { discussion: { ...discussion, notes }, left: length - notes.length };
  });
}

/** Cuts long texts, so that all together have room on a page. */
export function cutToPage(entries: readonly TimelineItem[]): readonly TimelineItem[] {
  const room = createRoom(cutChars);
  return entries.map((entry) => {
    if (entry.kind === 'event') return entry;
    if (entry.kind === 'system') return { ...entry, shown: room.take(entry.shown) };
    return { ...entry, notes: entry.notes.map((note) => room.take(note)) };
  });
}

/** Cuts the texts of notes that a page shows without a timeline. */
export function cutNotes(notes: readonly ShownNote[]): readonly ShownNote[] {
  const room = createRoom(notes.length === 1 ? singleTextChars : cutChars);
  return notes.map((note) => room.take(note));
}

/** `cutChars` are those that a text keeps when it is cut. */
function createRoom(cutChars: number) {
  let chars = Math.max(maxTextChars, cutChars);
  const hasRoom = (size: number): boolean => {
    if (size > chars) return false;
    chars -= size;
    return true;
  };
  const takeText = (shown: ShownNote): ShownNote => {
    const { html, text } = shown.rendered;
    if (hasRoom((html ?? text).length)) return shown;
    chars -= Math.min(chars, cutChars);
    return { ...shown, rendered: { html: null, text: cutText(text, cutChars) }, cut: true };
  };
  return {
    take(shown: ShownNote): ShownNote {
      const taken = takeText(shown);
      const all = shown.note.suggestions ?? [];
      const suggestions = all.filter((each) => hasRoom(measureSuggestion(each)));
      if (suggestions.length === all.length) return taken;
      return { ...taken, note: { ...taken.note, suggestions }, cut: true };
    },
  };
}

/** The beginning of a text whose HTML has at most so many characters. */
function cutText(text: string, chars: number): string {
  let end = 0;
  for (let left = chars; end < text.length; end += 1) {
    left -= `"&'<>`.includes(text.charAt(end)) ? 6 : 1;
    if (left < 0) break;
  }
  return text.slice(0, end);
}
