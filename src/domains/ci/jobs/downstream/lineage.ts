import type { Database } from '#src/database/database.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import { loadPipelineAncestors, maxChildDepth } from '#src/domains/ci/pipelines/lineage.ts';
import type { PipelineRow } from '#src/domains/ci/pipelines/table.ts';

/** Pipelines of one ref that may lead to another one there. */
const maxAlike = 2;

/** Pipelines that start one another, each in another project or for another ref. */
const maxChainPipelines = 100;

/** Tells whether a downstream pipeline would repeat one of its ancestors. */
export async function isPipelineLoop(
  db: Database,
  { id: source_job_id }: JobRow,
  { project_id, ref, tag }: Pick<PipelineRow, 'project_id' | 'ref' | 'tag'>,
): Promise<boolean> {
  const above = await loadPipelineAncestors(db, { source_job_id }, maxChainPipelines);
  const alike = above
    .filter(({ parent_pipeline_id }) => parent_pipeline_id === null)
    .filter((each) => each.project_id === project_id && each.ref === ref && each.tag === tag);
  return alike.length >= maxAlike || above.length === maxChainPipelines;
}

/** Counts the ancestors of a pipeline, up to the limit. */
export async function countParents(db: Database, pipeline: PipelineRow): Promise<number> {
  let depth = 0;
  let parent = pipeline.parent_pipeline_id;
  while (parent !== null && depth < maxChildDepth) {
    depth += 1;
    const above: PipelineRow | undefined = await db<PipelineRow>('pipelines')
      .where({ id: parent })
      .first();
    parent = above?.parent_pipeline_id ?? null;
  }
  return depth;
}
