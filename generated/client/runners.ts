// Generated from spec/domains/* /runners.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, EmptyAnswer, JsonAnswer, Listing, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListGroupRunnersInput {
  readonly params: ParametersOf<operations['listGroupRunners'], 'path'>;
  readonly query?: ParametersOf<operations['listGroupRunners'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListGroupRunnersAnswer = JsonAnswer<operations['listGroupRunners'], 200 | 400 | 401 | 403 | 404>;

const listGroupRunnersCall: ClientCall = {
  id: 'listGroupRunners',
  method: 'GET',
  path: "/api/v4/groups/{id}/runners",
  commas: ["tag_list"],
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ResetGroupRegistrationTokenInput {
  readonly params: ParametersOf<operations['resetGroupRegistrationToken'], 'path'>;
  readonly signal?: AbortSignal;
}

export type ResetGroupRegistrationTokenAnswer = JsonAnswer<operations['resetGroupRegistrationToken'], 201 | 400 | 401 | 403 | 404>;

const resetGroupRegistrationTokenCall: ClientCall = {
  id: 'resetGroupRegistrationToken',
  method: 'POST',
  path: "/api/v4/groups/{id}/runners/reset_registration_token",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface ListProjectRunnersInput {
  readonly params: ParametersOf<operations['listProjectRunners'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectRunners'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectRunnersAnswer = JsonAnswer<operations['listProjectRunners'], 200 | 400 | 401 | 403 | 404>;

const listProjectRunnersCall: ClientCall = {
  id: 'listProjectRunners',
  method: 'GET',
  path: "/api/v4/projects/{id}/runners",
  commas: ["tag_list"],
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface EnableProjectRunnerInput {
  readonly params: ParametersOf<operations['enableProjectRunner'], 'path'>;
  readonly body: Sendable<BodyOf<operations['enableProjectRunner'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type EnableProjectRunnerAnswer = JsonAnswer<operations['enableProjectRunner'], 201 | 400 | 401 | 403 | 404>;

const enableProjectRunnerCall: ClientCall = {
  id: 'enableProjectRunner',
  method: 'POST',
  path: "/api/v4/projects/{id}/runners",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface ResetProjectRegistrationTokenInput {
  readonly params: ParametersOf<operations['resetProjectRegistrationToken'], 'path'>;
  readonly signal?: AbortSignal;
}

export type ResetProjectRegistrationTokenAnswer = JsonAnswer<operations['resetProjectRegistrationToken'], 201 | 400 | 401 | 403 | 404>;

const resetProjectRegistrationTokenCall: ClientCall = {
  id: 'resetProjectRegistrationToken',
  method: 'POST',
  path: "/api/v4/projects/{id}/runners/reset_registration_token",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface DisableProjectRunnerInput {
  readonly params: ParametersOf<operations['disableProjectRunner'], 'path'>;
  readonly headers?: ParametersOf<operations['disableProjectRunner'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DisableProjectRunnerAnswer = EmptyAnswer<204> | JsonAnswer<operations['disableProjectRunner'], 400 | 401 | 403 | 404 | 412>;

const disableProjectRunnerCall: ClientCall = {
  id: 'disableProjectRunner',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/runners/{runner_id}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface ListRunnersInput {
  readonly query?: ParametersOf<operations['listRunners'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListRunnersAnswer = JsonAnswer<operations['listRunners'], 200 | 400 | 401 | 403>;

const listRunnersCall: ClientCall = {
  id: 'listRunners',
  method: 'GET',
  path: "/api/v4/runners",
  commas: ["tag_list"],
  answers: { json: [200, 400, 401, 403] },
};

export interface RegisterRunnerInput {
  readonly body: Sendable<BodyOf<operations['registerRunner'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type RegisterRunnerAnswer = JsonAnswer<operations['registerRunner'], 201 | 400 | 401 | 403>;

const registerRunnerCall: ClientCall = {
  id: 'registerRunner',
  method: 'POST',
  path: "/api/v4/runners",
  body: "application/json",
  answers: { json: [201, 400, 401, 403] },
};

export interface UnregisterRunnerInput {
  readonly body: Sendable<BodyOf<operations['unregisterRunner'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UnregisterRunnerAnswer = EmptyAnswer<204> | JsonAnswer<operations['unregisterRunner'], 400 | 401 | 403>;

const unregisterRunnerCall: ClientCall = {
  id: 'unregisterRunner',
  method: 'DELETE',
  path: "/api/v4/runners",
  body: "application/json",
  answers: { none: [204], json: [400, 401, 403] },
};

export interface ListAllRunnersInput {
  readonly query?: ParametersOf<operations['listAllRunners'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListAllRunnersAnswer = JsonAnswer<operations['listAllRunners'], 200 | 400 | 401 | 403>;

const listAllRunnersCall: ClientCall = {
  id: 'listAllRunners',
  method: 'GET',
  path: "/api/v4/runners/all",
  commas: ["tag_list"],
  answers: { json: [200, 400, 401, 403] },
};

export interface ResetRunnerTokenByTokenInput {
  readonly body: Sendable<BodyOf<operations['resetRunnerTokenByToken'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type ResetRunnerTokenByTokenAnswer = JsonAnswer<operations['resetRunnerTokenByToken'], 201 | 400 | 401 | 403>;

const resetRunnerTokenByTokenCall: ClientCall = {
  id: 'resetRunnerTokenByToken',
  method: 'POST',
  path: "/api/v4/runners/reset_authentication_token",
  body: "application/json",
  answers: { json: [201, 400, 401, 403] },
};

export interface ResetRegistrationTokenInput {
  readonly signal?: AbortSignal;
}

export type ResetRegistrationTokenAnswer = JsonAnswer<operations['resetRegistrationToken'], 201 | 401 | 403>;

const resetRegistrationTokenCall: ClientCall = {
  id: 'resetRegistrationToken',
  method: 'POST',
  path: "/api/v4/runners/reset_registration_token",
  answers: { json: [201, 401, 403] },
};

export interface VerifyRunnerInput {
  readonly body: Sendable<BodyOf<operations['verifyRunner'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type VerifyRunnerAnswer = JsonAnswer<operations['verifyRunner'], 200 | 400 | 401 | 403>;

const verifyRunnerCall: ClientCall = {
  id: 'verifyRunner',
  method: 'POST',
  path: "/api/v4/runners/verify",
  body: "application/json",
  answers: { json: [200, 400, 401, 403] },
};

export interface GetRunnerInput {
  readonly params: ParametersOf<operations['getRunner'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetRunnerAnswer = JsonAnswer<operations['getRunner'], 200 | 400 | 401 | 403 | 404>;

const getRunnerCall: ClientCall = {
  id: 'getRunner',
  method: 'GET',
  path: "/api/v4/runners/{id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface UpdateRunnerInput {
  readonly params: ParametersOf<operations['updateRunner'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateRunner'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateRunnerAnswer = JsonAnswer<operations['updateRunner'], 200 | 400 | 401 | 403 | 404>;

const updateRunnerCall: ClientCall = {
  id: 'updateRunner',
  method: 'PUT',
  path: "/api/v4/runners/{id}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeleteRunnerInput {
  readonly params: ParametersOf<operations['deleteRunner'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteRunner'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteRunnerAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteRunner'], 400 | 401 | 403 | 404 | 412>;

const deleteRunnerCall: ClientCall = {
  id: 'deleteRunner',
  method: 'DELETE',
  path: "/api/v4/runners/{id}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface ListRunnerJobsInput {
  readonly params: ParametersOf<operations['listRunnerJobs'], 'path'>;
  readonly query?: ParametersOf<operations['listRunnerJobs'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListRunnerJobsAnswer = JsonAnswer<operations['listRunnerJobs'], 200 | 400 | 401 | 403 | 404>;

const listRunnerJobsCall: ClientCall = {
  id: 'listRunnerJobs',
  method: 'GET',
  path: "/api/v4/runners/{id}/jobs",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ResetRunnerTokenInput {
  readonly params: ParametersOf<operations['resetRunnerToken'], 'path'>;
  readonly signal?: AbortSignal;
}

export type ResetRunnerTokenAnswer = JsonAnswer<operations['resetRunnerToken'], 201 | 400 | 401 | 403 | 404>;

const resetRunnerTokenCall: ClientCall = {
  id: 'resetRunnerToken',
  method: 'POST',
  path: "/api/v4/runners/{id}/reset_authentication_token",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface RunnersClient {
  /** List the runners of a group: GET /groups/{id}/runners */
  listGroupRunners: ListingOf<ListGroupRunnersInput, ListGroupRunnersAnswer, JsonOf<operations['listGroupRunners'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Exchange the registration token of a group: POST /groups/{id}/runners/reset_registration_token */
  resetGroupRegistrationToken(request: ResetGroupRegistrationTokenInput): Promise<ResetGroupRegistrationTokenAnswer>;
  /** List the runners of a project: GET /projects/{id}/runners */
  listProjectRunners: ListingOf<ListProjectRunnersInput, ListProjectRunnersAnswer, JsonOf<operations['listProjectRunners'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Let a runner serve a project: POST /projects/{id}/runners */
  enableProjectRunner(request: EnableProjectRunnerInput): Promise<EnableProjectRunnerAnswer>;
  /** Exchange the registration token of a project: POST /projects/{id}/runners/reset_registration_token */
  resetProjectRegistrationToken(request: ResetProjectRegistrationTokenInput): Promise<ResetProjectRegistrationTokenAnswer>;
  /** Let a runner serve a project no longer: DELETE /projects/{id}/runners/{runner_id} */
  disableProjectRunner(request: DisableProjectRunnerInput): Promise<DisableProjectRunnerAnswer>;
  /** List the runners at your hand: GET /runners */
  listRunners: Listing<ListRunnersInput, ListRunnersAnswer, JsonOf<operations['listRunners'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Register a runner: POST /runners */
  registerRunner(request: RegisterRunnerInput): Promise<RegisterRunnerAnswer>;
  /** Remove a runner by its token: DELETE /runners */
  unregisterRunner(request: UnregisterRunnerInput): Promise<UnregisterRunnerAnswer>;
  /** List all runners: GET /runners/all */
  listAllRunners: Listing<ListAllRunnersInput, ListAllRunnersAnswer, JsonOf<operations['listAllRunners'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Exchange the token of a runner: POST /runners/reset_authentication_token */
  resetRunnerTokenByToken(request: ResetRunnerTokenByTokenInput): Promise<ResetRunnerTokenByTokenAnswer>;
  /** Exchange the registration token of the instance: POST /runners/reset_registration_token */
  resetRegistrationToken(request?: ResetRegistrationTokenInput): Promise<ResetRegistrationTokenAnswer>;
  /** Check the token of a runner: POST /runners/verify */
  verifyRunner(request: VerifyRunnerInput): Promise<VerifyRunnerAnswer>;
  /** Get a runner: GET /runners/{id} */
  getRunner(request: GetRunnerInput): Promise<GetRunnerAnswer>;
  /** Change a runner: PUT /runners/{id} */
  updateRunner(request: UpdateRunnerInput): Promise<UpdateRunnerAnswer>;
  /** Remove a runner: DELETE /runners/{id} */
  deleteRunner(request: DeleteRunnerInput): Promise<DeleteRunnerAnswer>;
  /** List the jobs of a runner: GET /runners/{id}/jobs */
  listRunnerJobs: ListingOf<ListRunnerJobsInput, ListRunnerJobsAnswer, JsonOf<operations['listRunnerJobs'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Exchange the token of a runner by id: POST /runners/{id}/reset_authentication_token */
  resetRunnerToken(request: ResetRunnerTokenInput): Promise<ResetRunnerTokenAnswer>;
}

export const runnersClient = (send: Send): RunnersClient => ({
  listGroupRunners: listing(send, listGroupRunnersCall),
  resetGroupRegistrationToken: (request) => send(resetGroupRegistrationTokenCall, request),
  listProjectRunners: listing(send, listProjectRunnersCall),
  enableProjectRunner: (request) => send(enableProjectRunnerCall, request),
  resetProjectRegistrationToken: (request) => send(resetProjectRegistrationTokenCall, request),
  disableProjectRunner: (request) => send(disableProjectRunnerCall, request),
  listRunners: listing(send, listRunnersCall),
  registerRunner: (request) => send(registerRunnerCall, request),
  unregisterRunner: (request) => send(unregisterRunnerCall, request),
  listAllRunners: listing(send, listAllRunnersCall),
  resetRunnerTokenByToken: (request) => send(resetRunnerTokenByTokenCall, request),
  resetRegistrationToken: (request) => send(resetRegistrationTokenCall, request),
  verifyRunner: (request) => send(verifyRunnerCall, request),
  getRunner: (request) => send(getRunnerCall, request),
  updateRunner: (request) => send(updateRunnerCall, request),
  deleteRunner: (request) => send(deleteRunnerCall, request),
  listRunnerJobs: listing(send, listRunnerJobsCall),
  resetRunnerToken: (request) => send(resetRunnerTokenCall, request),
});
