import type { Database } from '#src/database/database.ts';
import { insertReturning } from '#src/database/dialect.ts';
import type { JobWithOptions } from '#src/domains/ci/pipelines/job-table.ts';
import { insertPipeline, type PipelineRow } from '#src/domains/ci/pipelines/table.ts';

/** Stores a pipeline of a project; without more it is for a commit that does not exist. */
export async function seedPipeline(
  db: Database,
  columns: Partial<PipelineRow> & Pick<PipelineRow, 'project_id'>,
): Promise<PipelineRow> {
  const now = columns.created_at ?? new Date().toISOString();
  const { sha = 'a'.repeat(40), ref = 'main', tag = false, source = 'push', ...more } = columns;
  const { project_id, user_id = null, committed_at = null, ...rest } = more;
  const basic = { project_id, sha, ref, tag, source, user_id, committed_at };
  const { id } = await db.transaction((db) => insertPipeline(db, basic, now));
  if (Object.keys(rest).length > 0) await db('pipelines').where({ id }).update(rest);
  return (await db<PipelineRow>('pipelines').where({ id }).first()) as PipelineRow;
}

/** Stores a job of a pipeline; `needs` names those that it waits for. */
export async function seedJob(
  db: Database,
  pipeline: PipelineRow,
  { needs, ...columns }: Partial<JobWithOptions> & { readonly needs?: readonly string[] } = {},
): Promise<JobWithOptions> {
  const now = columns.created_at ?? new Date().toISOString();
  const { project_id, sha, ref, tag, user_id } = pipeline;
  const job = await insertReturning<JobWithOptions>(db, 'jobs', {
    ...{ project_id, pipeline_id: pipeline.id, kind: 'build', sha, ref, tag, user_id },
    ...{ stage: 'test', stage_index: 2, name: 'rspec', status: 'created', allow_failure: false },
    ...{ created_at: now, updated_at: now, tag_list: '[]' },
    has_needs: needs !== undefined,
    ...columns,
  });
  for (const name of needs ?? []) {
    const need = { job_id: job.id, pipeline_id: pipeline.id, name };
    await db('job_needs').insert({ ...need, artifacts: true, optional: false });
  }
  return job;
}
