// Generated from spec/domains/* /resource-groups.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, JsonAnswer, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListResourceGroupsInput {
  readonly params: ParametersOf<operations['listResourceGroups'], 'path'>;
  readonly query?: ParametersOf<operations['listResourceGroups'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListResourceGroupsAnswer = JsonAnswer<operations['listResourceGroups'], 200 | 400 | 401 | 403 | 404>;

const listResourceGroupsCall: ClientCall = {
  id: 'listResourceGroups',
  method: 'GET',
  path: "/api/v4/projects/{id}/resource_groups",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface GetResourceGroupInput {
  readonly params: ParametersOf<operations['getResourceGroup'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetResourceGroupAnswer = JsonAnswer<operations['getResourceGroup'], 200 | 400 | 401 | 403 | 404>;

const getResourceGroupCall: ClientCall = {
  id: 'getResourceGroup',
  method: 'GET',
  path: "/api/v4/projects/{id}/resource_groups/{key}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface UpdateResourceGroupInput {
  readonly params: ParametersOf<operations['updateResourceGroup'], 'path'>;
  readonly body: Sendable<BodyOf<operations['updateResourceGroup'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateResourceGroupAnswer = JsonAnswer<operations['updateResourceGroup'], 200 | 400 | 401 | 403 | 404>;

const updateResourceGroupCall: ClientCall = {
  id: 'updateResourceGroup',
  method: 'PUT',
  path: "/api/v4/projects/{id}/resource_groups/{key}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ResourceGroupsClient {
  /** List the resource groups of a project: GET /projects/{id}/resource_groups */
  listResourceGroups: ListingOf<ListResourceGroupsInput, ListResourceGroupsAnswer, JsonOf<operations['listResourceGroups'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Get a resource group: GET /projects/{id}/resource_groups/{key} */
  getResourceGroup(request: GetResourceGroupInput): Promise<GetResourceGroupAnswer>;
  /** Change a resource group: PUT /projects/{id}/resource_groups/{key} */
  updateResourceGroup(request: UpdateResourceGroupInput): Promise<UpdateResourceGroupAnswer>;
}

export const resourceGroupsClient = (send: Send): ResourceGroupsClient => ({
  listResourceGroups: listing(send, listResourceGroupsCall),
  getResourceGroup: (request) => send(getResourceGroupCall, request),
  updateResourceGroup: (request) => send(updateResourceGroupCall, request),
});
