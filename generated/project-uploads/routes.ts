// Generated from spec/resources/project-uploads.yaml; do not edit. Run `npm run generate`.
import type { Operation } from '../../generator/runtime/operation.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeProjectUpload } from '../project-uploads/writers.ts';

/** Get the picture of a project */
export const getProjectAvatar: Operation = {
  id: 'getProjectAvatar',
  resource: 'project-uploads',
  source: 'spec/resources/project-uploads.yaml:57:5',
  method: 'GET',
  path: '/projects/{id}/avatar',
  access: {"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id"],
  order: ["id"],
  decode: decoders.decodeGetProjectAvatar,
  validators: { params: checks.check1, query: null, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: null, mediaType: "image/png" },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};

/** Upload a file */
export const uploadProjectFile: Operation = {
  id: 'uploadProjectFile',
  resource: 'project-uploads',
  source: 'spec/resources/project-uploads.yaml:5:5',
  method: 'POST',
  path: '/projects/{id}/uploads',
  access: {"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: "uploads_create",
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id"],
  order: ["id","file"],
  decode: decoders.decodeUploadProjectFile,
  validators: { params: checks.check1, query: null, body: null },
  relations: null,
  takesBody: true,
  files: {"file":1073741824},
  responses: {
    201: { write: writeProjectUpload, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeAnyError, mediaType: null },
    413: { write: writeMessage, mediaType: null },
    429: { write: writeMessage, mediaType: null },
  },
};
