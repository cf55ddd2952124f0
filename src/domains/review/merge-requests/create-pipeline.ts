import { type RequestContext, requireActor } from '#src/context.ts';
import { BadRequest } from '#src/errors.ts';
import { readCommitInfo } from '#src/git/reading/commits.ts';
import { isPaid } from '#src/plan.ts';
import { authorize } from '#src/policy/authorize.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import type { Actor } from '#src/records/actor.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import {
  type CreationContext,
  createPipeline,
  PipelineRefused,
} from '#src/domains/ci/pipelines/create.ts';
import type { ResultHeads, PipelineRequest } from '#src/domains/ci/pipelines/creation-request.ts';
import { chooseJobRef, chooseJobRefOfMerge } from '#src/domains/ci/pipelines/job-ref.ts';
import { pipelinePolicy } from '#src/domains/ci/pipelines/policy.ts';
import type { PipelineRow } from '#src/domains/ci/pipelines/table.ts';
import { refreshMergeRef } from './merge-ref.ts';
import { findPipelinePlace, hasMergedResults } from './pipeline-place.ts';

interface InProject {
  readonly pipeline: PipelineRow;
  readonly project: ProjectAccess;
}

/**
 * Creates the pipeline that a caller requests for a merge request. A faulty configuration creates a failed pipeline with
 * the error.
 * @throws PipelineRefused, and Forbidden in an archived project
 */
export async function createMergeRequestPipeline(
  context: RequestContext,
  target: ProjectAccess,
  mergeRequest: MergeRequestRow,
): Promise<InProject> {
  authorize(pipelinePolicy.change, { project: target });
  const actor = requireActor(context);
  const place = { actor, target, mergeRequest, asks: true };
  const project = await findPipelinePlace(context.db, place);
  if (mergeRequest.head_sha === null || project === null) {
    throw new PipelineRefused('Insufficient permissions to create a new pipeline');
  }
  const request = { project, actor, mergeRequest, storesFaults: true };
  return { pipeline: await createPipelineOfRequest(context, request), project };
}

type OfRequest = Pick<PipelineRequest, 'project' | 'actor' | 'storesFaults' | 'cause'> & {
  readonly mergeRequest: MergeRequestRow;
};

/**
 * Creates a pipeline of a merge request in a project. It runs for the merge with the target branch if the target
 * enables merged results and the branches merge; otherwise for the head.
 * @throws PipelineRefused, and Forbidden in an archived project
 */
export async function createPipelineOfRequest(
  context: CreationContext,
  request: OfRequest,
): Promise<PipelineRow> {
  const { project, mergeRequest } = request;
  const merge = await findMerge(context, request);
  const sha = merge?.sha ?? mergeRequest.head_sha;
  if (sha === null) throw new PipelineRefused('Reference not found');
  const ref =
    merge === null
      ? chooseJobRef(project, mergeRequest)
      : await chooseJobRefOfMerge(context.db, request, mergeRequest);
  const merged = merge?.heads ?? null;
  const source = 'merge_request_event';
  return createPipeline(context, { ...request, ref, tag: false, sha, source, merged });
}

interface Merge {
  readonly sha: string;
  readonly heads: ResultHeads;
}

async function findMerge(
  context: CreationContext,
  { project, actor, mergeRequest }: { readonly actor: Actor } & OfRequest,
): Promise<Merge | null> {
  const { db, git, config } = context;
  const { head_sha: source, target_project_id } = mergeRequest;
  if (source === null || project.id !== target_project_id || !isPaid(config.plan)) return null;
  if (!(await hasMergedResults(db, project))) return null;
  try {
    const sha = await refreshMergeRef({ ...context, actor }, project, mergeRequest);
    const commit = await readCommitInfo(git.repository(project.id), sha);
    const [target] = commit?.parents ?? [];
    return target === undefined ? null : { sha, heads: { source, target } };
  } catch (error) {
    if (error instanceof BadRequest) return null;
    throw error;
  }
}
