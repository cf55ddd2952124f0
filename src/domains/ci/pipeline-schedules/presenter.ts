import type {
  PipelineSchedule,
  PipelineScheduleVariable,
  PipelineScheduleWithVariables,
} from '#generated/pipeline-schedules/types.ts';
import type { RequestContext } from '#src/context.ts';
import { requireActor } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { readAuthor } from '#src/records/user.ts';
import type { Urls } from '#src/text/urls.ts';
import { presentBasicPipeline } from '#src/domains/ci/pipelines/presenter.ts';
import { presentUserBasic } from '#src/domains/core/users/presenter.ts';
import { schedulePolicy } from './policy.ts';
import {
  findLastRun,
  findScheduleVariables,
  scheduleVariableValue,
  type ScheduleVariableRow,
  type ScheduleWithOwner,
} from './table.ts';

export function presentSchedule(row: ScheduleWithOwner, url: Urls): PipelineSchedule {
  return {
    id: row.id,
    description: row.description,
    ref: row.ref,
    cron: row.cron,
    cron_timezone: row.cron_timezone,
    next_run_at: row.next_run_at,
    active: row.active,
    created_at: row.created_at,
    updated_at: row.updated_at,
    owner: row.owner_id === null ? null : presentUserBasic(readAuthor(row), url),
  };
}

export function presentScheduleVariable(
  db: Database,
  row: ScheduleVariableRow,
): PipelineScheduleVariable {
  return {
    key: row.key,
    variable_type: row.variable_type,
    value: scheduleVariableValue(db, row),
  };
}

/** A schedule on its own. */
export async function loadSchedule(
  context: RequestContext,
  project: ProjectAccess,
  schedule: ScheduleWithOwner,
): Promise<PipelineScheduleWithVariables> {
  const { db, url } = context;
  const shown = schedulePolicy.readVariables({ project, schedule, actor: requireActor(context) });
  const variables = shown ? await findScheduleVariables(db, schedule.id) : [];
  const last = await findLastRun(db, schedule.id);
  return {
    ...presentSchedule(schedule, url),
    last_pipeline: last === null ? null : presentBasicPipeline(last, project, url),
    variables: variables.map((row) => presentScheduleVariable(db, row)),
  };
}
