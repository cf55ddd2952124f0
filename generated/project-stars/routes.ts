// Generated from spec/resources/project-stars.yaml; do not edit. Run `npm run generate`.
import type { Operation } from '../../generator/runtime/operation.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError } from '../common/writers.ts';
import { writeProjectStar } from '../project-stars/writers.ts';
import { writeProject } from '../projects/writers.ts';

/** Star a project */
export const starProject: Operation = {
  id: 'starProject',
  resource: 'project-stars',
  source: 'spec/resources/project-stars.yaml:5:5',
  method: 'POST',
  path: '/projects/{id}/star',
  access: {"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id"],
  order: ["id"],
  decode: decoders.decodeStarProject,
  validators: { params: checks.check1, query: null, body: null },
  relations: null,
  takesBody: true,
  responses: {
    201: { write: writeProject, mediaType: null },
    304: { write: null, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeAnyError, mediaType: null },
  },
};

/** List who has starred a project */
export const listProjectStarrers: Operation = {
  id: 'listProjectStarrers',
  resource: 'project-stars',
  source: 'spec/resources/project-stars.yaml:49:5',
  method: 'GET',
  path: '/projects/{id}/starrers',
  access: {"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: true,
  pending: false,
  pathParameters: ["id"],
  order: ["id","search","page","per_page"],
  decode: decoders.decodeListProjectStarrers,
  validators: { params: checks.check1, query: checks.check2, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: (v: never) => w.array(v, writeProjectStar), mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeAnyError, mediaType: null },
  },
};

/** Take a star from a project */
export const unstarProject: Operation = {
  id: 'unstarProject',
  resource: 'project-stars',
  source: 'spec/resources/project-stars.yaml:27:5',
  method: 'POST',
  path: '/projects/{id}/unstar',
  access: {"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id"],
  order: ["id"],
  decode: decoders.decodeUnstarProject,
  validators: { params: checks.check1, query: null, body: null },
  relations: null,
  takesBody: true,
  responses: {
    201: { write: writeProject, mediaType: null },
    304: { write: null, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeAnyError, mediaType: null },
  },
};
