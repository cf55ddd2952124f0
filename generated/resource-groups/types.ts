// Generated from spec/domains/* /resource-groups.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type ResourceGroup = components['schemas']['ResourceGroup'];
export type UpdateResourceGroup = components['schemas']['UpdateResourceGroup'];

/** List the resource groups of a project: GET /projects/{id}/resource_groups */
export interface ListResourceGroupsRequest {
  readonly params: ParametersOf<operations['listResourceGroups'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listResourceGroups'], 'query'>, 'page' | 'per_page'>;
}

export type ListResourceGroupsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listResourceGroups'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listResourceGroups'], 400 | 401 | 403 | 404>;

/** Get a resource group: GET /projects/{id}/resource_groups/{key} */
export interface GetResourceGroupRequest {
  readonly params: ParametersOf<operations['getResourceGroup'], 'path'>;
}

export type GetResourceGroupResponse = JsonResponse<operations['getResourceGroup'], 200 | 400 | 401 | 403 | 404>;

/** Change a resource group: PUT /projects/{id}/resource_groups/{key} */
export interface UpdateResourceGroupRequest {
  readonly params: ParametersOf<operations['updateResourceGroup'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateResourceGroup'], 'application/json'>>;
}

export type UpdateResourceGroupResponse = JsonResponse<operations['updateResourceGroup'], 200 | 400 | 401 | 403 | 404>;
