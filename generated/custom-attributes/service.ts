// Generated from spec/domains/* /custom-attributes.yaml; do not edit. Run `npm run generate`.
import type { SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListGroupCustomAttributesRequest, ListGroupCustomAttributesResponse, GetGroupCustomAttributeRequest, GetGroupCustomAttributeResponse, SetGroupCustomAttributeRequest, SetGroupCustomAttributeResponse, DeleteGroupCustomAttributeRequest, DeleteGroupCustomAttributeResponse, ListProjectCustomAttributesRequest, ListProjectCustomAttributesResponse, GetProjectCustomAttributeRequest, GetProjectCustomAttributeResponse, SetProjectCustomAttributeRequest, SetProjectCustomAttributeResponse, DeleteProjectCustomAttributeRequest, DeleteProjectCustomAttributeResponse, ListUserCustomAttributesRequest, ListUserCustomAttributesResponse, GetUserCustomAttributeRequest, GetUserCustomAttributeResponse, SetUserCustomAttributeRequest, SetUserCustomAttributeResponse, DeleteUserCustomAttributeRequest, DeleteUserCustomAttributeResponse } from './types.ts';

/** One function per operation of custom-attributes; `C` is the request context of the server. */
export interface CustomAttributesService<C extends SubjectTypes> {
  /** List the custom attributes of a group. GET /groups/{id}/custom_attributes (spec/domains/projects/custom-attributes.yaml#listGroupCustomAttributes) */
  listGroupCustomAttributes(
    request: ListGroupCustomAttributesRequest,
    context: C,
  ): Promise<ListGroupCustomAttributesResponse>;
  /** Get a custom attribute of a group. GET /groups/{id}/custom_attributes/{key} (spec/domains/projects/custom-attributes.yaml#getGroupCustomAttribute) */
  getGroupCustomAttribute(
    request: GetGroupCustomAttributeRequest,
    context: C,
  ): Promise<GetGroupCustomAttributeResponse>;
  /** Set a custom attribute of a group. PUT /groups/{id}/custom_attributes/{key} (spec/domains/projects/custom-attributes.yaml#setGroupCustomAttribute) */
  setGroupCustomAttribute(
    request: SetGroupCustomAttributeRequest,
    context: C,
  ): Promise<SetGroupCustomAttributeResponse>;
  /** Remove a custom attribute of a group. DELETE /groups/{id}/custom_attributes/{key} (spec/domains/projects/custom-attributes.yaml#deleteGroupCustomAttribute) */
  deleteGroupCustomAttribute(
    request: DeleteGroupCustomAttributeRequest,
    context: C,
  ): Promise<DeleteGroupCustomAttributeResponse>;
  /** List the custom attributes of a project. GET /projects/{id}/custom_attributes (spec/domains/projects/custom-attributes.yaml#listProjectCustomAttributes) */
  listProjectCustomAttributes(
    request: ListProjectCustomAttributesRequest,
    context: C,
  ): Promise<ListProjectCustomAttributesResponse>;
  /** Get a custom attribute of a project. GET /projects/{id}/custom_attributes/{key} (spec/domains/projects/custom-attributes.yaml#getProjectCustomAttribute) */
  getProjectCustomAttribute(
    request: GetProjectCustomAttributeRequest,
    context: C,
  ): Promise<GetProjectCustomAttributeResponse>;
  /** Set a custom attribute of a project. PUT /projects/{id}/custom_attributes/{key} (spec/domains/projects/custom-attributes.yaml#setProjectCustomAttribute) */
  setProjectCustomAttribute(
    request: SetProjectCustomAttributeRequest,
    context: C,
  ): Promise<SetProjectCustomAttributeResponse>;
  /** Remove a custom attribute of a project. DELETE /projects/{id}/custom_attributes/{key} (spec/domains/projects/custom-attributes.yaml#deleteProjectCustomAttribute) */
  deleteProjectCustomAttribute(
    request: DeleteProjectCustomAttributeRequest,
    context: C,
  ): Promise<DeleteProjectCustomAttributeResponse>;
  /** List the custom attributes of a user. GET /users/{id}/custom_attributes (spec/domains/projects/custom-attributes.yaml#listUserCustomAttributes) */
  listUserCustomAttributes(
    request: ListUserCustomAttributesRequest,
    context: C,
  ): Promise<ListUserCustomAttributesResponse>;
  /** Get a custom attribute of a user. GET /users/{id}/custom_attributes/{key} (spec/domains/projects/custom-attributes.yaml#getUserCustomAttribute) */
  getUserCustomAttribute(
    request: GetUserCustomAttributeRequest,
    context: C,
  ): Promise<GetUserCustomAttributeResponse>;
  /** Set a custom attribute of a user. PUT /users/{id}/custom_attributes/{key} (spec/domains/projects/custom-attributes.yaml#setUserCustomAttribute) */
  setUserCustomAttribute(
    request: SetUserCustomAttributeRequest,
    context: C,
  ): Promise<SetUserCustomAttributeResponse>;
  /** Remove a custom attribute of a user. DELETE /users/{id}/custom_attributes/{key} (spec/domains/projects/custom-attributes.yaml#deleteUserCustomAttribute) */
  deleteUserCustomAttribute(
    request: DeleteUserCustomAttributeRequest,
    context: C,
  ): Promise<DeleteUserCustomAttributeResponse>;
}
