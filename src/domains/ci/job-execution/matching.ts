import type { Database } from '#src/database/database.ts';
import { prepareStatement } from '#src/database/statement.ts';
import type { RunnerRow } from '#src/domains/ci/runners/table.ts';
import type { JobQueue } from './queue.ts';
import type { WaitingJobs } from './waiting-jobs.ts';

const countRunning = prepareStatement<object, { project_id: number; running: number }>((db) =>
  db('jobs')
    .join('runners', 'runners.id', 'jobs.runner_id')
    .whereRaw(`jobs.status = 'running' and jobs.kind = 'build'`)
    .where('runners.runner_type', 'instance_type')
    .groupBy('jobs.project_id')
    .select('jobs.project_id')
    .count({ running: '*' }),
);

/** Waiting jobs of the runner's projects that it may take, in the order of assignment. */
export async function findJobsForRunner(
  db: Database,
  runner: RunnerRow,
  queues: readonly JobQueue[],
): Promise<WaitingJobs[]> {
  const tags = new Set(runner.tag_list);
  const matching: WaitingJobs[] = [];
  for (const queue of queues) {
    for (const jobs of queue.jobs) {
      if (!takes(runner, tags, jobs)) continue;
      if (runner.access_level === 'ref_protected' && !(await queue.isProtected(db, jobs))) continue;
      matching.push(jobs);
    }
  }
  if (runner.runner_type === 'instance_type') return sortByTurn(db, matching);
  return matching.toSorted((one, other) => one.first - other.first);
}

/** Tells whether a runner of the project may take these jobs. */
export async function mayTake(
  db: Database,
  runner: RunnerRow,
  queue: JobQueue,
  jobs: Omit<WaitingJobs, 'first'>,
): Promise<boolean> {
  if (!takes(runner, new Set(runner.tag_list), jobs)) return false;
  return runner.access_level !== 'ref_protected' || queue.isProtected(db, jobs);
}

function takes(
  { run_untagged }: RunnerRow,
  tags: ReadonlySet<string>,
  { tag_list }: Pick<WaitingJobs, 'tag_list'>,
): boolean {
  const requiredTags = JSON.parse(tag_list) as readonly string[];
  return requiredTags.length === 0 ? run_untagged : requiredTags.every((tag) => tags.has(tag));
}

/** Number of running jobs of each project on instance runners. */
export async function countRunningOnInstanceRunners(db: Database): Promise<Map<number, number>> {
  const rows = await countRunning.all(db, {});
  return new Map(rows.map(({ project_id, running }) => [project_id, Number(running)]));
}

/** Sorts jobs by the number of running jobs of their project on instance runners, fewest first. */
async function sortByTurn(db: Database, jobs: WaitingJobs[]): Promise<WaitingJobs[]> {
  const several = new Set(jobs.map(({ project_id }) => project_id)).size > 1;
  const running = several ? await countRunningOnInstanceRunners(db) : new Map<number, number>();
  const turn = ({ project_id }: WaitingJobs) => running.get(project_id) ?? 0;
  return jobs.toSorted((one, other) => turn(one) - turn(other) || one.first - other.first);
}
