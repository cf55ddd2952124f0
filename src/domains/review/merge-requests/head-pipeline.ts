import type { MergeRequestDetail } from '#generated/merge-requests/types.ts';
import type { RequestContext } from '#src/context.ts';
import { findVisibleProject, type ProjectAccess } from '#src/policy/project-access.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import { loadPipeline } from '#src/domains/ci/pipelines/details.ts';
import { findHeadPipeline, type Headed } from '#src/domains/ci/pipelines/head-pipeline.ts';
import { mayReadPipelines } from '#src/domains/ci/pipelines/policy.ts';
import { presentBasicPipeline } from '#src/domains/ci/pipelines/presenter.ts';

type Shown = Pick<
  MergeRequestDetail,
  'latest_build_started_at' | 'latest_build_finished_at' | 'pipeline' | 'head_pipeline'
>;

const nothing = {
  latest_build_started_at: null,
  latest_build_finished_at: null,
  pipeline: null,
};

/** The fields of an answer about the head pipeline; null for a pipeline that the actor may not see. */
export async function presentHeadPipeline(
  context: Pick<RequestContext, 'db' | 'actor' | 'url'>,
  target: ProjectAccess,
  mergeRequest: Headed,
): Promise<Shown> {
  const { db, url } = context;
  const row = await findHeadPipeline(db, mergeRequest);
  const place = row?.project_id ?? mergeRequest.source_project_id;
  const home = await findSource(context, target, place);
  if (home === null || !(await mayReadPipelines(db, home))) return nothing;
  if (row === null) return { ...nothing, head_pipeline: null };
  return {
    latest_build_started_at: row.started_at,
    latest_build_finished_at: row.finished_at,
    pipeline: presentBasicPipeline(row, home, url),
    head_pipeline: await loadPipeline(db, row, home, url),
  };
}

/** The projects in which pipelines of a merge request may be, as far as the actor reads pipelines there, by id. */
export async function findPipelineHomes(
  context: Pick<RequestContext, 'db' | 'actor'>,
  target: ProjectAccess,
  { source_project_id }: Pick<MergeRequestRow, 'source_project_id'>,
): Promise<ReadonlyMap<number, ProjectAccess>> {
  const source = await findSource(context, target, source_project_id);
  const homes = new Map<number, ProjectAccess>();
  for (const home of source === null ? [target] : [target, source]) {
    if (await mayReadPipelines(context.db, home)) homes.set(home.id, home);
  }
  return homes;
}

/** The project that the branch is in, as the actor has it; null where they may not see it. */
export async function findSource(
  { db, actor }: Pick<RequestContext, 'db' | 'actor'>,
  target: ProjectAccess,
  id: number | null,
): Promise<ProjectAccess | null> {
  if (id === null) return null;
  return id === target.id ? target : findVisibleProject(db, actor, id);
}
