import { minuteMs } from '#src/units.ts';
import { Postponed, type WorkerDefinition } from '#src/workers/definition.ts';
import { ofPipeline } from '#src/workers/owners.ts';
import { beginPipeline } from './begin.ts';
import { dropPipeline } from './remove.ts';
import type { PipelineRow } from './table.ts';

/** Milliseconds after which a worker completes a pipeline, if its request did not. */
export const graceTimeMs = minuteMs;

/** Begins a pipeline whose process may have ended before that; one that has not all its jobs is dropped. */
export const beginPipelines: WorkerDefinition<{ readonly id: number }> = {
  name: 'begin_pipeline',
  worksFor: ({ id }, db) => ofPipeline(db, id),

  async run({ id }, dependencies) {
    const { db, clock } = dependencies;
    const pipeline = await db<PipelineRow>('pipelines').where({ id }).first();
    if (pipeline?.writing !== 'creation') {
      await beginPipeline(dependencies, id);
      return;
    }
    const writtenLately = Date.parse(pipeline.updated_at) + graceTimeMs > clock().getTime();
    if (writtenLately) throw new Postponed(graceTimeMs);
    await dropPipeline(dependencies, pipeline);
  },
};
