import { createHash, randomBytes } from 'node:crypto';
import type { RawTree } from '#runtime/raw.ts';
import type { Container } from '#src/records/container.ts';
import { isTree, readMildText, readNumber, readPart, readSha } from '../import/values.ts';

/** UTF-16 units of a note. */
export const maxImportedNoteChars = 1_000_000;

/** The type of a note. One on a diff needs its place. */
export function readNoteType(
  note: RawTree,
  isPlaced: boolean,
): 'DiffNote' | 'DiscussionNote' | null {
  const type = readMildText(note, 'type', 64);
  if (type === 'DiffNote') return isPlaced ? 'DiffNote' : 'DiscussionNote';
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

/** A position in a diff, which some archives store as text; null for an invalid one. */
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
  return { ...common, position_type: 'text', old_line, new_line, line_range: readRange(place) };
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

function readRange(place: RawTree): object | null {
  const range = readPart(place, 'line_range');
  if (range === null) return null;
  const ends = ['start', 'end'].map((name) => {
    const end = readPart(range, name);
    const line_code = end === null ? null : readLineCode(end);
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

export function readLineCode(record: RawTree): string | null {
  const code = readMildText(record, 'line_code', 64);
  return code !== null && /^[0-9a-f]{40}_\d{1,9}_\d{1,9}$/.test(code) ? code : null;
}
