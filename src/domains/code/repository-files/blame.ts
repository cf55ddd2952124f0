import type { RepositoryFileBlame } from '#generated/repository-files/types.ts';
import { BadRequest } from '#src/errors.ts';
import { blame } from '#src/git/reading/blame.ts';
import type { CommitInfo } from '#src/git/formats/commit-object.ts';
import { GitTimeout } from '#src/git/errors.ts';
import { exceedsMemory } from '#src/git/reading/exceeds-memory.ts';
import type { BlamedLines } from '#src/git/formats/facts.ts';
import { readFileEntry } from '#src/git/reading/files.ts';
import { readCommits } from '#src/git/reading/log.ts';
import { createOffsetPage, computeOffsetWindow, type Page } from '#src/lists/offset.ts';
import { Pauses } from '#src/turns/pauses.ts';
import { mebibyteBytes } from '#src/units.ts';
import type { FoundFile } from './finder.ts';

/** Line numbers from 1, both included. */
interface LineRange {
  readonly start: number;
  readonly end: number;
}

interface BlameQuery {
  readonly range?: LineRange | undefined;
  readonly page: number;
  readonly per_page?: number | undefined;
}

/** Limit on lines; callers request the rest by range. */
const maxLines = 20_000;
/** The most bytes of all lines together: as JSON they may be six times as long. */
const maxBytes = 4 * mebibyteBytes;

/** Default size of later pages, if the request does not set it. */
const usualPageSize = 20;

/** Finds the commit that last changed each line; returns all lines unless a page is requested. */
export async function blamePage(
  file: FoundFile,
  content: Buffer,
  { range, page, per_page }: BlameQuery,
): Promise<Page<RepositoryFileBlame>> {
  const first = range?.start ?? 1;
  const lines = await readLines(content, first, range?.end ?? Infinity);
  const blamed = lines.length === 0 ? [] : await loadBlamedLines(file, lines.length, range);
  const perPage = per_page ?? (page === 1 ? null : usualPageSize);
  const shown = perPage === null ? createWholePage(blamed) : await cut(blamed, page, perPage);
  const commits = await loadCommits(file, shown.rows);
  const rows = shown.rows.map((each) => {
    const text = lines.slice(each.first - first, each.first - first + each.count);
    return presentBlame(commits.get(each.commitId), text);
  });
  return { rows: rows.filter((row) => row !== null), page: shown.page };
}

async function loadBlamedLines(
  file: FoundFile,
  count: number,
  range: LineRange | undefined,
): Promise<readonly BlamedLines[]> {
  const { repository, path } = file;
  const commitId = await findNewestWithFile(file);
  const asked =
    range === undefined ? {} : { range: { start: range.start, end: range.start + count - 1 } };
  try {
    return await blame(repository, { commitId, path, ...asked });
  } catch (error) {
    throw error instanceof GitTimeout || exceedsMemory(error) ? createTooLongError() : error;
  }
}

const createTooLongError = () =>
  new BadRequest('The history is too long; request a range of lines');

/**
 * The last commit that changed the file has its current content, so later commits need not be read, and results are
 * cached by it.
 */
async function findNewestWithFile(file: FoundFile): Promise<string> {
  const { repository, path, blobId, commitId, lastCommitId } = file;
  const then = await readFileEntry(repository, lastCommitId, path);
  return then?.blobId === blobId ? lastCommitId : commitId;
}

/** The lines from `first` to `last` that the file has, without their ends. There may be millions before them. */
async function readLines(content: Buffer, first: number, last: number): Promise<string[]> {
  const pauses = new Pauses();
  const lines: string[] = [];
  let bytes = 0;
  let number = 1;
  for (let at = 0; at < content.length && number <= last; number += 1) {
    const found = content.indexOf(0x0a, at);
    const end = found === -1 ? content.length : found;
    if (number >= first) {
      bytes += end - at;
      if (lines.length === maxLines) {
        throw new BadRequest('The file has too many lines; request a range of lines');
      }
      if (bytes > maxBytes) {
        throw new BadRequest('The lines are too long together; request a smaller range');
      }
      lines.push(content.toString('utf8', at, end));
    }
    at = end + 1;
    if (number % 10_000 === 0) await pauses.take();
  }
  return lines;
}

function createWholePage(rows: readonly BlamedLines[]): Page<BlamedLines> {
  const perPage = Math.max(1, rows.length);
  const page = { kind: 'offset', page: 1, perPage, hasNext: false, total: rows.length } as const;
  return { rows: [...rows], page };
}

function cut(rows: readonly BlamedLines[], page: number, per_page: number) {
  const window = computeOffsetWindow({ page, per_page });
  const fetched = rows.slice(window.offset, window.offset + window.limit);
  return createOffsetPage(window, fetched, () => rows.length);
}

async function loadCommits(
  { repository }: FoundFile,
  rows: readonly BlamedLines[],
): Promise<ReadonlyMap<string, CommitInfo>> {
  const ids = [...new Set(rows.map(({ commitId }) => commitId))];
  const commits = await readCommits(repository, ids);
  return new Map(commits.map((commit) => [commit.id, commit]));
}

function presentBlame(commit: CommitInfo | undefined, lines: string[]): RepositoryFileBlame | null {
  if (commit === undefined) return null;
  const { id, message, parents, author, committer } = commit;
  return {
    commit: {
      id,
      message,
      parent_ids: [...parents],
      authored_date: author.date,
      author_name: author.name,
      author_email: author.email,
      committed_date: committer.date,
      committer_name: committer.name,
      committer_email: committer.email,
    },
    lines,
  };
}
