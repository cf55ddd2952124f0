import type { Knex } from 'knex';
import type { Database } from '#src/database/database.ts';
import {
  type ExportedRecord,
  type ExportSource,
  splitIntoPages,
  loadOwnedRows,
  streamRecords,
  streamRows,
} from '../record.ts';
import { exportEvents } from './events.ts';
import { exportAwards, type AwardColumn, typeOfTarget } from './awards.ts';

/** Notes in memory at a time: each may be a megabyte. */
const noteBatchSize = 40;

interface StoredNote {
  readonly id: number;
  readonly body: string;
  readonly author_id: number;
  readonly author_name: string;
  readonly discussion_id: string;
  readonly type: string | null;
  readonly system: boolean;
  readonly action: string | null;
  readonly confidential: boolean;
  readonly resolved_at: string | null;
  readonly resolved_by_id: number | null;
  readonly position: string | null;
  readonly line_code: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The archive that the notes are for: of a project, or of a group with all below it. */
export type NotesSource = ExportSource | GroupTreeSource;

export interface GroupTreeSource {
  readonly db: Database;
  readonly topGroupId: number;
}

/** The notes on one issue, merge request or epic, in the order in which they came. */
export async function* exportNotes(
  source: NotesSource,
  column: AwardColumn,
  targetId: number,
): AsyncGenerator<ExportedRecord> {
  const { db } = source;
  const onMergeRequest = column === 'merge_request_id';
  const rows = streamRows<StoredNote>(
    () =>
      whereWithin(
        db('notes')
          .join('users as authors', 'authors.id', 'notes.author_id')
          .where(`notes.${column}`, targetId)
          .select('notes.*', 'authors.name as author_name'),
        source,
      ),
    { of: 'notes', by: ['created_at', 'id'], atOnce: noteBatchSize },
  );
  for await (const page of splitIntoPages(rows, noteBatchSize)) {
    const ids = page.map(({ id }) => id);
    const awards = await exportAwards(db, 'note_id', ids);
    const events = await exportEvents(db, ['Note', 'DiscussionNote', 'DiffNote'], ids);
    const suggestions = onMergeRequest ? await suggestionsOf(db, ids) : null;
    for (const note of page) {
      yield {
        own: noteRecord(note, typeOfTarget[column]),
        lists: {
          award_emoji: awards(note.id),
          events: events(note.id),
          ...(suggestions !== null && { suggestions: suggestions(note.id) }),
        },
      };
    }
  }
}

/**
 * Leaves out notes that refer to records outside the archive: not every reader of the archive may see these, and an
 * import does not hide them.
 */
function whereWithin(notes: Knex.QueryBuilder, source: NotesSource): Knex.QueryBuilder {
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
  const { projectId } = source;
  return notes
    .whereRaw(
      `(notes.about_issue_id is null or exists (
         select 1 from issues where issues.id = notes.about_issue_id and issues.project_id = ?))`,
      [projectId],
    )
    .whereRaw(
      `(notes.about_merge_request_id is null or exists (
         select 1 from merge_requests as requests
         where requests.id = notes.about_merge_request_id and requests.target_project_id = ?))`,
      [projectId],
    )
    .whereRaw('(notes.about_project_id is null or notes.about_project_id = ?)', [projectId])
    .whereNull('notes.about_epic_id');
}

function noteRecord(note: StoredNote, noteable_type: string): object {
  const { author_id, system, type, line_code, discussion_id, confidential } = note;
  const { resolved_at, resolved_by_id, created_at, updated_at } = note;
  return {
    ...{ note: note.body, noteable_type, author_id, system, type, line_code },
    ...{ position: note.position, original_position: note.position, discussion_id },
    ...{ resolved_at, resolved_by_id, confidential, created_at, updated_at },
    author: { name: note.author_name },
    ...(system && { system_note_metadata: { action: note.action, created_at, updated_at } }),
  };
}

interface Suggestion {
  readonly id: number;
  readonly position: number;
  readonly lines_above: number;
  readonly lines_below: number;
  readonly from_content: string;
  readonly to_content: string;
  readonly state: string;
  readonly commit_id: string | null;
}

async function suggestionsOf(db: Database, ids: readonly number[]) {
  const of = await loadOwnedRows<Suggestion>(ids, () => db('suggestions').select('*'), {
    of: 'suggestions',
    owner: 'note_id',
    by: ['position'],
    atOnce: noteBatchSize,
  });
  return (id: number) =>
    streamRecords(
      of(id),
      ({ position, lines_above, lines_below, from_content, to_content, ...row }) => ({
        ...{ relative_order: position, lines_above, lines_below, from_content, to_content },
        ...{ applied: row.state === 'applied', commit_id: row.commit_id },
        outdated: row.state === 'outdated' || row.state === 'outside',
      }),
    );
}
