// Generated from spec/resources/suggestions.yaml; do not edit. Run `npm run generate`.
import type { ClientCall, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ApplySuggestionsInput {
  readonly body: Sendable<BodyOf<operations['applySuggestions'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type ApplySuggestionsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['applySuggestions'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['applySuggestions'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['applySuggestions'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['applySuggestions'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['applySuggestions'], 404> }
  ;

const applySuggestionsCall: ClientCall = {
  id: 'applySuggestions',
  method: 'PUT',
  path: "/api/v4/suggestions/batch_apply",
  commas: [],
  body: "application/json",
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ApplySuggestionInput {
  readonly params: ParametersOf<operations['applySuggestion'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['applySuggestion'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type ApplySuggestionAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['applySuggestion'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['applySuggestion'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['applySuggestion'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['applySuggestion'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['applySuggestion'], 404> }
  ;

const applySuggestionCall: ClientCall = {
  id: 'applySuggestion',
  method: 'PUT',
  path: "/api/v4/suggestions/{id}/apply",
  commas: [],
  body: "application/json",
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
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
