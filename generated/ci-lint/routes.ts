// Generated from spec/resources/ci-lint.yaml; do not edit. Run `npm run generate`.
import type { Operation } from '../../generator/runtime/operation.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeConfigurationVerdict, writeProjectConfigurationVerdict } from '../ci-lint/writers.ts';
import { writeAnyError } from '../common/writers.ts';

/** Try a configuration */
export const lintConfiguration: Operation = {
  id: 'lintConfiguration',
  resource: 'ci-lint',
  source: 'spec/resources/ci-lint.yaml:5:5',
  method: 'POST',
  path: '/ci/lint',
  access: {"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: [],
  order: ["content","include_merged_yaml","include_jobs"],
  decode: decoders.decodeLintConfiguration,
  validators: { params: null, query: null, body: checks.check1 },
  relations: null,
  takesBody: true,
  responses: {
    200: { write: writeConfigurationVerdict, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
  },
};

/** Try the configuration of a project */
export const lintProject: Operation = {
  id: 'lintProject',
  resource: 'ci-lint',
  source: 'spec/resources/ci-lint.yaml:35:5',
  method: 'GET',
  path: '/projects/{id}/ci/lint',
  access: {"kind":"project","level":"reporter","parameter":"id","feature":null,"signedIn":false,"early":false},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id"],
  order: ["id","dry_run","include_jobs","ref"],
  decode: decoders.decodeLintProject,
  validators: { params: checks.check2, query: checks.check3, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: writeProjectConfigurationVerdict, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeAnyError, mediaType: null },
  },
};

/** Try a configuration for a project */
export const lintProjectConfiguration: Operation = {
  id: 'lintProjectConfiguration',
  resource: 'ci-lint',
  source: 'spec/resources/ci-lint.yaml:55:5',
  method: 'POST',
  path: '/projects/{id}/ci/lint',
  access: {"kind":"project","level":"developer","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id"],
  order: ["id","content","dry_run","include_jobs","ref"],
  decode: decoders.decodeLintProjectConfiguration,
  validators: { params: checks.check2, query: null, body: checks.check4 },
  relations: null,
  takesBody: true,
  responses: {
    200: { write: writeProjectConfigurationVerdict, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeAnyError, mediaType: null },
  },
};
