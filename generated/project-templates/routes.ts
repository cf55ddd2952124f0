// Generated from spec/domains/* /project-templates.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError } from '../common/writers.ts';
import { writeLicenseTemplate, writeProjectTemplate, writeProjectTemplateEntry } from '../project-templates/writers.ts';

/** List the templates of a project */
export const listProjectTemplates = defineOperation<HearthFacts>({
  id: 'listProjectTemplates',
  resource: 'project-templates',
  source: 'spec/domains/projects/project-templates.yaml#listProjectTemplates',
  method: 'GET',
  path: '/projects/{id}/templates/{type}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id","type"],
  order: ["id","type","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListProjectTemplates,
  responses: [
    answer.json((v: never) => w.array(v, writeProjectTemplateEntry), 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Get a template of a project */
export const getProjectTemplate = defineOperation<HearthFacts>({
  id: 'getProjectTemplate',
  resource: 'project-templates',
  source: 'spec/domains/projects/project-templates.yaml#getProjectTemplate',
  method: 'GET',
  path: '/projects/{id}/templates/{type}/{name}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id","type","name"],
  order: ["id","type","name","project","fullname"],
  validators: { params: checks.check3, query: checks.check4 },
  decode: decoders.decodeGetProjectTemplate,
  responses: [
    answer.json((v: never) => (w.has(v, ["key"]) ? writeLicenseTemplate((v as never)) : writeProjectTemplate((v as never))), 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});
