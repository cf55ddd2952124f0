// Generated from spec/domains/* /triggers.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage, writePipeline } from '../common/writers.ts';
import { writePipelineTrigger } from '../triggers/writers.ts';

/** Start a pipeline with a trigger token */
export const triggerPipelineOfRef = defineOperation<HearthFacts>({
  id: 'triggerPipelineOfRef',
  resource: 'triggers',
  source: 'spec/domains/ci/triggers.yaml#triggerPipelineOfRef',
  method: 'POST',
  path: '/projects/{id}/ref/{ref}/trigger/pipeline',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api"]},
  pathParameters: ["id","ref"],
  order: ["id","ref","X-Gitlab-Event","token","variables"],
  validators: { params: checks.check1, headers: checks.check2, body: checks.check3 },
  decode: decoders.decodeTriggerPipelineOfRef,
  responses: [
    answer.json(writePipeline, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Start a pipeline with a trigger token */
export const triggerPipeline = defineOperation<HearthFacts>({
  id: 'triggerPipeline',
  resource: 'triggers',
  source: 'spec/domains/ci/triggers.yaml#triggerPipeline',
  method: 'POST',
  path: '/projects/{id}/trigger/pipeline',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","X-Gitlab-Event","ref","token","variables"],
  validators: { params: checks.check4, headers: checks.check2, body: checks.check5 },
  decode: decoders.decodeTriggerPipeline,
  responses: [
    answer.json(writePipeline, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List the trigger tokens of a project */
export const listPipelineTriggers = defineOperation<HearthFacts>({
  id: 'listPipelineTriggers',
  resource: 'triggers',
  source: 'spec/domains/ci/triggers.yaml#listPipelineTriggers',
  method: 'GET',
  path: '/projects/{id}/triggers',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":false,"early":true},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","page","per_page"],
  validators: { params: checks.check4, query: checks.check6 },
  decode: decoders.decodeListPipelineTriggers,
  responses: [
    answer.json((v: never) => w.array(v, writePipelineTrigger), 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Create a trigger token */
export const createPipelineTrigger = defineOperation<HearthFacts>({
  id: 'createPipelineTrigger',
  resource: 'triggers',
  source: 'spec/domains/ci/triggers.yaml#createPipelineTrigger',
  method: 'POST',
  path: '/projects/{id}/triggers',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","description"],
  validators: { params: checks.check4, body: checks.check7 },
  decode: decoders.decodeCreatePipelineTrigger,
  responses: [
    answer.json(writePipelineTrigger, 201),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Get a trigger token */
export const getPipelineTrigger = defineOperation<HearthFacts>({
  id: 'getPipelineTrigger',
  resource: 'triggers',
  source: 'spec/domains/ci/triggers.yaml#getPipelineTrigger',
  method: 'GET',
  path: '/projects/{id}/triggers/{trigger_id}',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":false,"early":true},"scopes":["api","read_api"]},
  pathParameters: ["id","trigger_id"],
  order: ["id","trigger_id"],
  validators: { params: checks.check8 },
  decode: decoders.decodeGetPipelineTrigger,
  responses: [
    answer.json(writePipelineTrigger, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Change a trigger token */
export const updatePipelineTrigger = defineOperation<HearthFacts>({
  id: 'updatePipelineTrigger',
  resource: 'triggers',
  source: 'spec/domains/ci/triggers.yaml#updatePipelineTrigger',
  method: 'PUT',
  path: '/projects/{id}/triggers/{trigger_id}',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
  pathParameters: ["id","trigger_id"],
  order: ["id","trigger_id","description"],
  validators: { params: checks.check8, body: checks.check7 },
  decode: decoders.decodeUpdatePipelineTrigger,
  responses: [
    answer.json(writePipelineTrigger, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Revoke a trigger token */
export const deletePipelineTrigger = defineOperation<HearthFacts>({
  id: 'deletePipelineTrigger',
  resource: 'triggers',
  source: 'spec/domains/ci/triggers.yaml#deletePipelineTrigger',
  method: 'DELETE',
  path: '/projects/{id}/triggers/{trigger_id}',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
  pathParameters: ["id","trigger_id"],
  order: ["id","trigger_id","If-Unmodified-Since"],
  validators: { params: checks.check8, headers: checks.check9 },
  decode: decoders.decodeDeletePipelineTrigger,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403, 404),
    answer.json(writeMessage, 412),
  ],
});
