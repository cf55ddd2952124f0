import { GitFailure } from '#src/git/errors.ts';
import type { CommitInfo } from '#src/git/formats/commit-object.ts';
import { readCommitInfo } from '#src/git/reading/commits.ts';
import type { FileDiff } from '#src/git/reading/diff.ts';
import { readCommits } from '#src/git/reading/log.ts';
import type { Repository } from '#src/git/repository.ts';
import {
  listVersionCommitIds,
  rawDiffLimits,
  readVersionDiff,
} from '#src/domains/review/merge-request-diffs/diff.ts';
import { maxHeadCommits, type NewVersion } from '#src/domains/review/merge-requests/heads.ts';
import { findNewestVersion } from '#src/domains/review/merge-requests/versions.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import type { ExportedRecord } from '../export/record.ts';
import type { TreeSource } from '../export/source.ts';
import { type ImportContext, walkInSteps } from '../import/context.ts';
import { readList, readNumber, readPart, readSha, readTime } from '../import/values.ts';
import type { RecordInput } from './relation.ts';

const commitBatchSize = 25;

/** The changes of a merge request in its newest version, whose commits may be gone. */
export async function writeDiff(
  { db, repository }: TreeSource,
  row: MergeRequestRow,
): Promise<Readonly<Record<string, ExportedRecord>>> {
  const version = await findNewestVersion(db, row);
  if (version === undefined) return {};
  const { base_sha, head_sha, start_sha, commit_count, file_count, created_at } = version;
  const facts = {
    base_commit_sha: base_sha,
    head_commit_sha: head_sha,
    start_commit_sha: start_sha,
    commits_count: commit_count,
    files_count: file_count,
    real_size: String(file_count),
    sorted: true,
    diff_type: 'regular',
    created_at,
    updated_at: created_at,
  };
  try {
    const ids = await listVersionCommitIds(repository, version);
    const { files, overflow } = await readVersionDiff(db, repository, version, rawDiffLimits);
    const state = overflow ? 'overflow' : files.length === 0 ? 'empty' : 'collected';
    const lists = {
      merge_request_diff_commits: streamCommitRecords(repository, ids),
      merge_request_diff_files: streamFileRecords(files),
    };
    return { merge_request_diff: { own: { ...facts, state }, lists } };
  } catch (error) {
    if (!(error instanceof GitFailure)) throw error;
    return { merge_request_diff: { own: { ...facts, state: 'without_files' } } };
  }
}

async function* streamCommitRecords(
  repository: Repository,
  ids: readonly string[],
): AsyncGenerator<ExportedRecord> {
  let relative_order = 0;
  for (const some of splitIntoBatches(ids, commitBatchSize)) {
    for (const commit of await readCommits(repository, some)) {
      yield { own: { relative_order, ...toCommitRecord(commit) } };
      relative_order += 1;
    }
  }
}

const toCommitRecord = ({ id, message, author, committer }: CommitInfo) => ({
  sha: id,
  message,
  authored_date: author.date,
  committed_date: committer.date,
  commit_author: { name: author.name, email: author.email },
  committer: { name: committer.name, email: committer.email },
  trailers: {},
});

async function* streamFileRecords(files: readonly FileDiff[]): AsyncGenerator<ExportedRecord> {
  for (const [relative_order, file] of files.entries()) {
    const { patch, oldPath, newPath, oldMode, newMode, change, binary } = file;
    yield {
      own: {
        relative_order,
        utf8_diff: patch,
        old_path: oldPath,
        new_path: newPath,
        a_mode: oldMode,
        b_mode: newMode,
        new_file: change === 'added',
        renamed_file: change === 'renamed',
        deleted_file: change === 'deleted',
        too_large: file.extent === 'too-large',
        binary,
      },
    };
  }
}

export type ReadVersion = NewVersion & { readonly created_at: string | null };

/** The changes, if the repository has their commits: facts of the archive about commits are not trusted. */
export async function readVersion({ context, record }: RecordInput): Promise<ReadVersion | null> {
  const { repository } = context as ImportContext;
  const diff = readPart(record, 'merge_request_diff');
  const [head_sha, base_sha, start_sha] = [
    (diff && readSha(diff, 'head_commit_sha')) ?? readSha(record, 'diff_head_sha'),
    diff && readSha(diff, 'base_commit_sha'),
    (diff && readSha(diff, 'start_commit_sha')) ?? readSha(record, 'target_branch_sha'),
  ];
  if (diff === null || head_sha === null || base_sha === null) return null;
  const start = start_sha ?? base_sha;
  for (const sha of new Set([head_sha, base_sha, start])) {
    if ((await readCommitInfo(repository, sha)) === null) return null;
  }
  const commits = new Set<string>();
  for await (const commit of walkInSteps(context, readList(diff, 'merge_request_diff_commits'))) {
    const sha = readSha(commit, 'sha');
    if (sha !== null && commits.size < maxHeadCommits) commits.add(sha);
  }
  const files = readList(diff, 'merge_request_diff_files').length;
  return {
    head_sha,
    base_sha,
    start_sha: start,
    commits: [...commits],
    commit_count: commits.size,
    file_count: readNumber(diff, 'files_count') ?? files,
    overflow: diff['state'] === 'overflow',
    created_at: readTime(diff, 'created_at'),
  };
}
