// Generated from spec/resources/groups.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, Content, Listing, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListGroupsInput {
  readonly query?: ParametersOf<operations['listGroups'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListGroupsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listGroups'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listGroups'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listGroups'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listGroups'], 403> }
  | { readonly status: 405; readonly headers: Headers; readonly body: JsonOf<operations['listGroups'], 405> }
  ;

const listGroupsCall: ClientCall = {
  id: 'listGroups',
  method: 'GET',
  path: "/api/v4/groups",
  commas: ["skip_groups"],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    405: 'json',
  },
};

export interface CreateGroupInput {
  readonly body: Sendable<BodyOf<operations['createGroup'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateGroupAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createGroup'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createGroup'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createGroup'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createGroup'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createGroup'], 404> }
  ;

const createGroupCall: ClientCall = {
  id: 'createGroup',
  method: 'POST',
  path: "/api/v4/groups",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface GetGroupInput {
  readonly params: ParametersOf<operations['getGroup'], 'path'>;
  readonly query?: ParametersOf<operations['getGroup'], 'query'>;
  readonly signal?: AbortSignal;
}

export type GetGroupAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getGroup'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getGroup'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getGroup'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getGroup'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getGroup'], 404> }
  ;

const getGroupCall: ClientCall = {
  id: 'getGroup',
  method: 'GET',
  path: "/api/v4/groups/{id}",
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

export interface UpdateGroupInput {
  readonly params: ParametersOf<operations['updateGroup'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateGroup'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateGroupAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['updateGroup'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['updateGroup'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['updateGroup'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['updateGroup'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['updateGroup'], 404> }
  ;

const updateGroupCall: ClientCall = {
  id: 'updateGroup',
  method: 'PUT',
  path: "/api/v4/groups/{id}",
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

export interface DeleteGroupInput {
  readonly params: ParametersOf<operations['deleteGroup'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteGroup'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteGroupAnswer =
  | { readonly status: 202; readonly headers: Headers; readonly body: JsonOf<operations['deleteGroup'], 202> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteGroup'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteGroup'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteGroup'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteGroup'], 404> }
  | { readonly status: 412; readonly headers: Headers; readonly body: JsonOf<operations['deleteGroup'], 412> }
  ;

const deleteGroupCall: ClientCall = {
  id: 'deleteGroup',
  method: 'DELETE',
  path: "/api/v4/groups/{id}",
  commas: [],
  body: null,
  answers: {
    202: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    412: 'json',
  },
};

export interface GetGroupAvatarInput {
  readonly params: ParametersOf<operations['getGroupAvatar'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetGroupAvatarAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: Content }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getGroupAvatar'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getGroupAvatar'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getGroupAvatar'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getGroupAvatar'], 404> }
  ;

const getGroupAvatarCall: ClientCall = {
  id: 'getGroupAvatar',
  method: 'GET',
  path: "/api/v4/groups/{id}/avatar",
  commas: [],
  body: null,
  answers: {
    200: 'content',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ListDescendantGroupsInput {
  readonly params: ParametersOf<operations['listDescendantGroups'], 'path'>;
  readonly query?: ParametersOf<operations['listDescendantGroups'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListDescendantGroupsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listDescendantGroups'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listDescendantGroups'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listDescendantGroups'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listDescendantGroups'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listDescendantGroups'], 404> }
  ;

const listDescendantGroupsCall: ClientCall = {
  id: 'listDescendantGroups',
  method: 'GET',
  path: "/api/v4/groups/{id}/descendant_groups",
  commas: ["skip_groups"],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface SyncGroupWithLdapInput {
  readonly params: ParametersOf<operations['syncGroupWithLdap'], 'path'>;
  readonly signal?: AbortSignal;
}

export type SyncGroupWithLdapAnswer =
  | { readonly status: 202; readonly headers: Headers; readonly body: JsonOf<operations['syncGroupWithLdap'], 202> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['syncGroupWithLdap'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['syncGroupWithLdap'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['syncGroupWithLdap'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['syncGroupWithLdap'], 404> }
  ;

const syncGroupWithLdapCall: ClientCall = {
  id: 'syncGroupWithLdap',
  method: 'POST',
  path: "/api/v4/groups/{id}/ldap_sync",
  commas: [],
  body: null,
  answers: {
    202: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ListGroupProjectsInput {
  readonly params: ParametersOf<operations['listGroupProjects'], 'path'>;
  readonly query?: ParametersOf<operations['listGroupProjects'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListGroupProjectsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listGroupProjects'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listGroupProjects'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listGroupProjects'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listGroupProjects'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listGroupProjects'], 404> }
  ;

const listGroupProjectsCall: ClientCall = {
  id: 'listGroupProjects',
  method: 'GET',
  path: "/api/v4/groups/{id}/projects",
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

export interface ListSharedGroupProjectsInput {
  readonly params: ParametersOf<operations['listSharedGroupProjects'], 'path'>;
  readonly query?: ParametersOf<operations['listSharedGroupProjects'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListSharedGroupProjectsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listSharedGroupProjects'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listSharedGroupProjects'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listSharedGroupProjects'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listSharedGroupProjects'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listSharedGroupProjects'], 404> }
  ;

const listSharedGroupProjectsCall: ClientCall = {
  id: 'listSharedGroupProjects',
  method: 'GET',
  path: "/api/v4/groups/{id}/projects/shared",
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

export interface TransferProjectToGroupInput {
  readonly params: ParametersOf<operations['transferProjectToGroup'], 'path'>;
  readonly signal?: AbortSignal;
}

export type TransferProjectToGroupAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['transferProjectToGroup'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['transferProjectToGroup'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['transferProjectToGroup'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['transferProjectToGroup'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['transferProjectToGroup'], 404> }
  ;

const transferProjectToGroupCall: ClientCall = {
  id: 'transferProjectToGroup',
  method: 'POST',
  path: "/api/v4/groups/{id}/projects/{project_id}",
  commas: [],
  body: null,
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ListProvisionedUsersInput {
  readonly params: ParametersOf<operations['listProvisionedUsers'], 'path'>;
  readonly query?: ParametersOf<operations['listProvisionedUsers'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProvisionedUsersAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listProvisionedUsers'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listProvisionedUsers'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listProvisionedUsers'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listProvisionedUsers'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listProvisionedUsers'], 404> }
  ;

const listProvisionedUsersCall: ClientCall = {
  id: 'listProvisionedUsers',
  method: 'GET',
  path: "/api/v4/groups/{id}/provisioned_users",
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

export interface RestoreGroupInput {
  readonly params: ParametersOf<operations['restoreGroup'], 'path'>;
  readonly signal?: AbortSignal;
}

export type RestoreGroupAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['restoreGroup'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['restoreGroup'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['restoreGroup'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['restoreGroup'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['restoreGroup'], 404> }
  ;

const restoreGroupCall: ClientCall = {
  id: 'restoreGroup',
  method: 'POST',
  path: "/api/v4/groups/{id}/restore",
  commas: [],
  body: null,
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ShareGroupInput {
  readonly params: ParametersOf<operations['shareGroup'], 'path'>;
  readonly body: Sendable<BodyOf<operations['shareGroup'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type ShareGroupAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['shareGroup'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['shareGroup'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['shareGroup'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['shareGroup'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['shareGroup'], 404> }
  | { readonly status: 409; readonly headers: Headers; readonly body: JsonOf<operations['shareGroup'], 409> }
  ;

const shareGroupCall: ClientCall = {
  id: 'shareGroup',
  method: 'POST',
  path: "/api/v4/groups/{id}/share",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    409: 'json',
  },
};

export interface UnshareGroupInput {
  readonly params: ParametersOf<operations['unshareGroup'], 'path'>;
  readonly signal?: AbortSignal;
}

export type UnshareGroupAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['unshareGroup'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['unshareGroup'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['unshareGroup'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['unshareGroup'], 404> }
  ;

const unshareGroupCall: ClientCall = {
  id: 'unshareGroup',
  method: 'DELETE',
  path: "/api/v4/groups/{id}/share/{group_id}",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ListSubgroupsInput {
  readonly params: ParametersOf<operations['listSubgroups'], 'path'>;
  readonly query?: ParametersOf<operations['listSubgroups'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListSubgroupsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listSubgroups'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listSubgroups'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listSubgroups'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listSubgroups'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listSubgroups'], 404> }
  ;

const listSubgroupsCall: ClientCall = {
  id: 'listSubgroups',
  method: 'GET',
  path: "/api/v4/groups/{id}/subgroups",
  commas: ["skip_groups"],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface TransferGroupInput {
  readonly params: ParametersOf<operations['transferGroup'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['transferGroup'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type TransferGroupAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['transferGroup'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['transferGroup'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['transferGroup'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['transferGroup'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['transferGroup'], 404> }
  ;

const transferGroupCall: ClientCall = {
  id: 'transferGroup',
  method: 'POST',
  path: "/api/v4/groups/{id}/transfer",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ListGroupTransferLocationsInput {
  readonly params: ParametersOf<operations['listGroupTransferLocations'], 'path'>;
  readonly query?: ParametersOf<operations['listGroupTransferLocations'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListGroupTransferLocationsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listGroupTransferLocations'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listGroupTransferLocations'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listGroupTransferLocations'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listGroupTransferLocations'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listGroupTransferLocations'], 404> }
  ;

const listGroupTransferLocationsCall: ClientCall = {
  id: 'listGroupTransferLocations',
  method: 'GET',
  path: "/api/v4/groups/{id}/transfer_locations",
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
