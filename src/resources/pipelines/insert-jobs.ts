import { setImmediate } from 'node:timers/promises';
import type { StoredJob } from '../../ci/job-columns.ts';
import type { PlannedPipeline } from '../../ci/questions.ts';
import type { Database } from '../../database/database.ts';
import { inBatches, rowsAtOnce } from '../../in-batches.ts';
import { queueTagsOf } from '../jobs/queue-tag.ts';
import type { PipelineRow } from './table.ts';

/** Stores the jobs of a plan, none of which has begun; others have their turn after each batch. */
export async function insertJobs(
  db: Database,
  pipeline: PipelineRow,
  { jobs: batches }: PlannedPipeline,
  now: string,
): Promise<void> {
  const { id: pipeline_id, project_id, sha, ref, tag, user_id } = pipeline;
  const common = { project_id, pipeline_id, sha, ref, tag, user_id };
  const needing: { name: string; needs: StoredJob['needs'] }[] = [];
  for (const batch of batches) {
    const jobs = JSON.parse(batch) as readonly StoredJob[];
    const made = { status: 'created', created_at: now, updated_at: now };
    const queueTagOf = await queueTagsOf(
      db,
      jobs.map(({ columns }) => columns.tag_list),
    );
    await db('jobs').insert(
      jobs.map(({ columns }) => {
        const queue_tag = queueTagOf(columns.tag_list);
        return { ...common, ...columns, queue_tag, ...made };
      }),
    );
    for (const { columns, needs } of jobs) {
      if (needs.length > 0) needing.push({ name: columns.name, needs });
    }
    await setImmediate();
  }
  await insertNeeds(db, pipeline_id, needing);
}

async function insertNeeds(
  db: Database,
  pipeline_id: number,
  jobs: readonly { readonly name: string; readonly needs: StoredJob['needs'] }[],
): Promise<void> {
  if (jobs.length === 0) return;
  const stored: { id: number; name: string }[] = await db('jobs')
    .where({ pipeline_id })
    .select('id', 'name');
  const ids = new Map(stored.map(({ id, name }) => [name, id]));
  const rows = jobs.flatMap(({ name, needs }) =>
    needs.map(({ job, artifacts, optional }) => ({
      ...{ job_id: ids.get(name), name: job, artifacts, optional },
    })),
  );
  for (const some of inBatches(rows, rowsAtOnce)) {
    await db('job_needs').insert(some);
    await setImmediate();
  }
}
