import type { Plan, PlannedJob, PlannedVariable } from '../../ci/plan.ts';
import { expandAll, expandVariables } from '../../ci/variables.ts';
import { Unreadable } from '../../ci/yaml.ts';
import type { Database } from '../../database/database.ts';
import { inBatches, rowsAtOnce } from '../../in-batches.ts';
import type { KnownVariables } from './plan.ts';
import type { PipelineRow } from './table.ts';

const variablesIn = (values: ReadonlyMap<string, string>): PlannedVariable[] =>
  Array.from(values, ([key, value]) => ({ key, value, raw: false }));

/** Stores the jobs of a plan, none of which has begun. */
export async function insertJobs(
  db: Database,
  pipeline: PipelineRow,
  plan: Plan,
  { predefined, given }: KnownVariables,
  now: string,
): Promise<void> {
  const { id: pipeline_id, project_id, sha, ref, tag, user_id } = pipeline;
  const rows = plan.jobs.map((job) => {
    const variables = [
      ...variablesIn(predefined),
      ...job.variables,
      ...variablesIn(given),
      { key: 'CI_JOB_NAME', value: job.name, raw: true },
      { key: 'CI_JOB_STAGE', value: job.stage, raw: true },
    ];
    const expand = (text: string) => {
      if (!text.includes('$')) return text;
      try {
        const values = expandAll(variables);
        return expandVariables(text, (key) => values.get(key)).slice(0, 255);
      } catch (error) {
        // Variables that grow beyond all measure are no name.
        if (error instanceof Unreadable) return text.slice(0, 255);
        throw error;
      }
    };
    return {
      ...{ project_id, pipeline_id, sha, ref, tag, user_id, kind: job.kind },
      ...{ stage: job.stage, stage_index: job.stageIndex, name: job.name },
      ...{ status: 'created', allow_failure: job.allowFailure, run_when: job.when },
      has_needs: job.needs !== null,
      interruptible: job.interruptible,
      options: JSON.stringify(job),
      tag_list: job.kind === 'build' ? JSON.stringify(job.tags) : null,
      resource_group: job.resourceGroup === null ? null : expand(job.resourceGroup),
      environment: job.environment === null ? null : expand(job.environment.name),
      created_at: now,
      updated_at: now,
    };
  });
  for (const some of inBatches(rows, rowsAtOnce)) await db('jobs').insert(some);
  await insertNeeds(db, pipeline_id, plan.jobs);
}

async function insertNeeds(
  db: Database,
  pipeline_id: number,
  jobs: readonly PlannedJob[],
): Promise<void> {
  const needing = jobs.filter(({ needs }) => (needs ?? []).some(isOfPipeline));
  if (needing.length === 0) return;
  const stored: { id: number; name: string }[] = await db('jobs')
    .where({ pipeline_id })
    .select('id', 'name');
  const ids = new Map(stored.map(({ id, name }) => [name, id]));
  const rows = needing.flatMap(({ name, needs }) => {
    const own = new Map((needs ?? []).filter(isOfPipeline).map((need) => [need.job, need]));
    return Array.from(own.values(), ({ job, artifacts, optional }) => ({
      ...{ job_id: ids.get(name), name: job, artifacts, optional },
    }));
  });
  for (const some of inBatches(rows, rowsAtOnce)) await db('job_needs').insert(some);
}

const isOfPipeline = (need: NonNullable<PlannedJob['needs']>[number]) =>
  need.project === undefined && need.pipeline === undefined;
