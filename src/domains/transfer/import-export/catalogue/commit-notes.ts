import type { Knex } from 'knex';
import type { RawTree } from '#runtime/raw.ts';
import { isCommitFull } from '#src/domains/code/commits/store-note.ts';
import type { CommitNoteRow } from '#src/domains/code/commits/table.ts';
import { readCommitInfo } from '#src/git/reading/commits.ts';
import { emptyTree } from '#src/git/reading/diff.ts';
import type { Repository } from '#src/git/repository.ts';
import { streamRows } from '../export/record.ts';
import type { TreeSource } from '../export/source.ts';
import type { ImportContext } from '../import/context.ts';
import { linkToOwnFiles } from '../import/links.ts';
import { readFlag, readMildText, readNumber, RecordRefused, readSha } from '../import/values.ts';
import {
  createDiscussionId,
  maxImportedNoteChars,
  readDiffPlace,
  readNotePosition,
  readNoteType,
} from './discussion.ts';
import { field } from './fields.ts';
import { storeRecord } from './read.ts';
import type { Attribute, Relation, Special } from './relation.ts';
import { writeRows } from './write.ts';

type StoredNote = CommitNoteRow & { readonly author_name: string };

const maxPathChars = 4096;

/** The line of the changes of a commit that a note is about. */
const createLineColumn = (column: 'path' | 'line' | 'line_type'): Attribute =>
  field.foreign({
    column,
    take({ record }) {
      const place = readDiffPlace(record);
      const path = place && readMildText(place, 'new_path', maxPathChars);
      if (place === null || path === null) return null;
      const added = readNumber(place, 'new_line', { least: 1 });
      const line = added ?? readNumber(place, 'old_line', { least: 1 });
      return line === null
        ? null
        : { path, line, line_type: added === null ? 'old' : 'new' }[column];
    },
  });

/** The notes on commits; system notes, notes without a commit and notes beyond the limit are refused. */
export const commitNoteRelation: Relation & Special = {
  table: 'commit_notes',
  by: ['commit_id', 'id'],
  atOnce: 40,
  rows: ({ db, container }) =>
    db('commit_notes')
      .join('users as authors', 'authors.id', 'commit_notes.author_id')
      .where('commit_notes.project_id', container.id)
      .select('commit_notes.*', 'authors.name as author_name'),
  fields: {
    note: {
      take({ context, record }, name) {
        const text = readMildText(record, name, maxImportedNoteChars);
        if (text === null || readFlag(record, 'system'))
          throw new RecordRefused('the note is missing');
        return context.users.textOf(record, linkToOwnFiles(text, context.hasUpload));
      },
    },
    noteable_type: field.constant('Commit'),
    commit_id: {
      take({ record }, name) {
        const commit = readSha(record, name);
        if (commit === null) throw new RecordRefused('the commit is missing');
        return commit;
      },
    },
    author_id: field.author,
    system: field.constant(false),
    type: {
      tell: ({ type, position }: StoredNote) =>
        type === 'DiffNote' && position === null ? 'DiscussionNote' : type,
      take: ({ record, row }) => readNoteType(record, row['position'] !== null),
    },
    position: {
      first: true,
      take({ record }) {
        const position = readNotePosition(record);
        return position === null ? null : JSON.stringify(position);
      },
    },
    original_position: field.derived(({ position }: StoredNote) => position),
    discussion_id: {
      take: ({ context, record }) => createDiscussionId(record, context.container),
    },
    author: field.derived(({ author_name }: StoredNote) => ({ name: author_name })),
    ...field.times,
    path: createLineColumn('path'),
    line: createLineColumn('line'),
    line_type: createLineColumn('line_type'),
  },
  write: (source: TreeSource) => writeRows(source, commitNoteRelation, addPositions(source)),
  // The first of a thread that comes begins it.
  async require(db, { context, row }) {
    const { commit_id, discussion_id } = row as unknown as StoredNote;
    const of = { project_id: context.container.id, commit_id };
    if (await isCommitFull(db, of)) throw new RecordRefused('its commit has too many notes');
    const begun = await db('commit_notes')
      .where({ ...of, discussion_id })
      .first('id');
    return { starts_discussion: begun === undefined };
  },
};

/** Stores what was said about the commit of a pipeline, if it is a note of a person and there is room for it. */
export async function storeNoteOfPipeline(context: ImportContext, note: RawTree): Promise<void> {
  try {
    await storeRecord(commitNoteRelation, context, note, async () => {});
  } catch (error) {
    if (!(error instanceof RecordRefused)) throw error;
  }
}

/** The notes, each on a line with its place in the words of diffs. */
async function* addPositions(source: TreeSource): AsyncGenerator<StoredNote> {
  const { by, atOnce, rows } = commitNoteRelation;
  const all = streamRows<StoredNote>(() => rows?.(source) as Knex.QueryBuilder, {
    of: 'commit_notes',
    by,
    ...(atOnce !== undefined && { atOnce }),
  });
  for await (const row of all) {
    yield { ...row, position: row.position ?? (await findPosition(source.repository, row)) };
  }
}

/** The line of the changes of a commit that a note is about, in the words of diffs; null for none. */
async function findPosition(
  repository: Repository,
  { commit_id, path, line, line_type }: StoredNote,
): Promise<string | null> {
  if (path === null || line === null) return null;
  const commit = await readCommitInfo(repository, commit_id);
  if (commit === null) return null;
  const base_sha = commit.parents[0] ?? emptyTree;
  return JSON.stringify({
    base_sha,
    start_sha: base_sha,
    head_sha: commit_id,
    old_path: path,
    new_path: path,
    position_type: 'text',
    old_line: line_type === 'old' ? line : null,
    new_line: line_type === 'old' ? null : line,
  });
}
