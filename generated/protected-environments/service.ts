// Generated from spec/domains/* /protected-environments.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListProtectedEnvironmentsRequest, ListProtectedEnvironmentsResponse, CreateProtectedEnvironmentRequest, CreateProtectedEnvironmentResponse, GetProtectedEnvironmentRequest, GetProtectedEnvironmentResponse, DeleteProtectedEnvironmentRequest, DeleteProtectedEnvironmentResponse } from './types.ts';

/** One function per operation of protected-environments; `C` is the request context of the server. */
export interface ProtectedEnvironmentsService<C extends SubjectTypes> {
  /** List the protected environments of a project. GET /projects/{id}/protected_environments (spec/domains/ci/protected-environments.yaml#listProtectedEnvironments) */
  listProtectedEnvironments(
    request: ListProtectedEnvironmentsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListProtectedEnvironmentsResponse>;
  /** Protect an environment. POST /projects/{id}/protected_environments (spec/domains/ci/protected-environments.yaml#createProtectedEnvironment) */
  createProtectedEnvironment(
    request: CreateProtectedEnvironmentRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateProtectedEnvironmentResponse>;
  /** Get a protected environment. GET /projects/{id}/protected_environments/{name} (spec/domains/ci/protected-environments.yaml#getProtectedEnvironment) */
  getProtectedEnvironment(
    request: GetProtectedEnvironmentRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetProtectedEnvironmentResponse>;
  /** Unprotect an environment. DELETE /projects/{id}/protected_environments/{name} (spec/domains/ci/protected-environments.yaml#deleteProtectedEnvironment) */
  deleteProtectedEnvironment(
    request: DeleteProtectedEnvironmentRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeleteProtectedEnvironmentResponse>;
}
