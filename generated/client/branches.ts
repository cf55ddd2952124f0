// Generated from spec/resources/branches.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListBranchesInput {
  readonly params: ParametersOf<operations['listBranches'], 'path'>;
  readonly query?: ParametersOf<operations['listBranches'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListBranchesAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listBranches'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listBranches'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listBranches'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listBranches'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listBranches'], 404> }
  | { readonly status: 405; readonly headers: Headers; readonly body: JsonOf<operations['listBranches'], 405> }
  ;

const listBranchesCall: ClientCall = {
  id: 'listBranches',
  method: 'GET',
  path: "/api/v4/projects/{id}/repository/branches",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    405: 'json',
  },
};

export interface CreateBranchInput {
  readonly params: ParametersOf<operations['createBranch'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createBranch'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateBranchAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createBranch'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createBranch'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createBranch'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createBranch'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createBranch'], 404> }
  ;

const createBranchCall: ClientCall = {
  id: 'createBranch',
  method: 'POST',
  path: "/api/v4/projects/{id}/repository/branches",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface GetBranchInput {
  readonly params: ParametersOf<operations['getBranch'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetBranchAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getBranch'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getBranch'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getBranch'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getBranch'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getBranch'], 404> }
  ;

const getBranchCall: ClientCall = {
  id: 'getBranch',
  method: 'GET',
  path: "/api/v4/projects/{id}/repository/branches/{branch}",
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

export interface DeleteBranchInput {
  readonly params: ParametersOf<operations['deleteBranch'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteBranch'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteBranchAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteBranch'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteBranch'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteBranch'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteBranch'], 404> }
  | { readonly status: 412; readonly headers: Headers; readonly body: JsonOf<operations['deleteBranch'], 412> }
  ;

const deleteBranchCall: ClientCall = {
  id: 'deleteBranch',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/repository/branches/{branch}",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    412: 'json',
  },
};

export interface ProtectBranchByNameInput {
  readonly params: ParametersOf<operations['protectBranchByName'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['protectBranchByName'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type ProtectBranchByNameAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['protectBranchByName'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['protectBranchByName'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['protectBranchByName'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['protectBranchByName'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['protectBranchByName'], 404> }
  ;

const protectBranchByNameCall: ClientCall = {
  id: 'protectBranchByName',
  method: 'PUT',
  path: "/api/v4/projects/{id}/repository/branches/{branch}/protect",
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

export interface UnprotectBranchByNameInput {
  readonly params: ParametersOf<operations['unprotectBranchByName'], 'path'>;
  readonly signal?: AbortSignal;
}

export type UnprotectBranchByNameAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['unprotectBranchByName'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['unprotectBranchByName'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['unprotectBranchByName'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['unprotectBranchByName'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['unprotectBranchByName'], 404> }
  ;

const unprotectBranchByNameCall: ClientCall = {
  id: 'unprotectBranchByName',
  method: 'PUT',
  path: "/api/v4/projects/{id}/repository/branches/{branch}/unprotect",
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

export interface DeleteMergedBranchesInput {
  readonly params: ParametersOf<operations['deleteMergedBranches'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DeleteMergedBranchesAnswer =
  | { readonly status: 202; readonly headers: Headers; readonly body: JsonOf<operations['deleteMergedBranches'], 202> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteMergedBranches'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteMergedBranches'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteMergedBranches'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteMergedBranches'], 404> }
  ;

const deleteMergedBranchesCall: ClientCall = {
  id: 'deleteMergedBranches',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/repository/merged_branches",
  commas: [],
  body: null,
  answers: {
    202: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface BranchesClient {
  /** List branches: GET /projects/{id}/repository/branches */
  listBranches: ListingOf<ListBranchesInput, ListBranchesAnswer, JsonOf<operations['listBranches'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Create a branch: POST /projects/{id}/repository/branches */
  createBranch(request: CreateBranchInput): Promise<CreateBranchAnswer>;
  /** Get a branch: GET /projects/{id}/repository/branches/{branch} */
  getBranch(request: GetBranchInput): Promise<GetBranchAnswer>;
  /** Delete a branch: DELETE /projects/{id}/repository/branches/{branch} */
  deleteBranch(request: DeleteBranchInput): Promise<DeleteBranchAnswer>;
  /** Protect a branch, in the old form: PUT /projects/{id}/repository/branches/{branch}/protect */
  protectBranchByName(request: ProtectBranchByNameInput): Promise<ProtectBranchByNameAnswer>;
  /** Unprotect a branch, in the old form: PUT /projects/{id}/repository/branches/{branch}/unprotect */
  unprotectBranchByName(request: UnprotectBranchByNameInput): Promise<UnprotectBranchByNameAnswer>;
  /** Delete the merged branches: DELETE /projects/{id}/repository/merged_branches */
  deleteMergedBranches(request: DeleteMergedBranchesInput): Promise<DeleteMergedBranchesAnswer>;
}

export const branchesClient = (send: Send): BranchesClient => ({
  listBranches: listing(send, listBranchesCall),
  createBranch: (request) => send(createBranchCall, request),
  getBranch: (request) => send(getBranchCall, request),
  deleteBranch: (request) => send(deleteBranchCall, request),
  protectBranchByName: (request) => send(protectBranchByNameCall, request),
  unprotectBranchByName: (request) => send(unprotectBranchByNameCall, request),
  deleteMergedBranches: (request) => send(deleteMergedBranchesCall, request),
});
