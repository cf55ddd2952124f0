// Generated from spec/domains/* /features.yaml; do not edit. Run `npm run generate`.
import type { SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListFeaturesRequest, ListFeaturesResponse, ListFeatureDefinitionsRequest, ListFeatureDefinitionsResponse, SetFeatureRequest, SetFeatureResponse, DeleteFeatureRequest, DeleteFeatureResponse } from './types.ts';

/** One function per operation of features; `C` is the request context of the server. */
export interface FeaturesService<C extends SubjectTypes> {
  /** List the features that were set. GET /features (spec/domains/platform/features.yaml#listFeatures) */
  listFeatures(
    request: ListFeaturesRequest,
    context: C,
  ): Promise<ListFeaturesResponse>;
  /** List the features that can be set. GET /features/definitions (spec/domains/platform/features.yaml#listFeatureDefinitions) */
  listFeatureDefinitions(
    request: ListFeatureDefinitionsRequest,
    context: C,
  ): Promise<ListFeatureDefinitionsResponse>;
  /** Set a feature. POST /features/{name} (spec/domains/platform/features.yaml#setFeature) */
  setFeature(
    request: SetFeatureRequest,
    context: C,
  ): Promise<SetFeatureResponse>;
  /** Forget how a feature was set. DELETE /features/{name} (spec/domains/platform/features.yaml#deleteFeature) */
  deleteFeature(
    request: DeleteFeatureRequest,
    context: C,
  ): Promise<DeleteFeatureResponse>;
}
