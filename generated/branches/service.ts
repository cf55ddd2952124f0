// Generated from spec/domains/* /branches.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListBranchesRequest, ListBranchesResponse, CreateBranchRequest, CreateBranchResponse, GetBranchRequest, GetBranchResponse, DeleteBranchRequest, DeleteBranchResponse, ProtectBranchByNameRequest, ProtectBranchByNameResponse, UnprotectBranchByNameRequest, UnprotectBranchByNameResponse, DeleteMergedBranchesRequest, DeleteMergedBranchesResponse } from './types.ts';

/** One function per operation of branches; `C` is the request context of the server. */
export interface BranchesService<C extends SubjectTypes> {
  /** List branches. GET /projects/{id}/repository/branches (spec/domains/code/branches.yaml#listBranches) */
  listBranches(
    request: ListBranchesRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListBranchesResponse>;
  /** Create a branch. POST /projects/{id}/repository/branches (spec/domains/code/branches.yaml#createBranch) */
  createBranch(
    request: CreateBranchRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateBranchResponse>;
  /** Get a branch. GET /projects/{id}/repository/branches/{branch} (spec/domains/code/branches.yaml#getBranch) */
  getBranch(
    request: GetBranchRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetBranchResponse>;
  /** Delete a branch. DELETE /projects/{id}/repository/branches/{branch} (spec/domains/code/branches.yaml#deleteBranch) */
  deleteBranch(
    request: DeleteBranchRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeleteBranchResponse>;
  /** Protect a branch, in the old form. PUT /projects/{id}/repository/branches/{branch}/protect (spec/domains/code/branches.yaml#protectBranchByName) */
  protectBranchByName(
    request: ProtectBranchByNameRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ProtectBranchByNameResponse>;
  /** Unprotect a branch, in the old form. PUT /projects/{id}/repository/branches/{branch}/unprotect (spec/domains/code/branches.yaml#unprotectBranchByName) */
  unprotectBranchByName(
    request: UnprotectBranchByNameRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UnprotectBranchByNameResponse>;
  /** Delete the merged branches. DELETE /projects/{id}/repository/merged_branches (spec/domains/code/branches.yaml#deleteMergedBranches) */
  deleteMergedBranches(
    request: DeleteMergedBranchesRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeleteMergedBranchesResponse>;
}
