// Generated from spec/domains/* /runners.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListGroupRunnersRequest, ListGroupRunnersResponse, ResetGroupRegistrationTokenRequest, ResetGroupRegistrationTokenResponse, ListProjectRunnersRequest, ListProjectRunnersResponse, EnableProjectRunnerRequest, EnableProjectRunnerResponse, ResetProjectRegistrationTokenRequest, ResetProjectRegistrationTokenResponse, DisableProjectRunnerRequest, DisableProjectRunnerResponse, ListRunnersRequest, ListRunnersResponse, RegisterRunnerRequest, RegisterRunnerResponse, UnregisterRunnerRequest, UnregisterRunnerResponse, ListAllRunnersRequest, ListAllRunnersResponse, ResetRunnerTokenByTokenRequest, ResetRunnerTokenByTokenResponse, ResetRegistrationTokenRequest, ResetRegistrationTokenResponse, VerifyRunnerRequest, VerifyRunnerResponse, GetRunnerRequest, GetRunnerResponse, UpdateRunnerRequest, UpdateRunnerResponse, DeleteRunnerRequest, DeleteRunnerResponse, ListRunnerJobsRequest, ListRunnerJobsResponse, ResetRunnerTokenRequest, ResetRunnerTokenResponse } from './types.ts';

/** One function per operation of runners; `C` is the request context of the server. */
export interface RunnersService<C extends SubjectTypes> {
  /** List the runners of a group. GET /groups/{id}/runners (spec/domains/ci/runners.yaml#listGroupRunners) */
  listGroupRunners(
    request: ListGroupRunnersRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListGroupRunnersResponse>;
  /** Exchange the registration token of a group. POST /groups/{id}/runners/reset_registration_token (spec/domains/ci/runners.yaml#resetGroupRegistrationToken) */
  resetGroupRegistrationToken(
    request: ResetGroupRegistrationTokenRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ResetGroupRegistrationTokenResponse>;
  /** List the runners of a project. GET /projects/{id}/runners (spec/domains/ci/runners.yaml#listProjectRunners) */
  listProjectRunners(
    request: ListProjectRunnersRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListProjectRunnersResponse>;
  /** Let a runner serve a project. POST /projects/{id}/runners (spec/domains/ci/runners.yaml#enableProjectRunner) */
  enableProjectRunner(
    request: EnableProjectRunnerRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<EnableProjectRunnerResponse>;
  /** Exchange the registration token of a project. POST /projects/{id}/runners/reset_registration_token (spec/domains/ci/runners.yaml#resetProjectRegistrationToken) */
  resetProjectRegistrationToken(
    request: ResetProjectRegistrationTokenRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ResetProjectRegistrationTokenResponse>;
  /** Let a runner serve a project no longer. DELETE /projects/{id}/runners/{runner_id} (spec/domains/ci/runners.yaml#disableProjectRunner) */
  disableProjectRunner(
    request: DisableProjectRunnerRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableProjectRunnerResponse>;
  /** List the runners at your hand. GET /runners (spec/domains/ci/runners.yaml#listRunners) */
  listRunners(
    request: ListRunnersRequest,
    context: C,
  ): Promise<ListRunnersResponse>;
  /** Register a runner. POST /runners (spec/domains/ci/runners.yaml#registerRunner) */
  registerRunner(
    request: RegisterRunnerRequest,
    context: C,
  ): Promise<RegisterRunnerResponse>;
  /** Remove a runner by its token. DELETE /runners (spec/domains/ci/runners.yaml#unregisterRunner) */
  unregisterRunner(
    request: UnregisterRunnerRequest,
    context: C,
  ): Promise<UnregisterRunnerResponse>;
  /** List all runners. GET /runners/all (spec/domains/ci/runners.yaml#listAllRunners) */
  listAllRunners(
    request: ListAllRunnersRequest,
    context: C,
  ): Promise<ListAllRunnersResponse>;
  /** Exchange the token of a runner. POST /runners/reset_authentication_token (spec/domains/ci/runners.yaml#resetRunnerTokenByToken) */
  resetRunnerTokenByToken(
    request: ResetRunnerTokenByTokenRequest,
    context: C,
  ): Promise<ResetRunnerTokenByTokenResponse>;
  /** Exchange the registration token of the instance. POST /runners/reset_registration_token (spec/domains/ci/runners.yaml#resetRegistrationToken) */
  resetRegistrationToken(
    request: ResetRegistrationTokenRequest,
    context: C,
  ): Promise<ResetRegistrationTokenResponse>;
  /** Check the token of a runner. POST /runners/verify (spec/domains/ci/runners.yaml#verifyRunner) */
  verifyRunner(
    request: VerifyRunnerRequest,
    context: C,
  ): Promise<VerifyRunnerResponse>;
  /** Get a runner. GET /runners/{id} (spec/domains/ci/runners.yaml#getRunner) */
  getRunner(
    request: GetRunnerRequest,
    context: C,
  ): Promise<GetRunnerResponse>;
  /** Change a runner. PUT /runners/{id} (spec/domains/ci/runners.yaml#updateRunner) */
  updateRunner(
    request: UpdateRunnerRequest,
    context: C,
  ): Promise<UpdateRunnerResponse>;
  /** Remove a runner. DELETE /runners/{id} (spec/domains/ci/runners.yaml#deleteRunner) */
  deleteRunner(
    request: DeleteRunnerRequest,
    context: C,
  ): Promise<DeleteRunnerResponse>;
  /** List the jobs of a runner. GET /runners/{id}/jobs (spec/domains/ci/runners.yaml#listRunnerJobs) */
  listRunnerJobs(
    request: ListRunnerJobsRequest,
    context: C,
  ): Promise<ListRunnerJobsResponse>;
  /** Exchange the token of a runner by id. POST /runners/{id}/reset_authentication_token (spec/domains/ci/runners.yaml#resetRunnerToken) */
  resetRunnerToken(
    request: ResetRunnerTokenRequest,
    context: C,
  ): Promise<ResetRunnerTokenResponse>;
}
