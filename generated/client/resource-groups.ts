// Generated from spec/resources/resource-groups.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListResourceGroupsInput {
  readonly params: ParametersOf<operations['listResourceGroups'], 'path'>;
  readonly query?: ParametersOf<operations['listResourceGroups'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListResourceGroupsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listResourceGroups'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listResourceGroups'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listResourceGroups'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listResourceGroups'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listResourceGroups'], 404> }
  ;

const listResourceGroupsCall: ClientCall = {
  id: 'listResourceGroups',
  method: 'GET',
  path: "/api/v4/projects/{id}/resource_groups",
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

export interface GetResourceGroupInput {
  readonly params: ParametersOf<operations['getResourceGroup'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetResourceGroupAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getResourceGroup'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getResourceGroup'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getResourceGroup'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getResourceGroup'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getResourceGroup'], 404> }
  ;

const getResourceGroupCall: ClientCall = {
  id: 'getResourceGroup',
  method: 'GET',
  path: "/api/v4/projects/{id}/resource_groups/{key}",
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

export interface UpdateResourceGroupInput {
  readonly params: ParametersOf<operations['updateResourceGroup'], 'path'>;
  readonly body: Sendable<BodyOf<operations['updateResourceGroup'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateResourceGroupAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['updateResourceGroup'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['updateResourceGroup'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['updateResourceGroup'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['updateResourceGroup'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['updateResourceGroup'], 404> }
  ;

const updateResourceGroupCall: ClientCall = {
  id: 'updateResourceGroup',
  method: 'PUT',
  path: "/api/v4/projects/{id}/resource_groups/{key}",
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
