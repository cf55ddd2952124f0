// Generated from spec/resources/features.yaml; do not edit. Run `npm run generate`.
import type { Operation } from '../../generator/runtime/operation.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError } from '../common/writers.ts';
import { writeFeature, writeFeatureDefinitionDetail } from '../features/writers.ts';

/** List the features that were set */
export const listFeatures: Operation = {
  id: 'listFeatures',
  resource: 'features',
  source: 'spec/resources/features.yaml:6:5',
  method: 'GET',
  path: '/features',
  access: {"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: true,
  pending: false,
  pathParameters: [],
  order: ["page","per_page"],
  decode: decoders.decodeListFeatures,
  validators: { params: null, query: checks.check1, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: (v: never) => w.array(v, writeFeature), mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
  },
};

/** List the features that can be set */
export const listFeatureDefinitions: Operation = {
  id: 'listFeatureDefinitions',
  resource: 'features',
  source: 'spec/resources/features.yaml:36:5',
  method: 'GET',
  path: '/features/definitions',
  access: {"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: true,
  pending: false,
  pathParameters: [],
  order: ["page","per_page"],
  decode: decoders.decodeListFeatureDefinitions,
  validators: { params: null, query: checks.check1, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: (v: never) => w.array(v, writeFeatureDefinitionDetail), mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
  },
};

/** Set a feature */
export const setFeature: Operation = {
  id: 'setFeature',
  resource: 'features',
  source: 'spec/resources/features.yaml:65:5',
  method: 'POST',
  path: '/features/{name}',
  access: {"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["name"],
  order: ["name","value","key","feature_group","user","group","namespace","project","force"],
  decode: decoders.decodeSetFeature,
  validators: { params: checks.check2, query: null, body: checks.check3 },
  relations: {"exclusive":[["key","feature_group"],["key","user"],["key","group"],["key","namespace"],["key","project"]],"atLeastOne":[],"exactlyOne":[],"allOrNone":[]},
  takesBody: true,
  responses: {
    201: { write: writeFeature, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeAnyError, mediaType: null },
  },
};

/** Forget how a feature was set */
export const deleteFeature: Operation = {
  id: 'deleteFeature',
  resource: 'features',
  source: 'spec/resources/features.yaml:128:5',
  method: 'DELETE',
  path: '/features/{name}',
  access: {"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["name"],
  order: ["name"],
  decode: decoders.decodeDeleteFeature,
  validators: { params: checks.check2, query: null, body: null },
  relations: null,
  takesBody: true,
  responses: {
    204: { write: null, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeAnyError, mediaType: null },
  },
};
