// Generated from spec/resources/job-execution.yaml; do not edit. Run `npm run generate`.
import type { Operation } from '../../generator/runtime/operation.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeJobPayload } from '../job-execution/writers.ts';

/** Ask for a job */
export const requestJob: Operation = {
  id: 'requestJob',
  resource: 'job-execution',
  source: 'spec/resources/job-execution.yaml:5:5',
  method: 'POST',
  path: '/jobs/request',
  access: {"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: [],
  order: ["token","last_update","info","session","job_age"],
  decode: decoders.decodeRequestJob,
  validators: { params: null, query: null, body: checks.check1 },
  relations: null,
  takesBody: true,
  responses: {
    201: { write: writeJobPayload, mediaType: null },
    204: { write: null, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    409: { write: writeAnyError, mediaType: null },
  },
};

/** Say how a job goes */
export const updateRunningJob: Operation = {
  id: 'updateRunningJob',
  resource: 'job-execution',
  source: 'spec/resources/job-execution.yaml:87:5',
  method: 'PUT',
  path: '/jobs/{id}',
  access: {"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id"],
  order: ["id","token","state","failure_reason","exit_code","checksum","output","info"],
  decode: decoders.decodeUpdateRunningJob,
  validators: { params: checks.check2, query: null, body: checks.check3 },
  relations: null,
  takesBody: true,
  responses: {
    200: { write: (v: never) => w.number(v), mediaType: null },
    202: { write: (v: never) => w.number(v), mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
  },
};

/** Write more of the log of a job */
export const appendToTrace: Operation = {
  id: 'appendToTrace',
  resource: 'job-execution',
  source: 'spec/resources/job-execution.yaml:126:5',
  method: 'PATCH',
  path: '/jobs/{id}/trace',
  access: {"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id"],
  order: ["id","debug_trace","JOB-TOKEN","Content-Range","body"],
  decode: decoders.decodeAppendToTrace,
  validators: { params: checks.check2, query: null, body: null },
  relations: null,
  takesBody: true,
  wholeBody: 'file',
  files: {"":33554432},
  responses: {
    202: { write: null, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    416: { write: writeAnyError, mediaType: null },
  },
};

/** Get the log of a job */
export const getJobTrace: Operation = {
  id: 'getJobTrace',
  resource: 'job-execution',
  source: 'spec/resources/job-execution.yaml:179:5',
  method: 'GET',
  path: '/projects/{id}/jobs/{job_id}/trace',
  access: {"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id","job_id"],
  order: ["id","job_id"],
  decode: decoders.decodeGetJobTrace,
  validators: { params: checks.check4, query: null, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: null, mediaType: "text/plain" },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};
