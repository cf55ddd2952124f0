// Generated from spec/resources/groups.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListGroupsRequest, ListGroupsResponse, CreateGroupRequest, CreateGroupResponse, GetGroupRequest, GetGroupResponse } from './types.ts';

/** One function per operation of groups; `C` is the request context of the server. */
export interface GroupsService<C extends SubjectTypes> {
  /** List groups. GET /groups (spec/resources/groups.yaml:6:5) */
  listGroups(
    request: ListGroupsRequest,
    context: C,
  ): Promise<ListGroupsResponse>;
  /** Create a group. POST /groups (spec/resources/groups.yaml:110:5) */
  createGroup(
    request: CreateGroupRequest,
    context: C,
  ): Promise<CreateGroupResponse>;
  /** Get a group. GET /groups/{id} (spec/resources/groups.yaml:171:5) */
  getGroup(
    request: GetGroupRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<GetGroupResponse>;
}
