// Generated from spec/domains/* /templates.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeLicenseTemplate } from '../project-templates/writers.ts';
import { writeFileTemplate, writeFileTemplateEntry } from '../templates/writers.ts';

/** List templates of Dockerfiles */
export const listDockerfileTemplates = defineOperation<HearthFacts>({
  id: 'listDockerfileTemplates',
  resource: 'templates',
  source: 'spec/domains/projects/templates.yaml#listDockerfileTemplates',
  method: 'GET',
  path: '/templates/dockerfiles',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  order: ["page","per_page"],
  validators: { query: checks.check1 },
  decode: decoders.decodeListDockerfileTemplates,
  responses: [
    answer.json((v: never) => w.array(v, writeFileTemplateEntry), 200),
    answer.json(writeAnyError, 400),
  ],
});

/** Get a template of Dockerfiles */
export const getDockerfileTemplate = defineOperation<HearthFacts>({
  id: 'getDockerfileTemplate',
  resource: 'templates',
  source: 'spec/domains/projects/templates.yaml#getDockerfileTemplate',
  method: 'GET',
  path: '/templates/dockerfiles/{name}',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["name"],
  order: ["name"],
  validators: { params: checks.check2 },
  decode: decoders.decodeGetDockerfileTemplate,
  responses: [
    answer.json(writeFileTemplate, 200),
    answer.json(writeAnyError, 400),
    answer.json(writeMessage, 404),
  ],
});

/** List templates of `.gitignore` files */
export const listGitignoreTemplates = defineOperation<HearthFacts>({
  id: 'listGitignoreTemplates',
  resource: 'templates',
  source: 'spec/domains/projects/templates.yaml#listGitignoreTemplates',
  method: 'GET',
  path: '/templates/gitignores',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  order: ["page","per_page"],
  validators: { query: checks.check1 },
  decode: decoders.decodeListGitignoreTemplates,
  responses: [
    answer.json((v: never) => w.array(v, writeFileTemplateEntry), 200),
    answer.json(writeAnyError, 400),
  ],
});

/** Get a template of `.gitignore` files */
export const getGitignoreTemplate = defineOperation<HearthFacts>({
  id: 'getGitignoreTemplate',
  resource: 'templates',
  source: 'spec/domains/projects/templates.yaml#getGitignoreTemplate',
  method: 'GET',
  path: '/templates/gitignores/{name}',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["name"],
  order: ["name"],
  validators: { params: checks.check2 },
  decode: decoders.decodeGetGitignoreTemplate,
  responses: [
    answer.json(writeFileTemplate, 200),
    answer.json(writeAnyError, 400),
    answer.json(writeMessage, 404),
  ],
});

/** List templates of CI configurations */
export const listCiConfigurationTemplates = defineOperation<HearthFacts>({
  id: 'listCiConfigurationTemplates',
  resource: 'templates',
  source: 'spec/domains/projects/templates.yaml#listCiConfigurationTemplates',
  method: 'GET',
  path: '/templates/gitlab_ci_ymls',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  order: ["page","per_page"],
  validators: { query: checks.check1 },
  decode: decoders.decodeListCiConfigurationTemplates,
  responses: [
    answer.json((v: never) => w.array(v, writeFileTemplateEntry), 200),
    answer.json(writeAnyError, 400),
  ],
});

/** Get a template of CI configurations */
export const getCiConfigurationTemplate = defineOperation<HearthFacts>({
  id: 'getCiConfigurationTemplate',
  resource: 'templates',
  source: 'spec/domains/projects/templates.yaml#getCiConfigurationTemplate',
  method: 'GET',
  path: '/templates/gitlab_ci_ymls/{name}',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["name"],
  order: ["name"],
  validators: { params: checks.check2 },
  decode: decoders.decodeGetCiConfigurationTemplate,
  responses: [
    answer.json(writeFileTemplate, 200),
    answer.json(writeAnyError, 400),
    answer.json(writeMessage, 404),
  ],
});

/** List templates of licenses */
export const listLicenseTemplates = defineOperation<HearthFacts>({
  id: 'listLicenseTemplates',
  resource: 'templates',
  source: 'spec/domains/projects/templates.yaml#listLicenseTemplates',
  method: 'GET',
  path: '/templates/licenses',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  order: ["popular","page","per_page"],
  validators: { query: checks.check1 },
  decode: decoders.decodeListLicenseTemplates,
  responses: [
    answer.json((v: never) => w.array(v, writeLicenseTemplate), 200),
    answer.json(writeAnyError, 400),
  ],
});

/** Get a template of a license */
export const getLicenseTemplate = defineOperation<HearthFacts>({
  id: 'getLicenseTemplate',
  resource: 'templates',
  source: 'spec/domains/projects/templates.yaml#getLicenseTemplate',
  method: 'GET',
  path: '/templates/licenses/{name}',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["name"],
  order: ["name","project","fullname"],
  validators: { params: checks.check2, query: checks.check3 },
  decode: decoders.decodeGetLicenseTemplate,
  responses: [
    answer.json(writeLicenseTemplate, 200),
    answer.json(writeAnyError, 400),
    answer.json(writeMessage, 404),
  ],
});
