import type { NotePosition } from '../../../generated/common/types.ts';
import type { GivenPosition, GivenLineEnd } from '../../../generated/discussions/types.ts';
import type { RequestContext } from '../../context.ts';
import { BadRequest } from '../../errors.ts';
import { type FileDiff, diffTrees } from '../../git/reading/diff.ts';
import { authorize } from '../../policy/authorize.ts';
import { diffLimits } from '../../settings/diff-limits.ts';
import type { MergeRequestRow } from '../merge-requests/table.ts';
import { readFile } from '../suggestions/suggest.ts';
import { type DiffLine, findDiffLine, lineCodeOf, lineMover } from './diff-lines.ts';
import { notePolicy } from './policy.ts';
import type { NoteSubject } from './subject.ts';

/** A place in the diff of a merge request. */
export interface DiffPlace {
  readonly position: NotePosition;
  /** Null for a place in an image. */
  readonly lineCode: string | null;
}

/**
 * The place in a version of the diff that a new note is about.
 * @throws Forbidden when the actor may not say anything there
 * @throws BadRequest where the diff has no such place
 */
export async function findDiffPlace(
  context: RequestContext,
  subject: NoteSubject,
  given: GivenPosition,
): Promise<DiffPlace> {
  authorize(notePolicy.create, subject);
  const { about } = subject;
  if (about.kind !== 'merge_request' || about.mergeRequest === null) throw isInvalid();
  const file = await findFile(context, about.mergeRequest, given);
  return placeInFile(given, file, await lengthOf(context, about.mergeRequest, given));
}

/**
 * The place in the diff of a file, and away from the changes in as many lines as it has.
 * @throws BadRequest where there is no such place
 */
export function placeInFile(given: GivenPosition, file: FileDiff, length = 0): DiffPlace {
  const place = placeOf(given, file);
  if (given.position_type === 'image') {
    const { width = null, height = null, x = null, y = null } = given;
    if ([width, height, x, y].includes(null)) throw isIncomplete();
    return { position: { ...place, width, height, x, y }, lineCode: null };
  }
  const { old_line = null, new_line = null, line_range: range } = given;
  if (old_line === null && new_line === null) throw isIncomplete();
  const lines = linesOf(file, length);
  const line = lines.find({ old_line, new_line });
  if (line === null) throw noSuchLine();
  const position = {
    ...place,
    old_line,
    new_line,
    line_range:
      range === undefined ? null : { start: lines.endOf(range.start), end: lines.endOf(range.end) },
  };
  return { position, lineCode: lines.codeOf(line) };
}

/** The file of the diff between the heads of a version that the merge request has, or had. */
async function findFile(
  { db, git }: RequestContext,
  { id, target_project_id }: MergeRequestRow,
  given: GivenPosition,
): Promise<FileDiff> {
  const { base_sha, start_sha, head_sha } = given;
  const heads = { base_sha, start_sha, head_sha };
  const version = await db('merge_request_versions')
    .where({ merge_request_id: id, ...heads })
    .first<{ id: number } | undefined>('id');
  if (version === undefined) throw isInvalid();
  const repository = git.repository(target_project_id);
  const limits = await diffLimits(db);
  const { files } = await diffTrees(repository, base_sha, head_sha, { limits });
  return namedFile(given, files);
}

/**
 * The file of a diff that a position names.
 * @throws BadRequest where it names none
 */
export function namedFile(given: GivenPosition, files: readonly FileDiff[]): FileDiff {
  const oldPath = given.old_path ?? given.new_path;
  const newPath = given.new_path ?? given.old_path;
  if (oldPath === undefined || oldPath === null) throw isIncomplete();
  const file = files.find((each) => each.oldPath === oldPath && each.newPath === newPath);
  if (file === undefined) throw noSuchLine();
  return file;
}

/** The place that a note stores. */
export const readPosition = (json: string | null): NotePosition | null =>
  json === null ? null : (JSON.parse(json) as NotePosition);

const placeOf = (given: GivenPosition, { oldPath, newPath }: FileDiff) => ({
  base_sha: given.base_sha,
  start_sha: given.start_sha,
  head_sha: given.head_sha,
  old_path: oldPath,
  new_path: newPath,
  position_type: given.position_type,
});

/** The lines that a file has after the change; none of one whose unchanged lines nobody names. */
async function lengthOf(
  { git }: RequestContext,
  { target_project_id }: MergeRequestRow,
  { head_sha, new_path, old_path, ...given }: GivenPosition,
): Promise<number> {
  const path = new_path ?? old_path;
  const ends = [given, given.line_range?.start, given.line_range?.end];
  const isAsked = ends.some((end) => end?.old_line != null && end.new_line != null);
  if (!isAsked || path == null) return 0;
  const bytes = await readFile(git.repository(target_project_id), head_sha, path);
  if (bytes === null) return 0;
  let lines = 0;
  for (let at = 0; at < bytes.length; lines += 1) {
    const end = bytes.indexOf('\n', at);
    at = end === -1 ? bytes.length : end + 1;
  }
  return lines;
}

/**
 * The lines of a file that its diff shows, and those away from the changes, which have the same text on both sides, up to
 * a number.
 */
export function linesOf({ patch, newPath }: FileDiff, length = 0) {
  const codeOf = (line: DiffLine) => lineCodeOf(newPath, line);
  const find = ({
    old_line = null,
    new_line = null,
  }: Pick<GivenLineEnd, 'old_line' | 'new_line'>): DiffLine | null => {
    const shown = findDiffLine(
      patch,
      (line) => line.old_line === old_line && line.new_line === new_line,
    );
    if (shown !== null || old_line === null || new_line === null || new_line > length) return shown;
    if (lineMover(patch)(old_line) !== new_line) return null;
    return { type: null, old_line, new_line, reached: { old: old_line, new: new_line } };
  };
  const endAt = (line: DiffLine) => {
    const { type, old_line, new_line } = line;
    return { line_code: codeOf(line), type, old_line, new_line };
  };
  const endOf = (given: GivenLineEnd) => {
    const { old_line = null, new_line = null, line_code } = given;
    const line =
      old_line === null && new_line === null && line_code !== undefined
        ? findDiffLine(patch, (line) => isNamed(line_code, codeOf(line), line, given.type))
        : find({ old_line, new_line });
    if (line === null) throw isInvalid();
    return endAt(line);
  };
  return { find, codeOf, endOf, endAt };
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

const refusal = (errors: string) => new BadRequest(`400 Bad request - Note {${errors}}`);
/** The error of a position in another diff. */
export const isInvalid = () => refusal(':position=>["is invalid"]');
const isIncomplete = () => refusal(':position=>["is incomplete"]');
const noSuchLine = () => refusal(`:line_code=>["can't be blank", "must be a valid line code"]`);
