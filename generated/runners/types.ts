// Generated from spec/resources/runners.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type EnableProjectRunner = components['schemas']['EnableProjectRunner'];
export type RegisterRunner = components['schemas']['RegisterRunner'];
export type RegisteredRunner = components['schemas']['RegisteredRunner'];
export type Runner = components['schemas']['Runner'];
export type RunnerAuthentication = components['schemas']['RunnerAuthentication'];
export type RunnerDetail = components['schemas']['RunnerDetail'];
export type RunnerGroup = components['schemas']['RunnerGroup'];
export type RunnerInfo = components['schemas']['RunnerInfo'];
export type RunnerJob = components['schemas']['RunnerJob'];
export type RunnerProject = components['schemas']['RunnerProject'];
export type RunnerToken = components['schemas']['RunnerToken'];
export type UpdateRunner = components['schemas']['UpdateRunner'];

/** List the runners of a group: GET /groups/{id}/runners */
export interface ListGroupRunnersRequest {
  readonly params: ParametersOf<operations['listGroupRunners'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listGroupRunners'], 'query'>, 'page' | 'per_page'>;
}

export type ListGroupRunnersResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listGroupRunners'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listGroupRunners'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listGroupRunners'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listGroupRunners'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listGroupRunners'], 404>; readonly headers?: never }
  ;

/** Exchange the registration token of a group: POST /groups/{id}/runners/reset_registration_token */
export interface ResetGroupRegistrationTokenRequest {
  readonly params: ParametersOf<operations['resetGroupRegistrationToken'], 'path'>;
}

export type ResetGroupRegistrationTokenResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['resetGroupRegistrationToken'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['resetGroupRegistrationToken'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['resetGroupRegistrationToken'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['resetGroupRegistrationToken'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['resetGroupRegistrationToken'], 404>; readonly headers?: never }
  ;

/** List the runners of a project: GET /projects/{id}/runners */
export interface ListProjectRunnersRequest {
  readonly params: ParametersOf<operations['listProjectRunners'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectRunners'], 'query'>, 'page' | 'per_page'>;
}

export type ListProjectRunnersResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectRunners'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listProjectRunners'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listProjectRunners'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listProjectRunners'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listProjectRunners'], 404>; readonly headers?: never }
  ;

/** Let a runner serve a project: POST /projects/{id}/runners */
export interface EnableProjectRunnerRequest {
  readonly params: ParametersOf<operations['enableProjectRunner'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['enableProjectRunner'], 'application/json'>>;
}

export type EnableProjectRunnerResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['enableProjectRunner'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['enableProjectRunner'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['enableProjectRunner'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['enableProjectRunner'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['enableProjectRunner'], 404>; readonly headers?: never }
  ;

/** Exchange the registration token of a project: POST /projects/{id}/runners/reset_registration_token */
export interface ResetProjectRegistrationTokenRequest {
  readonly params: ParametersOf<operations['resetProjectRegistrationToken'], 'path'>;
}

export type ResetProjectRegistrationTokenResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['resetProjectRegistrationToken'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['resetProjectRegistrationToken'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['resetProjectRegistrationToken'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['resetProjectRegistrationToken'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['resetProjectRegistrationToken'], 404>; readonly headers?: never }
  ;

/** Let a runner serve a project no longer: DELETE /projects/{id}/runners/{runner_id} */
export interface DisableProjectRunnerRequest {
  readonly params: ParametersOf<operations['disableProjectRunner'], 'path'>;
  readonly headers: ParametersOf<operations['disableProjectRunner'], 'header'>;
}

export type DisableProjectRunnerResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['disableProjectRunner'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['disableProjectRunner'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['disableProjectRunner'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['disableProjectRunner'], 404>; readonly headers?: never }
  | { readonly status: 412; readonly body: JsonOf<operations['disableProjectRunner'], 412>; readonly headers?: never }
  ;

/** List the runners at your hand: GET /runners */
export interface ListRunnersRequest {
  readonly query: Defaulted<ParametersOf<operations['listRunners'], 'query'>, 'page' | 'per_page'>;
}

export type ListRunnersResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listRunners'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listRunners'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listRunners'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listRunners'], 403>; readonly headers?: never }
  ;

/** Register a runner: POST /runners */
export interface RegisterRunnerRequest {
  readonly body: Defaulted<BodyOf<operations['registerRunner'], 'application/json'>, 'run_untagged'>;
}

export type RegisterRunnerResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['registerRunner'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['registerRunner'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['registerRunner'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['registerRunner'], 403>; readonly headers?: never }
  ;

/** Remove a runner by its token: DELETE /runners */
export interface UnregisterRunnerRequest {
  readonly body: Defaulted<BodyOf<operations['unregisterRunner'], 'application/json'>>;
}

export type UnregisterRunnerResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['unregisterRunner'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['unregisterRunner'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['unregisterRunner'], 403>; readonly headers?: never }
  ;

/** List all runners: GET /runners/all */
export interface ListAllRunnersRequest {
  readonly query: Defaulted<ParametersOf<operations['listAllRunners'], 'query'>, 'page' | 'per_page'>;
}

export type ListAllRunnersResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listAllRunners'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listAllRunners'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listAllRunners'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listAllRunners'], 403>; readonly headers?: never }
  ;

/** Exchange the token of a runner: POST /runners/reset_authentication_token */
export interface ResetRunnerTokenByTokenRequest {
  readonly body: Defaulted<BodyOf<operations['resetRunnerTokenByToken'], 'application/json'>>;
}

export type ResetRunnerTokenByTokenResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['resetRunnerTokenByToken'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['resetRunnerTokenByToken'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['resetRunnerTokenByToken'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['resetRunnerTokenByToken'], 403>; readonly headers?: never }
  ;

/** Exchange the registration token of the instance: POST /runners/reset_registration_token */
export interface ResetRegistrationTokenRequest {
}

export type ResetRegistrationTokenResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['resetRegistrationToken'], 201>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['resetRegistrationToken'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['resetRegistrationToken'], 403>; readonly headers?: never }
  ;

/** Check the token of a runner: POST /runners/verify */
export interface VerifyRunnerRequest {
  readonly body: Defaulted<BodyOf<operations['verifyRunner'], 'application/json'>>;
}

export type VerifyRunnerResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['verifyRunner'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['verifyRunner'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['verifyRunner'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['verifyRunner'], 403>; readonly headers?: never }
  ;

/** Get a runner: GET /runners/{id} */
export interface GetRunnerRequest {
  readonly params: ParametersOf<operations['getRunner'], 'path'>;
}

export type GetRunnerResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getRunner'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getRunner'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getRunner'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getRunner'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getRunner'], 404>; readonly headers?: never }
  ;

/** Change a runner: PUT /runners/{id} */
export interface UpdateRunnerRequest {
  readonly params: ParametersOf<operations['updateRunner'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateRunner'], 'application/json'>>;
}

export type UpdateRunnerResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['updateRunner'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['updateRunner'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['updateRunner'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['updateRunner'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['updateRunner'], 404>; readonly headers?: never }
  ;

/** Remove a runner: DELETE /runners/{id} */
export interface DeleteRunnerRequest {
  readonly params: ParametersOf<operations['deleteRunner'], 'path'>;
  readonly headers: ParametersOf<operations['deleteRunner'], 'header'>;
}

export type DeleteRunnerResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteRunner'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteRunner'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteRunner'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteRunner'], 404>; readonly headers?: never }
  | { readonly status: 412; readonly body: JsonOf<operations['deleteRunner'], 412>; readonly headers?: never }
  ;

/** List the jobs of a runner: GET /runners/{id}/jobs */
export interface ListRunnerJobsRequest {
  readonly params: ParametersOf<operations['listRunnerJobs'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listRunnerJobs'], 'query'>, 'sort' | 'page' | 'per_page'>;
}

export type ListRunnerJobsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listRunnerJobs'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listRunnerJobs'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listRunnerJobs'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listRunnerJobs'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listRunnerJobs'], 404>; readonly headers?: never }
  ;

/** Exchange the token of a runner by id: POST /runners/{id}/reset_authentication_token */
export interface ResetRunnerTokenRequest {
  readonly params: ParametersOf<operations['resetRunnerToken'], 'path'>;
}

export type ResetRunnerTokenResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['resetRunnerToken'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['resetRunnerToken'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['resetRunnerToken'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['resetRunnerToken'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['resetRunnerToken'], 404>; readonly headers?: never }
  ;
