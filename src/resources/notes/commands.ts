import type { RequestContext } from '../../context.ts';
import type { NoteSubject } from './subject.ts';
import type { ListedNoteRow } from './table.ts';

/** What quick actions changed, by attribute. */
export type CommandsChanges = Readonly<Record<string, unknown>>;

/** A text whose quick actions were carried out. */
export interface Carried {
  /** Without the lines that were carried out. */
  readonly text: string;
  /** What they changed, by attribute. */
  readonly changes: CommandsChanges;
  /** One sentence for each. */
  readonly summary: readonly string[];
}

/** The note, null where nothing but quick actions was said, and what these did. */
export interface CreatedNote extends Pick<Carried, 'changes' | 'summary'> {
  readonly note: ListedNoteRow | null;
}

/** The place where the text of a new note is read for quick actions, before the note is stored. */
export function carryOutCommands(
  _context: RequestContext,
  _subject: NoteSubject,
  text: string,
): Promise<Carried> {
  return Promise.resolve({ text, changes: {}, summary: [] });
}
