// Generated from spec/domains/* /saml-providers.yaml; do not edit. Run `npm run generate`.
import type { ClientCall, EmptyAnswer, JsonAnswer, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface GetSamlProviderInput {
  readonly params: ParametersOf<operations['getSamlProvider'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetSamlProviderAnswer = JsonAnswer<operations['getSamlProvider'], 200 | 400 | 401 | 403 | 404>;

const getSamlProviderCall: ClientCall = {
  id: 'getSamlProvider',
  method: 'GET',
  path: "/api/v4/groups/{id}/saml_provider",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface SetSamlProviderInput {
  readonly params: ParametersOf<operations['setSamlProvider'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['setSamlProvider'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SetSamlProviderAnswer = JsonAnswer<operations['setSamlProvider'], 200 | 400 | 401 | 403 | 404>;

const setSamlProviderCall: ClientCall = {
  id: 'setSamlProvider',
  method: 'PUT',
  path: "/api/v4/groups/{id}/saml_provider",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeleteSamlProviderInput {
  readonly params: ParametersOf<operations['deleteSamlProvider'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DeleteSamlProviderAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteSamlProvider'], 400 | 401 | 403 | 404>;

const deleteSamlProviderCall: ClientCall = {
  id: 'deleteSamlProvider',
  method: 'DELETE',
  path: "/api/v4/groups/{id}/saml_provider",
  answers: { none: [204], json: [400, 401, 403, 404] },
};

export interface CreateScimTokenInput {
  readonly params: ParametersOf<operations['createScimToken'], 'path'>;
  readonly signal?: AbortSignal;
}

export type CreateScimTokenAnswer = JsonAnswer<operations['createScimToken'], 201 | 400 | 401 | 403 | 404>;

const createScimTokenCall: ClientCall = {
  id: 'createScimToken',
  method: 'POST',
  path: "/api/v4/groups/{id}/saml_provider/scim_token",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface RevokeScimTokenInput {
  readonly params: ParametersOf<operations['revokeScimToken'], 'path'>;
  readonly signal?: AbortSignal;
}

export type RevokeScimTokenAnswer = EmptyAnswer<204> | JsonAnswer<operations['revokeScimToken'], 400 | 401 | 403 | 404>;

const revokeScimTokenCall: ClientCall = {
  id: 'revokeScimToken',
  method: 'DELETE',
  path: "/api/v4/groups/{id}/saml_provider/scim_token",
  answers: { none: [204], json: [400, 401, 403, 404] },
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
