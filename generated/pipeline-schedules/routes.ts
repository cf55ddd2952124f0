// Generated from spec/domains/* /pipeline-schedules.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeBasicPipeline, writeMessage } from '../common/writers.ts';
import { writePipelineSchedule, writePipelineScheduleVariable, writePipelineScheduleWithVariables } from '../pipeline-schedules/writers.ts';

/** List the pipeline schedules of a project */
export const listPipelineSchedules = defineOperation<HearthFacts>({
  id: 'listPipelineSchedules',
  resource: 'pipeline-schedules',
  source: 'spec/domains/ci/pipeline-schedules.yaml#listPipelineSchedules',
  method: 'GET',
  path: '/projects/{id}/pipeline_schedules',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":null,"signedIn":false,"early":true},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","scope","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListPipelineSchedules,
  responses: [
    answer.json((v: never) => w.array(v, writePipelineSchedule), 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Create a pipeline schedule */
export const createPipelineSchedule = defineOperation<HearthFacts>({
  id: 'createPipelineSchedule',
  resource: 'pipeline-schedules',
  source: 'spec/domains/ci/pipeline-schedules.yaml#createPipelineSchedule',
  method: 'POST',
  path: '/projects/{id}/pipeline_schedules',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","description","ref","cron","cron_timezone","active"],
  validators: { params: checks.check1, body: checks.check3 },
  decode: decoders.decodeCreatePipelineSchedule,
  responses: [
    answer.json(writePipelineScheduleWithVariables, 201),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Get a pipeline schedule */
export const getPipelineSchedule = defineOperation<HearthFacts>({
  id: 'getPipelineSchedule',
  resource: 'pipeline-schedules',
  source: 'spec/domains/ci/pipeline-schedules.yaml#getPipelineSchedule',
  method: 'GET',
  path: '/projects/{id}/pipeline_schedules/{pipeline_schedule_id}',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":null,"signedIn":false,"early":true},"scopes":["api","read_api"]},
  pathParameters: ["id","pipeline_schedule_id"],
  order: ["id","pipeline_schedule_id"],
  validators: { params: checks.check4 },
  decode: decoders.decodeGetPipelineSchedule,
  responses: [
    answer.json(writePipelineScheduleWithVariables, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Change a pipeline schedule */
export const updatePipelineSchedule = defineOperation<HearthFacts>({
  id: 'updatePipelineSchedule',
  resource: 'pipeline-schedules',
  source: 'spec/domains/ci/pipeline-schedules.yaml#updatePipelineSchedule',
  method: 'PUT',
  path: '/projects/{id}/pipeline_schedules/{pipeline_schedule_id}',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
  pathParameters: ["id","pipeline_schedule_id"],
  order: ["id","pipeline_schedule_id","description","ref","cron","cron_timezone","active"],
  validators: { params: checks.check4, body: checks.check3 },
  decode: decoders.decodeUpdatePipelineSchedule,
  responses: [
    answer.json(writePipelineScheduleWithVariables, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Delete a pipeline schedule */
export const deletePipelineSchedule = defineOperation<HearthFacts>({
  id: 'deletePipelineSchedule',
  resource: 'pipeline-schedules',
  source: 'spec/domains/ci/pipeline-schedules.yaml#deletePipelineSchedule',
  method: 'DELETE',
  path: '/projects/{id}/pipeline_schedules/{pipeline_schedule_id}',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
  pathParameters: ["id","pipeline_schedule_id"],
  order: ["id","pipeline_schedule_id","If-Unmodified-Since"],
  validators: { params: checks.check4, headers: checks.check5 },
  decode: decoders.decodeDeletePipelineSchedule,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403, 404),
    answer.json(writeMessage, 412),
  ],
});

/** List the pipelines of a schedule */
export const listPipelinesOfPipelineSchedule = defineOperation<HearthFacts>({
  id: 'listPipelinesOfPipelineSchedule',
  resource: 'pipeline-schedules',
  source: 'spec/domains/ci/pipeline-schedules.yaml#listPipelinesOfPipelineSchedule',
  method: 'GET',
  path: '/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/pipelines',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":null,"signedIn":false,"early":true},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id","pipeline_schedule_id"],
  order: ["id","pipeline_schedule_id","page","per_page"],
  validators: { params: checks.check4, query: checks.check6 },
  decode: decoders.decodeListPipelinesOfPipelineSchedule,
  responses: [
    answer.json((v: never) => w.array(v, writeBasicPipeline), 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Run a pipeline schedule now */
export const playPipelineSchedule = defineOperation<HearthFacts>({
  id: 'playPipelineSchedule',
  resource: 'pipeline-schedules',
  source: 'spec/domains/ci/pipeline-schedules.yaml#playPipelineSchedule',
  method: 'POST',
  path: '/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/play',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
  pathParameters: ["id","pipeline_schedule_id"],
  order: ["id","pipeline_schedule_id"],
  validators: { params: checks.check4 },
  decode: decoders.decodePlayPipelineSchedule,
  responses: [
    answer.json(writeMessage, 201),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Take over a pipeline schedule */
export const takeOwnershipOfPipelineSchedule = defineOperation<HearthFacts>({
  id: 'takeOwnershipOfPipelineSchedule',
  resource: 'pipeline-schedules',
  source: 'spec/domains/ci/pipeline-schedules.yaml#takeOwnershipOfPipelineSchedule',
  method: 'POST',
  path: '/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/take_ownership',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
  pathParameters: ["id","pipeline_schedule_id"],
  order: ["id","pipeline_schedule_id"],
  validators: { params: checks.check4 },
  decode: decoders.decodeTakeOwnershipOfPipelineSchedule,
  responses: [
    answer.json(writePipelineScheduleWithVariables, 201),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Add a variable to a pipeline schedule */
export const createPipelineScheduleVariable = defineOperation<HearthFacts>({
  id: 'createPipelineScheduleVariable',
  resource: 'pipeline-schedules',
  source: 'spec/domains/ci/pipeline-schedules.yaml#createPipelineScheduleVariable',
  method: 'POST',
  path: '/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
  pathParameters: ["id","pipeline_schedule_id"],
  order: ["id","pipeline_schedule_id","key","value","variable_type"],
  validators: { params: checks.check4, body: checks.check7 },
  decode: decoders.decodeCreatePipelineScheduleVariable,
  responses: [
    answer.json(writePipelineScheduleVariable, 201),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Get a variable of a pipeline schedule */
export const getPipelineScheduleVariable = defineOperation<HearthFacts>({
  id: 'getPipelineScheduleVariable',
  resource: 'pipeline-schedules',
  source: 'spec/domains/ci/pipeline-schedules.yaml#getPipelineScheduleVariable',
  method: 'GET',
  path: '/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key}',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":null,"signedIn":false,"early":true},"scopes":["api","read_api"]},
  pathParameters: ["id","pipeline_schedule_id","key"],
  order: ["id","pipeline_schedule_id","key"],
  validators: { params: checks.check8 },
  decode: decoders.decodeGetPipelineScheduleVariable,
  responses: [
    answer.json(writePipelineScheduleVariable, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Change a variable of a pipeline schedule */
export const updatePipelineScheduleVariable = defineOperation<HearthFacts>({
  id: 'updatePipelineScheduleVariable',
  resource: 'pipeline-schedules',
  source: 'spec/domains/ci/pipeline-schedules.yaml#updatePipelineScheduleVariable',
  method: 'PUT',
  path: '/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key}',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
  pathParameters: ["id","pipeline_schedule_id","key"],
  order: ["id","pipeline_schedule_id","key","value","variable_type"],
  validators: { params: checks.check8, body: checks.check9 },
  decode: decoders.decodeUpdatePipelineScheduleVariable,
  responses: [
    answer.json(writePipelineScheduleVariable, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Delete a variable of a pipeline schedule */
export const deletePipelineScheduleVariable = defineOperation<HearthFacts>({
  id: 'deletePipelineScheduleVariable',
  resource: 'pipeline-schedules',
  source: 'spec/domains/ci/pipeline-schedules.yaml#deletePipelineScheduleVariable',
  method: 'DELETE',
  path: '/projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key}',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
  pathParameters: ["id","pipeline_schedule_id","key"],
  order: ["id","pipeline_schedule_id","key"],
  validators: { params: checks.check8 },
  decode: decoders.decodeDeletePipelineScheduleVariable,
  responses: [
    answer.json(writePipelineScheduleVariable, 202),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});
