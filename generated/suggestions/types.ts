// Generated from spec/domains/* /suggestions.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { BodyOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type ApplySuggestion = components['schemas']['ApplySuggestion'];
export type ApplySuggestions = components['schemas']['ApplySuggestions'];

/** Apply several suggestions: PUT /suggestions/batch_apply */
export interface ApplySuggestionsRequest {
  readonly body: Defaulted<BodyOf<operations['applySuggestions'], 'application/json'>>;
}

export type ApplySuggestionsResponse = JsonResponse<operations['applySuggestions'], 200 | 400 | 401 | 403 | 404>;

/** Apply a suggestion: PUT /suggestions/{id}/apply */
export interface ApplySuggestionRequest {
  readonly params: ParametersOf<operations['applySuggestion'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['applySuggestion'], 'application/json'>>;
}

export type ApplySuggestionResponse = JsonResponse<operations['applySuggestion'], 200 | 400 | 401 | 403 | 404>;
