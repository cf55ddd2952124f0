// Generated from spec/resources/saml-providers.yaml; do not edit. Run `npm run generate`.
import type { ClientCall, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface GetSamlProviderInput {
  readonly params: ParametersOf<operations['getSamlProvider'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetSamlProviderAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getSamlProvider'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getSamlProvider'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getSamlProvider'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getSamlProvider'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getSamlProvider'], 404> }
  ;

const getSamlProviderCall: ClientCall = {
  id: 'getSamlProvider',
  method: 'GET',
  path: "/api/v4/groups/{id}/saml_provider",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface SetSamlProviderInput {
  readonly params: ParametersOf<operations['setSamlProvider'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['setSamlProvider'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SetSamlProviderAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['setSamlProvider'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['setSamlProvider'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['setSamlProvider'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['setSamlProvider'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['setSamlProvider'], 404> }
  ;

const setSamlProviderCall: ClientCall = {
  id: 'setSamlProvider',
  method: 'PUT',
  path: "/api/v4/groups/{id}/saml_provider",
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

export interface DeleteSamlProviderInput {
  readonly params: ParametersOf<operations['deleteSamlProvider'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DeleteSamlProviderAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteSamlProvider'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteSamlProvider'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteSamlProvider'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteSamlProvider'], 404> }
  ;

const deleteSamlProviderCall: ClientCall = {
  id: 'deleteSamlProvider',
  method: 'DELETE',
  path: "/api/v4/groups/{id}/saml_provider",
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

export interface CreateScimTokenInput {
  readonly params: ParametersOf<operations['createScimToken'], 'path'>;
  readonly signal?: AbortSignal;
}

export type CreateScimTokenAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createScimToken'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createScimToken'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createScimToken'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createScimToken'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createScimToken'], 404> }
  ;

const createScimTokenCall: ClientCall = {
  id: 'createScimToken',
  method: 'POST',
  path: "/api/v4/groups/{id}/saml_provider/scim_token",
  commas: [],
  body: null,
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface RevokeScimTokenInput {
  readonly params: ParametersOf<operations['revokeScimToken'], 'path'>;
  readonly signal?: AbortSignal;
}

export type RevokeScimTokenAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['revokeScimToken'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['revokeScimToken'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['revokeScimToken'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['revokeScimToken'], 404> }
  ;

const revokeScimTokenCall: ClientCall = {
  id: 'revokeScimToken',
  method: 'DELETE',
  path: "/api/v4/groups/{id}/saml_provider/scim_token",
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

export interface SamlProvidersClient {
  /** Get the single sign-on of a group: GET /groups/{id}/saml_provider */
  getSamlProvider(request: GetSamlProviderInput): Promise<GetSamlProviderAnswer>;
  /** Set up the single sign-on of a group: PUT /groups/{id}/saml_provider */
  setSamlProvider(request: SetSamlProviderInput): Promise<SetSamlProviderAnswer>;
  /** Remove the single sign-on of a group: DELETE /groups/{id}/saml_provider */
  deleteSamlProvider(request: DeleteSamlProviderInput): Promise<DeleteSamlProviderAnswer>;
  /** Make the SCIM token of a group: POST /groups/{id}/saml_provider/scim_token */
  createScimToken(request: CreateScimTokenInput): Promise<CreateScimTokenAnswer>;
  /** Revoke the SCIM token of a group: DELETE /groups/{id}/saml_provider/scim_token */
  revokeScimToken(request: RevokeScimTokenInput): Promise<RevokeScimTokenAnswer>;
}

export const samlProvidersClient = (send: Send): SamlProvidersClient => ({
  getSamlProvider: (request) => send(getSamlProviderCall, request),
  setSamlProvider: (request) => send(setSamlProviderCall, request),
  deleteSamlProvider: (request) => send(deleteSamlProviderCall, request),
  createScimToken: (request) => send(createScimTokenCall, request),
  revokeScimToken: (request) => send(revokeScimTokenCall, request),
});
