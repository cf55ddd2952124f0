import { GitFailure } from '#src/git/errors.ts';
import { readCommits } from '#src/git/reading/log.ts';
import type { Repository } from '#src/git/repository.ts';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import type { CommitInfo } from '#src/git/formats/commit-object.ts';
import type { FileDiff } from '#src/git/reading/diff.ts';
import {
  listVersionCommitIds,
  readVersionDiff,
  rawDiffLimits,
} from '#src/domains/review/merge-request-diffs/diff.ts';
import type { MergeRequestRow, VersionRow } from '#src/records/merge-request.ts';
import { findNewestVersion } from '#src/domains/review/merge-requests/versions.ts';
import {
  type ExportedRecord,
  splitIntoPages,
  loadOwnedRows,
  streamRecords,
  streamRows,
} from '../record.ts';
import { exportRequestRules } from './approval-rules.ts';
import { loadMilestoneRecords } from './planning.ts';
import { exportListsOnIssuables } from './on-targets.ts';
import type { TreeSource } from './source.ts';

/** Merge requests in memory at a time: the description of each may be a megabyte. */
const requestBatchSize = 20;
const commitBatchSize = 25;

interface Person {
  readonly merge_request_id: number;
  readonly user_id: number;
  readonly created_at?: string;
  readonly head_sha?: string | null;
  readonly state?: string;
}

interface ContextCommit {
  readonly merge_request_id: number;
  readonly sha: string;
}

interface ClosedIssue {
  readonly merge_request_id: number;
  readonly issue_id: number;
  readonly iid: number;
}

export async function* exportMergeRequests(source: TreeSource): AsyncGenerator<ExportedRecord> {
  const { db, projectId } = source;
  const rows = streamRows<MergeRequestRow>(
    () => db('merge_requests').where('merge_requests.target_project_id', projectId).select('*'),
    { of: 'merge_requests', by: ['iid'], atOnce: requestBatchSize },
  );
  for await (const page of splitIntoPages(rows, requestBatchSize)) {
    const ids = page.map(({ id }) => id);
    const milestones = await loadMilestoneRecords(
      db,
      page.map(({ milestone_id }) => milestone_id),
    );
    const people = async (of: string) =>
      loadOwnedRows<Person>(ids, () => db(of).select('*'), {
        ...{ of, owner: 'merge_request_id', by: ['user_id'] },
      });
    const assignees = await people('merge_request_assignees');
    const reviewers = await people('merge_request_reviewers');
    const approvals = await people('approvals');
    const rules = await exportRequestRules(source, ids);
    const commits = await loadOwnedRows<ContextCommit>(
      ids,
      () => db('merge_request_context_commits').select('*'),
      { of: 'merge_request_context_commits', owner: 'merge_request_id', by: ['sha'] },
    );
    const closing = await loadOwnedRows<ClosedIssue>(
      ids,
      () =>
        db('merge_request_closing_issues')
          .join('issues', 'issues.id', 'merge_request_closing_issues.issue_id')
          .where('issues.project_id', projectId)
          .select('merge_request_closing_issues.*', 'issues.iid'),
      { of: 'merge_request_closing_issues', owner: 'merge_request_id', by: ['issue_id'] },
    );
    const listsOf = await exportListsOnIssuables(source, 'merge_request_id', ids);
    for (const row of page) {
      const version = await findNewestVersion(db, row);
      yield {
        own: {
          ...requestRecord(row),
          milestone: milestones.get(row.milestone_id) ?? null,
          metrics: metricsOf(row),
        },
        lists: {
          merge_request_assignees: streamRecords(assignees(row.id), ({ user_id }) => ({ user_id })),
          merge_request_reviewers: streamRecords(reviewers(row.id), reviewerRecord),
          approvals: streamRecords(approvals(row.id), approvalRecord),
          approval_rules: rules(row.id),
          merge_request_context_commits: streamRecords(commits(row.id), ({ sha }) => ({ sha })),
          merge_requests_closing_issues: streamRecords(closing(row.id), ({ iid }) => ({
            issue: { iid },
          })),
          ...(await listsOf(row.id)),
        },
        ...(version !== undefined && {
          parts: { merge_request_diff: await diffRecord(source, version) },
        }),
      };
    }
  }
}

const approvalRecord = (approval: Person) => ({
  ...personRecord(approval),
  head_sha: approval.head_sha,
});

const reviewerRecord = (reviewer: Person) => ({
  ...personRecord(reviewer),
  state: reviewer.state,
});

const personRecord = ({ user_id, created_at }: Person) => ({ user_id, created_at });

function requestRecord(row: MergeRequestRow): object {
  const { iid, title, description, source_branch, target_branch, author_id } = row;
  const { source_project_id, target_project_id, merge_status, merge_error } = row;
  const { merge_commit_sha, squash_commit_sha, squash, draft, discussion_locked } = row;
  const { approvals_before_merge, time_estimate, created_at, updated_at } = row;
  return {
    ...{ iid, title, description, source_branch, target_branch, author_id },
    ...{ source_project_id, target_project_id, merge_error, merge_commit_sha, squash_commit_sha },
    // An intermediate state has no meaning on another instance.
    merge_status: ['can_be_merged', 'cannot_be_merged'].includes(merge_status)
      ? merge_status
      : 'unchecked',
    state: row.state === 'locked' ? 'opened' : row.state,
    merge_when_pipeline_succeeds: false,
    merge_user_id: row.state === 'merged' ? row.merge_user_id : null,
    merge_params: {
      force_remove_source_branch: row.force_remove_source_branch ? '1' : '0',
      ...(row.state === 'merged' &&
        row.should_remove_source_branch !== null && {
          should_remove_source_branch: row.should_remove_source_branch ? '1' : '0',
        }),
    },
    ...{ squash, draft, discussion_locked, approvals_before_merge, time_estimate },
    allow_maintainer_to_push: row.allow_collaboration,
    diff_head_sha: row.head_sha,
    source_branch_sha: row.head_sha,
    target_branch_sha: row.start_sha,
    ...{ created_at, updated_at },
  };
}

const metricsOf = (row: MergeRequestRow) => ({
  merged_by_id: row.state === 'merged' ? row.merge_user_id : null,
  merged_at: row.merged_at,
  latest_closed_by_id: row.closed_by_id,
  latest_closed_at: row.closed_at,
});

/** The changes of a merge request, whose commits may be gone. */
async function diffRecord(
  { db, repository }: TreeSource,
  version: VersionRow,
): Promise<ExportedRecord> {
  const { base_sha, head_sha, start_sha, commit_count, file_count, created_at } = version;
  const facts = {
    ...{ base_commit_sha: base_sha, head_commit_sha: head_sha, start_commit_sha: start_sha },
    ...{ commits_count: commit_count, files_count: file_count, real_size: String(file_count) },
    ...{ sorted: true, diff_type: 'regular', created_at, updated_at: created_at },
  };
  try {
    const ids = await listVersionCommitIds(repository, version);
    const { files, overflow } = await readVersionDiff(db, repository, version, rawDiffLimits);
    const state = overflow ? 'overflow' : files.length === 0 ? 'empty' : 'collected';
    return {
      own: { ...facts, state },
      lists: {
        merge_request_diff_commits: commitRecords(repository, ids),
        merge_request_diff_files: fileRecords(files),
      },
    };
  } catch (error) {
    if (!(error instanceof GitFailure)) throw error;
    return { own: { ...facts, state: 'without_files' } };
  }
}

async function* commitRecords(
  repository: Repository,
  ids: readonly string[],
): AsyncGenerator<ExportedRecord> {
  let relative_order = 0;
  for (const some of splitIntoBatches(ids, commitBatchSize)) {
    for (const commit of await readCommits(repository, some)) {
      yield { own: { relative_order, ...commitRecord(commit) } };
      relative_order += 1;
    }
  }
}

const commitRecord = ({ id, message, author, committer }: CommitInfo) => ({
  sha: id,
  message,
  authored_date: author.date,
  committed_date: committer.date,
  commit_author: { name: author.name, email: author.email },
  committer: { name: committer.name, email: committer.email },
  trailers: {},
});

async function* fileRecords(files: readonly FileDiff[]): AsyncGenerator<ExportedRecord> {
  for (const [relative_order, file] of files.entries()) {
    yield {
      own: {
        ...{
          relative_order,
          utf8_diff: file.patch,
          old_path: file.oldPath,
          new_path: file.newPath,
        },
        ...{ a_mode: file.oldMode, b_mode: file.newMode, new_file: file.change === 'added' },
        renamed_file: file.change === 'renamed',
        deleted_file: file.change === 'deleted',
        too_large: file.extent === 'too-large',
        binary: file.binary,
      },
    };
  }
}
