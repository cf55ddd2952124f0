// Generated from spec/resources/pipelines.yaml; do not edit. Run `npm run generate`.
import type { Operation } from '../../generator/runtime/operation.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeBasicPipeline, writeMessage, writePipeline } from '../common/writers.ts';

/** List the pipelines of a merge request */
export const listMergeRequestPipelines: Operation = {
  id: 'listMergeRequestPipelines',
  resource: 'pipelines',
  source: 'spec/resources/pipelines.yaml:7:5',
  method: 'GET',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/pipelines',
  access: {"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: true,
  pending: false,
  pathParameters: ["id","merge_request_iid"],
  order: ["id","merge_request_iid","page","per_page"],
  decode: decoders.decodeListMergeRequestPipelines,
  validators: { params: checks.check1, query: checks.check2, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: (v: never) => w.array(v, writeBasicPipeline), mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};

/** List the pipelines of a project */
export const listProjectPipelines: Operation = {
  id: 'listProjectPipelines',
  resource: 'pipelines',
  source: 'spec/resources/pipelines.yaml:44:5',
  method: 'GET',
  path: '/projects/{id}/pipelines',
  access: {"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: true,
  pending: false,
  pathParameters: ["id"],
  order: ["id","scope","status","source","ref","sha","yaml_errors","name","username","updated_after","updated_before","order_by","sort","page","per_page"],
  decode: decoders.decodeListProjectPipelines,
  validators: { params: checks.check3, query: checks.check4, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: (v: never) => w.array(v, writeBasicPipeline), mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeAnyError, mediaType: null },
  },
};

/** Get the latest pipeline of a ref */
export const getLatestPipeline: Operation = {
  id: 'getLatestPipeline',
  resource: 'pipelines',
  source: 'spec/resources/pipelines.yaml:128:5',
  method: 'GET',
  path: '/projects/{id}/pipelines/latest',
  access: {"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id"],
  order: ["id","ref"],
  decode: decoders.decodeGetLatestPipeline,
  validators: { params: checks.check3, query: checks.check5, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: writePipeline, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};

/** Get a pipeline */
export const getPipeline: Operation = {
  id: 'getPipeline',
  resource: 'pipelines',
  source: 'spec/resources/pipelines.yaml:148:5',
  method: 'GET',
  path: '/projects/{id}/pipelines/{pipeline_id}',
  access: {"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id","pipeline_id"],
  order: ["id","pipeline_id"],
  decode: decoders.decodeGetPipeline,
  validators: { params: checks.check6, query: null, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: writePipeline, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};

/** Delete a pipeline */
export const deletePipeline: Operation = {
  id: 'deletePipeline',
  resource: 'pipelines',
  source: 'spec/resources/pipelines.yaml:163:5',
  method: 'DELETE',
  path: '/projects/{id}/pipelines/{pipeline_id}',
  access: {"kind":"project","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id","pipeline_id"],
  order: ["id","pipeline_id","If-Unmodified-Since"],
  decode: decoders.decodeDeletePipeline,
  validators: { params: checks.check6, query: null, body: null },
  relations: null,
  takesBody: true,
  responses: {
    204: { write: null, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
    412: { write: writeMessage, mediaType: null },
  },
};
