import type {
  MergeRequest,
  MergeRequestDetail,
  MergeRequestSimple,
} from '#generated/merge-requests/types.ts';
import { toBeWritten } from '#runtime/later-text.ts';
import type { RequestContext } from '#src/context.ts';
import { isFeatureVisible } from '#src/policy/features.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { findBranchAbilities } from '#src/policy/protected-refs.ts';
import { readAuthor, type UserBasicRow } from '#src/records/user.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { type LinkedLabelRow, loadLabels } from '#src/domains/planning/labels/links.ts';
import { presentLinkedLabels } from '#src/domains/planning/labels/presenter.ts';
import { presentJoinedMilestone } from '#src/domains/planning/milestones/columns.ts';
import { formatReferences, type Viewpoint } from '#src/domains/planning/issuables/references.ts';
import { isSubscribed } from '#src/domains/planning/issuables/subscriptions.ts';
import { presentTimeStats } from '#src/domains/planning/time-tracking/presenter.ts';
import { presentUserBasic } from '#src/domains/core/users/presenter.ts';
import { findFirstDeployedToProduction } from './deployed.ts';
import { loadMergeRequests, loadPeople } from './details.ts';
import { presentHeadPipeline } from './head-pipeline.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import type { DetailedMergeRequestRow } from './table.ts';
import { findNewestVersion } from './versions.ts';

export type MergeRequestPresentContext = Pick<
  RequestContext,
  'db' | 'actor' | 'url' | 'today' | 'paid'
>;

interface Shown {
  /** The project or group that the request is about; null for lists of everything. */
  readonly from: Viewpoint | null;
  /** Tells more of labels than their titles. */
  readonly labelDetails?: boolean | undefined;
}

/** A page of merge requests with all their parts: three queries. */
export async function presentMergeRequests(
  context: MergeRequestPresentContext,
  rows: readonly DetailedMergeRequestRow[],
  { from, labelDetails = false }: Shown,
): Promise<MergeRequest[]> {
  if (rows.length === 0) return [];
  const { db } = context;
  const ids = rows.map(({ id }) => id);
  const [labels, people, settings] = await Promise.all([
    loadLabels(db, 'merge_request', ids, labelDetails),
    loadPeople(db, ids),
    loadCurrentSettings(db),
  ]);
  return rows.map((row) =>
    presentMergeRequest(context, row, {
      from,
      labels: labels.get(row.id) ?? [],
      labelDetails,
      assignees: people.assignees.get(row.id) ?? [],
      reviewers: people.reviewers.get(row.id) ?? [],
      hoursOnly: settings.time_tracking_limit_to_hours,
    }),
  );
}

interface Parts {
  readonly from: Viewpoint | null;
  readonly labels: readonly LinkedLabelRow[];
  readonly labelDetails: boolean;
  readonly assignees: readonly UserBasicRow[];
  readonly reviewers: readonly UserBasicRow[];
  readonly hoursOnly: boolean;
}

function presentMergeRequest(
  context: MergeRequestPresentContext,
  row: DetailedMergeRequestRow,
  parts: Parts,
): MergeRequest {
  const { url, paid } = context;
  const presentPerson = (user: UserBasicRow) => presentUserBasic(user, url);
  const assignees = parts.assignees.map(presentPerson);
  const target = { kind: 'merge_request', iid: row.iid, fullPath: row.project_path } as const;
  const references = formatReferences(target, parts.from);
  const merger = presentJoinedUser(row, 'merger', context);
  const { allow_collaboration } = row;
  return {
    id: row.id,
    iid: row.iid,
    project_id: row.target_project_id,
    source_project_id: row.source_project_id,
    target_project_id: row.target_project_id,
    title: row.title,
    description: toBeWritten(row.description),
    state: row.state,
    created_at: row.created_at,
    updated_at: row.updated_at,
    merged_at: row.merged_at,
    closed_at: row.closed_at,
    merged_by: row.state === 'merged' ? merger : null,
    merge_user: merger,
    closed_by: presentJoinedUser(row, 'closer', context),
    target_branch: row.target_branch,
    source_branch: row.source_branch,
    upvotes: row.upvotes,
    downvotes: row.downvotes,
    author: presentPerson(readAuthor(row)),
    assignees,
    assignee: assignees[0] ?? null,
    reviewers: parts.reviewers.map(presentPerson),
    labels: presentLinkedLabels(parts.labels, parts.labelDetails),
    draft: row.draft,
    work_in_progress: row.draft,
    milestone: presentJoinedMilestone(row, context),
    merge_when_pipeline_succeeds: row.merge_when_pipeline_succeeds,
    merge_status: row.merge_status,
    sha: row.head_sha,
    merge_commit_sha: row.merge_commit_sha,
    squash_commit_sha: row.squash_commit_sha,
    user_notes_count: row.user_notes_count,
    discussion_locked: row.discussion_locked,
    should_remove_source_branch: row.should_remove_source_branch,
    force_remove_source_branch: row.force_remove_source_branch,
    ...(row.source_project_id !== row.target_project_id && {
      allow_collaboration,
      allow_maintainer_to_push: allow_collaboration,
    }),
    web_url: formatPageUrl(row, context),
    reference: references.short,
    references,
    time_stats: presentTimeStats(row, { time_tracking_limit_to_hours: parts.hoursOnly }),
    squash: row.squash,
    task_completion_status: { count: row.task_count, completed_count: row.completed_task_count },
    has_conflicts: row.merge_status === 'cannot_be_merged',
    blocking_discussions_resolved: Number(row.blocked_by_threads) === 0,
    ...(paid && { approvals_before_merge: row.approvals_before_merge }),
  };
}

const formatPageUrl = (
  { project_path, iid }: Pick<DetailedMergeRequestRow, 'project_path' | 'iid'>,
  { url }: Pick<MergeRequestPresentContext, 'url'>,
) => url.web(`${project_path}/-/merge_requests/${iid}`);

function presentJoinedUser(
  row: DetailedMergeRequestRow,
  role: 'closer' | 'merger',
  { url }: MergeRequestPresentContext,
): MergeRequest['closed_by'] {
  const id = row[`${role}_id`];
  const username = row[`${role}_username`];
  const name = row[`${role}_name`];
  const state = row[`${role}_state`];
  if (id === null || username === null || name === null || state === null) return null;
  return presentUserBasic({ id, username, name, state, avatar: row[`${role}_avatar`] }, url);
}

/** Presents one merge request for `view=simple`. */
export function presentSimple(
  row: DetailedMergeRequestRow,
  context: Pick<MergeRequestPresentContext, 'url'>,
): MergeRequestSimple {
  return {
    id: row.id,
    iid: row.iid,
    project_id: row.target_project_id,
    title: row.title,
    description: toBeWritten(row.description),
    state: row.state,
    created_at: row.created_at,
    updated_at: row.updated_at,
    web_url: formatPageUrl(row, context),
  };
}

/** Merge requests by id, in the order of the ids. */
export async function presentMergeRequestsById(
  context: MergeRequestPresentContext,
  ids: readonly number[],
  shown: Shown,
): Promise<MergeRequest[]> {
  const rows = await loadMergeRequests(context.db, ids);
  const presented = await presentMergeRequests(context, rows, shown);
  const byId = new Map(presented.map((each) => [each.id, each]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** A single merge request, with the fields that lists leave out; `project` is the target. */
export async function presentDetail(
  context: MergeRequestPresentContext,
  project: ProjectAccess,
  mergeRequest: Pick<MergeRequestRow, 'id'>,
): Promise<MergeRequestDetail | null> {
  const { db, actor } = context;
  const from = { kind: 'project', fullPath: project.full_path } as const;
  const [row] = await loadMergeRequests(db, [mergeRequest.id]);
  if (row === undefined) return null;
  const [[body], version, abilities, subscribed, pipeline, deployedAt] = await Promise.all([
    presentMergeRequests(context, [row], { from }),
    findNewestVersion(db, row),
    findBranchAbilities(db, project, actor, row.target_branch),
    actor !== null && isSubscribed(db, actor.user.id, { kind: 'merge_request', ...row }),
    presentHeadPipeline(context, project, row),
    isFeatureVisible(project, 'operations') ? findFirstDeployedToProduction(db, row.id) : null,
  ]);
  if (body === undefined) return null;
  return {
    ...body,
    subscribed,
    changes_count:
      version === undefined ? null : `${version.file_count}${version.overflow ? '+' : ''}`,
    ...pipeline,
    first_deployed_to_production_at: deployedAt,
    diff_refs:
      row.head_sha === null || row.base_sha === null || row.start_sha === null
        ? null
        : { base_sha: row.base_sha, head_sha: row.head_sha, start_sha: row.start_sha },
    merge_error: row.merge_error,
    user: { can_merge: abilities.canMerge },
  };
}
