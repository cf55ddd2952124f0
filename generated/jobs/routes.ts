// Generated from spec/domains/* /jobs.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeArtifactsJob } from '../job-artifacts/writers.ts';
import { writeBridge } from '../jobs/writers.ts';

/** Get the job of a job token */
export const getRunningJob = defineOperation<HearthFacts>({
  id: 'getRunningJob',
  resource: 'jobs',
  source: 'spec/domains/ci/jobs.yaml#getRunningJob',
  method: 'GET',
  path: '/job',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"],"security":["privateToken","bearer","privateTokenQuery","jobToken","sessionCookie"]},
  decode: decoders.decodeGetRunningJob,
  responses: [
    answer.json(writeArtifactsJob, 200),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List the jobs of a project */
export const listProjectJobs = defineOperation<HearthFacts>({
  id: 'listProjectJobs',
  resource: 'jobs',
  source: 'spec/domains/ci/jobs.yaml#listProjectJobs',
  method: 'GET',
  path: '/projects/{id}/jobs',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","scope","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListProjectJobs,
  responses: [
    answer.json((v: never) => w.array(v, writeArtifactsJob), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get a job */
export const getJob = defineOperation<HearthFacts>({
  id: 'getJob',
  resource: 'jobs',
  source: 'spec/domains/ci/jobs.yaml#getJob',
  method: 'GET',
  path: '/projects/{id}/jobs/{job_id}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id","job_id"],
  order: ["id","job_id"],
  validators: { params: checks.check3 },
  decode: decoders.decodeGetJob,
  responses: [
    answer.json(writeArtifactsJob, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Cancel a job */
export const cancelJob = defineOperation<HearthFacts>({
  id: 'cancelJob',
  resource: 'jobs',
  source: 'spec/domains/ci/jobs.yaml#cancelJob',
  method: 'POST',
  path: '/projects/{id}/jobs/{job_id}/cancel',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","job_id"],
  order: ["id","job_id"],
  validators: { params: checks.check3 },
  decode: decoders.decodeCancelJob,
  responses: [
    answer.json(writeArtifactsJob, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Erase a job */
export const eraseJob = defineOperation<HearthFacts>({
  id: 'eraseJob',
  resource: 'jobs',
  source: 'spec/domains/ci/jobs.yaml#eraseJob',
  method: 'POST',
  path: '/projects/{id}/jobs/{job_id}/erase',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","job_id"],
  order: ["id","job_id"],
  validators: { params: checks.check3 },
  decode: decoders.decodeEraseJob,
  responses: [
    answer.json(writeArtifactsJob, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Play a job */
export const playJob = defineOperation<HearthFacts>({
  id: 'playJob',
  resource: 'jobs',
  source: 'spec/domains/ci/jobs.yaml#playJob',
  method: 'POST',
  path: '/projects/{id}/jobs/{job_id}/play',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","job_id"],
  order: ["id","job_id","job_variables_attributes"],
  validators: { params: checks.check3, body: checks.check4 },
  decode: decoders.decodePlayJob,
  responses: [
    answer.json(writeArtifactsJob, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Retry a job */
export const retryJob = defineOperation<HearthFacts>({
  id: 'retryJob',
  resource: 'jobs',
  source: 'spec/domains/ci/jobs.yaml#retryJob',
  method: 'POST',
  path: '/projects/{id}/jobs/{job_id}/retry',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","job_id"],
  order: ["id","job_id","job_variables_attributes"],
  validators: { params: checks.check3, body: checks.check4 },
  decode: decoders.decodeRetryJob,
  responses: [
    answer.json(writeArtifactsJob, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List the trigger jobs of a pipeline */
export const listPipelineBridges = defineOperation<HearthFacts>({
  id: 'listPipelineBridges',
  resource: 'jobs',
  source: 'spec/domains/ci/jobs.yaml#listPipelineBridges',
  method: 'GET',
  path: '/projects/{id}/pipelines/{pipeline_id}/bridges',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id","pipeline_id"],
  order: ["id","pipeline_id","scope","page","per_page"],
  validators: { params: checks.check5, query: checks.check2 },
  decode: decoders.decodeListPipelineBridges,
  responses: [
    answer.json((v: never) => w.array(v, writeBridge), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List the jobs of a pipeline */
export const listPipelineJobs = defineOperation<HearthFacts>({
  id: 'listPipelineJobs',
  resource: 'jobs',
  source: 'spec/domains/ci/jobs.yaml#listPipelineJobs',
  method: 'GET',
  path: '/projects/{id}/pipelines/{pipeline_id}/jobs',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id","pipeline_id"],
  order: ["id","pipeline_id","scope","include_retried","page","per_page"],
  validators: { params: checks.check5, query: checks.check2 },
  decode: decoders.decodeListPipelineJobs,
  responses: [
    answer.json((v: never) => w.array(v, writeArtifactsJob), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});
