// Generated from spec/domains/* /resource-groups.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListResourceGroupsRequest, ListResourceGroupsResponse, GetResourceGroupRequest, GetResourceGroupResponse, UpdateResourceGroupRequest, UpdateResourceGroupResponse } from './types.ts';

/** One function per operation of resource-groups; `C` is the request context of the server. */
export interface ResourceGroupsService<C extends SubjectTypes> {
  /** List the resource groups of a project. GET /projects/{id}/resource_groups (spec/domains/ci/resource-groups.yaml#listResourceGroups) */
  listResourceGroups(
    request: ListResourceGroupsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListResourceGroupsResponse>;
  /** Get a resource group. GET /projects/{id}/resource_groups/{key} (spec/domains/ci/resource-groups.yaml#getResourceGroup) */
  getResourceGroup(
    request: GetResourceGroupRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetResourceGroupResponse>;
  /** Change a resource group. PUT /projects/{id}/resource_groups/{key} (spec/domains/ci/resource-groups.yaml#updateResourceGroup) */
  updateResourceGroup(
    request: UpdateResourceGroupRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UpdateResourceGroupResponse>;
}
