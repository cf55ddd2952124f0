import { type RequestContext, requireActor } from '../../context.ts';
import { authorize } from '../../policy/authorize.ts';
import type { ProjectAccess } from '../../policy/project-access.ts';
import { findSource } from './head-pipeline.ts';
import type { MergeRequestRow } from '../../records/merge-request.ts';
import { createPipeline, PipelineRefused } from '../pipelines/create.ts';
import { pipelinePolicy } from '../pipelines/policy.ts';
import type { PipelineRow } from '../pipelines/table.ts';

interface InProject {
  readonly pipeline: PipelineRow;
  readonly project: ProjectAccess;
}

/**
 * Makes a pipeline for the head of a merge request, in the project of its branch: what comes from a fork would have the
 * rights of another project in that. Where the configuration is faulty, the pipeline tells that.
 * @throws PipelineRefused, and Forbidden in an archived project
 */
export async function createMergeRequestPipeline(
  context: RequestContext,
  target: ProjectAccess,
  mergeRequest: MergeRequestRow,
): Promise<InProject> {
  const { head_sha: sha, source_branch: ref, source_project_id } = mergeRequest;
  authorize(pipelinePolicy.change, { project: target });
  const project = await findSource(context, target, source_project_id);
  if (sha === null || project === null) {
    throw new PipelineRefused('Insufficient permissions to create a new pipeline');
  }
  const source = 'merge_request_event';
  const asked = { project, actor: requireActor(context), ref, tag: false, sha, source } as const;
  const request = { ...asked, mergeRequest, storesFaults: true };
  return { pipeline: await createPipeline(context, request), project };
}
