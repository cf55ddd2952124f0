// Generated from spec/resources/protected-branches.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListProtectedBranchesInput {
  readonly params: ParametersOf<operations['listProtectedBranches'], 'path'>;
  readonly query?: ParametersOf<operations['listProtectedBranches'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProtectedBranchesAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listProtectedBranches'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listProtectedBranches'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listProtectedBranches'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listProtectedBranches'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listProtectedBranches'], 404> }
  ;

const listProtectedBranchesCall: ClientCall = {
  id: 'listProtectedBranches',
  method: 'GET',
  path: "/api/v4/projects/{id}/protected_branches",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ProtectBranchInput {
  readonly params: ParametersOf<operations['protectBranch'], 'path'>;
  readonly body: Sendable<BodyOf<operations['protectBranch'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type ProtectBranchAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['protectBranch'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['protectBranch'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['protectBranch'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['protectBranch'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['protectBranch'], 404> }
  | { readonly status: 409; readonly headers: Headers; readonly body: JsonOf<operations['protectBranch'], 409> }
  | { readonly status: 422; readonly headers: Headers; readonly body: JsonOf<operations['protectBranch'], 422> }
  ;

const protectBranchCall: ClientCall = {
  id: 'protectBranch',
  method: 'POST',
  path: "/api/v4/projects/{id}/protected_branches",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    409: 'json',
    422: 'json',
  },
};

export interface GetProtectedBranchInput {
  readonly params: ParametersOf<operations['getProtectedBranch'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetProtectedBranchAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getProtectedBranch'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getProtectedBranch'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getProtectedBranch'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getProtectedBranch'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getProtectedBranch'], 404> }
  ;

const getProtectedBranchCall: ClientCall = {
  id: 'getProtectedBranch',
  method: 'GET',
  path: "/api/v4/projects/{id}/protected_branches/{name}",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface UpdateProtectedBranchInput {
  readonly params: ParametersOf<operations['updateProtectedBranch'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateProtectedBranch'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateProtectedBranchAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['updateProtectedBranch'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['updateProtectedBranch'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['updateProtectedBranch'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['updateProtectedBranch'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['updateProtectedBranch'], 404> }
  ;

const updateProtectedBranchCall: ClientCall = {
  id: 'updateProtectedBranch',
  method: 'PATCH',
  path: "/api/v4/projects/{id}/protected_branches/{name}",
  commas: [],
  body: "application/json",
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface UnprotectBranchInput {
  readonly params: ParametersOf<operations['unprotectBranch'], 'path'>;
  readonly signal?: AbortSignal;
}

export type UnprotectBranchAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['unprotectBranch'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['unprotectBranch'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['unprotectBranch'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['unprotectBranch'], 404> }
  ;

const unprotectBranchCall: ClientCall = {
  id: 'unprotectBranch',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/protected_branches/{name}",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
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
