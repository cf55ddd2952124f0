import type { Database } from '#src/database/database.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { finishJob } from '#src/domains/ci/jobs/transitions.ts';
import { type RunnerRow, runnerColumns } from '#src/domains/ci/runners/table.ts';
import { mayTake } from './matching.ts';
import { type JobQueue, loadJobQueue, readProjects, type Situation } from './queue.ts';
import { findWaitingProjects, type WaitingJobs } from './waiting-jobs.ts';

const findOfInstance = prepareStatement<object, RunnerRow>((db) =>
  db('runners').where({ runner_type: 'instance_type', active: true }).select(runnerColumns),
);

const findOwn = prepareStatement<{ project: number }, RunnerRow>((db, { project }) =>
  db('runners')
    .where('runners.active', true)
    .where((own) => {
      own
        .whereIn(
          'runners.id',
          db('runner_projects').where('project_id', project).select('runner_id'),
        )
        .orWhereIn(
          'runners.group_id',
          db('namespace_ancestors')
            .join('projects', 'projects.namespace_id', 'namespace_ancestors.namespace_id')
            .where('projects.id', project)
            .select('namespace_ancestors.ancestor_id'),
        );
    })
    .select(runnerColumns),
);

const findAlike = prepareStatement<Omit<WaitingJobs, 'first'>, { id: number }>(
  (db, { project_id, tag_list, ref, tag }) =>
    db('jobs')
      .whereRaw(`status = 'pending' and kind = 'build'`)
      .where({ project_id, tag_list, ref, tag })
      .orderBy('id')
      .limit(1_000)
      .select('id'),
);

/**
 * Ends jobs that only instance runners could take, if their minutes of the month are used up. Jobs for a runner of the
 * project or of a group keep waiting.
 */
export async function endOverQuota(
  db: Database,
  situation: Situation,
  signal: AbortSignal,
): Promise<void> {
  let after = 0;
  while (!signal.aborted) {
    const ids = await findWaitingProjects(db, { after });
    if (ids.length === 0) return;
    after = ids.at(-1) ?? after;
    const projects = await readProjects(db, ids, situation);
    const limited = [...projects].filter(([, each]) => {
      return each.out_of_minutes && each.shared_runners_enabled;
    });
    if (limited.length > 0) await endLimited(db, new Map(limited), situation, signal);
  }
}

async function endLimited(
  db: Database,
  projects: JobQueue['projects'],
  situation: Situation,
  signal: AbortSignal,
): Promise<void> {
  const queue = await loadJobQueue(db, projects);
  const ofInstance = await findOfInstance.all(db, {});
  const failed = { status: 'failed', failureReason: 'ci_quota_exceeded' } as const;
  for (const { project_id, tag_list, ref, tag } of queue.jobs) {
    const alike = { project_id, tag_list, ref, tag };
    if (!(await mayAnyTake(db, ofInstance, queue, alike))) continue;
    const own = await findOwn.all(db, { project: project_id });
    if (await mayAnyTake(db, own, queue, alike)) continue;
    for (const { id } of await findAlike.all(db, alike)) {
      if (signal.aborted) return;
      await finishJob(db, id, { ...failed, from: ['pending'] }, situation.at);
    }
  }
}

async function mayAnyTake(
  db: Database,
  runners: readonly RunnerRow[],
  queue: JobQueue,
  jobs: Omit<WaitingJobs, 'first'>,
): Promise<boolean> {
  for (const runner of runners) {
    if (await mayTake(db, runner, queue, jobs)) return true;
  }
  return false;
}
