import type {
  CreatePipelineSchedule,
  UpdatePipelineSchedule,
} from '#generated/pipeline-schedules/types.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import { insertReturning } from '#src/database/dialect.ts';
import { BadRequest, Forbidden, NotFound } from '#src/errors.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { findLengthErrors, findTextErrors } from '#src/text/text-errors.ts';
import { findPlanLimits } from '#src/domains/platform/application/plan-limits.ts';
import { requireRoom } from '#src/domains/core/projects/held-owner.ts';
import { holdProject } from '#src/domains/core/projects/table.ts';
import { mayChangePipelines } from '#src/domains/ci/pipelines/policy.ts';
import type { ScheduleRow } from './table.ts';
import { computeFirstRun, findTimesErrors } from './times.ts';
import { runPipelineSchedule } from './workers.ts';

type Attributes = Pick<
  ScheduleRow,
  'description' | 'ref' | 'cron' | 'cron_timezone' | 'active' | 'owner_id'
>;

/** @throws BadRequest, Forbidden */
export async function createSchedule(
  context: RequestContext,
  project: ProjectAccess,
  body: CreatePipelineSchedule,
): Promise<ScheduleRow> {
  const { now, clock, workers, config } = context;
  const attributes: Attributes = {
    description: body.description,
    ref: body.ref,
    cron: body.cron,
    cron_timezone: body.cron_timezone ?? 'UTC',
    active: body.active ?? true,
    owner_id: requireActor(context).user.id,
  };
  await checkAttributes(attributes);
  await requireRef(context, project, attributes.ref);
  const first = await computeFirstRun(toTimes(attributes), clock());
  return context.db.transaction(async (db) => {
    // Locks the project: simultaneous requests count each other's schedules.
    await holdProject(db, project.id);
    const { ci_pipeline_schedules: most } = await findPlanLimits(db, config.plan);
    const others = db('pipeline_schedules').where('project_id', project.id);
    if (most > 0) await requireRoom(others, most, 'pipeline schedules');
    const row = await insertReturning<ScheduleRow>(db, 'pipeline_schedules', {
      ...attributes,
      project_id: project.id,
      next_run_at: first.toISOString(),
      created_at: now,
      updated_at: now,
    });
    if (row.active)
      await workers.enqueue(db, runPipelineSchedule, { id: row.id }, { runAt: first });
    return row;
  });
}

/**
 * Changes a schedule; runs missed while it was inactive are not repeated.
 * @throws BadRequest, Forbidden, NotFound when it is gone meanwhile
 */
export async function changeSchedule(
  context: RequestContext,
  project: ProjectAccess,
  before: ScheduleRow,
  changes: UpdatePipelineSchedule & { readonly owner_id?: number },
): Promise<ScheduleRow> {
  const { now, clock, workers, config } = context;
  const after: Attributes = {
    description: changes.description ?? before.description,
    ref: changes.ref ?? before.ref,
    cron: changes.cron ?? before.cron,
    cron_timezone: changes.cron_timezone ?? before.cron_timezone,
    active: changes.active ?? before.active,
    owner_id: changes.owner_id ?? before.owner_id,
  };
  await checkAttributes(after);
  await requireRef(context, project, after.ref);
  const begins =
    after.cron !== before.cron ||
    after.cron_timezone !== before.cron_timezone ||
    (after.active && !before.active);
  const next = begins ? await computeFirstRun(toTimes(after), clock()) : null;
  return context.db.transaction(async (db) => {
    if (after.active && !before.active) {
      await holdProject(db, project.id);
      const { ci_pipeline_schedules: most } = await findPlanLimits(db, config.plan);
      const others = db('pipeline_schedules').where({ project_id: project.id, active: true });
      if (most > 0) await requireRoom(others, most, 'active pipeline schedules');
    }
    const [row] = await db('pipeline_schedules')
      .where({ id: before.id })
      .update({
        ...after,
        updated_at: now,
        ...(next !== null && { next_run_at: next.toISOString() }),
      })
      .returning<ScheduleRow[]>('*');
    if (row === undefined) throw new NotFound('Pipeline Schedule');
    if (row.active && next !== null) {
      const options = { runAt: next, key: `${row.id} ${row.next_run_at}` };
      await workers.enqueue(db, runPipelineSchedule, { id: row.id }, options);
    }
    return row;
  });
}

const toTimes = ({ cron, cron_timezone }: Pick<ScheduleRow, 'cron' | 'cron_timezone'>) => ({
  cron,
  timeZone: cron_timezone,
});

async function checkAttributes(attributes: Attributes): Promise<void> {
  const errors: Record<string, string[]> = await findTimesErrors(toTimes(attributes));
  for (const name of ['description', 'ref'] as const) {
    const texts =
      name === 'ref' ? findTextErrors(attributes.ref) : findLengthErrors(attributes[name]);
    if (texts.length > 0) errors[name] = texts;
  }
  if (Object.keys(errors).length > 0) throw new BadRequest(errors);
}

/** @throws Forbidden where the ref is protected against the caller */
export async function requireRef(
  context: RequestContext,
  project: ProjectAccess,
  ref: string,
): Promise<void> {
  if (!(await mayChangePipelines(context.db, project, requireActor(context), parseRef(ref)))) {
    throw new Forbidden();
  }
}

/** The name of a branch or tag, from its full or its short name. */
function parseRef(ref: string): { readonly ref: string; readonly tag: boolean } {
  const tag = /^refs\/tags\/(.+)$/.exec(ref)?.[1];
  return tag === undefined
    ? { ref: ref.replace(/^refs\/heads\//, ''), tag: false }
    : { ref: tag, tag: true };
}
