import type { PipelineHookPayload } from '#generated/pipelines/types.ts';
import type { Database } from '#src/database/database.ts';
import { RowNotFound } from '#src/errors.ts';
import { noObjectId } from '#src/git/formats/ref-name.ts';
import { formatHookTime, formatHookTimeOrNull } from '#src/text/hook-time.ts';
import type { Urls } from '#src/text/urls.ts';
import { findSourcePipeline, presentHookBuilds } from '#src/domains/ci/jobs/hook-payload.ts';
import { presentHookPipelineRequest } from '#src/domains/review/merge-requests/hook-payload.ts';
import { loadHookProject } from '#src/domains/core/projects/hook-payload.ts';
import type { WithCommits } from '#src/domains/core/repositories/hook-commits.ts';
import { loadHookUser } from '#src/domains/core/users/hook-payload.ts';
import { describePipelineStatus } from '#src/domains/ci/pipelines/detailed-status.ts';
import { hasWarnings } from '#src/domains/ci/pipelines/finder.ts';
import { jobColumns, type JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import type { PipelineRow } from '#src/domains/ci/pipelines/table.ts';
import { findVisibleRequest } from '#src/domains/ci/pipelines/visible-request.ts';
import { findShownVariables } from '#src/domains/ci/pipelines/variables.ts';

/** Jobs of one pipeline that its payload shows. */
const maxBuilds = 1000;

/** The status in words; a pipeline that waits for manual jobs has its own word. */
const words: Partial<Readonly<Record<PipelineRow['status'], string>>> = {
  manual: 'waiting for manual action',
};

/** A pipeline with a changed status, with the newest job of each name. */
export async function presentPipelinePayload(
  db: Database,
  { id }: { readonly id: number },
  url: Urls,
): Promise<WithCommits<PipelineHookPayload>> {
  const pipeline = await db<PipelineRow>('pipelines').where({ id }).first();
  if (pipeline === undefined) throw new RowNotFound();
  const { plain: project } = await loadHookProject(db, pipeline.project_id, url);
  const path = project.path_with_namespace;
  const jobs = await db('jobs')
    .where('jobs.pipeline_id', id)
    .whereRaw('not jobs.retried')
    .orderBy(['jobs.stage_index', 'jobs.id'])
    .limit(maxBuilds)
    .select<JobRow[]>([...jobColumns]);
  const source = await findSourcePipeline(db, pipeline.source_job_id, url);
  const warnings = pipeline.status === 'success' && (await hasWarnings(db, pipeline));
  const variables = await findShownVariables(db, id);
  const request = await findVisibleRequest(db, pipeline, pipeline.user_id);
  const page = `/${path}/-/pipelines/${id}`;
  const payload: PipelineHookPayload = {
    object_kind: 'pipeline',
    object_attributes: {
      id,
      iid: pipeline.iid,
      ref: pipeline.ref,
      tag: pipeline.tag,
      sha: pipeline.sha,
      before_sha: pipeline.before_sha ?? noObjectId,
      source: pipeline.source,
      status: pipeline.status,
      detailed_status:
        words[pipeline.status] ??
        describePipelineStatus(pipeline.status, { warnings, path: page }).label,
      stages: [...new Set(jobs.map(({ stage }) => stage))],
      created_at: formatHookTime(pipeline.created_at),
      finished_at: formatHookTimeOrNull(pipeline.finished_at),
      duration: pipeline.duration,
      queued_duration: pipeline.queued_duration,
      variables: variables.map(({ key, value }) => ({ key, value })),
      name: pipeline.name,
      url: url.web(page),
    },
    merge_request: request === null ? null : await presentHookPipelineRequest(db, request.id, url),
    user: await loadHookUser(db, pipeline.user_id, url),
    project,
    commit: null,
    builds: await presentHookBuilds(db, jobs, url),
    ...(source !== null && { source_pipeline: source }),
  };
  const places = [{ at: ['commit'], sha: pipeline.sha, as: 'commit' } as const];
  return { projectId: pipeline.project_id, path, payload, places };
}
