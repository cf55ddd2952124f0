import type { Note } from '#generated/common/types.ts';
import type { RequestContext } from '#src/context.ts';
import { RepositoryMissing } from '#src/git/errors.ts';
import { selectShownCommits } from '#src/git/shown-objects.ts';
import type { SortDirection } from '#src/lists/keyset.ts';
import type { List } from '#src/lists/list.ts';
import {
  maxTotalRows,
  createOffsetPage,
  computeOffsetWindow,
  type Page,
} from '#src/lists/offset.ts';
import { isFeatureVisible } from '#src/policy/features.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { presentCommitNote } from '#src/domains/conversation/commit-discussions/presenter.ts';
import { loadShownNotes, presentNote } from '#src/domains/conversation/discussions/present-note.ts';
import { openSeenRepository } from '#src/domains/core/repositories/finder.ts';
import { commitNotePlaces, commitNoteSearch, type FoundCommitNotePlace } from './commit-notes.ts';
import {
  type FoundNoteRow,
  type FoundNotePlace,
  notePlaces,
  noteSearch,
  type NoteSearchParameters,
} from './notes.ts';
import type { SearchQuery } from './query.ts';

/** Notes on commits are merged with other notes in memory, so every note before the page is read. */
const ceiling = { rows: maxTotalRows, type: 'Note' };

/**
 * Notes on commits, issues and merge requests of a project, in the order of creation.
 * @throws NotAllowed after 10,000 notes with some on commits
 */
export async function searchNotes(
  context: RequestContext,
  project: ProjectAccess,
  { page, per_page, search, sort }: SearchQuery,
): Promise<Page<Note>> {
  const { db, actor, clock } = context;
  const query = { search, sort, project };
  const listQuery = { query, actor, now: clock(), admin: actor?.admin === true };
  const listPlaces = (limit: number) => commitNotePlaces.rows(db, listQuery, { limit, offset: 0 });
  const seen = isFeatureVisible(project, 'merge_requests')
    ? null
    : await leaveShown(context, project, await listPlaces(maxTotalRows + 1));
  if ((seen ?? (await listPlaces(1))).length === 0) {
    const found = await noteSearch.pageFor(context, { ...query, page, per_page });
    return { ...found, rows: await presentNotes(context, found.rows) };
  }
  const window = computeOffsetWindow({ page, per_page }, ceiling);
  const passed = window.offset + window.limit;
  const [onTargets, onCommits] = await Promise.all([
    notePlaces.rows(db, listQuery, { limit: passed, offset: 0 }),
    seen?.slice(0, passed) ?? listPlaces(passed),
  ]);
  const pageNotes = mergePlaces(onTargets, onCommits, sort).slice(
    window.offset,
    window.offset + window.limit,
  );
  const loadRows = <Row>(list: List<NoteSearchParameters, Row>, some: readonly Placed[]) => {
    const ids = some.map(({ id }) => id);
    const these = { ...listQuery, query: { ...query, ids } };
    return ids.length === 0 ? [] : list.rows(db, these, { limit: ids.length, offset: 0 });
  };
  const [notes, commitNotes] = await Promise.all([
    loadRows(
      noteSearch,
      pageNotes.filter(({ onCommit }) => !onCommit),
    ),
    loadRows(
      commitNoteSearch,
      pageNotes.filter(({ onCommit }) => onCommit),
    ),
  ]);
  const shown = new Map<string, Note>();
  for (const note of await presentNotes(context, notes)) shown.set(`${note.id}`, note);
  for (const row of commitNotes) {
    shown.set(`commit ${row.id}`, presentCommitNote(row, context.url));
  }
  const count = async () =>
    (await noteSearch.count(db, listQuery)) +
    (seen?.length ?? (await commitNoteSearch.count(db, listQuery)));
  const found = await createOffsetPage(window, pageNotes, count);
  const rows = found.rows.flatMap(
    ({ id, onCommit }) => shown.get(onCommit ? `commit ${id}` : `${id}`) ?? [],
  );
  return { ...found, rows };
}

type Placed = FoundNotePlace & { readonly onCommit: boolean };

/** Merges both lists by time; each list keeps its order. */
function mergePlaces(
  onTargets: readonly FoundNotePlace[],
  onCommits: readonly FoundNotePlace[],
  sort: SortDirection,
): readonly Placed[] {
  const merged: Placed[] = [];
  let next = 0;
  const isBefore = (one: FoundNotePlace, other: FoundNotePlace) =>
    sort === 'desc' ? one.created_at > other.created_at : one.created_at < other.created_at;
  for (const place of onTargets) {
    for (let other = onCommits[next]; other !== undefined; other = onCommits[next]) {
      if (!isBefore(other, place)) break;
      merged.push({ ...other, onCommit: true });
      next += 1;
    }
    merged.push({ ...place, onCommit: false });
  }
  for (const other of onCommits.slice(next)) merged.push({ ...other, onCommit: true });
  return merged;
}

async function presentNotes(
  context: RequestContext,
  rows: readonly FoundNoteRow[],
): Promise<Note[]> {
  const shown = await loadShownNotes(context, rows);
  return rows.map((row) => presentNote(row, { ...shown, target: toTarget(row) }));
}

function toTarget({ issue_id, merge_request_id, target_iid, target_state }: FoundNoteRow) {
  const own = { iid: target_iid, state: target_state };
  return issue_id === null
    ? ({ kind: 'merge_request', id: merge_request_id ?? 0, ...own } as const)
    : ({ kind: 'issue', id: issue_id, ...own } as const);
}

/**
 * Leaves out notes on commits that only merge request readers see, before anything is counted. A total, or a gap on a
 * page, would reveal their words.
 */
async function leaveShown(
  { git }: RequestContext,
  project: ProjectAccess,
  places: readonly FoundCommitNotePlace[],
): Promise<readonly FoundCommitNotePlace[]> {
  if (places.length === 0) return [];
  try {
    const repository = openSeenRepository(git, project);
    const shown = await selectShownCommits(
      repository,
      places.map(({ commit_id }) => commit_id),
    );
    return places.filter(({ commit_id }) => shown.has(commit_id));
  } catch (error) {
    if (error instanceof RepositoryMissing) return [];
    throw error;
  }
}
