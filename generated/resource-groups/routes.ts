// Generated from spec/domains/* /resource-groups.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError } from '../common/writers.ts';
import { writeResourceGroup } from '../resource-groups/writers.ts';

/** List the resource groups of a project */
export const listResourceGroups = defineOperation<HearthFacts>({
  id: 'listResourceGroups',
  resource: 'resource-groups',
  source: 'spec/domains/ci/resource-groups.yaml#listResourceGroups',
  method: 'GET',
  path: '/projects/{id}/resource_groups',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":null,"signedIn":false,"early":true},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListResourceGroups,
  responses: [
    answer.json((v: never) => w.array(v, writeResourceGroup), 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Get a resource group */
export const getResourceGroup = defineOperation<HearthFacts>({
  id: 'getResourceGroup',
  resource: 'resource-groups',
  source: 'spec/domains/ci/resource-groups.yaml#getResourceGroup',
  method: 'GET',
  path: '/projects/{id}/resource_groups/{key}',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":null,"signedIn":false,"early":true},"scopes":["api","read_api"]},
  pathParameters: ["id","key"],
  order: ["id","key"],
  validators: { params: checks.check3 },
  decode: decoders.decodeGetResourceGroup,
  responses: [
    answer.json(writeResourceGroup, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Change a resource group */
export const updateResourceGroup = defineOperation<HearthFacts>({
  id: 'updateResourceGroup',
  resource: 'resource-groups',
  source: 'spec/domains/ci/resource-groups.yaml#updateResourceGroup',
  method: 'PUT',
  path: '/projects/{id}/resource_groups/{key}',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
  pathParameters: ["id","key"],
  order: ["id","key","process_mode"],
  validators: { params: checks.check3, body: checks.check4 },
  decode: decoders.decodeUpdateResourceGroup,
  responses: [
    answer.json(writeResourceGroup, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});
