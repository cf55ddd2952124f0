// Generated from spec/resources/resource-groups.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type ResourceGroup = components['schemas']['ResourceGroup'];
export type UpdateResourceGroup = components['schemas']['UpdateResourceGroup'];

/** List the resource groups of a project: GET /projects/{id}/resource_groups */
export interface ListResourceGroupsRequest {
  readonly params: ParametersOf<operations['listResourceGroups'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listResourceGroups'], 'query'>, 'page' | 'per_page'>;
}

export type ListResourceGroupsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listResourceGroups'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listResourceGroups'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listResourceGroups'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listResourceGroups'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listResourceGroups'], 404>; readonly headers?: never }
  ;

/** Get a resource group: GET /projects/{id}/resource_groups/{key} */
export interface GetResourceGroupRequest {
  readonly params: ParametersOf<operations['getResourceGroup'], 'path'>;
}

export type GetResourceGroupResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getResourceGroup'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getResourceGroup'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getResourceGroup'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getResourceGroup'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getResourceGroup'], 404>; readonly headers?: never }
  ;

/** Change a resource group: PUT /projects/{id}/resource_groups/{key} */
export interface UpdateResourceGroupRequest {
  readonly params: ParametersOf<operations['updateResourceGroup'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateResourceGroup'], 'application/json'>>;
}

export type UpdateResourceGroupResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['updateResourceGroup'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['updateResourceGroup'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['updateResourceGroup'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['updateResourceGroup'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['updateResourceGroup'], 404>; readonly headers?: never }
  ;
