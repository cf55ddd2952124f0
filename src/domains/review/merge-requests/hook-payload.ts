import type {
  HookMergeRequest,
  HookMergeRequestAttributes,
  MergeRequestHookPayload,
} from '#generated/merge-requests/types.ts';
import type { HookPipelineMergeRequest } from '#generated/pipelines/types.ts';
import type { Database } from '#src/database/database.ts';
import { RowNotFound } from '#src/errors.ts';
import { formatHookTime, formatHookTimeOrNull } from '#src/text/hook-time.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import type { Urls } from '#src/text/urls.ts';
import { readSpent } from '#src/domains/planning/issues/hook-payload.ts';
import { findHookLabels, presentHookLabel } from '#src/domains/planning/labels/hook-payload.ts';
import { makeImagesAbsolute } from '#src/domains/planning/markdown/absolute-images.ts';
import { countUnresolvedThreads } from '#src/domains/planning/notes/unresolved.ts';
import { loadHookProject, type ProjectBlocks } from '#src/domains/core/projects/hook-payload.ts';
import type {
  PushedCommitPlace,
  WithCommits,
} from '#src/domains/core/repositories/hook-commits.ts';
import type { IssuableChange, RowBefore } from '#src/domains/planning/issuables/events.ts';
import {
  type HookParts,
  presentHookChanges,
  presentHookOpening,
} from '#src/domains/planning/issuables/hook-changes.ts';
import { presentHookTimes } from '#src/domains/planning/time-tracking/hook-payload.ts';
import {
  findHookUser,
  hookUserColumns,
  type HookUserRow,
  presentHookUser,
} from '#src/domains/core/users/hook-payload.ts';
import { findHeadPipeline } from '#src/domains/ci/pipelines/head-pipeline.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';

const stateIds = { opened: 1, closed: 2, merged: 3, locked: 4 } as const;

interface HookRequestFacts {
  readonly row: MergeRequestRow;
  readonly parts: HookParts;
  readonly headPipelineId: number | null;
  readonly openThreads: boolean;
  readonly source: ProjectBlocks | null;
  readonly target: ProjectBlocks;
}

/** The merge request as it is in this transaction: one statement for each thing that it has to do with. */
async function findHookRequest(db: Database, id: number, url: Urls): Promise<HookRequestFacts> {
  const row = await db<MergeRequestRow>('merge_requests').where({ id }).first();
  if (row === undefined) throw new RowNotFound();
  const { source_project_id: from, target_project_id: to } = row;
  const target = await loadHookProject(db, to, url);
  const listPeople = (table: string) =>
    db(table)
      .join('users', 'users.id', `${table}.user_id`)
      .where(`${table}.merge_request_id`, id)
      .orderBy('users.id')
      .select<HookUserRow[]>([...hookUserColumns]);
  return {
    row,
    parts: {
      labels: await findHookLabels(db, { kind: 'merge_request', id }),
      assignees: await listPeople('merge_request_assignees'),
      reviewers: await listPeople('merge_request_reviewers'),
    },
    headPipelineId: (await findHeadPipeline(db, row))?.id ?? null,
    openThreads: (await countUnresolvedThreads(db, row)) > 0,
    source: from === to ? target : from === null ? null : await loadHookProject(db, from, url),
    target,
  };
}

async function presentAttributes(
  db: Database,
  { row, parts, headPipelineId, openThreads, source, target }: HookRequestFacts,
  spent: number,
  url: Urls,
): Promise<HookMergeRequest> {
  const { path_with_namespace: path } = target.project;
  return {
    id: row.id,
    iid: row.iid,
    title: row.title,
    description: makeImagesAbsolute(row.description, path, url),
    target_branch: row.target_branch,
    source_branch: row.source_branch,
    source_project_id: row.source_project_id,
    target_project_id: row.target_project_id,
    author_id: row.author_id,
    assignee_id: parts.assignees[0]?.id ?? null,
    assignee_ids: parts.assignees.map(({ id }) => id),
    created_at: formatHookTime(row.created_at),
    updated_at: formatHookTime(row.updated_at),
    last_edited_at: formatHookTimeOrNull(row.last_edited_at),
    last_edited_by_id: row.last_edited_by_id,
    updated_by_id: row.updated_by_id,
    milestone_id: row.milestone_id,
    state_id: stateIds[row.state],
    state: row.state,
    merge_status: row.merge_status,
    merge_error: row.merge_error,
    merge_params: {
      force_remove_source_branch:
        (row.should_remove_source_branch ?? row.force_remove_source_branch) ? '1' : '0',
    },
    merge_user_id: row.merge_user_id,
    merge_commit_sha: row.merge_commit_sha,
    merge_when_pipeline_succeeds: row.merge_when_pipeline_succeeds,
    head_pipeline_id: headPipelineId,
    blocking_discussions_resolved: !openThreads,
    work_in_progress: row.draft,
    draft: row.draft,
    reviewer_ids: parts.reviewers.map(({ id }) => id),
    ...presentHookTimes(row, spent, await loadCurrentSettings(db)),
    labels: parts.labels.map(presentHookLabel),
    source: source?.project ?? null,
    target: target.project,
    last_commit: null,
    url: formatPageUrl(row, path, url),
  };
}

const formatPageUrl = ({ iid }: Pick<MergeRequestRow, 'iid'>, path: string, url: Urls) =>
  url.web(`${path}/-/merge_requests/${iid}`);

/** The head of the source branch also exists in the target project. */
const listHeadPlaces = ({ head_sha: sha }: MergeRequestRow, within: string): PushedCommitPlace[] =>
  sha === null ? [] : [{ at: [within, 'last_commit'], sha, as: 'commit' }];

/** A merge request in payloads about other records, below `within`. */
export async function presentHookMergeRequest(
  db: Database,
  id: number,
  within: string,
  url: Urls,
): Promise<{ readonly shown: HookMergeRequest; readonly places: readonly PushedCommitPlace[] }> {
  const found = await findHookRequest(db, id, url);
  return {
    shown: await presentAttributes(db, found, 0, url),
    places: listHeadPlaces(found.row, within),
  };
}

export interface MergeRequestHookFacts {
  readonly id: number;
  readonly action: HookMergeRequestAttributes['action'];
  readonly changes: readonly IssuableChange[];
  readonly actorId: number;
  readonly at: Date;
  readonly before?: RowBefore | undefined;
  /** The head of the source branch until commits were pushed. */
  readonly oldrev?: string;
}

/** Builds the payload for a change of a merge request, in its current state. */
export async function presentMergeRequestPayload(
  db: Database,
  { id, action, changes, actorId, at, before, oldrev }: MergeRequestHookFacts,
  url: Urls,
): Promise<WithCommits<MergeRequestHookPayload>> {
  const found = await findHookRequest(db, id, url);
  const { row, parts, target } = found;
  const attributes = await presentAttributes(db, found, readSpent(changes), url);
  const listPeople = (users: readonly HookUserRow[]) =>
    users.map((user) => presentHookUser(user, url));
  const changed = { parts, at, before, after: row };
  const payload: MergeRequestHookPayload = {
    object_kind: 'merge_request',
    event_type: 'merge_request',
    user: presentHookUser(await findHookUser(db, actorId), url),
    project: target.project,
    object_attributes: { ...attributes, action, ...(oldrev !== undefined && { oldrev }) },
    labels: attributes.labels,
    changes:
      action === 'open'
        ? presentHookOpening(attributes, parts)
        : await presentHookChanges(db, changes, changed, url),
    repository: target.repository,
    ...(parts.assignees.length > 0 && { assignees: listPeople(parts.assignees) }),
    ...(parts.reviewers.length > 0 && { reviewers: listPeople(parts.reviewers) }),
  };
  const { id: projectId, path_with_namespace: path } = target.project;
  return { projectId, path, payload, places: listHeadPlaces(row, 'object_attributes') };
}

/** A merge request as payloads of its pipelines show it. */
export async function presentHookPipelineRequest(
  db: Database,
  id: number,
  url: Urls,
): Promise<HookPipelineMergeRequest | null> {
  const row = await db<MergeRequestRow>('merge_requests')
    .join('projects', 'projects.id', 'merge_requests.target_project_id')
    .where('merge_requests.id', id)
    .select('merge_requests.*', { path: 'projects.full_path' })
    .first<(MergeRequestRow & { path: string }) | undefined>();
  if (row === undefined) return null;
  return {
    id: row.id,
    iid: row.iid,
    title: row.title,
    source_branch: row.source_branch,
    source_project_id: row.source_project_id,
    target_branch: row.target_branch,
    target_project_id: row.target_project_id,
    state: row.state,
    merge_status: row.merge_status,
    url: formatPageUrl(row, row.path, url),
  };
}
