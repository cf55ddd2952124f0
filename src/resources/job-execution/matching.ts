import type { Database } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import type { RunnerRow } from '../runners/table.ts';
import type { JobQueue, WaitingJobs } from './queue.ts';

const findServed = statement<{ runner: number }, { project_id: number }>((db, { runner }) =>
  db('runner_projects').where('runner_id', runner).select('project_id'),
);

const countRunning = statement<object, { project_id: number; running: number }>((db) =>
  db('jobs')
    .join('runners', 'runners.id', 'jobs.runner_id')
    .whereRaw(`jobs.status = 'running' and jobs.kind = 'build'`)
    .where('runners.runner_type', 'instance_type')
    .groupBy('jobs.project_id')
    .select('jobs.project_id')
    .count({ running: '*' }),
);

/** The waiting jobs that a runner may take, in the order in which it should. */
export async function jobsFor(
  db: Database,
  runner: RunnerRow,
  queue: JobQueue,
): Promise<WaitingJobs[]> {
  const serves = await serving(db, runner, queue);
  const tags = new Set(runner.tag_list);
  const matching: WaitingJobs[] = [];
  for (const jobs of queue.jobs) {
    if (!serves(jobs.project_id) || !takes(runner, tags, jobs)) continue;
    if (runner.access_level === 'ref_protected' && !(await queue.isProtected(db, jobs))) continue;
    matching.push(jobs);
  }
  return runner.runner_type === 'instance_type' ? inTurn(db, matching) : matching;
}

/** Tells whether a runner that serves the project of these jobs may take them. */
export async function mayTake(
  db: Database,
  runner: RunnerRow,
  queue: JobQueue,
  jobs: Omit<WaitingJobs, 'first'>,
): Promise<boolean> {
  if (!takes(runner, new Set(runner.tag_list), jobs)) return false;
  return runner.access_level !== 'ref_protected' || queue.isProtected(db, jobs);
}

async function serving(
  db: Database,
  { id, runner_type, group_id }: RunnerRow,
  { projects }: JobQueue,
): Promise<(project: number) => boolean> {
  switch (runner_type) {
    case 'instance_type':
      return (project) => {
        const found = projects.get(project);
        return found?.shared_runners_enabled === true && !found.out_of_minutes;
      };
    case 'group_type':
      return (project) => group_id !== null && projects.get(project)?.groups.has(group_id) === true;
    case 'project_type': {
      const served = await findServed.all(db, { runner: id });
      const own = new Set(served.map(({ project_id }) => project_id));
      return (project) => own.has(project) && projects.has(project);
    }
  }
}

function takes(
  { run_untagged }: RunnerRow,
  tags: ReadonlySet<string>,
  { tag_list }: Pick<WaitingJobs, 'tag_list'>,
): boolean {
  const wanted = JSON.parse(tag_list) as readonly string[];
  return wanted.length === 0 ? run_untagged : wanted.every((tag) => tags.has(tag));
}

/** How many jobs of each project runners of the instance have now. */
export async function runningOnInstanceRunners(db: Database): Promise<Map<number, number>> {
  const rows = await countRunning.all(db, {});
  return new Map(rows.map(({ project_id, running }) => [project_id, Number(running)]));
}

/** Orders jobs so that the project comes first of which runners of the instance run the fewest jobs. */
async function inTurn(db: Database, jobs: WaitingJobs[]): Promise<WaitingJobs[]> {
  if (new Set(jobs.map(({ project_id }) => project_id)).size < 2) return jobs;
  const running = await runningOnInstanceRunners(db);
  const turn = ({ project_id }: WaitingJobs) => running.get(project_id) ?? 0;
  return jobs.toSorted((one, other) => turn(one) - turn(other) || one.first - other.first);
}
