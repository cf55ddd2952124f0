// Generated from spec/domains/* /suggestions.yaml; do not edit. Run `npm run generate`.
import type { SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ApplySuggestionsRequest, ApplySuggestionsResponse, ApplySuggestionRequest, ApplySuggestionResponse } from './types.ts';

/** One function per operation of suggestions; `C` is the request context of the server. */
export interface SuggestionsService<C extends SubjectTypes> {
  /** Apply several suggestions. PUT /suggestions/batch_apply (spec/domains/review/suggestions.yaml#applySuggestions) */
  applySuggestions(
    request: ApplySuggestionsRequest,
    context: C,
  ): Promise<ApplySuggestionsResponse>;
  /** Apply a suggestion. PUT /suggestions/{id}/apply (spec/domains/review/suggestions.yaml#applySuggestion) */
  applySuggestion(
    request: ApplySuggestionRequest,
    context: C,
  ): Promise<ApplySuggestionResponse>;
}
