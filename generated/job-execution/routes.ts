// Generated from spec/domains/* /job-execution.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeJobPayload } from '../job-execution/writers.ts';

/** Ask for a job */
export const requestJob = defineOperation<HearthFacts>({
  id: 'requestJob',
  resource: 'job-execution',
  source: 'spec/domains/ci/job-execution.yaml#requestJob',
  method: 'POST',
  path: '/jobs/request',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api"]},
  order: ["token","last_update","info","session","job_age"],
  validators: { body: checks.check1 },
  decode: decoders.decodeRequestJob,
  responses: [
    answer.json(writeJobPayload, 201),
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403, 409),
  ],
});

/** Say how a job goes */
export const updateRunningJob = defineOperation<HearthFacts>({
  id: 'updateRunningJob',
  resource: 'job-execution',
  source: 'spec/domains/ci/job-execution.yaml#updateRunningJob',
  method: 'PUT',
  path: '/jobs/{id}',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","token","state","failure_reason","exit_code","checksum","output","info"],
  validators: { params: checks.check2, body: checks.check3 },
  decode: decoders.decodeUpdateRunningJob,
  responses: [
    answer.json((v: never) => w.number(v), 200, 202),
    answer.json(writeAnyError, 400, 401, 403),
  ],
});

/** Write more of the log of a job */
export const appendToTrace = defineOperation<HearthFacts>({
  id: 'appendToTrace',
  resource: 'job-execution',
  source: 'spec/domains/ci/job-execution.yaml#appendToTrace',
  method: 'PATCH',
  path: '/jobs/{id}/trace',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","debug_trace","JOB-TOKEN","Content-Range","body"],
  validators: { params: checks.check2, headers: checks.check4 },
  wholeBody: "file",
  files: {"":33554432},
  decode: decoders.decodeAppendToTrace,
  responses: [
    answer.empty(202),
    answer.json(writeAnyError, 400, 401, 403, 416),
  ],
});

/** Get the log of a job */
export const getJobTrace = defineOperation<HearthFacts>({
  id: 'getJobTrace',
  resource: 'job-execution',
  source: 'spec/domains/ci/job-execution.yaml#getJobTrace',
  method: 'GET',
  path: '/projects/{id}/jobs/{job_id}/trace',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id","job_id"],
  order: ["id","job_id"],
  validators: { params: checks.check5 },
  decode: decoders.decodeGetJobTrace,
  responses: [
    answer.content('text/plain', 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});
