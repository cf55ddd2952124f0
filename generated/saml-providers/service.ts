// Generated from spec/domains/* /saml-providers.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { GetSamlProviderRequest, GetSamlProviderResponse, SetSamlProviderRequest, SetSamlProviderResponse, DeleteSamlProviderRequest, DeleteSamlProviderResponse, CreateScimTokenRequest, CreateScimTokenResponse, RevokeScimTokenRequest, RevokeScimTokenResponse } from './types.ts';

/** One function per operation of saml-providers; `C` is the request context of the server. */
export interface SamlProvidersService<C extends SubjectTypes> {
  /** Get the single sign-on of a group. GET /groups/{id}/saml_provider (spec/domains/accounts/saml-providers.yaml#getSamlProvider) */
  getSamlProvider(
    request: GetSamlProviderRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<GetSamlProviderResponse>;
  /** Set up the single sign-on of a group. PUT /groups/{id}/saml_provider (spec/domains/accounts/saml-providers.yaml#setSamlProvider) */
  setSamlProvider(
    request: SetSamlProviderRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<SetSamlProviderResponse>;
  /** Remove the single sign-on of a group. DELETE /groups/{id}/saml_provider (spec/domains/accounts/saml-providers.yaml#deleteSamlProvider) */
  deleteSamlProvider(
    request: DeleteSamlProviderRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<DeleteSamlProviderResponse>;
  /** Make the SCIM token of a group. POST /groups/{id}/saml_provider/scim_token (spec/domains/accounts/saml-providers.yaml#createScimToken) */
  createScimToken(
    request: CreateScimTokenRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<CreateScimTokenResponse>;
  /** Revoke the SCIM token of a group. DELETE /groups/{id}/saml_provider/scim_token (spec/domains/accounts/saml-providers.yaml#revokeScimToken) */
  revokeScimToken(
    request: RevokeScimTokenRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<RevokeScimTokenResponse>;
}
