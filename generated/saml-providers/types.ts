// Generated from spec/resources/saml-providers.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type SamlProvider = components['schemas']['SamlProvider'];
export type ScimToken = components['schemas']['ScimToken'];
export type SetSamlProvider = components['schemas']['SetSamlProvider'];

/** Get the single sign-on of a group: GET /groups/{id}/saml_provider */
export interface GetSamlProviderRequest {
  readonly params: ParametersOf<operations['getSamlProvider'], 'path'>;
}

export type GetSamlProviderResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getSamlProvider'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getSamlProvider'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getSamlProvider'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getSamlProvider'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getSamlProvider'], 404>; readonly headers?: never }
  ;

/** Set up the single sign-on of a group: PUT /groups/{id}/saml_provider */
export interface SetSamlProviderRequest {
  readonly params: ParametersOf<operations['setSamlProvider'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['setSamlProvider'], 'application/json'>>;
}

export type SetSamlProviderResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['setSamlProvider'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['setSamlProvider'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['setSamlProvider'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['setSamlProvider'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['setSamlProvider'], 404>; readonly headers?: never }
  ;

/** Remove the single sign-on of a group: DELETE /groups/{id}/saml_provider */
export interface DeleteSamlProviderRequest {
  readonly params: ParametersOf<operations['deleteSamlProvider'], 'path'>;
}

export type DeleteSamlProviderResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteSamlProvider'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteSamlProvider'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteSamlProvider'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteSamlProvider'], 404>; readonly headers?: never }
  ;

/** Make the SCIM token of a group: POST /groups/{id}/saml_provider/scim_token */
export interface CreateScimTokenRequest {
  readonly params: ParametersOf<operations['createScimToken'], 'path'>;
}

export type CreateScimTokenResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createScimToken'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createScimToken'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createScimToken'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createScimToken'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createScimToken'], 404>; readonly headers?: never }
  ;

/** Revoke the SCIM token of a group: DELETE /groups/{id}/saml_provider/scim_token */
export interface RevokeScimTokenRequest {
  readonly params: ParametersOf<operations['revokeScimToken'], 'path'>;
}

export type RevokeScimTokenResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['revokeScimToken'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['revokeScimToken'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['revokeScimToken'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['revokeScimToken'], 404>; readonly headers?: never }
  ;
