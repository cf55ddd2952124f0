// Generated from spec/domains/* /features.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type Feature = components['schemas']['Feature'];
export type FeatureDefinition = components['schemas']['FeatureDefinition'];
export type FeatureDefinitionDetail = components['schemas']['FeatureDefinitionDetail'];
export type FeatureGate = components['schemas']['FeatureGate'];
export type SetFeature = components['schemas']['SetFeature'];

/** List the features that were set: GET /features */
export interface ListFeaturesRequest {
  readonly query: Defaulted<ParametersOf<operations['listFeatures'], 'query'>, 'page' | 'per_page'>;
}

export type ListFeaturesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listFeatures'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listFeatures'], 400 | 401 | 403>;

/** List the features that can be set: GET /features/definitions */
export interface ListFeatureDefinitionsRequest {
  readonly query: Defaulted<ParametersOf<operations['listFeatureDefinitions'], 'query'>, 'page' | 'per_page'>;
}

export type ListFeatureDefinitionsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listFeatureDefinitions'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listFeatureDefinitions'], 400 | 401 | 403>;

/** Set a feature: POST /features/{name} */
export interface SetFeatureRequest {
  readonly params: ParametersOf<operations['setFeature'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['setFeature'], 'application/json'>, 'force'>;
}

export type SetFeatureResponse = JsonResponse<operations['setFeature'], 201 | 400 | 401 | 403 | 404>;

/** Forget how a feature was set: DELETE /features/{name} */
export interface DeleteFeatureRequest {
  readonly params: ParametersOf<operations['deleteFeature'], 'path'>;
}

export type DeleteFeatureResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteFeature'], 400 | 401 | 403 | 404>;
