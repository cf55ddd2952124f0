// Generated from spec/domains/* /saml-providers.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { BodyOf, EmptyResponse, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type SamlProvider = components['schemas']['SamlProvider'];
export type ScimToken = components['schemas']['ScimToken'];
export type SetSamlProvider = components['schemas']['SetSamlProvider'];

/** Get the single sign-on of a group: GET /groups/{id}/saml_provider */
export interface GetSamlProviderRequest {
  readonly params: ParametersOf<operations['getSamlProvider'], 'path'>;
}

export type GetSamlProviderResponse = JsonResponse<operations['getSamlProvider'], 200 | 400 | 401 | 403 | 404>;

/** Set up the single sign-on of a group: PUT /groups/{id}/saml_provider */
export interface SetSamlProviderRequest {
  readonly params: ParametersOf<operations['setSamlProvider'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['setSamlProvider'], 'application/json'>>;
}

export type SetSamlProviderResponse = JsonResponse<operations['setSamlProvider'], 200 | 400 | 401 | 403 | 404>;

/** Remove the single sign-on of a group: DELETE /groups/{id}/saml_provider */
export interface DeleteSamlProviderRequest {
  readonly params: ParametersOf<operations['deleteSamlProvider'], 'path'>;
}

export type DeleteSamlProviderResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteSamlProvider'], 400 | 401 | 403 | 404>;

/** Make the SCIM token of a group: POST /groups/{id}/saml_provider/scim_token */
export interface CreateScimTokenRequest {
  readonly params: ParametersOf<operations['createScimToken'], 'path'>;
}

export type CreateScimTokenResponse = JsonResponse<operations['createScimToken'], 201 | 400 | 401 | 403 | 404>;

/** Revoke the SCIM token of a group: DELETE /groups/{id}/saml_provider/scim_token */
export interface RevokeScimTokenRequest {
  readonly params: ParametersOf<operations['revokeScimToken'], 'path'>;
}

export type RevokeScimTokenResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['revokeScimToken'], 400 | 401 | 403 | 404>;
