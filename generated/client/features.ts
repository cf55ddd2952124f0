// Generated from spec/domains/* /features.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, EmptyAnswer, JsonAnswer, Listing, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListFeaturesInput {
  readonly query?: ParametersOf<operations['listFeatures'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListFeaturesAnswer = JsonAnswer<operations['listFeatures'], 200 | 400 | 401 | 403>;

const listFeaturesCall: ClientCall = {
  id: 'listFeatures',
  method: 'GET',
  path: "/api/v4/features",
  answers: { json: [200, 400, 401, 403] },
};

export interface ListFeatureDefinitionsInput {
  readonly query?: ParametersOf<operations['listFeatureDefinitions'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListFeatureDefinitionsAnswer = JsonAnswer<operations['listFeatureDefinitions'], 200 | 400 | 401 | 403>;

const listFeatureDefinitionsCall: ClientCall = {
  id: 'listFeatureDefinitions',
  method: 'GET',
  path: "/api/v4/features/definitions",
  answers: { json: [200, 400, 401, 403] },
};

export interface SetFeatureInput {
  readonly params: ParametersOf<operations['setFeature'], 'path'>;
  readonly body: Sendable<BodyOf<operations['setFeature'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SetFeatureAnswer = JsonAnswer<operations['setFeature'], 201 | 400 | 401 | 403 | 404>;

const setFeatureCall: ClientCall = {
  id: 'setFeature',
  method: 'POST',
  path: "/api/v4/features/{name}",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface DeleteFeatureInput {
  readonly params: ParametersOf<operations['deleteFeature'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DeleteFeatureAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteFeature'], 400 | 401 | 403 | 404>;

const deleteFeatureCall: ClientCall = {
  id: 'deleteFeature',
  method: 'DELETE',
  path: "/api/v4/features/{name}",
  answers: { none: [204], json: [400, 401, 403, 404] },
};

export interface FeaturesClient {
  /** List the features that were set: GET /features */
  listFeatures: Listing<ListFeaturesInput, ListFeaturesAnswer, JsonOf<operations['listFeatures'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** List the features that can be set: GET /features/definitions */
  listFeatureDefinitions: Listing<ListFeatureDefinitionsInput, ListFeatureDefinitionsAnswer, JsonOf<operations['listFeatureDefinitions'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Set a feature: POST /features/{name} */
  setFeature(request: SetFeatureInput): Promise<SetFeatureAnswer>;
  /** Forget how a feature was set: DELETE /features/{name} */
  deleteFeature(request: DeleteFeatureInput): Promise<DeleteFeatureAnswer>;
}

export const featuresClient = (send: Send): FeaturesClient => ({
  listFeatures: listing(send, listFeaturesCall),
  listFeatureDefinitions: listing(send, listFeatureDefinitionsCall),
  setFeature: (request) => send(setFeatureCall, request),
  deleteFeature: (request) => send(deleteFeatureCall, request),
});
