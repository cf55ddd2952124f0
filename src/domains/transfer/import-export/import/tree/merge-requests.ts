import type { RawTree } from '#runtime/raw.ts';
import { reserveInternalId } from '#src/database/counters.ts';
import { insertReturning, whereInList } from '#src/database/dialect.ts';
import { fold } from '#src/database/folding.ts';
import { isRefName } from '#src/git/formats/ref-name.ts';
import { readCommitInfo } from '#src/git/reading/commits.ts';
import { readRequestRef, formatRequestRef, updateRefs } from '#src/git/writing/refs.ts';
import { maxPlaceNames } from '#src/domains/planning/markdown/places.ts';
import { maxContextCommits } from '#src/domains/review/merge-request-diffs/context-commits.ts';
import { maxHeadCommits, type NewVersion } from '#src/domains/review/merge-requests/heads.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import { isDraft } from '#src/domains/review/merge-requests/title.ts';
import { toVersionColumns } from '#src/domains/review/merge-requests/versions.ts';
import { countTasks } from '#src/domains/planning/issuables/tasks.ts';
import { bounds, takeAtMost } from '../bounds.ts';
import { type ImportContext, storeOnce, walkInSteps } from '../context.ts';
import { readLinkedText } from '../links.ts';
import {
  readFlag,
  readList,
  readMaybeFlag,
  readMildText,
  readNumber,
  readPart,
  RecordRefused,
  readRequiredText,
  readSha,
  readTime,
  readWord,
} from '../values.ts';
import { storeRequestRules } from './approval-rules.ts';
import { isOfFork, restoreForkBranch } from './fork-branch.ts';
import { maxDescriptionChars } from './issues.ts';
import { storeNotes } from './notes.ts';
import {
  readAwardRows,
  readEventsOfIssuable,
  type ImportedIssuable,
  type NewRow,
  storeCounts,
  storeHistory,
  historyLists,
  importLabelLinks,
  storeLeaves,
  readTimeRows,
} from './on-targets.ts';
import { readIid, ensureMilestone } from './titled.ts';

const maxTitleChars = 255;
const maxBranchChars = 1024;
const maxErrorChars = 1000;
/** The texts of a merge request can name at most this many issues. */
const maxClosingIssues = maxPlaceNames;

/** Attributes of a merge request that an import reads. */
export const mergeRequestAttributes: ReadonlySet<string> = new Set([
  ...['iid', 'title', 'description', 'state', 'source_branch', 'target_branch'],
  ...['source_project_id', 'target_project_id', 'author_id', 'assignee_id', 'merge_user_id'],
  ...['merge_status', 'merge_params', 'merge_error', 'merge_commit_sha', 'squash_commit_sha'],
  ...['merge_when_pipeline_succeeds', 'squash', 'draft', 'discussion_locked'],
  ...['allow_maintainer_to_push', 'approvals_before_merge', 'time_estimate', 'diff_head_sha'],
  ...['source_branch_sha', 'target_branch_sha', 'created_at', 'updated_at', 'milestone'],
  ...['notes', 'merge_request_diff', 'metrics', 'label_links', 'award_emoji', 'timelogs'],
  ...['events', 'merge_request_assignees', 'merge_request_reviewers'],
  ...['approvals', 'approval_rules', 'merge_request_context_commits'],
  ...['merge_requests_closing_issues', ...historyLists],
]);

/** Stores a merge request with its related records, and with its versions if the repository has their commits. */
export async function storeMergeRequest(
  context: ImportContext,
  record: RawTree,
  refused: () => Promise<void>,
): Promise<void> {
  const milestone = readPart(record, 'milestone');
  const milestone_id = milestone === null ? null : await ensureMilestone(context, milestone);
  const version = await versionOf(context, record);
  const row = await insertMergeRequest(context, record, { milestone_id, version });
  const { id, iid, title, created_at } = row;
  const target: ImportedIssuable = {
    ...{ kind: 'merge_request', id, iid, title, confidential: false, created_at },
  };
  if (version !== null) await keepHead(context, iid, version.head_sha);
  await restoreForkBranch(context, record, row);
  const place = { merge_request_id: id };
  await storePeople(context, record, target, refused);
  await storeRequestRules(context, record, target, refused);
  await storeContextCommits(context, record, target, refused);
  await storeClosingIssues(context, record, target, refused);
  await importLabelLinks(context, record, target, refused);
  await storeHistory(context, record, target, refused);
  const { rows: awards, upvotes, downvotes } = await readAwardRows(context, record, place);
  await storeLeaves(context, 'award_emoji', awards);
  const { rows: times, total } = await readTimeRows(context, record, place);
  await storeLeaves(context, 'time_logs', times);
  await storeLeaves(context, 'events', await readEventsOfIssuable(context, record, target));
  const user_notes_count = await storeNotes(context, record, target, refused);
  const counts = { upvotes, downvotes, total_time_spent: total, user_notes_count };
  await storeCounts(context, target, counts);
}

/** The changes, as far as the repository has their commits: what the archive says of these is not believed. */
async function versionOf(
  context: ImportContext,
  record: RawTree,
): Promise<(NewVersion & { readonly created_at: string | null }) | null> {
  const { repository } = context;
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
    ...{ head_sha, base_sha, start_sha: start, commits: [...commits] },
    commit_count: commits.size,
    file_count: readNumber(diff, 'files_count') ?? files,
    overflow: diff['state'] === 'overflow',
    created_at: readTime(diff, 'created_at'),
  };
}

interface Given {
  readonly milestone_id: number | null;
  readonly version: Awaited<ReturnType<typeof versionOf>>;
}

async function insertMergeRequest(
  context: ImportContext,
  record: RawTree,
  { milestone_id, version }: Given,
): Promise<MergeRequestRow> {
  const { projectId, paid } = context;
  const iid = readIid(record);
  if (iid === null) throw new RecordRefused('iid is no number');
  const title = readRequiredText(record, 'title', maxTitleChars);
  const description = readLinkedText(context, record, 'description', maxDescriptionChars);
  const created_at = readTime(record, 'created_at') ?? context.now;
  const { count, completed } = countTasks(description);
  const source_project_id = isOfFork(record) ? null : projectId;
  const row = {
    ...{ target_project_id: projectId, source_project_id, iid, title, title_key: fold(title) },
    ...{ description, milestone_id, created_at, draft: isDraft(title) },
    source_branch: branchOf(record, 'source_branch'),
    target_branch: branchOf(record, 'target_branch'),
    author_id: context.users.of(record, 'author_id'),
    ...outcomeOf(context, record),
    discussion_locked: readMaybeFlag(record, 'discussion_locked'),
    time_estimate: readNumber(record, 'time_estimate') ?? 0,
    ...{ task_count: count, completed_task_count: completed },
    squash: readFlag(record, 'squash'),
    force_remove_source_branch: removesBranch(record),
    allow_collaboration: source_project_id !== null && readFlag(record, 'allow_maintainer_to_push'),
    approvals_before_merge: paid ? readNumber(record, 'approvals_before_merge') : null,
    merge_status: 'unchecked',
    ...toVersionColumns(version),
    merge_when_pipeline_succeeds: false,
    updated_at: readTime(record, 'updated_at') ?? created_at,
  };
  const stored = await storeOnce(context, 'iid or branches are taken', async (db) => {
    const inserted = await insertReturning<MergeRequestRow>(db, 'merge_requests', row);
    await reserveInternalId(db, { scope: 'merge requests', owner: projectId }, iid);
    if (version !== null) {
      const { commits: _, created_at: at, ...columns } = version;
      await db('merge_request_versions').insert({
        ...{ merge_request_id: inserted.id, ...columns, created_at: at ?? created_at },
      });
    }
    return inserted;
  });
  const shas = version?.commits ?? [];
  const rows = shas.map((sha) => ({ merge_request_id: stored.id, sha }));
  await storeLeaves(context, 'merge_request_commits', rows);
  return stored;
}

/** How it ended, or that it did not. What was under way there is not under way here. */
function outcomeOf({ users }: ImportContext, record: RawTree): object {
  const state = ['merged', 'closed'].find((word) => word === record['state']) ?? 'opened';
  const metrics = readPart(record, 'metrics') ?? record;
  const params = readPart(record, 'merge_params') ?? {};
  const merged = state === 'merged';
  const closed = state === 'closed';
  const updated = readTime(record, 'updated_at');
  return {
    state,
    merge_commit_sha: merged ? readSha(record, 'merge_commit_sha') : null,
    squash_commit_sha: merged ? readSha(record, 'squash_commit_sha') : null,
    merge_user_id: merged
      ? (users.maybe(metrics, 'merged_by_id') ?? users.maybe(record, 'merge_user_id'))
      : null,
    should_remove_source_branch: merged
      ? readMaybeFlag(params, 'should_remove_source_branch')
      : null,
    merge_error: merged ? null : readMildText(record, 'merge_error', maxErrorChars),
    merged_at: merged ? (readTime(metrics, 'merged_at') ?? updated) : null,
    closed_at: closed ? (readTime(metrics, 'latest_closed_at') ?? updated) : null,
    closed_by_id: closed ? users.maybe(metrics, 'latest_closed_by_id') : null,
  };
}

/** @throws RecordRefused for what no branch is called */
function branchOf(record: RawTree, name: 'source_branch' | 'target_branch'): string {
  const branch = readRequiredText(record, name, maxBranchChars);
  // Old archives contain branch names that are invalid today, and that serve for display alone.
  if (!isRefName(branch) && /[\s~^:?*[\\]|\.\.|^-/.test(branch)) {
    throw new RecordRefused(`${name} is no branch`);
  }
  return branch;
}

function removesBranch(record: RawTree): boolean {
  const params = readPart(record, 'merge_params');
  return params !== null && readFlag(params, 'force_remove_source_branch');
}

/** Keeps the commits of a merge request where the bundle had no ref for them. */
async function keepHead({ repository }: ImportContext, iid: number, head: string): Promise<void> {
  if ((await readRequestRef(repository, iid, 'head')) === head) return;
  await updateRefs(repository, [{ ref: formatRequestRef(iid, 'head'), to: head }]);
}

/**
 * Stores assignees, reviewers and approvals. Only approvals by users known here are stored: an approval is never
 * attributed to the importer.
 */
async function storePeople(
  context: ImportContext,
  record: RawTree,
  { id: merge_request_id, created_at }: ImportedIssuable,
  refused: () => Promise<void>,
): Promise<void> {
  const { users } = context;
  const assignees = new Set<number>();
  for await (const each of walkInSteps(context, readList(record, 'merge_request_assignees'))) {
    assignees.add(users.of(each, 'user_id'));
  }
  const single = users.maybe(record, 'assignee_id');
  if (assignees.size === 0 && single !== null) assignees.add(single);
  const most = bounds['createMergeRequest.assignee_ids'];
  const taken = await takeAtMost([...assignees], most, refused);
  const rows = taken.map((user_id) => ({ merge_request_id, user_id }));
  await storeLeaves(context, 'merge_request_assignees', rows);
  const approvals = new Map<number, NewRow>();
  for await (const approval of walkInSteps(context, readList(record, 'approvals'))) {
    const user_id = users.known(approval, 'user_id');
    if (user_id === null) {
      await refused();
      continue;
    }
    const at = readTime(approval, 'created_at') ?? created_at;
    const head_sha = readSha(approval, 'head_sha');
    approvals.set(user_id, { merge_request_id, user_id, head_sha, created_at: at });
  }
  await storeLeaves(context, 'approvals', [...approvals.values()]);
  const reviewers = new Map<number, NewRow>();
  for await (const reviewer of walkInSteps(context, readList(record, 'merge_request_reviewers'))) {
    const user_id = users.of(reviewer, 'user_id');
    const at = readTime(reviewer, 'created_at') ?? created_at;
    // A review is never attributed to another user.
    const isKnown = users.known(reviewer, 'user_id') !== null;
    const state = isKnown ? readWord(reviewer, 'state', ['unreviewed', 'reviewed']) : 'unreviewed';
    reviewers.set(user_id, { merge_request_id, user_id, state, created_at: at });
  }
  const mostReviewers = bounds['createMergeRequest.reviewer_ids'];
  const takenReviewers = await takeAtMost([...reviewers.values()], mostReviewers, refused);
  await storeLeaves(context, 'merge_request_reviewers', takenReviewers);
}

/** Stores the context commits that the repository has. */
async function storeContextCommits(
  context: ImportContext,
  record: RawTree,
  { id: merge_request_id }: ImportedIssuable,
  refused: () => Promise<void>,
): Promise<void> {
  const shas = new Set<string>();
  const commits = readList(record, 'merge_request_context_commits');
  for (const commit of await takeAtMost(commits, maxContextCommits, refused)) {
    const sha = readSha(commit, 'sha');
    if (sha !== null && (await readCommitInfo(context.repository, sha)) !== null) shas.add(sha);
    else await refused();
  }
  const rows = [...shas].map((sha) => ({ merge_request_id, sha }));
  await storeLeaves(context, 'merge_request_context_commits', rows);
}

/** Notes the issues of the project that the merge request will close. */
async function storeClosingIssues(
  context: ImportContext,
  record: RawTree,
  { id: merge_request_id }: ImportedIssuable,
  refused: () => Promise<void>,
): Promise<void> {
  const iids = new Set<number>();
  const list = readList(record, 'merge_requests_closing_issues');
  for (const each of await takeAtMost(list, maxClosingIssues, refused)) {
    const issue = readPart(each, 'issue');
    const iid = issue === null ? null : readIid(issue);
    if (iid !== null) iids.add(iid);
  }
  if (iids.size === 0) return;
  const { db, projectId: project_id } = context;
  const own = db('issues').where({ project_id });
  const found = await whereInList(own, 'iid', [...iids]).pluck<number[]>('id');
  if (found.length < iids.size) await refused();
  const rows = found.map((issue_id) => ({ merge_request_id, issue_id }));
  await storeLeaves(context, 'merge_request_closing_issues', rows);
}
