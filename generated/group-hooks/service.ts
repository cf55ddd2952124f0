// Generated from spec/resources/group-hooks.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListGroupHooksRequest, ListGroupHooksResponse, CreateGroupHookRequest, CreateGroupHookResponse, GetGroupHookRequest, GetGroupHookResponse, UpdateGroupHookRequest, UpdateGroupHookResponse, DeleteGroupHookRequest, DeleteGroupHookResponse } from './types.ts';

/** One function per operation of group-hooks; `C` is the request context of the server. */
export interface GroupHooksService<C extends SubjectTypes> {
  /** List the hooks of a group. GET /groups/{id}/hooks (spec/resources/group-hooks.yaml:5:5) */
  listGroupHooks?(
    request: ListGroupHooksRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListGroupHooksResponse>;
  /** Add a hook to a group. POST /groups/{id}/hooks (spec/resources/group-hooks.yaml:50:5) */
  createGroupHook?(
    request: CreateGroupHookRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<CreateGroupHookResponse>;
  /** Get a hook of a group. GET /groups/{id}/hooks/{hook_id} (spec/resources/group-hooks.yaml:117:5) */
  getGroupHook?(
    request: GetGroupHookRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<GetGroupHookResponse>;
  /** Change a hook of a group. PUT /groups/{id}/hooks/{hook_id} (spec/resources/group-hooks.yaml:167:5) */
  updateGroupHook?(
    request: UpdateGroupHookRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<UpdateGroupHookResponse>;
  /** Remove a hook from a group. DELETE /groups/{id}/hooks/{hook_id} (spec/resources/group-hooks.yaml:235:5) */
  deleteGroupHook?(
    request: DeleteGroupHookRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<DeleteGroupHookResponse>;
}
