import { createHash, randomBytes } from 'node:crypto';
import type { RawTree } from '#runtime/raw.ts';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import type { Container } from '#src/records/container.ts';
import { maxNotes } from '#src/domains/conversation/discussions/create-note.ts';
import type { NoteRow } from '#src/domains/planning/notes/table.ts';
import { type ContainerContext, walkInSteps } from '../context.ts';
import { readLinkedText } from '../links.ts';
import {
  readFlag,
  isTree,
  readList,
  readMildText,
  readNumber,
  readPart,
  RecordRefused,
  readSha,
  readTime,
} from '../values.ts';
import {
  readAwardRows,
  toIssuableColumn,
  readEventRows,
  type ImportedIssuable,
  sortByTime,
  type NewRow,
  batchRows,
  storeLeaves,
  storeRows,
} from './on-targets.ts';

/** Length limit of a note. */
/** UTF-16 units of a note. */
export const maxImportedNoteChars = 1_000_000;

/**
 * Stores the notes of a record in order of time, each with its reactions, and calls `refused` for notes that cannot be
 * stored. Returns the number of user notes.
 */
export async function storeNotes(
  context: ContainerContext,
  record: RawTree,
  target: ImportedIssuable,
  refused: () => Promise<void>,
): Promise<number> {
  const notes = await sortByTime(context, readList(record, 'notes'), 'created_at');
  const begun = new Set<string>();
  let counted = 0;
  let noteCount = 0;
  for (const some of splitIntoBatches(notes, batchRows)) {
    const kept: { readonly note: RawTree; readonly row: NoteColumns }[] = [];
    for await (const note of walkInSteps(context, some)) {
      try {
        const row = noteRow(context, note, target, begun);
        if (!row.system) noteCount += 1;
        if (!row.system && noteCount > maxNotes)
          throw new RecordRefused('there are too many notes');
        kept.push({ note, row });
        if (!row.system && !row.confidential) counted += 1;
      } catch (error) {
        if (!(error instanceof RecordRefused)) throw error;
        await refused();
      }
    }
    const rows = kept.map(({ row }) => row);
    const ids = await storeRows(context, 'notes', rows);
    const awards: NewRow[] = [];
    const events: NewRow[] = [];
    const suggestions: NewRow[] = [];
    for (const [index, { note, row }] of kept.entries()) {
      const id = ids[index] ?? 0;
      awards.push(...(await readAwardRows(context, note, { note_id: id })).rows);
      const confidential = target.confidential || row.confidential;
      const place = { target, targetType: row.type ?? 'Note', targetId: id, confidential };
      events.push(...(await readEventRows(context, note, place)));
      if (row.type === 'DiffNote') suggestions.push(...(await suggestionRows(context, note, id)));
    }
    await storeLeaves(context, 'award_emoji', awards);
    await storeLeaves(context, 'events', events);
    await storeLeaves(context, 'suggestions', suggestions);
  }
  return counted;
}

type NoteColumns = Omit<
  NoteRow,
  'id' | 'issue_id' | 'merge_request_id' | 'epic_id' | `about_${string}`
>;

function noteRow(
  context: ContainerContext,
  note: RawTree,
  target: ImportedIssuable,
  begun: Set<string>,
): NoteColumns {
  const { users, container } = context;
  const text = readLinkedText(context, note, 'note', maxImportedNoteChars);
  if (text === null) throw new RecordRefused('note is missing');
  const position = target.kind === 'merge_request' ? readNotePosition(note) : null;
  const type = readNoteType(note, position);
  const discussion_id = createDiscussionId(note, container);
  const starts_discussion = !begun.has(discussion_id);
  begun.add(discussion_id);
  const system = readFlag(note, 'system');
  const metadata = readPart(note, 'system_note_metadata');
  const created_at = readTime(note, 'created_at') ?? target.created_at;
  const resolved_at =
    target.kind === 'merge_request' && type !== null ? readTime(note, 'resolved_at') : null;
  return {
    ...{ [toIssuableColumn(target)]: target.id },
    author_id: users.of(note, 'author_id'),
    ...{ discussion_id, starts_discussion, type, body: users.textOf(note, text), system },
    action: system && metadata !== null ? readMildText(metadata, 'action', 64) : null,
    // Archives have it under the older name, the newer one, or both.
    confidential: readFlag(note, 'confidential') || readFlag(note, 'internal'),
    position: position === null ? null : JSON.stringify(position),
    line_code: position === null ? null : lineCodeOf(note),
    resolved_at,
    resolved_by_id: resolved_at === null ? null : users.maybe(note, 'resolved_by_id'),
    created_at,
    updated_at: readTime(note, 'updated_at') ?? created_at,
  };
}

export function readNoteType(note: RawTree, position: object | null): NoteColumns['type'] {
  const type = readMildText(note, 'type', 64);
  if (type === 'DiffNote') return position === null ? 'DiscussionNote' : 'DiffNote';
  return type === 'DiscussionNote' ? 'DiscussionNote' : null;
}

/** The id of a thread here for the id that it had there: none of another project or group has it. */
export function createDiscussionId(
  note: RawTree,
  { kind, id }: Pick<Container, 'kind' | 'id'>,
): string {
  const foreign = readMildText(note, 'discussion_id', 255);
  if (foreign === null || foreign === '') return randomBytes(20).toString('hex');
  return createHash('sha1').update(`${kind} ${id} ${foreign}`).digest('hex');
}

/** A place in a diff, which some archives have as text; null for what is none. */
export function readNotePosition(note: RawTree): object | null {
  const place = readDiffPlace(note);
  if (place === null) return null;
  const shas = ['base_sha', 'start_sha', 'head_sha'].map((name) => readSha(place, name));
  const paths = ['old_path', 'new_path'].map((name) => readMildText(place, name, 4096));
  const [base_sha, start_sha, head_sha] = shas;
  const [old_path = null, new_path = null] = paths;
  if (shas.includes(null) || (old_path === null && new_path === null)) return null;
  const common = { base_sha, start_sha, head_sha, old_path, new_path };
  if (place['position_type'] === 'image') {
    const sizes = ['width', 'height', 'x', 'y'].map((name) => [name, readNumber(place, name)]);
    return { ...common, position_type: 'image', ...(Object.fromEntries(sizes) as object) };
  }
  const [old_line, new_line] = [readNumber(place, 'old_line'), readNumber(place, 'new_line')];
  if (old_line === null && new_line === null) return null;
  return { ...common, position_type: 'text', old_line, new_line, line_range: rangeOf(place) };
}

/** The place of a note, as an object or as the text of one. */
export function readDiffPlace(note: RawTree): RawTree | null {
  const text = readMildText(note, 'position', 16_384);
  if (text === null) return readPart(note, 'position');
  try {
    const value = JSON.parse(text) as RawTree;
    return isTree(value) ? value : null;
  } catch {
    // Older archives have YAML there.
    return null;
  }
}

function rangeOf(place: RawTree): object | null {
  const range = readPart(place, 'line_range');
  if (range === null) return null;
  const ends = ['start', 'end'].map((name) => {
    const end = readPart(range, name);
    const line_code = end === null ? null : lineCodeOf(end);
    if (end === null || line_code === null) return null;
    const type = ['new', 'old'].find((word) => word === end['type']) ?? null;
    return {
      line_code,
      type,
      old_line: readNumber(end, 'old_line'),
      new_line: readNumber(end, 'new_line'),
    };
  });
  const [start, end] = ends;
  return start == null || end == null ? null : { start, end };
}

function lineCodeOf(record: RawTree): string | null {
  const code = readMildText(record, 'line_code', 64);
  return code !== null && /^[0-9a-f]{40}_\d{1,9}_\d{1,9}$/.test(code) ? code : null;
}

const maxSuggestionChars = 1_000_000;

async function suggestionRows(
  context: ContainerContext,
  note: RawTree,
  note_id: number,
): Promise<readonly NewRow[]> {
  const rows = new Map<number, NewRow>();
  for await (const suggestion of walkInSteps(context, readList(note, 'suggestions'))) {
    const position = readNumber(suggestion, 'relative_order');
    const from_content = readMildText(suggestion, 'from_content', maxSuggestionChars);
    const to_content = readMildText(suggestion, 'to_content', maxSuggestionChars);
    if (position === null || from_content === null || to_content === null) continue;
    const outdated = readFlag(suggestion, 'outdated') ? 'outdated' : 'open';
    rows.set(position, {
      ...{ note_id, position, from_content, to_content },
      lines_above: readNumber(suggestion, 'lines_above', { most: 100 }) ?? 0,
      lines_below: readNumber(suggestion, 'lines_below', { most: 100 }) ?? 0,
      state: readFlag(suggestion, 'applied') ? 'applied' : outdated,
      commit_id: readSha(suggestion, 'commit_id'),
    });
  }
  return [...rows.values()];
}
