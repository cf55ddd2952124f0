import { type RequestContext, signedIn } from '../../context.ts';
import { authorize } from '../../policy/authorize.ts';
import type { ProjectAccess } from '../../policy/project-access.ts';
import type { MergeRequestRow } from '../merge-requests/table.ts';
import { createPipeline, PipelineRefused } from './create.ts';
import { pipelinePolicy } from './policy.ts';
import type { PipelineRow } from './table.ts';

/**
 * Makes a pipeline for the head of a merge request from a branch of the same project: what comes from a fork would run
 * with the rights of this one.
 * @throws PipelineRefused, and Forbidden in an archived project
 */
export async function createMergeRequestPipeline(
  context: RequestContext,
  project: ProjectAccess,
  mergeRequest: MergeRequestRow,
): Promise<PipelineRow> {
  const { head_sha: sha, source_branch: ref, source_project_id } = mergeRequest;
  authorize(pipelinePolicy.change, { project });
  if (sha === null || source_project_id !== project.id) {
    throw new PipelineRefused('Insufficient permissions to create a new pipeline');
  }
  const source = 'merge_request_event';
  const actor = signedIn(context);
  return createPipeline(context, { project, actor, ref, tag: false, sha, source, mergeRequest });
}
