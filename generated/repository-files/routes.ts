// Generated from spec/resources/repository-files.yaml; do not edit. Run `npm run generate`.
import type { Operation } from '../../generator/runtime/operation.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeRepositoryFile } from '../repository-files/writers.ts';

/** Read a file with its content */
export const getRepositoryFile: Operation = {
  id: 'getRepositoryFile',
  resource: 'repository-files',
  source: 'spec/resources/repository-files.yaml:5:5',
  method: 'GET',
  path: '/projects/{id}/repository/files/{file_path}',
  access: {"kind":"project","level":"visible","parameter":"id","feature":"repository","signedIn":false,"early":false},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id","file_path"],
  order: ["id","file_path","ref"],
  decode: decoders.decodeGetRepositoryFile,
  validators: { params: checks.validate1, query: checks.validate2, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: (v: never) => writeRepositoryFile(v), mediaType: null },
    400: { write: (v: never) => writeAnyError(v), mediaType: null },
    401: { write: (v: never) => writeAnyError(v), mediaType: null },
    403: { write: (v: never) => writeAnyError(v), mediaType: null },
    404: { write: (v: never) => writeAnyError(v), mediaType: null },
    429: { write: (v: never) => writeMessage(v), mediaType: null },
  },
};

/** Read the bytes of a file */
export const getRawRepositoryFile: Operation = {
  id: 'getRawRepositoryFile',
  resource: 'repository-files',
  source: 'spec/resources/repository-files.yaml:58:5',
  method: 'GET',
  path: '/projects/{id}/repository/files/{file_path}/raw',
  access: {"kind":"project","level":"visible","parameter":"id","feature":"repository","signedIn":false,"early":false},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: "raw_blob",
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id","file_path"],
  order: ["id","file_path","ref","lfs"],
  decode: decoders.decodeGetRawRepositoryFile,
  validators: { params: checks.validate1, query: checks.validate3, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: null, mediaType: "text/plain; charset=utf-8" },
    400: { write: (v: never) => writeAnyError(v), mediaType: null },
    401: { write: (v: never) => writeAnyError(v), mediaType: null },
    403: { write: (v: never) => writeAnyError(v), mediaType: null },
    404: { write: (v: never) => writeAnyError(v), mediaType: null },
    429: { write: (v: never) => writeMessage(v), mediaType: null },
  },
};
