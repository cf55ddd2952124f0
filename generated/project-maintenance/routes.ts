// Generated from spec/domains/* /project-maintenance.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeProjectFetchStatistics, writeProjectLanguages, writeProjectStorage } from '../project-maintenance/writers.ts';

/** Tidy the repository of a project */
export const startProjectHousekeeping = defineOperation<HearthFacts>({
  id: 'startProjectHousekeeping',
  resource: 'project-maintenance',
  source: 'spec/domains/projects/project-maintenance.yaml#startProjectHousekeeping',
  method: 'POST',
  path: '/projects/{id}/housekeeping',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeStartProjectHousekeeping,
  responses: [
    answer.empty(201),
    answer.json(writeAnyError, 400, 401, 403, 404),
    answer.json(writeMessage, 409),
  ],
});

/** Get the languages of a project */
export const getProjectLanguages = defineOperation<HearthFacts>({
  id: 'getProjectLanguages',
  resource: 'project-maintenance',
  source: 'spec/domains/projects/project-maintenance.yaml#getProjectLanguages',
  method: 'GET',
  path: '/projects/{id}/languages',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"repository","signedIn":false,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeGetProjectLanguages,
  responses: [
    answer.json(writeProjectLanguages, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Measure the repository of a project again */
export const refreshProjectRepositorySize = defineOperation<HearthFacts>({
  id: 'refreshProjectRepositorySize',
  resource: 'project-maintenance',
  source: 'spec/domains/projects/project-maintenance.yaml#refreshProjectRepositorySize',
  method: 'POST',
  path: '/projects/{id}/repository_size',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeRefreshProjectRepositorySize,
  responses: [
    answer.empty(201),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Download the repository of a project as it is stored */
export const downloadProjectSnapshot = defineOperation<HearthFacts>({
  id: 'downloadProjectSnapshot',
  resource: 'project-maintenance',
  source: 'spec/domains/projects/project-maintenance.yaml#downloadProjectSnapshot',
  method: 'GET',
  path: '/projects/{id}/snapshot',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id"],
  order: ["id","wiki"],
  validators: { params: checks.check1 },
  decode: decoders.decodeDownloadProjectSnapshot,
  responses: [
    answer.content('application/x-tar', 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Get how often a project was fetched */
export const getProjectStatistics = defineOperation<HearthFacts>({
  id: 'getProjectStatistics',
  resource: 'project-maintenance',
  source: 'spec/domains/projects/project-maintenance.yaml#getProjectStatistics',
  method: 'GET',
  path: '/projects/{id}/statistics',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeGetProjectStatistics,
  responses: [
    answer.json(writeProjectFetchStatistics, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Get where a project is stored */
export const getProjectStorage = defineOperation<HearthFacts>({
  id: 'getProjectStorage',
  resource: 'project-maintenance',
  source: 'spec/domains/projects/project-maintenance.yaml#getProjectStorage',
  method: 'GET',
  path: '/projects/{id}/storage',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeGetProjectStorage,
  responses: [
    answer.json(writeProjectStorage, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});
