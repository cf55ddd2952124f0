// Generated from spec/domains/* /container-registry.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeRegistryErrors, writeRegistryRepository, writeRegistryTag, writeRegistryTagDetail, writeRegistryToken } from '../container-registry/writers.ts';

/** Take notifications of an external registry */
export const takeRegistryEvents = defineOperation<HearthFacts>({
  id: 'takeRegistryEvents',
  resource: 'container-registry',
  source: 'spec/domains/registry/container-registry.yaml#takeRegistryEvents',
  method: 'POST',
  path: '/container_registry_event/events',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api"],"security":["registryNotifications"]},
  order: ["events"],
  validators: { body: checks.check1 },
  decode: decoders.decodeTakeRegistryEvents,
  responses: [
    answer.empty(200),
    answer.json(writeAnyError, 400, 401),
  ],
});

/** List the registry repositories of a group */
export const listGroupRegistryRepositories = defineOperation<HearthFacts>({
  id: 'listGroupRegistryRepositories',
  resource: 'container-registry',
  source: 'spec/domains/registry/container-registry.yaml#listGroupRegistryRepositories',
  method: 'GET',
  path: '/groups/{id}/registry/repositories',
  facts: {"access":{"kind":"group","level":"guest","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"],"security":["privateToken","bearer","privateTokenQuery","jobToken","sessionCookie"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","tags","tags_count","page","per_page"],
  validators: { params: checks.check2, query: checks.check3 },
  decode: decoders.decodeListGroupRegistryRepositories,
  responses: [
    answer.json((v: never) => w.array(v, writeRegistryRepository), 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
    answer.json(writeMessage, 503),
  ],
});

/** Get a token for the registry */
export const createRegistryToken = defineOperation<HearthFacts>({
  id: 'createRegistryToken',
  resource: 'container-registry',
  source: 'spec/domains/registry/container-registry.yaml#createRegistryToken',
  method: 'GET',
  path: '/jwt/auth',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"],"security":["registryCredentials"]},
  order: ["service","scope","account","client_id","offline_token"],
  validators: { query: checks.check4 },
  decode: decoders.decodeCreateRegistryToken,
  responses: [
    answer.json(writeRegistryToken, 200),
    answer.json(writeAnyError, 400),
    answer.json(writeRegistryErrors, 401, 403, 404),
  ],
});

/** List the registry repositories of a project */
export const listProjectRegistryRepositories = defineOperation<HearthFacts>({
  id: 'listProjectRegistryRepositories',
  resource: 'container-registry',
  source: 'spec/domains/registry/container-registry.yaml#listProjectRegistryRepositories',
  method: 'GET',
  path: '/projects/{id}/registry/repositories',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"container_registry","signedIn":false,"early":false},"scopes":["api","read_api"],"security":["privateToken","bearer","privateTokenQuery","jobToken","sessionCookie"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","tags","tags_count","page","per_page"],
  validators: { params: checks.check2, query: checks.check3 },
  decode: decoders.decodeListProjectRegistryRepositories,
  responses: [
    answer.json((v: never) => w.array(v, writeRegistryRepository), 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
    answer.json(writeMessage, 503),
  ],
});

/** Delete a registry repository */
export const deleteRegistryRepository = defineOperation<HearthFacts>({
  id: 'deleteRegistryRepository',
  resource: 'container-registry',
  source: 'spec/domains/registry/container-registry.yaml#deleteRegistryRepository',
  method: 'DELETE',
  path: '/projects/{id}/registry/repositories/{repository_id}',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":"container_registry","signedIn":true,"early":false},"scopes":["api"],"security":["privateToken","bearer","privateTokenQuery","jobToken","sessionCookie"]},
  pathParameters: ["id","repository_id"],
  order: ["id","repository_id"],
  validators: { params: checks.check5 },
  decode: decoders.decodeDeleteRegistryRepository,
  responses: [
    answer.empty(202),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List the tags of a registry repository */
export const listRegistryTags = defineOperation<HearthFacts>({
  id: 'listRegistryTags',
  resource: 'container-registry',
  source: 'spec/domains/registry/container-registry.yaml#listRegistryTags',
  method: 'GET',
  path: '/projects/{id}/registry/repositories/{repository_id}/tags',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"container_registry","signedIn":false,"early":false},"scopes":["api","read_api"],"security":["privateToken","bearer","privateTokenQuery","jobToken","sessionCookie"]},
  paginated: true,
  pathParameters: ["id","repository_id"],
  order: ["id","repository_id","page","per_page"],
  validators: { params: checks.check5, query: checks.check3 },
  decode: decoders.decodeListRegistryTags,
  responses: [
    answer.json((v: never) => w.array(v, writeRegistryTag), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 503),
  ],
});

/** Delete tags of a registry repository in bulk */
export const deleteRegistryTags = defineOperation<HearthFacts>({
  id: 'deleteRegistryTags',
  resource: 'container-registry',
  source: 'spec/domains/registry/container-registry.yaml#deleteRegistryTags',
  method: 'DELETE',
  path: '/projects/{id}/registry/repositories/{repository_id}/tags',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":"container_registry","signedIn":true,"early":false},"scopes":["api"],"security":["privateToken","bearer","privateTokenQuery","jobToken","sessionCookie"]},
  pathParameters: ["id","repository_id"],
  order: ["id","repository_id","name_regex_delete","name_regex","name_regex_keep","keep_n","older_than"],
  validators: { params: checks.check5, query: checks.check6 },
  relations: {"exclusive":[],"atLeastOne":[["name_regex","name_regex_delete"]],"exactlyOne":[],"allOrNone":[]},
  decode: decoders.decodeDeleteRegistryTags,
  responses: [
    answer.empty(202),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get a tag of a registry repository */
export const getRegistryTag = defineOperation<HearthFacts>({
  id: 'getRegistryTag',
  resource: 'container-registry',
  source: 'spec/domains/registry/container-registry.yaml#getRegistryTag',
  method: 'GET',
  path: '/projects/{id}/registry/repositories/{repository_id}/tags/{tag_name}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"container_registry","signedIn":false,"early":false},"scopes":["api","read_api"],"security":["privateToken","bearer","privateTokenQuery","jobToken","sessionCookie"]},
  pathParameters: ["id","repository_id","tag_name"],
  order: ["id","repository_id","tag_name"],
  validators: { params: checks.check7 },
  decode: decoders.decodeGetRegistryTag,
  responses: [
    answer.json(writeRegistryTagDetail, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 503),
  ],
});

/** Delete a tag of a registry repository */
export const deleteRegistryTag = defineOperation<HearthFacts>({
  id: 'deleteRegistryTag',
  resource: 'container-registry',
  source: 'spec/domains/registry/container-registry.yaml#deleteRegistryTag',
  method: 'DELETE',
  path: '/projects/{id}/registry/repositories/{repository_id}/tags/{tag_name}',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":"container_registry","signedIn":true,"early":false},"scopes":["api"],"security":["privateToken","bearer","privateTokenQuery","jobToken","sessionCookie"]},
  pathParameters: ["id","repository_id","tag_name"],
  order: ["id","repository_id","tag_name"],
  validators: { params: checks.check7 },
  decode: decoders.decodeDeleteRegistryTag,
  responses: [
    answer.empty(200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 503),
  ],
});

/** Get a registry repository */
export const getRegistryRepository = defineOperation<HearthFacts>({
  id: 'getRegistryRepository',
  resource: 'container-registry',
  source: 'spec/domains/registry/container-registry.yaml#getRegistryRepository',
  method: 'GET',
  path: '/registry/repositories/{id}',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"],"security":["privateToken","bearer","privateTokenQuery","jobToken","sessionCookie"]},
  pathParameters: ["id"],
  order: ["id","tags","tags_count","size"],
  validators: { params: checks.check8 },
  decode: decoders.decodeGetRegistryRepository,
  responses: [
    answer.json(writeRegistryRepository, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 503),
  ],
});
