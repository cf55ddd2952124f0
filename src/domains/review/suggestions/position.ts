import type { NotePosition } from '#generated/common/types.ts';
import type { GivenLineEnd, GivenPosition } from '#generated/discussions/types.ts';
import { BadRequest } from '#src/errors.ts';
import type { FileDiff } from '#src/git/reading/diff.ts';
import {
  type DiffLine,
  findDiffLine,
  formatLineCode,
  createLineMover,
} from '#src/domains/planning/notes/diff-lines.ts';

/** A place in the diff of a merge request. */
export interface DiffPlace {
  readonly position: NotePosition;
  /** Null for a place in an image. */
  readonly lineCode: string | null;
}

/**
 * The place in the diff of a file, and away from the changes in as many lines as it has.
 * @throws BadRequest where there is no such place
 */
export function findPlaceInFile(given: GivenPosition, file: FileDiff, length = 0): DiffPlace {
  const place = toPosition(given, file);
  if (given.position_type === 'image') {
    const { width = null, height = null, x = null, y = null } = given;
    if ([width, height, x, y].includes(null)) throw isIncomplete();
    return { position: { ...place, width, height, x, y }, lineCode: null };
  }
  const { old_line = null, new_line = null, line_range: range } = given;
  if (old_line === null && new_line === null) throw isIncomplete();
  const lines = listPatchLines(file, length);
  const line = lines.find({ old_line, new_line });
  if (line === null) throw createLineError();
  const position = {
    ...place,
    old_line,
    new_line,
    line_range:
      range === undefined ? null : { start: lines.endOf(range.start), end: lines.endOf(range.end) },
  };
  return { position, lineCode: lines.codeOf(line) };
}

/**
 * The file of a diff that a position names.
 * @throws BadRequest where it names none
 */
export function findNamedFile(given: GivenPosition, files: readonly FileDiff[]): FileDiff {
  const oldPath = given.old_path ?? given.new_path;
  const newPath = given.new_path ?? given.old_path;
  if (oldPath === undefined || oldPath === null) throw isIncomplete();
  const file = files.find((each) => each.oldPath === oldPath && each.newPath === newPath);
  if (file === undefined) throw createLineError();
  return file;
}

/** The place that a note stores. */
export const readPosition = (json: string | null): NotePosition | null =>
  json === null ? null : (JSON.parse(json) as NotePosition);

const toPosition = (given: GivenPosition, { oldPath, newPath }: FileDiff) => ({
  base_sha: given.base_sha,
  start_sha: given.start_sha,
  head_sha: given.head_sha,
  old_path: oldPath,
  new_path: newPath,
  position_type: given.position_type,
});

/**
 * The lines of a file that its diff shows, and those away from the changes, which have the same text on both sides, up to
 * a number.
 */
export function listPatchLines({ patch, newPath }: FileDiff, length = 0) {
  const formatCode = (line: DiffLine) => formatLineCode(newPath, line);
  const find = ({
    old_line = null,
    new_line = null,
  }: Pick<GivenLineEnd, 'old_line' | 'new_line'>): DiffLine | null => {
    const shown = findDiffLine(
      patch,
      (line) => line.old_line === old_line && line.new_line === new_line,
    );
    if (shown !== null || old_line === null || new_line === null || new_line > length) return shown;
    if (createLineMover(patch)(old_line) !== new_line) return null;
    return { type: null, old_line, new_line, reached: { old: old_line, new: new_line } };
  };
  const endAt = (line: DiffLine) => {
    const { type, old_line, new_line } = line;
    return { line_code: formatCode(line), type, old_line, new_line };
  };
  const toLineEnd = (given: GivenLineEnd) => {
    const { old_line = null, new_line = null, line_code } = given;
    const line =
      old_line === null && new_line === null && line_code !== undefined
        ? findDiffLine(patch, (line) => isNamed(line_code, formatCode(line), line, given.type))
        : find({ old_line, new_line });
    if (line === null) throw isInvalid();
    return endAt(line);
  };
  return { find, codeOf: formatCode, endOf: toLineEnd, endAt };
}

/** A removed line and the added one in its place may have the same name: the side tells them apart. */
function isNamed(
  wanted: string,
  name: string,
  { type }: DiffLine,
  side: GivenLineEnd['type'],
): boolean {
  return name === wanted && (side === undefined || side === null || side === type);
}

const createRefusal = (errors: string) => new BadRequest(`400 Bad request - Note {${errors}}`);
/** The error of a position in another diff. */
export const isInvalid = () => createRefusal(':position=>["is invalid"]');
const isIncomplete = () => createRefusal(':position=>["is incomplete"]');
const createLineError = () =>
  createRefusal(`:line_code=>["can't be blank", "must be a valid line code"]`);
