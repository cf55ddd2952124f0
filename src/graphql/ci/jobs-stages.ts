import type {
  CiGroupSource,
  CiStageSource,
  DetailedStatusSource,
} from '#generated/graphql/resolvers.ts';
import type { PipelineStatus } from '#generated/common/types.ts';
import { formatGlobalId } from '#runtime/graphql/global-ids.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { prepareStatement } from '#src/database/statement.ts';
import type { GraphqlContext } from '../context.ts';
import { gatherRowsBy } from '#src/database/group-rows.ts';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import { Pauses } from '#src/turns/pauses.ts';
import { toJobGroupName } from '#src/domains/ci/pipelines/group-name.ts';
import {
  computeCompositeStatus,
  type JobOutcome,
} from '#src/domains/ci/pipelines/composite-status.ts';
import { describePipelineStatus } from '#src/domains/ci/pipelines/detailed-status.ts';
import { loadPipelineHome, loadPipelineRow, toStatusSource } from './pipelines-pipelines.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import { describeJobStatus } from '#src/domains/ci/jobs/detailed-status.ts';

/** Jobs of one stage in one state. */
interface PartRow extends JobOutcome {
  readonly pipeline_id: number;
  readonly stage_index: number;
  readonly stage: string;
  readonly retried: boolean;
  /** The first job, by id. */
  readonly first: number;
}

const byState = ['pipeline_id', 'stage_index', 'stage', 'retried', 'status', 'allow_failure'];

const findParts = prepareStatement<{ ids: readonly number[] }, PartRow>((db, { ids }) =>
  whereInList(db('jobs'), 'jobs.pipeline_id', ids)
    .groupBy(byState)
    .select(byState)
    .min('id as first')
    .orderBy('stage_index')
    .orderBy('stage'),
);

/** Pipelines whose jobs one statement reads. */
const pipelineBatchSize = 20;

/** A stage; it has the id of its first job. */
interface Stage {
  readonly pipeline: number;
  readonly index: number;
  readonly name: string;
  readonly first: number;
  readonly outcomes: readonly JobOutcome[];
}

async function findStages(
  db: Database,
  pipelines: readonly number[],
): Promise<ReadonlyMap<number, readonly Stage[]>> {
  const stages: Stage[] = [];
  const pauses = new Pauses();
  for (const ids of splitIntoBatches(pipelines, pipelineBatchSize)) {
    const parts = await findParts.all(db, { ids });
    const byStage = gatherRowsBy(parts, (part) => `${part.pipeline_id} ${part.stage_index}`);
    for (const rows of byStage.values()) {
      const [row] = rows;
      if (row === undefined) continue;
      stages.push({
        pipeline: Number(row.pipeline_id),
        index: row.stage_index,
        name: row.stage,
        first: Math.min(...rows.map(({ first }) => Number(first))),
        outcomes: rows.filter(({ retried }) => !retried),
      });
    }
    await pauses.take();
  }
  return gatherRowsBy(stages, ({ pipeline }) => pipeline);
}

const loadStages = (ids: readonly number[], { request: { db } }: GraphqlContext) =>
  findStages(db, ids);

/** The stages of a pipeline in order; pipelines are read in batches. */
export async function loadPipelineStages(
  context: GraphqlContext,
  pipelineId: number,
): Promise<CiStageSource[]> {
  const stages = (await context.batches.load(loadStages, pipelineId, context)) ?? [];
  return stages.map(({ pipeline, index, name, first, outcomes }) => ({
    first_job_id: first,
    pipeline_id: pipeline,
    stage_index: index,
    id: formatGlobalId(context.globalIdApp, 'Ci::Stage', first),
    name,
    status: computeCompositeStatus(outcomes) ?? 'created',
  }));
}

export async function loadStageStatus(
  context: GraphqlContext,
  { pipeline_id, first_job_id, stage_index }: CiStageSource,
): Promise<DetailedStatusSource | null> {
  const stages = (await context.batches.load(loadStages, pipeline_id, context)) ?? [];
  const stage = stages.find(({ index }) => index === stage_index);
  if (stage === undefined) return null;
  const status = computeCompositeStatus(stage.outcomes) ?? 'created';
  const shown = await presentStatus(context, stage, status);
  return toStatusSource(shown, { status, id: first_job_id });
}

const mayAndDidNot = ({ status, allow_failure }: JobOutcome) =>
  allow_failure && (status === 'failed' || status === 'canceled');

/** The status of several jobs of a pipeline, with the pipeline's page as its link. */
async function presentStatus(
  context: GraphqlContext,
  { pipeline, name, outcomes }: Pick<Stage, 'pipeline' | 'name' | 'outcomes'>,
  status: PipelineStatus,
) {
  const { project_id } = await loadPipelineRow(context, pipeline);
  const { full_path } = await loadPipelineHome(context, project_id);
  const page = context.request.url.web(`${full_path}/-/pipelines/${pipeline}`);
  const path = `${new URL(page).pathname}#${name}`;
  return describePipelineStatus(status, { warnings: outcomes.some(mayAndDidNot), path });
}

/** Limit on jobs of a stage whose names are read: more than any plan permits in a pipeline. */
const maxJobs = 10_000;

type StageJobRow = Pick<JobRow, 'id' | 'name' | 'status' | 'allow_failure' | 'failure_reason'>;

/** The jobs of a stage, grouped by their job in the configuration. */
export async function loadStageGroups(
  context: GraphqlContext,
  { pipeline_id, stage_index, name: stage }: CiStageSource,
): Promise<CiGroupSource[]> {
  const { db } = context.request;
  const jobs = await context.lookUp(
    async (): Promise<StageJobRow[]> =>
      await db<JobRow>('jobs')
        .where({ pipeline_id, stage_index })
        .whereRaw('not retried')
        .orderBy('id')
        .limit(maxJobs)
        .select('id', 'name', 'status', 'allow_failure', 'failure_reason'),
  );
  const groups = gatherRowsBy(jobs, ({ name }) => toJobGroupName(name));
  return Promise.all(
    [...groups].map(async ([name, own]) => {
      const status = computeCompositeStatus(own) ?? 'created';
      const part = { pipeline: pipeline_id, name: stage ?? '', outcomes: own };
      const shown = await presentStatus(context, part, status);
      const [only] = own;
      const first = only?.id ?? 0;
      const isAlone = only !== undefined && own.length === 1;
      const single = isAlone ? describeJobStatus(only, shown.details_path ?? '') : shown;
      return {
        id: `${stage ?? ''}-${status}-${name}`,
        name,
        size: own.length,
        detailedStatus: isAlone
          ? toStatusSource(single, { status: only.status, id: first, job: first })
          : toStatusSource(shown, { status, id: first }),
        jobs: own.map(({ id }) => ({ id })),
      };
    }),
  );
}
