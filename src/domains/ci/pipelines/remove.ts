import type { Database } from '#src/database/database.ts';
import { clearReferences } from '#src/database/in-parts.ts';
import { prepare, publish } from '#src/domain-events/publish.ts';
import type { Workers } from '#src/workers/definition.ts';
import { pipelineRemoved } from '#src/domains/ci/jobs/events.ts';
import { releasePipeline } from './begin.ts';
import { cancelWithChildren } from './cancel.ts';
import { lockPipeline, type PipelineRow } from './table.ts';

interface Context {
  readonly db: Database;
  readonly clock: () => Date;
  readonly workers: Pick<Workers, 'enqueue'>;
}

type Removed = Pick<PipelineRow, 'id' | 'project_id'>;

/** Number of child pipelines that one query reads. */
const childBatchSize = 100;

/**
 * Removes a pipeline and its downstream pipelines in the same project, one by one and in batches. All of them are
 * canceled first, so that waiting jobs continue.
 */
export async function removePipeline(context: Context, pipeline: Removed): Promise<void> {
  await cancelWithChildren(context, pipeline.id);
  await dropPipeline(context, pipeline);
}

/** Removes a pipeline that was never announced: its jobs are incomplete, and none has started. */
export async function dropPipeline(context: Context, { id, project_id }: Removed): Promise<void> {
  const { db, clock, workers } = context;
  for (let count = childBatchSize; count === childBatchSize;) {
    const children = await db('pipelines')
      .where({ parent_pipeline_id: id })
      .limit(childBatchSize)
      .select<Removed[]>('id', 'project_id');
    for (const child of children) await dropPipeline(context, child);
    count = children.length;
  }
  const removed = pipelineRemoved({ pipelineId: id, projectId: project_id, at: clock() });
  await prepare(db, removed);
  await db.transaction(async (db) => {
    if ((await lockPipeline(db, id)) === undefined) return;
    await publish(db, removed);
  });
  await clearReferences(db, 'pipelines', [id]);
  await db.transaction(async (db) => {
    await db('pipelines').where({ id }).delete();
    await workers.enqueue(db, releasePipeline, { id, project_id });
  });
}
