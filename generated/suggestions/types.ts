// Generated from spec/resources/suggestions.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type ApplySuggestion = components['schemas']['ApplySuggestion'];
export type ApplySuggestions = components['schemas']['ApplySuggestions'];

/** Apply several suggestions: PUT /suggestions/batch_apply */
export interface ApplySuggestionsRequest {
  readonly body: Defaulted<BodyOf<operations['applySuggestions'], 'application/json'>>;
}

export type ApplySuggestionsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['applySuggestions'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['applySuggestions'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['applySuggestions'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['applySuggestions'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['applySuggestions'], 404>; readonly headers?: never }
  ;

/** Apply a suggestion: PUT /suggestions/{id}/apply */
export interface ApplySuggestionRequest {
  readonly params: ParametersOf<operations['applySuggestion'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['applySuggestion'], 'application/json'>>;
}

export type ApplySuggestionResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['applySuggestion'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['applySuggestion'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['applySuggestion'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['applySuggestion'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['applySuggestion'], 404>; readonly headers?: never }
  ;
