// Generated from spec/domains/* /protected-branches.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListProtectedBranchesRequest, ListProtectedBranchesResponse, ProtectBranchRequest, ProtectBranchResponse, GetProtectedBranchRequest, GetProtectedBranchResponse, UpdateProtectedBranchRequest, UpdateProtectedBranchResponse, UnprotectBranchRequest, UnprotectBranchResponse } from './types.ts';

/** One function per operation of protected-branches; `C` is the request context of the server. */
export interface ProtectedBranchesService<C extends SubjectTypes> {
  /** List protected branches. GET /projects/{id}/protected_branches (spec/domains/code/protected-branches.yaml#listProtectedBranches) */
  listProtectedBranches(
    request: ListProtectedBranchesRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListProtectedBranchesResponse>;
  /** Protect a branch. POST /projects/{id}/protected_branches (spec/domains/code/protected-branches.yaml#protectBranch) */
  protectBranch(
    request: ProtectBranchRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ProtectBranchResponse>;
  /** Get a protected branch. GET /projects/{id}/protected_branches/{name} (spec/domains/code/protected-branches.yaml#getProtectedBranch) */
  getProtectedBranch(
    request: GetProtectedBranchRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetProtectedBranchResponse>;
  /** Change a protected branch. PATCH /projects/{id}/protected_branches/{name} (spec/domains/code/protected-branches.yaml#updateProtectedBranch) */
  updateProtectedBranch(
    request: UpdateProtectedBranchRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UpdateProtectedBranchResponse>;
  /** Unprotect a branch. DELETE /projects/{id}/protected_branches/{name} (spec/domains/code/protected-branches.yaml#unprotectBranch) */
  unprotectBranch(
    request: UnprotectBranchRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UnprotectBranchResponse>;
}
