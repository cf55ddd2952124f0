// Generated from spec/domains/* /branches.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, EmptyAnswer, JsonAnswer, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListBranchesInput {
  readonly params: ParametersOf<operations['listBranches'], 'path'>;
  readonly query?: ParametersOf<operations['listBranches'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListBranchesAnswer = JsonAnswer<operations['listBranches'], 200 | 400 | 401 | 403 | 404 | 405>;

const listBranchesCall: ClientCall = {
  id: 'listBranches',
  method: 'GET',
  path: "/api/v4/projects/{id}/repository/branches",
  answers: { json: [200, 400, 401, 403, 404, 405] },
};

export interface CreateBranchInput {
  readonly params: ParametersOf<operations['createBranch'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createBranch'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateBranchAnswer = JsonAnswer<operations['createBranch'], 201 | 400 | 401 | 403 | 404>;

const createBranchCall: ClientCall = {
  id: 'createBranch',
  method: 'POST',
  path: "/api/v4/projects/{id}/repository/branches",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface GetBranchInput {
  readonly params: ParametersOf<operations['getBranch'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetBranchAnswer = JsonAnswer<operations['getBranch'], 200 | 400 | 401 | 403 | 404>;

const getBranchCall: ClientCall = {
  id: 'getBranch',
  method: 'GET',
  path: "/api/v4/projects/{id}/repository/branches/{branch}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeleteBranchInput {
  readonly params: ParametersOf<operations['deleteBranch'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteBranch'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteBranchAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteBranch'], 400 | 401 | 403 | 404 | 412>;

const deleteBranchCall: ClientCall = {
  id: 'deleteBranch',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/repository/branches/{branch}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface ProtectBranchByNameInput {
  readonly params: ParametersOf<operations['protectBranchByName'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['protectBranchByName'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type ProtectBranchByNameAnswer = JsonAnswer<operations['protectBranchByName'], 200 | 400 | 401 | 403 | 404>;

const protectBranchByNameCall: ClientCall = {
  id: 'protectBranchByName',
  method: 'PUT',
  path: "/api/v4/projects/{id}/repository/branches/{branch}/protect",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface UnprotectBranchByNameInput {
  readonly params: ParametersOf<operations['unprotectBranchByName'], 'path'>;
  readonly signal?: AbortSignal;
}

export type UnprotectBranchByNameAnswer = JsonAnswer<operations['unprotectBranchByName'], 200 | 400 | 401 | 403 | 404>;

const unprotectBranchByNameCall: ClientCall = {
  id: 'unprotectBranchByName',
  method: 'PUT',
  path: "/api/v4/projects/{id}/repository/branches/{branch}/unprotect",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeleteMergedBranchesInput {
  readonly params: ParametersOf<operations['deleteMergedBranches'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DeleteMergedBranchesAnswer = JsonAnswer<operations['deleteMergedBranches'], 202 | 400 | 401 | 403 | 404>;

const deleteMergedBranchesCall: ClientCall = {
  id: 'deleteMergedBranches',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/repository/merged_branches",
  answers: { json: [202, 400, 401, 403, 404] },
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
