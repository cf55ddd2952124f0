import type { ShownDiff, ShownDiffLine } from '#src/pages/diff.tsx';
import { toThread } from '../conversation/entries.ts';
import { measureSuggestion } from '../conversation/suggestions.tsx';
import type { ShownNote, Thread } from '../conversation/timeline-items.ts';
import type { BodyOf } from '../operations.ts';
import type { ProjectVisit } from '../visits.ts';
import type { MergeRequest, ShownRequest } from './subject.tsx';

type Discussion = BodyOf<'listMergeRequestDiscussions'>[number];
type Position = NonNullable<ShownNote['note']['position']>;

/** Threads of a page of a diff, by the lines that they are about. */
export interface DiffThreads {
  readonly at: (line: ShownDiffLine) => readonly Thread[];
  /** Characters that they take. */
  readonly chars: number;
  /** Threads that the page has no room for. */
  readonly left: number;
}

/** Discussions that are read for a page of a diff. */
const maxDiscussions = 500;
/** Characters of the texts in all threads of a page, and of the HTML around a note. */
const maxThreadChars = 50_000;
const noteChars = 1500;

/** Loads the threads about lines of these files, as they are in the newest version. */
export async function loadDiffThreads(
  visit: ProjectVisit,
  { mergeRequest, params }: ShownRequest,
  files: readonly ShownDiff[],
): Promise<DiffThreads> {
  const paths = new Set(files.flatMap((file) => [file.old_path, file.new_path]));
  const all = await loadDiscussions(visit, params);
  const placed = all.filter((each) => isOnPage(each, mergeRequest, paths));
  const threads = new Map<string, Thread[]>();
  let chars = 0;
  let left = 0;
  for (const discussion of placed) {
    const texts = discussion.notes.reduce((sum, note) => sum + measureNote(note), 0);
    if (chars + texts > maxThreadChars) {
      left += 1;
      continue;
    }
    chars += texts;
    const thread = await toThread(visit, discussion);
    const position = discussion.notes[0]?.position;
    if (thread === null || position === null || position === undefined) continue;
    const key = formatPlace(position);
    threads.set(key, [...(threads.get(key) ?? []), thread]);
  }
  const at = ({ file, oldLine, newLine }: ShownDiffLine) =>
    threads.get(formatPlace({ ...file, old_line: oldLine, new_line: newLine })) ?? [];
  return { at, chars, left };
}

const measureNote = ({ body, suggestions = [] }: Discussion['notes'][number]): number =>
  suggestions.reduce((sum, each) => sum + measureSuggestion(each), body.length + noteChars);

async function loadDiscussions(
  { api }: ProjectVisit,
  params: ShownRequest['params'],
): Promise<readonly Discussion[]> {
  const all: Discussion[] = [];
  for (let page = 1; all.length < maxDiscussions; page += 1) {
    const query = { page, per_page: 100 };
    const listed = await api.list('listMergeRequestDiscussions', { params, query });
    all.push(...listed.rows);
    if (listed.page.kind !== 'offset' || !listed.page.hasNext) break;
  }
  return all;
}

function isOnPage(
  { notes }: Discussion,
  { diff_refs }: MergeRequest,
  paths: ReadonlySet<string>,
): boolean {
  const position = notes[0]?.position;
  if (position === null || position === undefined || position.position_type !== 'text')
    return false;
  if (position.head_sha !== diff_refs?.head_sha) return false;
  return paths.has(position.new_path ?? position.old_path ?? '');
}

const formatPlace = ({
  old_path,
  new_path,
  old_line = null,
  new_line = null,
}: Pick<Position, 'old_path' | 'new_path' | 'old_line' | 'new_line'>): string =>
  JSON.stringify([old_path, new_path, old_line, new_line]);
