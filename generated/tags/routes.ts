// Generated from spec/resources/tags.yaml; do not edit. Run `npm run generate`.
import type { Operation } from '../../generator/runtime/operation.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeCommitSignature, writeMessage } from '../common/writers.ts';
import { writeTag } from '../tags/writers.ts';

/** List tags */
export const listTags: Operation = {
  id: 'listTags',
  resource: 'tags',
  source: 'spec/resources/tags.yaml:5:5',
  method: 'GET',
  path: '/projects/{id}/repository/tags',
  access: {"kind":"project","level":"visible","parameter":"id","feature":"repository","signedIn":false,"early":false},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: true,
  pending: false,
  pathParameters: ["id"],
  order: ["id","order_by","sort","search","page","per_page"],
  decode: decoders.decodeListTags,
  validators: { params: checks.check1, query: checks.check2, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: (v: never) => w.array(v, writeTag), mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeAnyError, mediaType: null },
  },
};

/** Create a tag */
export const createTag: Operation = {
  id: 'createTag',
  resource: 'tags',
  source: 'spec/resources/tags.yaml:59:5',
  method: 'POST',
  path: '/projects/{id}/repository/tags',
  access: {"kind":"project","level":"developer","parameter":"id","feature":"repository","signedIn":true,"early":false},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id"],
  order: ["id","tag_name","ref","message","release_description"],
  decode: decoders.decodeCreateTag,
  validators: { params: checks.check1, query: null, body: checks.check3 },
  relations: null,
  takesBody: true,
  responses: {
    201: { write: writeTag, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeAnyError, mediaType: null },
  },
};

/** Get a tag */
export const getTag: Operation = {
  id: 'getTag',
  resource: 'tags',
  source: 'spec/resources/tags.yaml:97:5',
  method: 'GET',
  path: '/projects/{id}/repository/tags/{tag_name}',
  access: {"kind":"project","level":"visible","parameter":"id","feature":"repository","signedIn":false,"early":false},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id","tag_name"],
  order: ["id","tag_name"],
  decode: decoders.decodeGetTag,
  validators: { params: checks.check4, query: null, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: writeTag, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};

/** Delete a tag */
export const deleteTag: Operation = {
  id: 'deleteTag',
  resource: 'tags',
  source: 'spec/resources/tags.yaml:118:5',
  method: 'DELETE',
  path: '/projects/{id}/repository/tags/{tag_name}',
  access: {"kind":"project","level":"developer","parameter":"id","feature":"repository","signedIn":true,"early":false},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id","tag_name"],
  order: ["id","tag_name","If-Unmodified-Since"],
  decode: decoders.decodeDeleteTag,
  validators: { params: checks.check4, query: null, body: null },
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

/** Get the signature of a tag */
export const getTagSignature: Operation = {
  id: 'getTagSignature',
  resource: 'tags',
  source: 'spec/resources/tags.yaml:138:5',
  method: 'GET',
  path: '/projects/{id}/repository/tags/{tag_name}/signature',
  access: {"kind":"project","level":"visible","parameter":"id","feature":"repository","signedIn":false,"early":false},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id","tag_name"],
  order: ["id","tag_name"],
  decode: decoders.decodeGetTagSignature,
  validators: { params: checks.check4, query: null, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: writeCommitSignature, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};
