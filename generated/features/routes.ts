// Generated from spec/domains/* /features.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError } from '../common/writers.ts';
import { writeFeature, writeFeatureDefinitionDetail } from '../features/writers.ts';

/** List the features that were set */
export const listFeatures = defineOperation<HearthFacts>({
  id: 'listFeatures',
  resource: 'features',
  source: 'spec/domains/platform/features.yaml#listFeatures',
  method: 'GET',
  path: '/features',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"]},
  paginated: true,
  order: ["page","per_page"],
  validators: { query: checks.check1 },
  decode: decoders.decodeListFeatures,
  responses: [
    answer.json((v: never) => w.array(v, writeFeature), 200),
    answer.json(writeAnyError, 400, 401, 403),
  ],
});

/** List the features that can be set */
export const listFeatureDefinitions = defineOperation<HearthFacts>({
  id: 'listFeatureDefinitions',
  resource: 'features',
  source: 'spec/domains/platform/features.yaml#listFeatureDefinitions',
  method: 'GET',
  path: '/features/definitions',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"]},
  paginated: true,
  order: ["page","per_page"],
  validators: { query: checks.check1 },
  decode: decoders.decodeListFeatureDefinitions,
  responses: [
    answer.json((v: never) => w.array(v, writeFeatureDefinitionDetail), 200),
    answer.json(writeAnyError, 400, 401, 403),
  ],
});

/** Set a feature */
export const setFeature = defineOperation<HearthFacts>({
  id: 'setFeature',
  resource: 'features',
  source: 'spec/domains/platform/features.yaml#setFeature',
  method: 'POST',
  path: '/features/{name}',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
  pathParameters: ["name"],
  order: ["name","value","key","feature_group","user","group","namespace","project","force"],
  validators: { params: checks.check2, body: checks.check3 },
  relations: {"exclusive":[["key","feature_group"],["key","user"],["key","group"],["key","namespace"],["key","project"]],"atLeastOne":[],"exactlyOne":[],"allOrNone":[]},
  decode: decoders.decodeSetFeature,
  responses: [
    answer.json(writeFeature, 201),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Forget how a feature was set */
export const deleteFeature = defineOperation<HearthFacts>({
  id: 'deleteFeature',
  resource: 'features',
  source: 'spec/domains/platform/features.yaml#deleteFeature',
  method: 'DELETE',
  path: '/features/{name}',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
  pathParameters: ["name"],
  order: ["name"],
  validators: { params: checks.check2 },
  decode: decoders.decodeDeleteFeature,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});
