import type { Database } from '#src/database/database.ts';
import { whereInList, isUniqueViolation } from '#src/database/dialect.ts';
import { prepareShapedStatement, prepareStatement } from '#src/database/statement.ts';
import type { WorkerDefinition, Workers } from '#src/workers/definition.ts';
import { ofPipeline, ofProject } from '#src/workers/owners.ts';
import { jobColumns, type JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import { lockPipeline } from '#src/domains/ci/pipelines/table.ts';
import type { ResourceGroupRow } from '#src/domains/ci/resource-groups/table.ts';
import { changeJobs, processPipeline } from './processing.ts';
import { enqueueJob } from './transitions.ts';

interface Payload {
  readonly project_id: number;
  /** The pipeline that waits for a resource, or has let go of one. Earlier versions did not name it. */
  readonly pipeline_id?: number;
  /** The name of the last group that was assigned. */
  readonly after?: string;
}

/** Number of resource groups that one job assigns. */
const groupBatchSize = 100;

/** The index that lets one job of a resource group be queued or run at a time. */
const holders = 'jobs_holding_resources';

interface Waiting {
  readonly resource_group: string;
  readonly held: boolean;
}

/** Groups of a project with jobs that wait, each found by one step into an index. */
const findGroups = prepareStatement<
  { project: number; after: string; most: number; one: number },
  Waiting
>((db, { project, after, most, one }) =>
  db.raw(
    `with recursive first_group as (
         select resource_group from jobs
         where status = 'waiting_for_resource' and project_id = ? and resource_group > ?
         order by resource_group limit ?
       ), walk as (
         select resource_group, 1 as place from first_group
         union all
         select (
           select jobs.resource_group from jobs
           where jobs.status = 'waiting_for_resource' and jobs.project_id = ?
             and jobs.resource_group > walk.resource_group
           order by jobs.resource_group limit ?
         ), place + 1
         from walk where resource_group is not null and place < ?
       )
       select resource_group, exists (
         select 1 from jobs
         where jobs.project_id = ? and jobs.resource_group = walk.resource_group
           and jobs.resource_group is not null and jobs.status in ('preparing', 'pending', 'running')
       ) as held
       from walk where resource_group is not null`,
    [project, after, one, project, one, most, project],
  ),
);

/** Starts jobs that wait for free resource groups: one of each group, in the order of the group. */
export const assignResource: WorkerDefinition<Payload> = {
  name: 'assign_resource',
  worksFor: ({ project_id, pipeline_id }, db) =>
    pipeline_id === undefined ? ofProject(db, project_id) : ofPipeline(db, pipeline_id),

  async run({ project_id, pipeline_id, after = '' }, { db, clock, workers }) {
    // The caller who queued this job, or found it queued, holds the lock until the change is visible.
    if (pipeline_id !== undefined) await db.transaction((db) => lockPipeline(db, pipeline_id));
    const step = { project: project_id, after, most: groupBatchSize, one: 1 };
    const groups = await findGroups.all(db, step);
    const free = groups.filter(({ held }) => !held).map((each) => each.resource_group);
    const next = await listNext(db, project_id, free);
    for (const id of new Set(next.map((job) => job.pipeline_id))) {
      const jobs = next.filter((job) => job.pipeline_id === id);
      await begin(db, Number(id), jobs, clock());
    }
    if (groups.length < groupBatchSize) return;
    const last = groups.at(-1)?.resource_group ?? '';
    await db.transaction((db) => {
      return enqueueAssigning(db, workers, {
        project_id,
        pipeline_id: pipeline_id ?? 0,
        after: last,
      });
    });
  },
};

type Next = Pick<JobRow, 'id' | 'pipeline_id'>;

const findLongestWaiting = prepareStatement<{ project: number; group: string }, Next>(
  (db, { project, group }) =>
    db('jobs')
      .where({ project_id: project, resource_group: group })
      .whereRaw(`status = 'waiting_for_resource'`)
      .orderBy('id')
      .limit(1)
      .select('id', 'pipeline_id'),
);

/** The order of pipelines includes jobs that have yet to request the resource. Within a pipeline, waiting jobs come first. */
const findFirstOfPipelines = prepareShapedStatement<
  'asc' | 'desc',
  { project: number; group: string },
  Next & Pick<JobRow, 'status'>
>((db, { project, group }, order) => {
  const selectComing = () =>
    db('jobs')
      .where({ project_id: project, resource_group: group })
      .whereNotNull('resource_group')
      .whereRaw(`status in ('created', 'scheduled', 'waiting_for_resource')`)
      .limit(1);
  return selectComing()
    .where('pipeline_id', selectComing().orderBy('pipeline_id', order).select('pipeline_id'))
    .orderByRaw(`case status when 'waiting_for_resource' then 0 else 1 end`)
    .orderBy('id')
    .select('id', 'pipeline_id', 'status');
});

/** The next job of each group, if that job already waits. */
async function listNext(
  db: Database,
  project_id: number,
  names: readonly string[],
): Promise<Next[]> {
  if (names.length === 0) return [];
  const groups: Pick<ResourceGroupRow, 'key' | 'process_mode'>[] = await whereInList(
    db('resource_groups'),
    'key',
    names,
  )
    .where({ project_id })
    .select('key', 'process_mode');
  const modes = new Map(groups.map(({ key, process_mode }) => [key, process_mode]));
  const jobs: Next[] = [];
  for (const group of names) {
    const within = { project: project_id, group };
    const mode = modes.get(group) ?? 'unordered';
    if (mode === 'unordered') {
      const job = await findLongestWaiting.first(db, within);
      if (job !== undefined) jobs.push(job);
    } else {
      const order = mode === 'oldest_first' ? 'asc' : 'desc';
      const job = await findFirstOfPipelines.first(db, order, within);
      if (job?.status === 'waiting_for_resource') jobs.push(job);
    }
  }
  return jobs;
}

/** Begins jobs of one pipeline, all at once unless another job got one of their groups just now. */
async function begin(db: Database, id: number, jobs: readonly Next[], at: Date): Promise<void> {
  try {
    await db.transaction(async (db) => {
      const pipeline = await lockPipeline(db, id);
      if (pipeline === undefined) return;
      const waiting = await whereInList(
        db<JobRow>('jobs'),
        'jobs.id',
        jobs.map(({ id }) => Number(id)),
      )
        .where({ status: 'waiting_for_resource' })
        .select<JobRow[]>(...jobColumns);
      await changeJobs(db, waiting, { status: 'pending', queued_at: at.toISOString() }, at);
      await processPipeline(db, pipeline, at, []);
    });
  } catch (error) {
    if (!isUniqueViolation(error, holders)) throw error;
    for (const job of jobs) await beginAlone(db, Number(job.id), at);
  }
}

async function beginAlone(db: Database, id: number, at: Date): Promise<void> {
  try {
    await enqueueJob(db, id, { from: ['waiting_for_resource'] }, at);
  } catch (error) {
    // The end of the job that holds the resource queues another attempt.
    if (!isUniqueViolation(error, holders)) throw error;
  }
}

/** Queues the assignment of resource groups that a pipeline waits for, or has released. Callers hold its lock. */
export async function enqueueAssigning(
  db: Database,
  workers: Pick<Workers, 'enqueue'>,
  payload: Required<Pick<Payload, 'project_id' | 'pipeline_id'>> & Payload,
): Promise<void> {
  const { pipeline_id, after = '' } = payload;
  await workers.enqueue(db, assignResource, payload, { key: `${pipeline_id} ${after}`.trim() });
}
