// Generated from spec/resources/runners.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListGroupRunnersRequest, ListGroupRunnersResponse, ResetGroupRegistrationTokenRequest, ResetGroupRegistrationTokenResponse, ListProjectRunnersRequest, ListProjectRunnersResponse, EnableProjectRunnerRequest, EnableProjectRunnerResponse, ResetProjectRegistrationTokenRequest, ResetProjectRegistrationTokenResponse, DisableProjectRunnerRequest, DisableProjectRunnerResponse, ListRunnersRequest, ListRunnersResponse, RegisterRunnerRequest, RegisterRunnerResponse, UnregisterRunnerRequest, UnregisterRunnerResponse, ListAllRunnersRequest, ListAllRunnersResponse, ResetRunnerTokenByTokenRequest, ResetRunnerTokenByTokenResponse, ResetRegistrationTokenRequest, ResetRegistrationTokenResponse, VerifyRunnerRequest, VerifyRunnerResponse, GetRunnerRequest, GetRunnerResponse, UpdateRunnerRequest, UpdateRunnerResponse, DeleteRunnerRequest, DeleteRunnerResponse, ListRunnerJobsRequest, ListRunnerJobsResponse, ResetRunnerTokenRequest, ResetRunnerTokenResponse } from './types.ts';

/** One function per operation of runners; `C` is the request context of the server. */
export interface RunnersService<C extends SubjectTypes> {
  /** List the runners of a group. GET /groups/{id}/runners (spec/resources/runners.yaml:696:5) */
  listGroupRunners(
    request: ListGroupRunnersRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListGroupRunnersResponse>;
  /** Exchange the registration token of a group. POST /groups/{id}/runners/reset_registration_token (spec/resources/runners.yaml:731:5) */
  resetGroupRegistrationToken(
    request: ResetGroupRegistrationTokenRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ResetGroupRegistrationTokenResponse>;
  /** List the runners of a project. GET /projects/{id}/runners (spec/resources/runners.yaml:553:5) */
  listProjectRunners(
    request: ListProjectRunnersRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListProjectRunnersResponse>;
  /** Let a runner serve a project. POST /projects/{id}/runners (spec/resources/runners.yaml:588:5) */
  enableProjectRunner(
    request: EnableProjectRunnerRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<EnableProjectRunnerResponse>;
  /** Exchange the registration token of a project. POST /projects/{id}/runners/reset_registration_token (spec/resources/runners.yaml:676:5) */
  resetProjectRegistrationToken(
    request: ResetProjectRegistrationTokenRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ResetProjectRegistrationTokenResponse>;
  /** Let a runner serve a project no longer. DELETE /projects/{id}/runners/{runner_id} (spec/resources/runners.yaml:642:5) */
  disableProjectRunner(
    request: DisableProjectRunnerRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DisableProjectRunnerResponse>;
  /** List the runners at your hand. GET /runners (spec/resources/runners.yaml:5:5) */
  listRunners(
    request: ListRunnersRequest,
    context: C,
  ): Promise<ListRunnersResponse>;
  /** Register a runner. POST /runners (spec/resources/runners.yaml:40:5) */
  registerRunner(
    request: RegisterRunnerRequest,
    context: C,
  ): Promise<RegisterRunnerResponse>;
  /** Remove a runner by its token. DELETE /runners (spec/resources/runners.yaml:81:5) */
  unregisterRunner(
    request: UnregisterRunnerRequest,
    context: C,
  ): Promise<UnregisterRunnerResponse>;
  /** List all runners. GET /runners/all (spec/resources/runners.yaml:106:5) */
  listAllRunners(
    request: ListAllRunnersRequest,
    context: C,
  ): Promise<ListAllRunnersResponse>;
  /** Exchange the token of a runner. POST /runners/reset_authentication_token (spec/resources/runners.yaml:169:5) */
  resetRunnerTokenByToken(
    request: ResetRunnerTokenByTokenRequest,
    context: C,
  ): Promise<ResetRunnerTokenByTokenResponse>;
  /** Exchange the registration token of the instance. POST /runners/reset_registration_token (spec/resources/runners.yaml:198:5) */
  resetRegistrationToken(
    request: ResetRegistrationTokenRequest,
    context: C,
  ): Promise<ResetRegistrationTokenResponse>;
  /** Check the token of a runner. POST /runners/verify (spec/resources/runners.yaml:140:5) */
  verifyRunner(
    request: VerifyRunnerRequest,
    context: C,
  ): Promise<VerifyRunnerResponse>;
  /** Get a runner. GET /runners/{id} (spec/resources/runners.yaml:214:5) */
  getRunner(
    request: GetRunnerRequest,
    context: C,
  ): Promise<GetRunnerResponse>;
  /** Change a runner. PUT /runners/{id} (spec/resources/runners.yaml:294:5) */
  updateRunner(
    request: UpdateRunnerRequest,
    context: C,
  ): Promise<UpdateRunnerResponse>;
  /** Remove a runner. DELETE /runners/{id} (spec/resources/runners.yaml:399:5) */
  deleteRunner(
    request: DeleteRunnerRequest,
    context: C,
  ): Promise<DeleteRunnerResponse>;
  /** List the jobs of a runner. GET /runners/{id}/jobs (spec/resources/runners.yaml:459:5) */
  listRunnerJobs(
    request: ListRunnerJobsRequest,
    context: C,
  ): Promise<ListRunnerJobsResponse>;
  /** Exchange the token of a runner by id. POST /runners/{id}/reset_authentication_token (spec/resources/runners.yaml:427:5) */
  resetRunnerToken(
    request: ResetRunnerTokenRequest,
    context: C,
  ): Promise<ResetRunnerTokenResponse>;
}
