// Generated from spec/resources/project-templates.yaml; do not edit. Run `npm run generate`.
import type { Operation } from '../../generator/runtime/operation.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError } from '../common/writers.ts';
import { writeProjectTemplate, writeProjectTemplateEntry } from '../project-templates/writers.ts';

/** List the templates of a project */
export const listProjectTemplates: Operation = {
  id: 'listProjectTemplates',
  resource: 'project-templates',
  source: 'spec/resources/project-templates.yaml:5:5',
  method: 'GET',
  path: '/projects/{id}/templates/{type}',
  access: {"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: true,
  pending: false,
  pathParameters: ["id","type"],
  order: ["id","type","page","per_page"],
  decode: decoders.decodeListProjectTemplates,
  validators: { params: checks.check1, query: checks.check2, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: (v: never) => w.array(v, writeProjectTemplateEntry), mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeAnyError, mediaType: null },
  },
};

/** Get a template of a project */
export const getProjectTemplate: Operation = {
  id: 'getProjectTemplate',
  resource: 'project-templates',
  source: 'spec/resources/project-templates.yaml:35:5',
  method: 'GET',
  path: '/projects/{id}/templates/{type}/{name}',
  access: {"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id","type","name"],
  order: ["id","type","name"],
  decode: decoders.decodeGetProjectTemplate,
  validators: { params: checks.check3, query: null, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: writeProjectTemplate, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeAnyError, mediaType: null },
  },
};
