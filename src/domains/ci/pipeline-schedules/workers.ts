import type { Database } from '#src/database/database.ts';
import {
  toUnknownRequest,
  readWorkRequest,
  type StoredRequest,
} from '#src/policy/work-requester.ts';
import { postponeWhileSilent } from '#src/settings/silent-mode.ts';
import { Forbidden } from '#src/errors.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { findProjectAsUser } from '#src/policy/project-as-user.ts';
import { minuteMs } from '#src/units.ts';
import { Postponed, type WorkerDefinition } from '#src/workers/definition.ts';
import { ofPipelineSchedule, toUserOwner } from '#src/workers/owners.ts';
import { dropPipeline } from '#src/domains/ci/pipelines/remove.ts';
import type { PipelineRow } from '#src/domains/ci/pipelines/table.ts';
import { createPipeline, PipelineRefused } from '#src/domains/ci/pipelines/create.ts';
import { findRef } from '#src/domains/ci/pipelines/refs.ts';
import { findScheduleVariables, type ScheduleRow, scheduleVariableValue } from './table.ts';
import { computeRunAfter } from './times.ts';
import { restSchedulesOfUser } from './of-shut-out-users.ts';

/** Maximum difference between the clocks of several machines, in milliseconds. */
const clockSkewMs = minuteMs;

/**
 * Computes the next run of a due schedule, and starts its pipeline. Deactivates a schedule whose owner may no longer
 * start pipelines in the project.
 */
export const runPipelineSchedule: WorkerDefinition<{ readonly id: number }> = {
  name: 'run_pipeline_schedule',
  worksFor: ({ id }, db) => ofPipelineSchedule(db, id),

  async run({ id }, { db, workers, clock }) {
    await postponeWhileSilent(db);
    const schedule = await find(db, id);
    if (schedule === undefined || !schedule.active) return;
    const due = new Date(schedule.next_run_at);
    const early = due.getTime() - clock().getTime();
    // The schedule was changed, which queued another job.
    if (early > clockSkewMs) return;
    if (early > 0) throw new Postponed(early);

    const { cron, cron_timezone: timeZone, owner_id, project_id, next_run_at } = schedule;
    const may = owner_id !== null && (await mayStartPipelines(db, owner_id, project_id));
    const next = await computeRunAfter({ cron, timeZone }, due, clock());
    await db.transaction(async (db) => {
      const moved = await db('pipeline_schedules')
        .where({ id, active: true, next_run_at, owner_id })
        .update(may ? { next_run_at: next.toISOString() } : { active: false });
      if (moved === 0 || !may) return;
      const key = `${id} ${next.toISOString()}`;
      await workers.enqueue(db, runPipelineSchedule, { id }, { runAt: next, key });
      await workers.enqueue(db, playPipelineSchedule, { id, user_id: owner_id });
    });
  },
};

async function find(db: Database, id: number): Promise<ScheduleRow | undefined> {
  const [row] = await db<ScheduleRow>('pipeline_schedules').where({ id }).select('*').limit(1);
  return row;
}

async function mayStartPipelines(db: Database, user: number, project: number): Promise<boolean> {
  const as = await findProjectAsUser(db, toUnknownRequest(user), project);
  return as !== null && as.project.level >= AccessLevel.Developer;
}

/** Starts a pipeline of a schedule for a user, once for each queued job. */
export const playPipelineSchedule: WorkerDefinition<StoredRequest & { readonly id: number }> = {
  name: 'play_pipeline_schedule',
  lane: 'apart',
  worksFor: ({ user_id }) => toUserOwner(user_id),

  async run(payload, dependencies, { id: cause, signal }) {
    const { id } = payload;
    const { db, git, log } = dependencies;
    const schedule = await find(db, id);
    if (schedule === undefined) return;
    const started = await db('pipeline_schedule_runs')
      .join('pipelines', 'pipelines.id', 'pipeline_schedule_runs.pipeline_id')
      .where({ 'pipeline_schedule_runs.cause': cause })
      .select<PipelineRow[]>('pipelines.id', 'pipelines.project_id', 'pipelines.writing')
      .first();
    // An attempt that was cut off left it.
    if (started?.writing === 'creation') await dropPipeline(dependencies, started);
    else if (started !== undefined) return;
    const { project_id } = schedule;
    const as = await findProjectAsUser(db, readWorkRequest(payload), project_id);
    if (as === null) return;
    const variables = (await findScheduleVariables(db, id)).map((row) => ({
      key: row.key,
      value: scheduleVariableValue(db, row),
      variable_type: row.variable_type,
      of_schedule: true,
    }));
    try {
      const found = await findRef(git, as.project, schedule.ref, { branchFirst: true });
      await createPipeline(
        { ...dependencies, signal },
        {
          ...as,
          ...found,
          source: 'schedule',
          variables,
          storesFaults: true,
          remember: async (db, { id: pipeline_id }) => {
            await db('pipeline_schedule_runs').insert({
              pipeline_schedule_id: id,
              pipeline_id,
              cause,
            });
          },
        },
      );
    } catch (error) {
      if (!(error instanceof PipelineRefused || error instanceof Forbidden)) throw error;
      log.info(
        { event: 'pipeline_not_created', schedule: id, err: error },
        'schedule created no pipeline',
      );
    }
  },
};

/** Background jobs of the resource. */
export const workers = [playPipelineSchedule, restSchedulesOfUser, runPipelineSchedule];
