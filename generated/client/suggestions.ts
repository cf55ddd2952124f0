// Generated from spec/domains/* /suggestions.yaml; do not edit. Run `npm run generate`.
import type { ClientCall, JsonAnswer, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ApplySuggestionsInput {
  readonly body: Sendable<BodyOf<operations['applySuggestions'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type ApplySuggestionsAnswer = JsonAnswer<operations['applySuggestions'], 200 | 400 | 401 | 403 | 404>;

const applySuggestionsCall: ClientCall = {
  id: 'applySuggestions',
  method: 'PUT',
  path: "/api/v4/suggestions/batch_apply",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ApplySuggestionInput {
  readonly params: ParametersOf<operations['applySuggestion'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['applySuggestion'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type ApplySuggestionAnswer = JsonAnswer<operations['applySuggestion'], 200 | 400 | 401 | 403 | 404>;

const applySuggestionCall: ClientCall = {
  id: 'applySuggestion',
  method: 'PUT',
  path: "/api/v4/suggestions/{id}/apply",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface SuggestionsClient {
  /** Apply several suggestions: PUT /suggestions/batch_apply */
  applySuggestions(request: ApplySuggestionsInput): Promise<ApplySuggestionsAnswer>;
  /** Apply a suggestion: PUT /suggestions/{id}/apply */
  applySuggestion(request: ApplySuggestionInput): Promise<ApplySuggestionAnswer>;
}

export const suggestionsClient = (send: Send): SuggestionsClient => ({
  applySuggestions: (request) => send(applySuggestionsCall, request),
  applySuggestion: (request) => send(applySuggestionCall, request),
});
