// Generated from spec/domains/* /system-hooks.yaml; do not edit. Run `npm run generate`.
import type { SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListSystemHooksRequest, ListSystemHooksResponse, CreateSystemHookRequest, CreateSystemHookResponse, GetSystemHookRequest, GetSystemHookResponse, TestSystemHookRequest, TestSystemHookResponse, UpdateSystemHookRequest, UpdateSystemHookResponse, DeleteSystemHookRequest, DeleteSystemHookResponse } from './types.ts';

/** One function per operation of system-hooks; `C` is the request context of the server. */
export interface SystemHooksService<C extends SubjectTypes> {
  /** List the hooks of the instance. GET /hooks (spec/domains/delivery/system-hooks.yaml#listSystemHooks) */
  listSystemHooks(
    request: ListSystemHooksRequest,
    context: C,
  ): Promise<ListSystemHooksResponse>;
  /** Add a hook to the instance. POST /hooks (spec/domains/delivery/system-hooks.yaml#createSystemHook) */
  createSystemHook(
    request: CreateSystemHookRequest,
    context: C,
  ): Promise<CreateSystemHookResponse>;
  /** Get a hook of the instance. GET /hooks/{hook_id} (spec/domains/delivery/system-hooks.yaml#getSystemHook) */
  getSystemHook(
    request: GetSystemHookRequest,
    context: C,
  ): Promise<GetSystemHookResponse>;
  /** Try a hook of the instance. POST /hooks/{hook_id} (spec/domains/delivery/system-hooks.yaml#testSystemHook) */
  testSystemHook(
    request: TestSystemHookRequest,
    context: C,
  ): Promise<TestSystemHookResponse>;
  /** Change a hook of the instance. PUT /hooks/{hook_id} (spec/domains/delivery/system-hooks.yaml#updateSystemHook) */
  updateSystemHook(
    request: UpdateSystemHookRequest,
    context: C,
  ): Promise<UpdateSystemHookResponse>;
  /** Remove a hook from the instance. DELETE /hooks/{hook_id} (spec/domains/delivery/system-hooks.yaml#deleteSystemHook) */
  deleteSystemHook(
    request: DeleteSystemHookRequest,
    context: C,
  ): Promise<DeleteSystemHookResponse>;
}
