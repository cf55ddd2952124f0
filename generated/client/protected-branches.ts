// Generated from spec/domains/* /protected-branches.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, EmptyAnswer, JsonAnswer, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListProtectedBranchesInput {
  readonly params: ParametersOf<operations['listProtectedBranches'], 'path'>;
  readonly query?: ParametersOf<operations['listProtectedBranches'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProtectedBranchesAnswer = JsonAnswer<operations['listProtectedBranches'], 200 | 400 | 401 | 403 | 404>;

const listProtectedBranchesCall: ClientCall = {
  id: 'listProtectedBranches',
  method: 'GET',
  path: "/api/v4/projects/{id}/protected_branches",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ProtectBranchInput {
  readonly params: ParametersOf<operations['protectBranch'], 'path'>;
  readonly body: Sendable<BodyOf<operations['protectBranch'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type ProtectBranchAnswer = JsonAnswer<operations['protectBranch'], 201 | 400 | 401 | 403 | 404 | 409 | 422>;

const protectBranchCall: ClientCall = {
  id: 'protectBranch',
  method: 'POST',
  path: "/api/v4/projects/{id}/protected_branches",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404, 409, 422] },
};

export interface GetProtectedBranchInput {
  readonly params: ParametersOf<operations['getProtectedBranch'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetProtectedBranchAnswer = JsonAnswer<operations['getProtectedBranch'], 200 | 400 | 401 | 403 | 404>;

const getProtectedBranchCall: ClientCall = {
  id: 'getProtectedBranch',
  method: 'GET',
  path: "/api/v4/projects/{id}/protected_branches/{name}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface UpdateProtectedBranchInput {
  readonly params: ParametersOf<operations['updateProtectedBranch'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateProtectedBranch'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateProtectedBranchAnswer = JsonAnswer<operations['updateProtectedBranch'], 200 | 400 | 401 | 403 | 404>;

const updateProtectedBranchCall: ClientCall = {
  id: 'updateProtectedBranch',
  method: 'PATCH',
  path: "/api/v4/projects/{id}/protected_branches/{name}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface UnprotectBranchInput {
  readonly params: ParametersOf<operations['unprotectBranch'], 'path'>;
  readonly headers?: ParametersOf<operations['unprotectBranch'], 'header'>;
  readonly signal?: AbortSignal;
}

export type UnprotectBranchAnswer = EmptyAnswer<204> | JsonAnswer<operations['unprotectBranch'], 400 | 401 | 403 | 404 | 412>;

const unprotectBranchCall: ClientCall = {
  id: 'unprotectBranch',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/protected_branches/{name}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface ProtectedBranchesClient {
  /** List protected branches: GET /projects/{id}/protected_branches */
  listProtectedBranches: ListingOf<ListProtectedBranchesInput, ListProtectedBranchesAnswer, JsonOf<operations['listProtectedBranches'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Protect a branch: POST /projects/{id}/protected_branches */
  protectBranch(request: ProtectBranchInput): Promise<ProtectBranchAnswer>;
  /** Get a protected branch: GET /projects/{id}/protected_branches/{name} */
  getProtectedBranch(request: GetProtectedBranchInput): Promise<GetProtectedBranchAnswer>;
  /** Change a protected branch: PATCH /projects/{id}/protected_branches/{name} */
  updateProtectedBranch(request: UpdateProtectedBranchInput): Promise<UpdateProtectedBranchAnswer>;
  /** Unprotect a branch: DELETE /projects/{id}/protected_branches/{name} */
  unprotectBranch(request: UnprotectBranchInput): Promise<UnprotectBranchAnswer>;
}

export const protectedBranchesClient = (send: Send): ProtectedBranchesClient => ({
  listProtectedBranches: listing(send, listProtectedBranchesCall),
  protectBranch: (request) => send(protectBranchCall, request),
  getProtectedBranch: (request) => send(getProtectedBranchCall, request),
  updateProtectedBranch: (request) => send(updateProtectedBranchCall, request),
  unprotectBranch: (request) => send(unprotectBranchCall, request),
});
