// Generated from spec/domains/* /group-hooks.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListGroupHooksRequest, ListGroupHooksResponse, CreateGroupHookRequest, CreateGroupHookResponse, GetGroupHookRequest, GetGroupHookResponse, UpdateGroupHookRequest, UpdateGroupHookResponse, DeleteGroupHookRequest, DeleteGroupHookResponse, SetGroupHookCustomHeaderRequest, SetGroupHookCustomHeaderResponse, DeleteGroupHookCustomHeaderRequest, DeleteGroupHookCustomHeaderResponse, ListGroupHookEventsRequest, ListGroupHookEventsResponse, ResendGroupHookEventRequest, ResendGroupHookEventResponse, TestGroupHookRequest, TestGroupHookResponse, SetGroupHookUrlVariableRequest, SetGroupHookUrlVariableResponse, DeleteGroupHookUrlVariableRequest, DeleteGroupHookUrlVariableResponse } from './types.ts';

/** One function per operation of group-hooks; `C` is the request context of the server. */
export interface GroupHooksService<C extends SubjectTypes> {
  /** List the hooks of a group. GET /groups/{id}/hooks (spec/domains/delivery/group-hooks.yaml#listGroupHooks) */
  listGroupHooks(
    request: ListGroupHooksRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListGroupHooksResponse>;
  /** Add a hook to a group. POST /groups/{id}/hooks (spec/domains/delivery/group-hooks.yaml#createGroupHook) */
  createGroupHook(
    request: CreateGroupHookRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<CreateGroupHookResponse>;
  /** Get a hook of a group. GET /groups/{id}/hooks/{hook_id} (spec/domains/delivery/group-hooks.yaml#getGroupHook) */
  getGroupHook(
    request: GetGroupHookRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<GetGroupHookResponse>;
  /** Change a hook of a group. PUT /groups/{id}/hooks/{hook_id} (spec/domains/delivery/group-hooks.yaml#updateGroupHook) */
  updateGroupHook(
    request: UpdateGroupHookRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<UpdateGroupHookResponse>;
  /** Remove a hook from a group. DELETE /groups/{id}/hooks/{hook_id} (spec/domains/delivery/group-hooks.yaml#deleteGroupHook) */
  deleteGroupHook(
    request: DeleteGroupHookRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<DeleteGroupHookResponse>;
  /** Set a header of its own. PUT /groups/{id}/hooks/{hook_id}/custom_headers/{key} (spec/domains/delivery/group-hooks.yaml#setGroupHookCustomHeader) */
  setGroupHookCustomHeader(
    request: SetGroupHookCustomHeaderRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<SetGroupHookCustomHeaderResponse>;
  /** Remove a header of its own. DELETE /groups/{id}/hooks/{hook_id}/custom_headers/{key} (spec/domains/delivery/group-hooks.yaml#deleteGroupHookCustomHeader) */
  deleteGroupHookCustomHeader(
    request: DeleteGroupHookCustomHeaderRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<DeleteGroupHookCustomHeaderResponse>;
  /** List what a hook of a group was sent. GET /groups/{id}/hooks/{hook_id}/events (spec/domains/delivery/group-hooks.yaml#listGroupHookEvents) */
  listGroupHookEvents(
    request: ListGroupHookEventsRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListGroupHookEventsResponse>;
  /** Send an entry of the log again. POST /groups/{id}/hooks/{hook_id}/events/{hook_event_id}/resend (spec/domains/delivery/group-hooks.yaml#resendGroupHookEvent) */
  resendGroupHookEvent(
    request: ResendGroupHookEventRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ResendGroupHookEventResponse>;
  /** Try a hook of a group. POST /groups/{id}/hooks/{hook_id}/test/{trigger} (spec/domains/delivery/group-hooks.yaml#testGroupHook) */
  testGroupHook(
    request: TestGroupHookRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<TestGroupHookResponse>;
  /** Set a variable of the address. PUT /groups/{id}/hooks/{hook_id}/url_variables/{key} (spec/domains/delivery/group-hooks.yaml#setGroupHookUrlVariable) */
  setGroupHookUrlVariable(
    request: SetGroupHookUrlVariableRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<SetGroupHookUrlVariableResponse>;
  /** Remove a variable of the address. DELETE /groups/{id}/hooks/{hook_id}/url_variables/{key} (spec/domains/delivery/group-hooks.yaml#deleteGroupHookUrlVariable) */
  deleteGroupHookUrlVariable(
    request: DeleteGroupHookUrlVariableRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<DeleteGroupHookUrlVariableResponse>;
}
