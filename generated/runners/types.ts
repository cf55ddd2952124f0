// Generated from spec/domains/* /runners.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type EnableProjectRunner = components['schemas']['EnableProjectRunner'];
export type RegisterRunner = components['schemas']['RegisterRunner'];
export type RegisteredRunner = components['schemas']['RegisteredRunner'];
export type Runner = components['schemas']['Runner'];
export type RunnerAuthentication = components['schemas']['RunnerAuthentication'];
export type RunnerDetail = components['schemas']['RunnerDetail'];
export type RunnerGroup = components['schemas']['RunnerGroup'];
export type RunnerInfo = components['schemas']['RunnerInfo'];
export type RunnerJob = components['schemas']['RunnerJob'];
export type RunnerToken = components['schemas']['RunnerToken'];
export type UpdateRunner = components['schemas']['UpdateRunner'];

/** List the runners of a group: GET /groups/{id}/runners */
export interface ListGroupRunnersRequest {
  readonly params: ParametersOf<operations['listGroupRunners'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listGroupRunners'], 'query'>, 'page' | 'per_page'>;
}

export type ListGroupRunnersResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listGroupRunners'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listGroupRunners'], 400 | 401 | 403 | 404>;

/** Exchange the registration token of a group: POST /groups/{id}/runners/reset_registration_token */
export interface ResetGroupRegistrationTokenRequest {
  readonly params: ParametersOf<operations['resetGroupRegistrationToken'], 'path'>;
}

export type ResetGroupRegistrationTokenResponse = JsonResponse<operations['resetGroupRegistrationToken'], 201 | 400 | 401 | 403 | 404>;

/** List the runners of a project: GET /projects/{id}/runners */
export interface ListProjectRunnersRequest {
  readonly params: ParametersOf<operations['listProjectRunners'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectRunners'], 'query'>, 'page' | 'per_page'>;
}

export type ListProjectRunnersResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectRunners'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listProjectRunners'], 400 | 401 | 403 | 404>;

/** Let a runner serve a project: POST /projects/{id}/runners */
export interface EnableProjectRunnerRequest {
  readonly params: ParametersOf<operations['enableProjectRunner'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['enableProjectRunner'], 'application/json'>>;
}

export type EnableProjectRunnerResponse = JsonResponse<operations['enableProjectRunner'], 201 | 400 | 401 | 403 | 404>;

/** Exchange the registration token of a project: POST /projects/{id}/runners/reset_registration_token */
export interface ResetProjectRegistrationTokenRequest {
  readonly params: ParametersOf<operations['resetProjectRegistrationToken'], 'path'>;
}

export type ResetProjectRegistrationTokenResponse = JsonResponse<operations['resetProjectRegistrationToken'], 201 | 400 | 401 | 403 | 404>;

/** Let a runner serve a project no longer: DELETE /projects/{id}/runners/{runner_id} */
export interface DisableProjectRunnerRequest {
  readonly params: ParametersOf<operations['disableProjectRunner'], 'path'>;
  readonly headers: ParametersOf<operations['disableProjectRunner'], 'header'>;
}

export type DisableProjectRunnerResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['disableProjectRunner'], 400 | 401 | 403 | 404 | 412>;

/** List the runners at your hand: GET /runners */
export interface ListRunnersRequest {
  readonly query: Defaulted<ParametersOf<operations['listRunners'], 'query'>, 'page' | 'per_page'>;
}

export type ListRunnersResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listRunners'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listRunners'], 400 | 401 | 403>;

/** Register a runner: POST /runners */
export interface RegisterRunnerRequest {
  readonly body: Defaulted<BodyOf<operations['registerRunner'], 'application/json'>, 'run_untagged'>;
}

export type RegisterRunnerResponse = JsonResponse<operations['registerRunner'], 201 | 400 | 401 | 403>;

/** Remove a runner by its token: DELETE /runners */
export interface UnregisterRunnerRequest {
  readonly body: Defaulted<BodyOf<operations['unregisterRunner'], 'application/json'>>;
}

export type UnregisterRunnerResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['unregisterRunner'], 400 | 401 | 403>;

/** List all runners: GET /runners/all */
export interface ListAllRunnersRequest {
  readonly query: Defaulted<ParametersOf<operations['listAllRunners'], 'query'>, 'page' | 'per_page'>;
}

export type ListAllRunnersResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listAllRunners'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listAllRunners'], 400 | 401 | 403>;

/** Exchange the token of a runner: POST /runners/reset_authentication_token */
export interface ResetRunnerTokenByTokenRequest {
  readonly body: Defaulted<BodyOf<operations['resetRunnerTokenByToken'], 'application/json'>>;
}

export type ResetRunnerTokenByTokenResponse = JsonResponse<operations['resetRunnerTokenByToken'], 201 | 400 | 401 | 403>;

/** Exchange the registration token of the instance: POST /runners/reset_registration_token */
export interface ResetRegistrationTokenRequest {
}

export type ResetRegistrationTokenResponse = JsonResponse<operations['resetRegistrationToken'], 201 | 401 | 403>;

/** Check the token of a runner: POST /runners/verify */
export interface VerifyRunnerRequest {
  readonly body: Defaulted<BodyOf<operations['verifyRunner'], 'application/json'>>;
}

export type VerifyRunnerResponse = JsonResponse<operations['verifyRunner'], 200 | 400 | 401 | 403>;

/** Get a runner: GET /runners/{id} */
export interface GetRunnerRequest {
  readonly params: ParametersOf<operations['getRunner'], 'path'>;
}

export type GetRunnerResponse = JsonResponse<operations['getRunner'], 200 | 400 | 401 | 403 | 404>;

/** Change a runner: PUT /runners/{id} */
export interface UpdateRunnerRequest {
  readonly params: ParametersOf<operations['updateRunner'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateRunner'], 'application/json'>>;
}

export type UpdateRunnerResponse = JsonResponse<operations['updateRunner'], 200 | 400 | 401 | 403 | 404>;

/** Remove a runner: DELETE /runners/{id} */
export interface DeleteRunnerRequest {
  readonly params: ParametersOf<operations['deleteRunner'], 'path'>;
  readonly headers: ParametersOf<operations['deleteRunner'], 'header'>;
}

export type DeleteRunnerResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteRunner'], 400 | 401 | 403 | 404 | 412>;

/** List the jobs of a runner: GET /runners/{id}/jobs */
export interface ListRunnerJobsRequest {
  readonly params: ParametersOf<operations['listRunnerJobs'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listRunnerJobs'], 'query'>, 'sort' | 'page' | 'per_page'>;
}

export type ListRunnerJobsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listRunnerJobs'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listRunnerJobs'], 400 | 401 | 403 | 404>;

/** Exchange the token of a runner by id: POST /runners/{id}/reset_authentication_token */
export interface ResetRunnerTokenRequest {
  readonly params: ParametersOf<operations['resetRunnerToken'], 'path'>;
}

export type ResetRunnerTokenResponse = JsonResponse<operations['resetRunnerToken'], 201 | 400 | 401 | 403 | 404>;
