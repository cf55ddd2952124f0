// Generated from spec/resources/scim.yaml; do not edit. Run `npm run generate`.
import type { SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListScimUsersRequest, ListScimUsersResponse, CreateScimUserRequest, CreateScimUserResponse, GetScimUserRequest, GetScimUserResponse, ReplaceScimUserRequest, ReplaceScimUserResponse, UpdateScimUserRequest, UpdateScimUserResponse, DeleteScimUserRequest, DeleteScimUserResponse } from './types.ts';

/** One function per operation of scim; `C` is the request context of the server. */
export interface ScimService<C extends SubjectTypes> {
  /** List the provisioned users of a group. GET /api/scim/v2/groups/{group_path}/Users (spec/resources/scim.yaml:10:5) */
  listScimUsers?(
    request: ListScimUsersRequest,
    context: C,
  ): Promise<ListScimUsersResponse>;
  /** Provision a user. POST /api/scim/v2/groups/{group_path}/Users (spec/resources/scim.yaml:62:5) */
  createScimUser?(
    request: CreateScimUserRequest,
    context: C,
  ): Promise<CreateScimUserResponse>;
  /** Get a provisioned user. GET /api/scim/v2/groups/{group_path}/Users/{id} (spec/resources/scim.yaml:100:5) */
  getScimUser?(
    request: GetScimUserRequest,
    context: C,
  ): Promise<GetScimUserResponse>;
  /** Replace a provisioned user. PUT /api/scim/v2/groups/{group_path}/Users/{id} (spec/resources/scim.yaml:118:5) */
  replaceScimUser?(
    request: ReplaceScimUserRequest,
    context: C,
  ): Promise<ReplaceScimUserResponse>;
  /** Change a provisioned user. PATCH /api/scim/v2/groups/{group_path}/Users/{id} (spec/resources/scim.yaml:153:5) */
  updateScimUser?(
    request: UpdateScimUserRequest,
    context: C,
  ): Promise<UpdateScimUserResponse>;
  /** Deprovision a user. DELETE /api/scim/v2/groups/{group_path}/Users/{id} (spec/resources/scim.yaml:184:5) */
  deleteScimUser?(
    request: DeleteScimUserRequest,
    context: C,
  ): Promise<DeleteScimUserResponse>;
}
