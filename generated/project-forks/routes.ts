// Generated from spec/domains/* /project-forks.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeProject, writeProjectSimple } from '../projects/writers.ts';

/** Fork a project */
export const forkProject = defineOperation<HearthFacts>({
  id: 'forkProject',
  resource: 'project-forks',
  source: 'spec/domains/projects/project-forks.yaml#forkProject',
  method: 'POST',
  path: '/projects/{id}/fork',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","namespace_id","namespace_path","namespace","path","name","description","visibility","mr_default_target_self"],
  validators: { params: checks.check1, body: checks.check2 },
  decode: decoders.decodeForkProject,
  responses: [
    answer.json(writeProject, 201),
    answer.json(writeAnyError, 400, 401, 403, 404, 409),
  ],
});

/** Cut the link of a fork */
export const deleteProjectFork = defineOperation<HearthFacts>({
  id: 'deleteProjectFork',
  resource: 'project-forks',
  source: 'spec/domains/projects/project-forks.yaml#deleteProjectFork',
  method: 'DELETE',
  path: '/projects/{id}/fork',
  facts: {"access":{"kind":"project","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","If-Unmodified-Since"],
  validators: { params: checks.check1, headers: checks.check3 },
  decode: decoders.decodeDeleteProjectFork,
  responses: [
    answer.empty(204, 304),
    answer.json(writeAnyError, 400, 401, 403, 404),
    answer.json(writeMessage, 412),
  ],
});

/** Make a project a fork of another */
export const createProjectFork = defineOperation<HearthFacts>({
  id: 'createProjectFork',
  resource: 'project-forks',
  source: 'spec/domains/projects/project-forks.yaml#createProjectFork',
  method: 'POST',
  path: '/projects/{id}/fork/{forked_from_id}',
  facts: {"access":{"kind":"project","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","forked_from_id"],
  order: ["id","forked_from_id"],
  validators: { params: checks.check4 },
  decode: decoders.decodeCreateProjectFork,
  responses: [
    answer.json(writeProject, 201),
    answer.json(writeAnyError, 400, 401, 403, 404),
    answer.json(writeMessage, 409),
  ],
});

/** List the forks of a project */
export const listProjectForks = defineOperation<HearthFacts>({
  id: 'listProjectForks',
  resource: 'project-forks',
  source: 'spec/domains/projects/project-forks.yaml#listProjectForks',
  method: 'GET',
  path: '/projects/{id}/forks',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","archived","id_after","id_before","imported","last_activity_after","last_activity_before","membership","min_access_level","order_by","owned","repository_checksum_failed","repository_storage","search","search_namespaces","simple","sort","starred","statistics","topic","visibility","wiki_checksum_failed","with_custom_attributes","custom_attributes","with_issues_enabled","with_merge_requests_enabled","with_programming_language","pagination","page","per_page"],
  validators: { params: checks.check1, query: checks.check5 },
  decode: decoders.decodeListProjectForks,
  responses: [
    answer.json((v: never) => w.array(v, (v: never) => (w.has(v, ["_links"]) ? writeProject((v as never)) : writeProjectSimple((v as never)))), 200),
    answer.json(writeAnyError, 400, 401, 403, 404, 405),
  ],
});
