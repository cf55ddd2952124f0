// Generated from spec/domains/* /environments.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListEnvironmentsRequest, ListEnvironmentsResponse, CreateEnvironmentRequest, CreateEnvironmentResponse, DeleteReviewAppsRequest, DeleteReviewAppsResponse, GetEnvironmentRequest, GetEnvironmentResponse, UpdateEnvironmentRequest, UpdateEnvironmentResponse, DeleteEnvironmentRequest, DeleteEnvironmentResponse, StopEnvironmentRequest, StopEnvironmentResponse } from './types.ts';

/** One function per operation of environments; `C` is the request context of the server. */
export interface EnvironmentsService<C extends SubjectTypes> {
  /** List the environments of a project. GET /projects/{id}/environments (spec/domains/ci/environments.yaml#listEnvironments) */
  listEnvironments(
    request: ListEnvironmentsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListEnvironmentsResponse>;
  /** Create an environment. POST /projects/{id}/environments (spec/domains/ci/environments.yaml#createEnvironment) */
  createEnvironment(
    request: CreateEnvironmentRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateEnvironmentResponse>;
  /** Schedule the deletion of stopped review apps. DELETE /projects/{id}/environments/review_apps (spec/domains/ci/environments.yaml#deleteReviewApps) */
  deleteReviewApps(
    request: DeleteReviewAppsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeleteReviewAppsResponse>;
  /** Get an environment. GET /projects/{id}/environments/{environment_id} (spec/domains/ci/environments.yaml#getEnvironment) */
  getEnvironment(
    request: GetEnvironmentRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetEnvironmentResponse>;
  /** Change an environment. PUT /projects/{id}/environments/{environment_id} (spec/domains/ci/environments.yaml#updateEnvironment) */
  updateEnvironment(
    request: UpdateEnvironmentRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UpdateEnvironmentResponse>;
  /** Delete an environment. DELETE /projects/{id}/environments/{environment_id} (spec/domains/ci/environments.yaml#deleteEnvironment) */
  deleteEnvironment(
    request: DeleteEnvironmentRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeleteEnvironmentResponse>;
  /** Stop an environment. POST /projects/{id}/environments/{environment_id}/stop (spec/domains/ci/environments.yaml#stopEnvironment) */
  stopEnvironment(
    request: StopEnvironmentRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<StopEnvironmentResponse>;
}
