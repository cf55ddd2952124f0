// Generated from spec/domains/* /scim.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListScimUsersRequest, ListScimUsersResponse, CreateScimUserRequest, CreateScimUserResponse, GetScimUserRequest, GetScimUserResponse, ReplaceScimUserRequest, ReplaceScimUserResponse, UpdateScimUserRequest, UpdateScimUserResponse, DeleteScimUserRequest, DeleteScimUserResponse, ListScimIdentitiesRequest, ListScimIdentitiesResponse, UpdateScimIdentityRequest, UpdateScimIdentityResponse } from './types.ts';

/** One function per operation of scim; `C` is the request context of the server. */
export interface ScimService<C extends SubjectTypes> {
  /** List the provisioned users of a group. GET /api/scim/v2/groups/{group_path}/Users (spec/domains/accounts/scim.yaml#listScimUsers) */
  listScimUsers(
    request: ListScimUsersRequest,
    context: C,
  ): Promise<ListScimUsersResponse>;
  /** Provision a user. POST /api/scim/v2/groups/{group_path}/Users (spec/domains/accounts/scim.yaml#createScimUser) */
  createScimUser(
    request: CreateScimUserRequest,
    context: C,
  ): Promise<CreateScimUserResponse>;
  /** Get a provisioned user. GET /api/scim/v2/groups/{group_path}/Users/{id} (spec/domains/accounts/scim.yaml#getScimUser) */
  getScimUser(
    request: GetScimUserRequest,
    context: C,
  ): Promise<GetScimUserResponse>;
  /** Replace a provisioned user. PUT /api/scim/v2/groups/{group_path}/Users/{id} (spec/domains/accounts/scim.yaml#replaceScimUser) */
  replaceScimUser(
    request: ReplaceScimUserRequest,
    context: C,
  ): Promise<ReplaceScimUserResponse>;
  /** Change a provisioned user. PATCH /api/scim/v2/groups/{group_path}/Users/{id} (spec/domains/accounts/scim.yaml#updateScimUser) */
  updateScimUser(
    request: UpdateScimUserRequest,
    context: C,
  ): Promise<UpdateScimUserResponse>;
  /** Deprovision a user. DELETE /api/scim/v2/groups/{group_path}/Users/{id} (spec/domains/accounts/scim.yaml#deleteScimUser) */
  deleteScimUser(
    request: DeleteScimUserRequest,
    context: C,
  ): Promise<DeleteScimUserResponse>;
  /** List the SCIM identities of a group. GET /groups/{id}/scim/identities (spec/domains/accounts/scim.yaml#listScimIdentities) */
  listScimIdentities(
    request: ListScimIdentitiesRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListScimIdentitiesResponse>;
  /** Change a SCIM identity of a group. PATCH /groups/{id}/scim/{uid} (spec/domains/accounts/scim.yaml#updateScimIdentity) */
  updateScimIdentity(
    request: UpdateScimIdentityRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<UpdateScimIdentityResponse>;
}
