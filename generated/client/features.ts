// Generated from spec/resources/features.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, Listing, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListFeaturesInput {
  readonly query?: ParametersOf<operations['listFeatures'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListFeaturesAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listFeatures'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listFeatures'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listFeatures'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listFeatures'], 403> }
  ;

const listFeaturesCall: ClientCall = {
  id: 'listFeatures',
  method: 'GET',
  path: "/api/v4/features",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
  },
};

export interface ListFeatureDefinitionsInput {
  readonly query?: ParametersOf<operations['listFeatureDefinitions'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListFeatureDefinitionsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listFeatureDefinitions'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listFeatureDefinitions'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listFeatureDefinitions'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listFeatureDefinitions'], 403> }
  ;

const listFeatureDefinitionsCall: ClientCall = {
  id: 'listFeatureDefinitions',
  method: 'GET',
  path: "/api/v4/features/definitions",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
  },
};

export interface SetFeatureInput {
  readonly params: ParametersOf<operations['setFeature'], 'path'>;
  readonly body: Sendable<BodyOf<operations['setFeature'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SetFeatureAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['setFeature'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['setFeature'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['setFeature'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['setFeature'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['setFeature'], 404> }
  ;

const setFeatureCall: ClientCall = {
  id: 'setFeature',
  method: 'POST',
  path: "/api/v4/features/{name}",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface DeleteFeatureInput {
  readonly params: ParametersOf<operations['deleteFeature'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DeleteFeatureAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteFeature'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteFeature'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteFeature'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteFeature'], 404> }
  ;

const deleteFeatureCall: ClientCall = {
  id: 'deleteFeature',
  method: 'DELETE',
  path: "/api/v4/features/{name}",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
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
