import type { Knex } from 'knex';
import type { RawTree } from '#runtime/raw.ts';
import { maxNotes } from '#src/domains/conversation/discussions/create-note.ts';
import { type IssuableKind, issuableKinds } from '#src/domains/planning/issuables/issuable.ts';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import { streamRows } from '../export/record.ts';
import { walkInSteps } from '../import/context.ts';
import { readLinkedText } from '../import/links.ts';
import {
  createDiscussionId,
  maxImportedNoteChars,
  readLineCode,
  readNotePosition,
  readNoteType,
} from './discussion.ts';
import {
  readFlag,
  readList,
  readMildText,
  readNumber,
  readPart,
  RecordRefused,
  readTime,
} from '../import/values.ts';
import { EntryIgnored } from './entry-ignored.ts';
import { createNoteEventLeaf, type NoteOwner } from './events.ts';
import { field } from './fields.ts';
import { createAwardLeaf } from './awards.ts';
import { readLeaf, readRow, sortByTime } from './read.ts';
import type {
  RecordAttributes,
  Leaf,
  RecordList,
  NewRow,
  RecordInput,
  Source,
} from './relation.ts';
import { batchRows, storeLeaves, storeRows } from './rows.ts';
import { writeLeaf, writeRows } from './write.ts';

/** Notes in memory at a time: each may be a megabyte. */
const noteBatchSize = 40;

interface StoredNote {
  readonly author_name: string;
  readonly system: boolean;
  readonly action: string | null;
  readonly position: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

const noteFields = (kind: IssuableKind): RecordAttributes => ({
  note: {
    column: 'body',
    take({ context, record }) {
      const text = readLinkedText(context, record, 'note', maxImportedNoteChars);
      if (text === null) throw new RecordRefused('note is missing');
      return context.users.textOf(record, text);
    },
  },
  noteable_type: field.constant(issuableKinds[kind].className),
  author_id: field.author,
  system: field.flag,
  type: { take: ({ record, row }) => readNoteType(record, row['position'] !== null) },
  line_code: {
    take: ({ record, row }) => (row['position'] === null ? null : readLineCode(record)),
  },
  position: {
    first: true,
    take({ record }) {
      const position = kind === 'merge_request' ? readNotePosition(record) : null;
      return position === null ? null : JSON.stringify(position);
    },
  },
  original_position: field.derived(({ position }: StoredNote) => position),
  discussion_id: { take: ({ context, record }) => createDiscussionId(record, context.container) },
  resolved_at: {
    take: ({ record, row }, name) =>
      kind === 'merge_request' && row['type'] !== null ? readTime(record, name) : null,
  },
  resolved_by_id: {
    take: (reading, name) =>
      reading.row['resolved_at'] === null ? null : field.person.take?.(reading, name),
  },
  // Archives have it under the older name, the newer one, or both.
  confidential: {
    take: ({ record }) => readFlag(record, 'confidential') || readFlag(record, 'internal'),
  },
  created_at: { take: ({ record, owner }, name) => readTime(record, name) ?? owner.created_at },
  updated_at: { take: ({ record, row }, name) => readTime(record, name) ?? row['created_at'] },
  author: field.derived(({ author_name }: StoredNote) => ({ name: author_name })),
  system_note_metadata: {
    column: 'action',
    tell: ({ system, action, created_at, updated_at }: StoredNote) =>
      system ? { action, created_at, updated_at } : undefined,
    take({ record, row }, name) {
      const metadata = readPart(record, name);
      return row['system'] === true && metadata !== null
        ? readMildText(metadata, 'action', 64)
        : null;
    },
  },
});

const maxSuggestionChars = 1_000_000;
const lines = field.number({ most: 100 }, 0);

const suggestions: Leaf = {
  table: 'suggestions',
  owner: 'note_id',
  by: ['position'],
  atOnce: noteBatchSize,
  unique: ['position'],
  wins: 'last',
  fields: {
    relative_order: field.from('position', {
      take({ record, owner }) {
        const position = readNumber(record, 'relative_order');
        if (position === null || (owner as NoteOwner).type !== 'DiffNote') throw new EntryIgnored();
        return position;
      },
    }),
    lines_above: lines,
    lines_below: lines,
    from_content: field.needed(field.mildText(maxSuggestionChars)),
    to_content: field.needed(field.mildText(maxSuggestionChars)),
    applied: field.derived(({ state }: { readonly state: string }) => state === 'applied'),
    commit_id: field.sha,
    outdated: {
      column: 'state',
      tell: ({ state }: { readonly state: string }) => state === 'outdated' || state === 'outside',
      take({ record }) {
        if (readFlag(record, 'applied')) return 'applied';
        return readFlag(record, 'outdated') ? 'outdated' : 'open';
      },
    },
  },
};

/** The notes on records of a kind, in the order in which they came. */
export function createNoteList(kind: IssuableKind): RecordList {
  const { column } = issuableKinds[kind];
  const leaves = {
    award_emoji: createAwardLeaf('note_id', 'Note'),
    events: createNoteEventLeaf(kind),
    ...(kind === 'merge_request' && { suggestions }),
  };
  const notes = {
    table: 'notes',
    by: ['created_at', 'id'],
    atOnce: noteBatchSize,
    fields: noteFields(kind),
    lists: Object.fromEntries(
      Object.entries<Leaf>(leaves).map(([name, leaf]) => [name, writeLeaf(leaf)]),
    ),
  };
  const createRows = (source: Source, id: number) => () => {
    const rows = source
      .db('notes')
      .join('users as authors', 'authors.id', 'notes.author_id')
      .where(`notes.${column}`, id)
      .select('notes.*', 'authors.name as author_name');
    return whereWithin(rows, source);
  };
  return {
    rows: notes,
    write: async (source) => (id) =>
      writeRows(
        source,
        notes,
        streamRows<object>(createRows(source, id), { ...notes, of: 'notes' }),
      ),
    store: (context, record, owner, refused) =>
      storeNotes({ leaves, fields: notes.fields, column }, { context, record, owner, refused }),
    last: true,
  };
}

interface GroupTreeSource extends Source {
  readonly topGroupId: number;
}

/**
 * Leaves out notes that refer to records outside the archive: not every reader of the archive may see these, and an
 * import does not hide them.
 */
function whereWithin(
  notes: Knex.QueryBuilder,
  source: Source | GroupTreeSource,
): Knex.QueryBuilder {
  if ('topGroupId' in source) {
    return notes
      .whereNull('notes.about_issue_id')
      .whereNull('notes.about_merge_request_id')
      .whereNull('notes.about_project_id')
      .whereRaw(
        `(notes.about_epic_id is null or exists (
           select 1 from epics join namespace_ancestors as above on above.namespace_id = epics.group_id
           where epics.id = notes.about_epic_id and above.ancestor_id = ?))`,
        [source.topGroupId],
      );
  }
  const { id } = source.container;
  return notes
    .whereRaw(
      `(notes.about_issue_id is null or exists (
         select 1 from issues where issues.id = notes.about_issue_id and issues.project_id = ?))`,
      [id],
    )
    .whereRaw(
      `(notes.about_merge_request_id is null or exists (
         select 1 from merge_requests as requests
         where requests.id = notes.about_merge_request_id and requests.target_project_id = ?))`,
      [id],
    )
    .whereRaw('(notes.about_project_id is null or notes.about_project_id = ?)', [id])
    .whereNull('notes.about_epic_id');
}

interface NoteColumns {
  readonly fields: RecordAttributes;
  /** The column that leads to the record that notes are on. */
  readonly column: string;
  readonly leaves: Readonly<Record<string, Leaf>>;
}

/**
 * Stores the notes of a record in order of time, each with its reactions, and calls `refused` for notes that cannot be
 * stored. Gives the number of user notes.
 */
async function storeNotes(
  { fields, column, leaves }: NoteColumns,
  { context, record, owner, refused }: Omit<RecordInput, 'row'>,
): Promise<object> {
  const notes = await sortByTime(context, readList(record, 'notes'), 'created_at');
  const begun = new Set<unknown>();
  let user_notes_count = 0;
  let noteCount = 0;
  for (const some of splitIntoBatches(notes, batchRows)) {
    const kept: { readonly note: RawTree; readonly row: NewRow }[] = [];
    for await (const note of walkInSteps(context, some)) {
      try {
        const row = await readRow(fields, { context, record: note, row: {}, owner, refused });
        const { discussion_id, system, confidential } = row;
        const starts_discussion = !begun.has(discussion_id);
        begun.add(discussion_id);
        if (system !== true) noteCount += 1;
        if (system !== true && noteCount > maxNotes)
          throw new RecordRefused('there are too many notes');
        kept.push({ note, row: { ...row, [column]: owner.id, starts_discussion } });
        if (system !== true && confidential !== true) user_notes_count += 1;
      } catch (error) {
        if (!(error instanceof RecordRefused)) throw error;
        await refused();
      }
    }
    const rows = kept.map(({ row }) => row);
    const ids = await storeRows(context, 'notes', rows);
    for (const [name, leaf] of Object.entries(leaves)) {
      const below: NewRow[] = [];
      for (const [index, { note, row }] of kept.entries()) {
        const confidential = owner.confidential === true || row['confidential'] === true;
        const own = { ...owner, id: ids[index] ?? 0, type: row['type'], confidential } as NoteOwner;
        const entries = readList(note, name);
        below.push(...(await readLeaf(leaf, { context, entries, owner: own, refused })));
      }
      await storeLeaves(context, leaf.table, below);
    }
  }
  return { user_notes_count };
}
