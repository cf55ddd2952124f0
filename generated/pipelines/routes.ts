// Generated from spec/domains/* /pipelines.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeBasicPipeline, writeMessage, writePipeline } from '../common/writers.ts';
import { writePipelineVariable, writeTestReport, writeTestReportSummary } from '../pipelines/writers.ts';

/** List the pipelines of a merge request */
export const listMergeRequestPipelines = defineOperation<HearthFacts>({
  id: 'listMergeRequestPipelines',
  resource: 'pipelines',
  source: 'spec/domains/ci/pipelines.yaml#listMergeRequestPipelines',
  method: 'GET',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/pipelines',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id","merge_request_iid"],
  order: ["id","merge_request_iid","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListMergeRequestPipelines,
  responses: [
    answer.json((v: never) => w.array(v, writeBasicPipeline), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Run a pipeline for a merge request */
export const createMergeRequestPipeline = defineOperation<HearthFacts>({
  id: 'createMergeRequestPipeline',
  resource: 'pipelines',
  source: 'spec/domains/ci/pipelines.yaml#createMergeRequestPipeline',
  method: 'POST',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/pipelines',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","merge_request_iid"],
  order: ["id","merge_request_iid"],
  validators: { params: checks.check1 },
  decode: decoders.decodeCreateMergeRequestPipeline,
  responses: [
    answer.json(writePipeline, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Run a pipeline */
export const createPipeline = defineOperation<HearthFacts>({
  id: 'createPipeline',
  resource: 'pipelines',
  source: 'spec/domains/ci/pipelines.yaml#createPipeline',
  method: 'POST',
  path: '/projects/{id}/pipeline',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","ref","variables"],
  validators: { params: checks.check3, body: checks.check4 },
  decode: decoders.decodeCreatePipeline,
  responses: [
    answer.json(writePipeline, 201),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** List the pipelines of a project */
export const listProjectPipelines = defineOperation<HearthFacts>({
  id: 'listProjectPipelines',
  resource: 'pipelines',
  source: 'spec/domains/ci/pipelines.yaml#listProjectPipelines',
  method: 'GET',
  path: '/projects/{id}/pipelines',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","scope","status","source","ref","sha","yaml_errors","name","username","updated_after","updated_before","order_by","sort","page","per_page"],
  validators: { params: checks.check3, query: checks.check5 },
  decode: decoders.decodeListProjectPipelines,
  responses: [
    answer.json((v: never) => w.array(v, writeBasicPipeline), 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Get the latest pipeline of a ref */
export const getLatestPipeline = defineOperation<HearthFacts>({
  id: 'getLatestPipeline',
  resource: 'pipelines',
  source: 'spec/domains/ci/pipelines.yaml#getLatestPipeline',
  method: 'GET',
  path: '/projects/{id}/pipelines/latest',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id"],
  order: ["id","ref"],
  validators: { params: checks.check3, query: checks.check6 },
  decode: decoders.decodeGetLatestPipeline,
  responses: [
    answer.json(writePipeline, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get a pipeline */
export const getPipeline = defineOperation<HearthFacts>({
  id: 'getPipeline',
  resource: 'pipelines',
  source: 'spec/domains/ci/pipelines.yaml#getPipeline',
  method: 'GET',
  path: '/projects/{id}/pipelines/{pipeline_id}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id","pipeline_id"],
  order: ["id","pipeline_id"],
  validators: { params: checks.check7 },
  decode: decoders.decodeGetPipeline,
  responses: [
    answer.json(writePipeline, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Delete a pipeline */
export const deletePipeline = defineOperation<HearthFacts>({
  id: 'deletePipeline',
  resource: 'pipelines',
  source: 'spec/domains/ci/pipelines.yaml#deletePipeline',
  method: 'DELETE',
  path: '/projects/{id}/pipelines/{pipeline_id}',
  facts: {"access":{"kind":"project","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","pipeline_id"],
  order: ["id","pipeline_id","If-Unmodified-Since"],
  validators: { params: checks.check7, headers: checks.check8 },
  decode: decoders.decodeDeletePipeline,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});

/** Cancel a pipeline */
export const cancelPipeline = defineOperation<HearthFacts>({
  id: 'cancelPipeline',
  resource: 'pipelines',
  source: 'spec/domains/ci/pipelines.yaml#cancelPipeline',
  method: 'POST',
  path: '/projects/{id}/pipelines/{pipeline_id}/cancel',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","pipeline_id"],
  order: ["id","pipeline_id"],
  validators: { params: checks.check7 },
  decode: decoders.decodeCancelPipeline,
  responses: [
    answer.json(writePipeline, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Retry a pipeline */
export const retryPipeline = defineOperation<HearthFacts>({
  id: 'retryPipeline',
  resource: 'pipelines',
  source: 'spec/domains/ci/pipelines.yaml#retryPipeline',
  method: 'POST',
  path: '/projects/{id}/pipelines/{pipeline_id}/retry',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","pipeline_id"],
  order: ["id","pipeline_id"],
  validators: { params: checks.check7 },
  decode: decoders.decodeRetryPipeline,
  responses: [
    answer.json(writePipeline, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get the test report of a pipeline */
export const getPipelineTestReport = defineOperation<HearthFacts>({
  id: 'getPipelineTestReport',
  resource: 'pipelines',
  source: 'spec/domains/ci/pipelines.yaml#getPipelineTestReport',
  method: 'GET',
  path: '/projects/{id}/pipelines/{pipeline_id}/test_report',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"],"rateLimit":"test_reports"},
  pathParameters: ["id","pipeline_id"],
  order: ["id","pipeline_id"],
  validators: { params: checks.check7 },
  decode: decoders.decodeGetPipelineTestReport,
  responses: [
    answer.json(writeTestReport, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 429),
  ],
});

/** Get the counts of the test report of a pipeline */
export const getPipelineTestReportSummary = defineOperation<HearthFacts>({
  id: 'getPipelineTestReportSummary',
  resource: 'pipelines',
  source: 'spec/domains/ci/pipelines.yaml#getPipelineTestReportSummary',
  method: 'GET',
  path: '/projects/{id}/pipelines/{pipeline_id}/test_report_summary',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id","pipeline_id"],
  order: ["id","pipeline_id"],
  validators: { params: checks.check7 },
  decode: decoders.decodeGetPipelineTestReportSummary,
  responses: [
    answer.json(writeTestReportSummary, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List the variables of a pipeline */
export const listPipelineVariables = defineOperation<HearthFacts>({
  id: 'listPipelineVariables',
  resource: 'pipelines',
  source: 'spec/domains/ci/pipelines.yaml#listPipelineVariables',
  method: 'GET',
  path: '/projects/{id}/pipelines/{pipeline_id}/variables',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id","pipeline_id"],
  order: ["id","pipeline_id","page","per_page"],
  validators: { params: checks.check7, query: checks.check2 },
  decode: decoders.decodeListPipelineVariables,
  responses: [
    answer.json((v: never) => w.array(v, writePipelineVariable), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});
