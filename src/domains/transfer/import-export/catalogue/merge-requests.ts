import type { RawTree } from '#runtime/raw.ts';
import { fold } from '#src/database/folding.ts';
import { isRefName } from '#src/git/formats/ref-name.ts';
import { readCommitInfo } from '#src/git/reading/commits.ts';
import type { Repository } from '#src/git/repository.ts';
import { formatRequestRef, readRequestRef, updateRefs } from '#src/git/writing/refs.ts';
import { countTasks } from '#src/domains/planning/issuables/tasks.ts';
import { maxPlaceNames } from '#src/domains/planning/markdown/places.ts';
import { maxContextCommits } from '#src/domains/review/merge-request-diffs/context-commits.ts';
import { isDraft } from '#src/domains/review/merge-requests/title.ts';
import { toVersionColumns } from '#src/domains/review/merge-requests/versions.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import type { TreeSource } from '../export/source.ts';
import { bounds } from '../import/bounds.ts';
import type { ImportContext } from '../import/context.ts';
import {
  readFlag,
  readForeignId,
  readMaybeFlag,
  readMildText,
  readPart,
  RecordRefused,
  readRequiredText,
  readSha,
  readTime,
  readWord,
} from '../import/values.ts';
import { requestRuleList } from './approval-rules.ts';
import { EntryIgnored } from './entry-ignored.ts';
import { field, readIid } from './fields.ts';
import { isOfFork, restoreForkBranch } from './fork-branch.ts';
import { type ReadVersion, readVersion, writeDiff } from './merge-request-diff.ts';
import { createIssuableLists } from './on-issuables.ts';
import { milestoneReference } from './planning.ts';
import { createRecordList } from './read.ts';
import type {
  Attribute,
  RecordAttributes,
  Leaf,
  RecordInput,
  Relation,
  Source,
} from './relation.ts';
import { storeLeaves } from './rows.ts';
import { linkToRow } from './write.ts';

const maxTitleChars = 255;
const maxBranchChars = 1024;
const maxErrorChars = 1000;
/** The texts of a merge request can name at most this many issues. */
const maxClosingIssues = maxPlaceNames;

/** A branch. Old archives contain names that are invalid today, and that serve for display alone. */
const branch: Attribute = {
  take({ record }, name) {
    const branch = readRequiredText(record, name, maxBranchChars);
    if (!isRefName(branch) && /[\s~^:?*[\\]|\.\.|^-/.test(branch)) {
      throw new RecordRefused(`${name} is no branch`);
    }
    return branch;
  },
};

/** A column that has a value in one state alone: what was under way there is not under way here. */
const takeIfInState = (
  state: string,
  take: (reading: RecordInput, name: string) => unknown,
): Attribute => ({
  take: (reading, name) => (reading.row['state'] === state ? take(reading, name) : null),
});

const getMetrics = (record: RawTree) => readPart(record, 'metrics') ?? record;
const getParams = (record: RawTree) => readPart(record, 'merge_params') ?? {};

/** Time at which a merge request reached its state: by default the time of the last change. */
const createReachedTime = (state: string, name: string): Attribute =>
  takeIfInState(
    state,
    ({ record }) => readTime(getMetrics(record), name) ?? readTime(record, 'updated_at'),
  );

const fields: RecordAttributes = {
  iid: field.iid,
  title: field.required(maxTitleChars),
  description: field.linkedText(bounds['createMergeRequest.description']),
  source_branch: branch,
  target_branch: branch,
  author_id: field.author,
  source_project_id: {
    take: ({ context, record }) => (isOfFork(record) ? null : context.container.id),
  },
  target_project_id: field.written,
  merge_error: {
    take: ({ record, row }, name) =>
      row['state'] === 'merged' ? null : readMildText(record, name, maxErrorChars),
  },
  merge_commit_sha: takeIfInState('merged', ({ record }, name) => readSha(record, name)),
  squash_commit_sha: takeIfInState('merged', ({ record }, name) => readSha(record, name)),
  merge_status: {
    // An intermediate state has no meaning on another instance.
    tell: ({ merge_status }: MergeRequestRow) =>
      ['can_be_merged', 'cannot_be_merged'].includes(merge_status) ? merge_status : 'unchecked',
    take: () => 'unchecked',
  },
  state: {
    first: true,
    tell: ({ state }: MergeRequestRow) => (state === 'locked' ? 'opened' : state),
    take: ({ record }, name) => readWord(record, name, ['opened', 'merged', 'closed']),
  },
  merge_when_pipeline_succeeds: { tell: () => false, take: () => false },
  merge_user_id: {
    tell: ({ state, merge_user_id }: MergeRequestRow) =>
      state === 'merged' ? merge_user_id : null,
    ...takeIfInState('merged', ({ context: { users }, record }) => {
      const by = users.maybe(getMetrics(record), 'merged_by_id');
      return by ?? users.maybe(record, 'merge_user_id');
    }),
  },
  merge_params: {
    column: 'force_remove_source_branch',
    tell: (row: MergeRequestRow) => ({
      force_remove_source_branch: row.force_remove_source_branch ? '1' : '0',
      ...(row.state === 'merged' &&
        row.should_remove_source_branch !== null && {
          should_remove_source_branch: row.should_remove_source_branch ? '1' : '0',
        }),
    }),
    take: ({ record }) => readFlag(getParams(record), 'force_remove_source_branch'),
  },
  should_remove_source_branch: field.foreign(
    takeIfInState('merged', ({ record }, name) => readMaybeFlag(getParams(record), name)),
  ),
  squash: field.flag,
  draft: { take: ({ row }) => isDraft(String(row['title'])) },
  discussion_locked: field.maybeFlag,
  approvals_before_merge: field.paid(field.number()),
  time_estimate: field.number({}, 0),
  allow_maintainer_to_push: field.from('allow_collaboration', {
    take: ({ record, row }, name) => row['source_project_id'] !== null && readFlag(record, name),
  }),
  diff_head_sha: field.from('head_sha', field.written),
  source_branch_sha: field.from('head_sha', field.written),
  target_branch_sha: field.from('start_sha', field.written),
  ...field.times,
  milestone: milestoneReference,
  metrics: field.derived((row: MergeRequestRow) => ({
    merged_by_id: row.state === 'merged' ? row.merge_user_id : null,
    merged_at: row.merged_at,
    latest_closed_by_id: row.closed_by_id,
    latest_closed_at: row.closed_at,
  })),
  ...field.edits,
  // Metrics have them, or the record itself in archives without metrics.
  merged_at: field.foreign(createReachedTime('merged', 'merged_at')),
  latest_closed_at: field.foreign(
    field.from('closed_at', createReachedTime('closed', 'latest_closed_at')),
  ),
  latest_closed_by_id: field.foreign(
    field.from(
      'closed_by_id',
      takeIfInState('closed', ({ context, record }, name) =>
        context.users.maybe(getMetrics(record), name),
      ),
    ),
  ),
  assignee_id: field.foreign({ column: null }),
  merge_request_diff: field.foreign({ column: null }),
};

const ofRequest = 'merge_request_id';
const createdWithOwner: Attribute = {
  take: ({ record, owner }, name) => readTime(record, name) ?? owner.created_at,
};

const assignees: Leaf = {
  table: 'merge_request_assignees',
  owner: ofRequest,
  by: ['user_id'],
  unique: ['user_id'],
  most: bounds['createMergeRequest.assignee_ids'],
  fields: { user_id: field.author },
  older: (record) =>
    readForeignId(record, 'assignee_id') === null
      ? []
      : [{ user_id: record['assignee_id'] ?? null }],
};

/** A review is never attributed to another user. */
const reviewers: Leaf = {
  table: 'merge_request_reviewers',
  owner: ofRequest,
  by: ['user_id'],
  unique: ['user_id'],
  wins: 'last',
  most: bounds['createMergeRequest.reviewer_ids'],
  fields: {
    user_id: field.author,
    created_at: createdWithOwner,
    state: {
      take: ({ context, record }, name) =>
        context.users.known(record, 'user_id') === null
          ? 'unreviewed'
          : readWord(record, name, ['unreviewed', 'reviewed']),
    },
  },
};

/** Only approvals by users known here are stored: an approval is never attributed to the importer. */
const approvals: Leaf = {
  table: 'approvals',
  owner: ofRequest,
  by: ['user_id'],
  unique: ['user_id'],
  wins: 'last',
  fields: { user_id: field.knownPerson, created_at: createdWithOwner, head_sha: field.sha },
};

/** The context commits, as far as the repository has them. */
const contextCommits: Leaf = {
  table: 'merge_request_context_commits',
  owner: ofRequest,
  by: ['sha'],
  unique: ['sha'],
  mostRead: maxContextCommits,
  fields: {
    sha: {
      async take({ context, record }, name) {
        const { repository } = context as ImportContext;
        const id = readSha(record, name);
        if (id !== null && (await readCommitInfo(repository, id)) !== null) return id;
        throw new RecordRefused('the commit is unknown');
      },
    },
  },
};

/** The issues of the project that a merge request will close. */
const closingIssues: Leaf = {
  table: 'merge_request_closing_issues',
  owner: ofRequest,
  by: ['issue_id'],
  unique: ['issue_id'],
  mostRead: maxClosingIssues,
  fields: {
    issue: linkToRow(
      'issue_id',
      { table: 'issues', fields: { iid: field.written } },
      async (reading) => {
        const named = readPart(reading.record, 'issue');
        const iid = named === null ? null : readIid(named);
        if (iid === null) throw new EntryIgnored();
        const { db, container } = reading.context;
        const own = db('issues').where({ project_id: container.id, iid });
        const found = await own.first<{ id: number } | undefined>('id');
        if (found === undefined) throw new RecordRefused('the issue was not stored');
        return found.id;
      },
    ),
  },
  has: ({ issue }) => issue !== null,
};

/** Keeps the commits of a merge request where the bundle had no ref for them. */
async function keepHead(repository: Repository, iid: number, head: string): Promise<void> {
  if ((await readRequestRef(repository, iid, 'head')) === head) return;
  await updateRefs(repository, [{ ref: formatRequestRef(iid, 'head'), to: head }]);
}

/** Merge requests in memory at a time: the description of each may be a megabyte. */
const requestBatchSize = 20;

export const mergeRequestRelation: Relation = {
  table: 'merge_requests',
  owner: 'target_project_id',
  by: ['iid'],
  atOnce: requestBatchSize,
  taken: 'iid or branches are taken',
  counter: 'merge requests',
  notesOthers: true,
  fields,
  prepare: readVersion,
  derive({ row, prepared }) {
    const { count, completed } = countTasks(row['description'] as string | null);
    const title_key = fold(String(row['title']));
    const version = toVersionColumns(prepared as ReadVersion | null);
    return { title_key, task_count: count, completed_task_count: completed, ...version };
  },
  async beside(db, { row, prepared }) {
    if (prepared === null) return;
    const { commits: _, created_at, ...columns } = prepared as ReadVersion;
    const merge_request_id = row.id;
    await db('merge_request_versions').insert({
      merge_request_id,
      ...columns,
      created_at: created_at ?? row.created_at,
    });
  },
  async after({ context, record, row, prepared }) {
    const version = prepared as ReadVersion | null;
    const commits = version?.commits ?? [];
    const rows = commits.map((sha) => ({ merge_request_id: row.id, sha }));
    await storeLeaves(context, 'merge_request_commits', rows);
    const { repository } = context as ImportContext;
    if (version !== null) await keepHead(repository, row.iid, version.head_sha);
    await restoreForkBranch(repository, record, row as MergeRequestRow);
  },
  parts: (source: Source, row) => writeDiff(source as TreeSource, row as MergeRequestRow),
  lists: {
    merge_request_assignees: createRecordList('merge_request_assignees', assignees),
    merge_request_reviewers: createRecordList('merge_request_reviewers', reviewers),
    approvals: createRecordList('approvals', approvals),
    approval_rules: requestRuleList,
    merge_request_context_commits: createRecordList(
      'merge_request_context_commits',
      contextCommits,
    ),
    merge_requests_closing_issues: createRecordList('merge_requests_closing_issues', closingIssues),
    ...createIssuableLists('merge_request'),
  },
};
