import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { prepareShapedStatement, prepareStatement } from '#src/database/statement.ts';
import { gatherRowsBy } from '#src/database/group-rows.ts';
import { Pauses } from '#src/turns/pauses.ts';
import {
  computeCompositeStatus,
  type JobOutcome,
} from '#src/domains/ci/pipelines/composite-status.ts';
import { isSettled, loadOutcomes } from '#src/domains/ci/pipelines/outcomes.ts';
import {
  type Admitted,
  type JobCandidate,
  computeStatusOfNeeds,
  chooseTurnAfter,
} from './admission.ts';

/** Number of jobs whose needs are read together. */
export const followedBatchSize = 100;

const candidateColumns = [
  ...['jobs.id', 'jobs.name', 'jobs.stage_index', 'jobs.status', 'jobs.allow_failure'],
  ...['jobs.run_when', 'jobs.has_needs'],
];

const findOfStage = prepareStatement<
  { pipeline: number; stage: number; most: number },
  JobCandidate
>((db, { pipeline, stage, most }) =>
  db('jobs')
    .where({ pipeline_id: pipeline, stage_index: stage })
    .whereRaw(`status = 'created' and not has_needs and not retried`)
    .orderBy('id')
    .limit(most)
    .select(candidateColumns),
);

/**
 * Latest jobs that need a job of this name and have a status, at most `followedBatchSize`, with greater ids than the
 * given one.
 */
export const findNeeding = prepareShapedStatement<
  'created' | 'skipped',
  { pipeline: number; name: string; after: number },
  JobCandidate
>((db, { pipeline, name, after }, status) =>
  db('job_needs')
    .join('jobs', 'jobs.id', 'job_needs.job_id')
    .where('job_needs.pipeline_id', pipeline)
    .where('job_needs.name', name)
    .where('job_needs.job_id', '>', after)
    .whereRaw(`jobs.status = '${status}' and not jobs.retried`)
    .orderBy('job_needs.job_id')
    .limit(followedBatchSize, { skipBinding: true })
    .select(candidateColumns),
);

/**
 * Counts equal outcomes once. A cross join keeps its order on SQLite, which would otherwise read all jobs of the
 * pipeline first.
 */
const findNeeded = prepareStatement<
  { pipeline: number; ids: readonly number[] },
  JobOutcome & { readonly job_id: number }
>((db, { pipeline, ids }) =>
  whereInList(db('job_needs'), 'job_needs.job_id', ids)
    .crossJoin(db.raw('jobs'))
    .where('jobs.pipeline_id', pipeline)
    .whereRaw('jobs.name = job_needs.name and not jobs.retried')
    .distinct('job_needs.job_id', 'jobs.status', 'jobs.allow_failure'),
);

interface Following {
  readonly turns: ReadonlyMap<number, Admitted>;
  /** True if more jobs may be ready to start. */
  readonly more: boolean;
}

/**
 * Finds up to `most` jobs of a pipeline that may start: those of the next stage, and those that need one of `changed`.
 * The number of other jobs does not affect the rows read.
 */
export async function findFollowing(
  db: Database,
  pipeline: number,
  changed: readonly string[],
  most: number,
): Promise<Following> {
  const turns = await admitNextStage(db, pipeline, most);
  for (const name of changed) {
    if (!(await addNeeding(db, { pipeline, name, most }, turns))) return { turns, more: true };
  }
  return { turns, more: false };
}

/** Adds the jobs that need this one and may start. False if they exceed the limit. */
async function addNeeding(
  db: Database,
  {
    pipeline,
    name,
    most,
  }: { readonly pipeline: number; readonly name: string; readonly most: number },
  turns: Map<number, Admitted>,
): Promise<boolean> {
  const pauses = new Pauses();
  let after = 0;
  for (let found = followedBatchSize; found === followedBatchSize;) {
    const jobs = await findNeeding.all(db, 'created', { pipeline, name, after });
    const needed = await loadNeeded(db, pipeline, jobs);
    for (const job of jobs) {
      const turn = chooseTurnAfter(job, computeStatusOfNeeds(needed.get(job.id) ?? []));
      if (turn === null || turns.has(job.id)) continue;
      if (turns.size === most) return false;
      turns.set(job.id, turn);
    }
    found = jobs.length;
    after = jobs.at(-1)?.id ?? after;
    await pauses.take();
  }
  return true;
}

/** The next stage is the first with a job that is not settled; earlier ones are over. */
async function admitNextStage(
  db: Database,
  pipeline: number,
  most: number,
): Promise<Map<number, Admitted>> {
  const outcomes = await loadOutcomes(db, pipeline);
  const open = outcomes.filter((outcome) => !isSettled(outcome));
  const stage = Math.min(...open.map(({ first_stage }) => first_stage));
  if (!open.some(({ status }) => status === 'created')) return new Map();
  const before = outcomes.filter(({ first_stage }) => first_stage < stage);
  const prior = computeCompositeStatus(before) ?? 'success';
  const jobs = await findOfStage.all(db, { pipeline, stage, most });
  return new Map(
    jobs.flatMap((job) => {
      const turn = chooseTurnAfter(job, prior);
      return turn === null ? [] : [[job.id, turn]];
    }),
  );
}

async function loadNeeded(
  db: Database,
  pipeline: number,
  jobs: readonly JobCandidate[],
): Promise<ReadonlyMap<number, readonly JobOutcome[]>> {
  if (jobs.length === 0) return new Map();
  const found = await findNeeded.all(db, { pipeline, ids: jobs.map(({ id }) => id) });
  return gatherRowsBy(found, ({ job_id }) => job_id);
}

/** Names of the jobs among these that block no other job any more. */
export async function findSettled(db: Database, ids: readonly number[]): Promise<string[]> {
  const rows: (JobOutcome & { readonly name: string })[] = await whereInList(
    db('jobs'),
    'jobs.id',
    ids,
  ).select('name', 'status', 'allow_failure');
  return rows.filter((row) => isSettled(row)).map(({ name }) => name);
}
