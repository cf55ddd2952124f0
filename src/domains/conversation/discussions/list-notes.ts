import type { ListIssueNotesRequest } from '#generated/notes/types.ts';
import type { RequestContext } from '#src/context.ts';
import { whereNotInList } from '#src/database/dialect.ts';
import { filterByChoice, elsewhere, type Query } from '#src/lists/filter.ts';
import { list } from '#src/lists/list.ts';
import type { Page } from '#src/lists/offset.ts';
import { type IssuableColumn, issuableKinds } from '#src/domains/planning/issuables/issuable.ts';
import { findHiddenNotes } from './hidden.ts';
import { notePolicy } from '#src/domains/planning/notes/policy.ts';
import type { NoteSubject } from '#src/domains/conversation/quick-actions/note-subject.ts';
import {
  type NoteRow,
  noteTexts,
  type ShownNoteRow,
  selectShownNotes,
} from '#src/domains/planning/notes/table.ts';

/** The notes that a reader sees of a target. */
export interface Reading {
  readonly column: IssuableColumn;
  readonly id: number;
  /** True if the users may see confidential notes. */
  readonly confidential: boolean;
  /** Ids of notes with hidden references. */
  readonly hidden: readonly number[];
}

/** The fields of a subject that reading its notes needs. */
export type ReadSubject = Pick<NoteSubject, 'target' | 'access'>;

/** The caller's view of a target. */
export async function loadReading(
  context: Pick<RequestContext, 'db' | 'actor'>,
  { target, access }: ReadSubject,
): Promise<Reading> {
  return {
    column: issuableKinds[target.kind].column,
    id: target.id,
    confidential: notePolicy.readConfidential({ access }),
    hidden: await findHiddenNotes(context, target),
  };
}

interface Source {
  readonly [name: string]: string | boolean;
  readonly column: Reading['column'];
  readonly confidential: boolean;
  /** True where some notes are hidden. */
  readonly gaps: boolean;
}

interface Read {
  readonly reading: Reading;
}

interface ReadingSlots {
  readonly target: number;
  readonly hidden: readonly number[];
}

/** The parts that both lists of notes have in common. */
const ofReading = {
  table: 'notes',
  sources: ({ query: { reading } }: { readonly query: Partial<Read> }): Source[] => {
    if (reading === undefined) return [];
    const { column, confidential, hidden } = reading;
    return [{ column, confidential, gaps: hidden.length > 0 }];
  },
  values: ({ query: { reading } }: { readonly query: Partial<Read> }) => ({
    target: reading?.id ?? 0,
    hidden: reading?.hidden ?? [],
  }),
  shows(query: Query, { column, confidential, gaps }: Source, slots: ReadingSlots): void {
    query.where(`notes.${column}`, slots.target);
    if (!confidential) query.where('notes.confidential', false);
    if (gaps) whereNotInList(query, 'notes.id', slots.hidden);
  },
} as const;

export const issuableNoteList = list<ListIssueNotesRequest['query'] & Read, Source, ShownNoteRow>()(
  {
    ...ofReading,
    name: 'notes',
    filters: {
      reading: elsewhere,
      activity_filter: filterByChoice({
        all_notes: null,
        only_comments: (query) => void query.where('notes.system', false),
        only_activity: (query) => void query.where('notes.system', true),
      }),
    },
    orders: {
      created_at: { by: 'notes.created_at' },
      updated_at: { by: 'notes.updated_at' },
    },
    hydrate: (page, _form, _slots, db) => selectShownNotes(db, page),
    texts: noteTexts,
  },
);

/** The notes of a target as the actor may see them. */
export async function listNotes(
  context: Pick<RequestContext, 'db' | 'actor' | 'clock'>,
  subject: ReadSubject,
  query: ListIssueNotesRequest['query'],
): Promise<Page<ShownNoteRow>> {
  const reading = await loadReading(context, subject);
  return issuableNoteList.pageFor(context, { ...query, reading });
}

/** The first notes of threads, the oldest first. */
export const threads = list<
  { readonly page: number; readonly per_page: number; readonly of_people: boolean } & Read,
  Source,
  Pick<NoteRow, 'id' | 'discussion_id'>
>()({
  ...ofReading,
  name: 'discussions',
  listed: (rows) => rows.whereRaw('notes.starts_discussion'),
  filters: {
    reading: elsewhere,
    of_people: filterByChoice({
      true: (query) => void query.where('notes.system', false),
      false: null,
    }),
  },
  orders: { created_at: { by: 'notes.created_at' } },
  orderOf: () => ({ order: 'created_at', sort: 'asc' }),
  hydrate: (page) => page.select('notes.id', 'notes.discussion_id'),
});
