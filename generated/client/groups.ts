// Generated from spec/domains/* /groups.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, ContentAnswer, EmptyAnswer, JsonAnswer, Listing, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListGroupsInput {
  readonly query?: ParametersOf<operations['listGroups'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListGroupsAnswer = JsonAnswer<operations['listGroups'], 200 | 400 | 401 | 403 | 405>;

const listGroupsCall: ClientCall = {
  id: 'listGroups',
  method: 'GET',
  path: "/api/v4/groups",
  commas: ["skip_groups"],
  answers: { json: [200, 400, 401, 403, 405] },
};

export interface CreateGroupInput {
  readonly body: Sendable<BodyOf<operations['createGroup'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateGroupAnswer = JsonAnswer<operations['createGroup'], 201 | 400 | 401 | 403 | 404>;

const createGroupCall: ClientCall = {
  id: 'createGroup',
  method: 'POST',
  path: "/api/v4/groups",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface GetGroupInput {
  readonly params: ParametersOf<operations['getGroup'], 'path'>;
  readonly query?: ParametersOf<operations['getGroup'], 'query'>;
  readonly signal?: AbortSignal;
}

export type GetGroupAnswer = JsonAnswer<operations['getGroup'], 200 | 400 | 401 | 403 | 404>;

const getGroupCall: ClientCall = {
  id: 'getGroup',
  method: 'GET',
  path: "/api/v4/groups/{id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface UpdateGroupInput {
  readonly params: ParametersOf<operations['updateGroup'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateGroup'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateGroupAnswer = JsonAnswer<operations['updateGroup'], 200 | 400 | 401 | 403 | 404>;

const updateGroupCall: ClientCall = {
  id: 'updateGroup',
  method: 'PUT',
  path: "/api/v4/groups/{id}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeleteGroupInput {
  readonly params: ParametersOf<operations['deleteGroup'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteGroup'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteGroupAnswer = JsonAnswer<operations['deleteGroup'], 202 | 400 | 401 | 403 | 404 | 412>;

const deleteGroupCall: ClientCall = {
  id: 'deleteGroup',
  method: 'DELETE',
  path: "/api/v4/groups/{id}",
  answers: { json: [202, 400, 401, 403, 404, 412] },
};

export interface GetGroupAvatarInput {
  readonly params: ParametersOf<operations['getGroupAvatar'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetGroupAvatarAnswer = ContentAnswer<200> | JsonAnswer<operations['getGroupAvatar'], 400 | 401 | 403 | 404>;

const getGroupAvatarCall: ClientCall = {
  id: 'getGroupAvatar',
  method: 'GET',
  path: "/api/v4/groups/{id}/avatar",
  answers: { content: [200], json: [400, 401, 403, 404] },
};

export interface ListDescendantGroupsInput {
  readonly params: ParametersOf<operations['listDescendantGroups'], 'path'>;
  readonly query?: ParametersOf<operations['listDescendantGroups'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListDescendantGroupsAnswer = JsonAnswer<operations['listDescendantGroups'], 200 | 400 | 401 | 403 | 404>;

const listDescendantGroupsCall: ClientCall = {
  id: 'listDescendantGroups',
  method: 'GET',
  path: "/api/v4/groups/{id}/descendant_groups",
  commas: ["skip_groups"],
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface SyncGroupWithLdapInput {
  readonly params: ParametersOf<operations['syncGroupWithLdap'], 'path'>;
  readonly signal?: AbortSignal;
}

export type SyncGroupWithLdapAnswer = JsonAnswer<operations['syncGroupWithLdap'], 202 | 400 | 401 | 403 | 404>;

const syncGroupWithLdapCall: ClientCall = {
  id: 'syncGroupWithLdap',
  method: 'POST',
  path: "/api/v4/groups/{id}/ldap_sync",
  answers: { json: [202, 400, 401, 403, 404] },
};

export interface ListGroupProjectsInput {
  readonly params: ParametersOf<operations['listGroupProjects'], 'path'>;
  readonly query?: ParametersOf<operations['listGroupProjects'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListGroupProjectsAnswer = JsonAnswer<operations['listGroupProjects'], 200 | 400 | 401 | 403 | 404>;

const listGroupProjectsCall: ClientCall = {
  id: 'listGroupProjects',
  method: 'GET',
  path: "/api/v4/groups/{id}/projects",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ListSharedGroupProjectsInput {
  readonly params: ParametersOf<operations['listSharedGroupProjects'], 'path'>;
  readonly query?: ParametersOf<operations['listSharedGroupProjects'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListSharedGroupProjectsAnswer = JsonAnswer<operations['listSharedGroupProjects'], 200 | 400 | 401 | 403 | 404>;

const listSharedGroupProjectsCall: ClientCall = {
  id: 'listSharedGroupProjects',
  method: 'GET',
  path: "/api/v4/groups/{id}/projects/shared",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface TransferProjectToGroupInput {
  readonly params: ParametersOf<operations['transferProjectToGroup'], 'path'>;
  readonly signal?: AbortSignal;
}

export type TransferProjectToGroupAnswer = JsonAnswer<operations['transferProjectToGroup'], 201 | 400 | 401 | 403 | 404>;

const transferProjectToGroupCall: ClientCall = {
  id: 'transferProjectToGroup',
  method: 'POST',
  path: "/api/v4/groups/{id}/projects/{project_id}",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface ListProvisionedUsersInput {
  readonly params: ParametersOf<operations['listProvisionedUsers'], 'path'>;
  readonly query?: ParametersOf<operations['listProvisionedUsers'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProvisionedUsersAnswer = JsonAnswer<operations['listProvisionedUsers'], 200 | 400 | 401 | 403 | 404>;

const listProvisionedUsersCall: ClientCall = {
  id: 'listProvisionedUsers',
  method: 'GET',
  path: "/api/v4/groups/{id}/provisioned_users",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface RestoreGroupInput {
  readonly params: ParametersOf<operations['restoreGroup'], 'path'>;
  readonly signal?: AbortSignal;
}

export type RestoreGroupAnswer = JsonAnswer<operations['restoreGroup'], 201 | 400 | 401 | 403 | 404>;

const restoreGroupCall: ClientCall = {
  id: 'restoreGroup',
  method: 'POST',
  path: "/api/v4/groups/{id}/restore",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface ShareGroupInput {
  readonly params: ParametersOf<operations['shareGroup'], 'path'>;
  readonly body: Sendable<BodyOf<operations['shareGroup'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type ShareGroupAnswer = JsonAnswer<operations['shareGroup'], 201 | 400 | 401 | 403 | 404 | 409>;

const shareGroupCall: ClientCall = {
  id: 'shareGroup',
  method: 'POST',
  path: "/api/v4/groups/{id}/share",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404, 409] },
};

export interface UnshareGroupInput {
  readonly params: ParametersOf<operations['unshareGroup'], 'path'>;
  readonly signal?: AbortSignal;
}

export type UnshareGroupAnswer = EmptyAnswer<204> | JsonAnswer<operations['unshareGroup'], 400 | 401 | 403 | 404>;

const unshareGroupCall: ClientCall = {
  id: 'unshareGroup',
  method: 'DELETE',
  path: "/api/v4/groups/{id}/share/{group_id}",
  answers: { none: [204], json: [400, 401, 403, 404] },
};

export interface ListSubgroupsInput {
  readonly params: ParametersOf<operations['listSubgroups'], 'path'>;
  readonly query?: ParametersOf<operations['listSubgroups'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListSubgroupsAnswer = JsonAnswer<operations['listSubgroups'], 200 | 400 | 401 | 403 | 404>;

const listSubgroupsCall: ClientCall = {
  id: 'listSubgroups',
  method: 'GET',
  path: "/api/v4/groups/{id}/subgroups",
  commas: ["skip_groups"],
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface TransferGroupInput {
  readonly params: ParametersOf<operations['transferGroup'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['transferGroup'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type TransferGroupAnswer = JsonAnswer<operations['transferGroup'], 201 | 400 | 401 | 403 | 404>;

const transferGroupCall: ClientCall = {
  id: 'transferGroup',
  method: 'POST',
  path: "/api/v4/groups/{id}/transfer",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface ListGroupTransferLocationsInput {
  readonly params: ParametersOf<operations['listGroupTransferLocations'], 'path'>;
  readonly query?: ParametersOf<operations['listGroupTransferLocations'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListGroupTransferLocationsAnswer = JsonAnswer<operations['listGroupTransferLocations'], 200 | 400 | 401 | 403 | 404>;

const listGroupTransferLocationsCall: ClientCall = {
  id: 'listGroupTransferLocations',
  method: 'GET',
  path: "/api/v4/groups/{id}/transfer_locations",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface GroupsClient {
  /** List groups: GET /groups */
  listGroups: Listing<ListGroupsInput, ListGroupsAnswer, JsonOf<operations['listGroups'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Create a group: POST /groups */
  createGroup(request: CreateGroupInput): Promise<CreateGroupAnswer>;
  /** Get a group: GET /groups/{id} */
  getGroup(request: GetGroupInput): Promise<GetGroupAnswer>;
  /** Change a group: PUT /groups/{id} */
  updateGroup(request: UpdateGroupInput): Promise<UpdateGroupAnswer>;
  /** Delete a group: DELETE /groups/{id} */
  deleteGroup(request: DeleteGroupInput): Promise<DeleteGroupAnswer>;
  /** Get the picture of a group: GET /groups/{id}/avatar */
  getGroupAvatar(request: GetGroupAvatarInput): Promise<GetGroupAvatarAnswer>;
  /** List all groups below a group: GET /groups/{id}/descendant_groups */
  listDescendantGroups: ListingOf<ListDescendantGroupsInput, ListDescendantGroupsAnswer, JsonOf<operations['listDescendantGroups'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Synchronise a group with the directory: POST /groups/{id}/ldap_sync */
  syncGroupWithLdap(request: SyncGroupWithLdapInput): Promise<SyncGroupWithLdapAnswer>;
  /** List the projects of a group: GET /groups/{id}/projects */
  listGroupProjects: ListingOf<ListGroupProjectsInput, ListGroupProjectsAnswer, JsonOf<operations['listGroupProjects'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** List the projects shared with a group: GET /groups/{id}/projects/shared */
  listSharedGroupProjects: ListingOf<ListSharedGroupProjectsInput, ListSharedGroupProjectsAnswer, JsonOf<operations['listSharedGroupProjects'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Move a project into a group: POST /groups/{id}/projects/{project_id} */
  transferProjectToGroup(request: TransferProjectToGroupInput): Promise<TransferProjectToGroupAnswer>;
  /** List the users that a group has provisioned: GET /groups/{id}/provisioned_users */
  listProvisionedUsers: ListingOf<ListProvisionedUsersInput, ListProvisionedUsersAnswer, JsonOf<operations['listProvisionedUsers'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Restore a group: POST /groups/{id}/restore */
  restoreGroup(request: RestoreGroupInput): Promise<RestoreGroupAnswer>;
  /** Share a group with another group: POST /groups/{id}/share */
  shareGroup(request: ShareGroupInput): Promise<ShareGroupAnswer>;
  /** Stop sharing a group with another group: DELETE /groups/{id}/share/{group_id} */
  unshareGroup(request: UnshareGroupInput): Promise<UnshareGroupAnswer>;
  /** List the subgroups of a group: GET /groups/{id}/subgroups */
  listSubgroups: ListingOf<ListSubgroupsInput, ListSubgroupsAnswer, JsonOf<operations['listSubgroups'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Move a group: POST /groups/{id}/transfer */
  transferGroup(request: TransferGroupInput): Promise<TransferGroupAnswer>;
  /** List where a group can be moved: GET /groups/{id}/transfer_locations */
  listGroupTransferLocations: ListingOf<ListGroupTransferLocationsInput, ListGroupTransferLocationsAnswer, JsonOf<operations['listGroupTransferLocations'], 200> extends readonly (infer Row)[] ? Row : never>;
}

export const groupsClient = (send: Send): GroupsClient => ({
  listGroups: listing(send, listGroupsCall),
  createGroup: (request) => send(createGroupCall, request),
  getGroup: (request) => send(getGroupCall, request),
  updateGroup: (request) => send(updateGroupCall, request),
  deleteGroup: (request) => send(deleteGroupCall, request),
  getGroupAvatar: (request) => send(getGroupAvatarCall, request),
  listDescendantGroups: listing(send, listDescendantGroupsCall),
  syncGroupWithLdap: (request) => send(syncGroupWithLdapCall, request),
  listGroupProjects: listing(send, listGroupProjectsCall),
  listSharedGroupProjects: listing(send, listSharedGroupProjectsCall),
  transferProjectToGroup: (request) => send(transferProjectToGroupCall, request),
  listProvisionedUsers: listing(send, listProvisionedUsersCall),
  restoreGroup: (request) => send(restoreGroupCall, request),
  shareGroup: (request) => send(shareGroupCall, request),
  unshareGroup: (request) => send(unshareGroupCall, request),
  listSubgroups: listing(send, listSubgroupsCall),
  transferGroup: (request) => send(transferGroupCall, request),
  listGroupTransferLocations: listing(send, listGroupTransferLocationsCall),
});
