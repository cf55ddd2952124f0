import type { MergeRequestDetail } from '../../../generated/merge-requests/types.ts';
import type { RequestContext } from '../../context.ts';
import { findVisibleProject, type ProjectAccess } from '../../policy/project-access.ts';
import { loadPipeline } from '../pipelines/details.ts';
import { findHeadPipeline, type Headed } from '../pipelines/head-pipeline.ts';
import { mayReadPipelines } from '../pipelines/policy.ts';
import { presentBasicPipeline } from '../pipelines/presenter.ts';

type Shown = Pick<
  MergeRequestDetail,
  'latest_build_started_at' | 'latest_build_finished_at' | 'pipeline' | 'head_pipeline'
>;

const nothing = {
  latest_build_started_at: null,
  latest_build_finished_at: null,
  pipeline: null,
};

/** The fields of an answer about the head pipeline; of a fork that is hidden from the actor they tell nothing. */
export async function presentHeadPipeline(
  context: Pick<RequestContext, 'db' | 'actor' | 'url'>,
  target: ProjectAccess,
  mergeRequest: Headed,
): Promise<Shown> {
  const { db, url } = context;
  const source = await findSource(context, target, mergeRequest.source_project_id);
  if (source === null || !(await mayReadPipelines(db, source))) return nothing;
  const row = await findHeadPipeline(db, mergeRequest);
  if (row === null) return { ...nothing, head_pipeline: null };
  return {
    latest_build_started_at: row.started_at,
    latest_build_finished_at: row.finished_at,
    pipeline: presentBasicPipeline(row, source, url),
    head_pipeline: await loadPipeline(db, row, source, url),
  };
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
