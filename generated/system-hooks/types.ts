// Generated from spec/domains/* /system-hooks.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type CreateSystemHook = components['schemas']['CreateSystemHook'];
export type SampleOfSystemHook = components['schemas']['SampleOfSystemHook'];
export type SystemHook = components['schemas']['SystemHook'];
export type UpdateSystemHook = components['schemas']['UpdateSystemHook'];

/** List the hooks of the instance: GET /hooks */
export interface ListSystemHooksRequest {
  readonly query: Defaulted<ParametersOf<operations['listSystemHooks'], 'query'>, 'page' | 'per_page'>;
}

export type ListSystemHooksResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listSystemHooks'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listSystemHooks'], 400 | 401 | 403>;

/** Add a hook to the instance: POST /hooks */
export interface CreateSystemHookRequest {
  readonly body: Defaulted<BodyOf<operations['createSystemHook'], 'application/json'>, 'push_events' | 'tag_push_events' | 'merge_requests_events' | 'repository_update_events' | 'enable_ssl_verification'>;
}

export type CreateSystemHookResponse = JsonResponse<operations['createSystemHook'], 201 | 400 | 401 | 403 | 422>;

/** Get a hook of the instance: GET /hooks/{hook_id} */
export interface GetSystemHookRequest {
  readonly params: ParametersOf<operations['getSystemHook'], 'path'>;
}

export type GetSystemHookResponse = JsonResponse<operations['getSystemHook'], 200 | 400 | 401 | 403 | 404>;

/** Try a hook of the instance: POST /hooks/{hook_id} */
export interface TestSystemHookRequest {
  readonly params: ParametersOf<operations['testSystemHook'], 'path'>;
}

export type TestSystemHookResponse = JsonResponse<operations['testSystemHook'], 201 | 400 | 401 | 403 | 404 | 429>;

/** Change a hook of the instance: PUT /hooks/{hook_id} */
export interface UpdateSystemHookRequest {
  readonly params: ParametersOf<operations['updateSystemHook'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateSystemHook'], 'application/json'>>;
}

export type UpdateSystemHookResponse = JsonResponse<operations['updateSystemHook'], 200 | 400 | 401 | 403 | 404 | 422>;

/** Remove a hook from the instance: DELETE /hooks/{hook_id} */
export interface DeleteSystemHookRequest {
  readonly params: ParametersOf<operations['deleteSystemHook'], 'path'>;
  readonly headers: ParametersOf<operations['deleteSystemHook'], 'header'>;
}

export type DeleteSystemHookResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteSystemHook'], 400 | 401 | 403 | 404 | 412>;
