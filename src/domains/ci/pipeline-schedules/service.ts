import { deleteInParts } from '#src/database/in-parts.ts';
import type { PipelineSchedulesService } from '#generated/pipeline-schedules/service.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import { BadRequest } from '#src/errors.ts';
import { toWorkRequest } from '#src/policy/work-requester.ts';
import { authorize } from '#src/policy/authorize.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { checkUnmodifiedSince } from '#src/text/unmodified-since.ts';
import { presentBasicPipeline } from '#src/domains/ci/pipelines/presenter.ts';
import { findVariableKeyErrors } from '#src/domains/ci/variables/validity.ts';
import { changeSchedule, createSchedule, requireRef } from './changes.ts';
import { schedulePolicy } from './policy.ts';
import { loadSchedule, presentSchedule, presentScheduleVariable } from './presenter.ts';
import {
  findSchedule,
  findScheduleVariable,
  insertScheduleVariable,
  listRuns,
  listSchedules,
  type ScheduleWithOwner,
  updateScheduleVariable,
} from './table.ts';
import { playPipelineSchedule } from './workers.ts';

export const pipelineSchedules = {
  async listPipelineSchedules({ project, query }, { db, url }) {
    const { rows, page } = await listSchedules(db, project.id, query);
    return { status: 200, page, body: rows.map((row) => presentSchedule(row, url)) };
  },

  async getPipelineSchedule({ project, params }, context) {
    const schedule = await findSchedule(context.db, project.id, params.pipeline_schedule_id);
    return { status: 200, body: await loadSchedule(context, project, schedule) };
  },

  async createPipelineSchedule({ project, body }, context) {
    authorize(schedulePolicy.create, { project });
    const { id } = await createSchedule(context, project, body);
    return { status: 201, body: await loadById(context, project, id) };
  },

  async updatePipelineSchedule({ project, params, body = {} }, context) {
    const schedule = await findAllowed(context, project, params, 'change');
    await changeSchedule(context, project, schedule, body);
    return { status: 200, body: await loadById(context, project, schedule.id) };
  },

  async deletePipelineSchedule({ project, params, headers }, context) {
    const { id, updated_at } = await findAllowed(context, project, params, 'delete');
    checkUnmodifiedSince(headers['If-Unmodified-Since'], updated_at);
    const { db } = context;
    await deleteInParts(db, 'pipeline_schedules', db('pipeline_schedules').where({ id }));
    return { status: 204 };
  },

  async takeOwnershipOfPipelineSchedule({ project, params }, context) {
    authorize(schedulePolicy.create, { project });
    const schedule = await findSchedule(context.db, project.id, params.pipeline_schedule_id);
    const { user } = requireActor(context);
    await changeSchedule(context, project, schedule, { owner_id: user.id });
    return { status: 201, body: await loadById(context, project, schedule.id) };
  },

  async playPipelineSchedule({ project, params }, context) {
    authorize(schedulePolicy.create, { project });
    const { db, workers } = context;
    const { id, ref } = await findSchedule(db, project.id, params.pipeline_schedule_id);
    await requireRef(context, project, ref);
    const by = toWorkRequest(requireActor(context));
    // Each play starts a separate pipeline, even at the same time.
    await workers.enqueue(db, playPipelineSchedule, { id, ...by });
    return { status: 201, body: { message: '201 Created' } };
  },

  async listPipelinesOfPipelineSchedule({ project, params, query }, { db, url }) {
    const { id } = await findSchedule(db, project.id, params.pipeline_schedule_id);
    const { rows, page } = await listRuns(db, id, query);
    return { status: 200, page, body: rows.map((row) => presentBasicPipeline(row, project, url)) };
  },

  async getPipelineScheduleVariable({ project, params }, context) {
    const { id } = await findAllowed(context, project, params, 'readVariables');
    const row = await findScheduleVariable(context.db, id, params.key);
    return { status: 200, body: presentScheduleVariable(context.db, row) };
  },

  async createPipelineScheduleVariable({ project, params, body }, context) {
    const { db } = context;
    const { id } = await findAllowed(context, project, params, 'change');
    const errors = findVariableKeyErrors(body.key);
    if (errors.length > 0) throw new BadRequest({ key: errors });
    const { key, value, variable_type = 'env_var' } = body;
    const row = await insertScheduleVariable(db, id, { key, value, variable_type });
    return { status: 201, body: presentScheduleVariable(db, row) };
  },

  async updatePipelineScheduleVariable({ project, params, body = {} }, context) {
    const { db } = context;
    const { id } = await findAllowed(context, project, params, 'change');
    const { value, variable_type } = body;
    const row = await updateScheduleVariable(db, await findScheduleVariable(db, id, params.key), {
      ...(value !== undefined && { value }),
      ...(variable_type !== undefined && { variable_type }),
    });
    return { status: 200, body: presentScheduleVariable(db, row) };
  },

  async deletePipelineScheduleVariable({ project, params }, context) {
    const { db } = context;
    const { id } = await findAllowed(context, project, params, 'change');
    const row = await findScheduleVariable(db, id, params.key);
    await db('pipeline_schedule_variables').where({ id: row.id }).delete();
    return { status: 202, body: presentScheduleVariable(db, row) };
  },
} satisfies PipelineSchedulesService<RequestContext>;

async function loadById(context: RequestContext, project: ProjectAccess, id: number) {
  return loadSchedule(context, project, await findSchedule(context.db, project.id, id));
}

/** @throws NotFound, Forbidden */
async function findAllowed(
  context: RequestContext,
  project: ProjectAccess,
  params: { readonly pipeline_schedule_id: number },
  ability: 'change' | 'delete' | 'readVariables',
): Promise<ScheduleWithOwner> {
  const schedule = await findSchedule(context.db, project.id, params.pipeline_schedule_id);
  authorize(schedulePolicy[ability], { project, schedule, actor: requireActor(context) });
  return schedule;
}
