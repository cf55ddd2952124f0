import type { NoteLineEnd, NoteLineRange, NotePosition } from '#generated/common/types.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { changeWithin } from '#src/database/in-parts.ts';
import { ObjectMissing, RepositoryMissing } from '#src/git/errors.ts';
import { type Diff, diffTrees } from '#src/git/reading/diff.ts';
import type { Repository } from '#src/git/repository.ts';
import { loadDiffLimits } from '#src/settings/diff-limits.ts';
import type { WorkerDefinition } from '#src/workers/definition.ts';
import { toUserOwner } from '#src/workers/owners.ts';
import type { MergeRequestRow, VersionRow } from '#src/records/merge-request.ts';
import { findNewestVersion } from '#src/domains/review/merge-requests/versions.ts';
import { outdateSuggestions } from './outdate.ts';
import { type MovedFile, findMovedFile } from '#src/domains/planning/notes/diff-lines.ts';
import { type DiffPlace, listPatchLines } from './position.ts';

interface Payload {
  /** The id of the merge request. */
  readonly id: number;
  /** The user who made the version. */
  readonly user_id: number;
}

/**
 * Takes notes on lines along to the newest version. Where a line is another by then, they stay with the version that
 * they were written for.
 */
export const followVersion: WorkerDefinition<Payload> = {
  name: 'follow_version',
  worksFor: ({ user_id }) => toUserOwner(user_id),

  async run({ id, user_id }, { db, git, clock }) {
    const mergeRequest = await db<MergeRequestRow>('merge_requests').where({ id }).first();
    if (mergeRequest === undefined) return;
    const version = await findNewestVersion(db, mergeRequest);
    if (version === undefined) return;
    const repository = git.repository(mergeRequest.target_project_id);
    try {
      const diffs = { repository, limits: await loadDiffLimits(db) };
      const outdated: string[] = [];
      for (const [position, discussions] of await loadPlaces(db, id, version)) {
        const place = await movePlace(diffs, JSON.parse(position) as NotePosition, version);
        if (place === null) outdated.push(...discussions);
        else await storePlace(db, id, discussions, place);
      }
      await outdateSuggestions(db, diffs, version, new Set(outdated));
      const at = clock().toISOString();
      if (outdated.length > 0 && (await mayResolveOutdated(db, mergeRequest))) {
        const own = db('notes').where({ merge_request_id: id });
        const open = whereInList(own, 'discussion_id', outdated)
          .whereNotNull('type')
          .whereNull('resolved_at');
        await changeWithin(open, { resolved_at: at, resolved_by_id: user_id });
      }
    } catch (error) {
      // A repository that is gone has no lines to go along with.
      if (!(error instanceof RepositoryMissing || error instanceof ObjectMissing)) throw error;
    }
  },
};

/** The places in other versions, and the discussions about each. */
async function loadPlaces(
  db: Database,
  id: number,
  { head_sha, base_sha }: VersionRow,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db('notes')
    .where({ merge_request_id: id, type: 'DiffNote', starts_discussion: true })
    .whereNotNull('line_code')
    .orderBy('id')
    .select<{ position: string; discussion_id: string }[]>('position', 'discussion_id');
  const places = new Map<string, string[]>();
  for (const { position, discussion_id } of rows) {
    const known = JSON.parse(position) as NotePosition;
    if (known.head_sha === head_sha && known.base_sha === base_sha) continue;
    places.set(position, [...(places.get(position) ?? []), discussion_id]);
  }
  return places;
}

interface Diffs {
  readonly repository: Repository;
  readonly limits: Awaited<ReturnType<typeof loadDiffLimits>>;
}

/** The place in another version; null where the line is another, or is no longer shown. */
async function movePlace(
  { repository, limits }: Diffs,
  position: NotePosition,
  { base_sha, start_sha, head_sha }: VersionRow,
): Promise<DiffPlace | null> {
  const diffBetween = (from: string, to: string) => diffTrees(repository, from, to, { limits });
  const end = await moveSide(diffBetween, position, 'new', head_sha);
  const begin = await moveSide(diffBetween, position, 'old', base_sha);
  const { files } = await diffBetween(base_sha, head_sha);
  const file = files.find(
    ({ newPath, oldPath }) => newPath === end?.path || (end === null && oldPath === begin?.path),
  );
  if (file === undefined) return null;
  // The lines exist in the diff already, so none is after its end.
  const lines = listPatchLines(file, Infinity);
  const find = ({ old_line: before = null, new_line: after = null }: Numbers) => {
    const old_line = before === null ? null : (begin?.moved(before) ?? null);
    const new_line = after === null ? null : (end?.moved(after) ?? null);
    const isGone = (before !== null && old_line === null) || (after !== null && new_line === null);
    return isGone ? null : lines.find({ old_line, new_line });
  };
  const line = find(position);
  if (line === null) return null;
  const { oldPath: old_path, newPath: new_path } = file;
  const { old_line, new_line } = line;
  return {
    position: {
      base_sha,
      start_sha,
      head_sha,
      old_path,
      new_path,
      position_type: position.position_type,
      old_line,
      new_line,
      line_range: moveRange(position, (each) => {
        const moved = find(each);
        return moved === null ? null : lines.endAt(moved);
      }),
    },
    lineCode: lines.codeOf(line),
  };
}

type Numbers = Partial<Pick<NoteLineEnd, 'old_line' | 'new_line'>>;

/** The lines of a range may be separated: then the note is about one of them only. */
function moveRange(
  { line_range: range = null }: NotePosition,
  moveEnd: (end: NoteLineEnd) => NoteLineEnd | null,
): NoteLineRange | null {
  if (range === null) return null;
  const [start, end] = [moveEnd(range.start), moveEnd(range.end)];
  return start === null || end === null ? null : { start, end };
}

/** One side of a place in another tree; null where the file is gone. */
async function moveSide(
  between: (from: string, to: string) => Promise<Diff>,
  position: NotePosition,
  side: 'old' | 'new',
  to: string,
): Promise<MovedFile | null> {
  const path = position[`${side}_path`];
  const from = side === 'new' ? position.head_sha : position.base_sha;
  if (path === null) return null;
  if (from === to) return { path, moved: (line) => line };
  return findMovedFile(await between(from, to), path);
}

async function storePlace(
  db: Database,
  id: number,
  discussions: readonly string[],
  { position, lineCode }: DiffPlace,
): Promise<void> {
  const notes = whereInList(
    db('notes').where({ merge_request_id: id }),
    'discussion_id',
    discussions,
  );
  await changeWithin(notes.where('type', 'DiffNote'), {
    position: JSON.stringify(position),
    line_code: lineCode,
  });
}

async function mayResolveOutdated(
  db: Database,
  { target_project_id }: MergeRequestRow,
): Promise<boolean> {
  const settings = await db('project_settings')
    .where({ project_id: target_project_id })
    .first<{ resolve_outdated_diff_discussions: boolean } | undefined>(
      'resolve_outdated_diff_discussions',
    );
  return settings?.resolve_outdated_diff_discussions === true;
}
