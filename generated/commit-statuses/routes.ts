// Generated from spec/resources/commit-statuses.yaml; do not edit. Run `npm run generate`.
import type { Operation } from '../../generator/runtime/operation.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeCommitStatus } from '../commit-statuses/writers.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';

/** List the statuses of a commit */
export const listCommitStatuses: Operation = {
  id: 'listCommitStatuses',
  resource: 'commit-statuses',
  source: 'spec/resources/commit-statuses.yaml:5:5',
  method: 'GET',
  path: '/projects/{id}/repository/commits/{sha}/statuses',
  access: {"kind":"project","level":"visible","parameter":"id","feature":"repository","signedIn":false,"early":false},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: true,
  pending: false,
  pathParameters: ["id","sha"],
  order: ["id","sha","ref","stage","name","all","page","per_page"],
  decode: decoders.decodeListCommitStatuses,
  validators: { params: checks.check1, query: checks.check2, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: (v: never) => w.array(v, writeCommitStatus), mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};

/** Report the status of a commit */
export const createCommitStatus: Operation = {
  id: 'createCommitStatus',
  resource: 'commit-statuses',
  source: 'spec/resources/commit-statuses.yaml:67:5',
  method: 'POST',
  path: '/projects/{id}/statuses/{sha}',
  access: {"kind":"project","level":"developer","parameter":"id","feature":"repository","signedIn":true,"early":false},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id","sha"],
  order: ["id","sha","state","ref","name","context","target_url","description","coverage","pipeline_id"],
  decode: decoders.decodeCreateCommitStatus,
  validators: { params: checks.check1, query: null, body: checks.check3 },
  relations: null,
  takesBody: true,
  responses: {
    201: { write: writeCommitStatus, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};
