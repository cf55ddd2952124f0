// Generated from spec/domains/* /applications.yaml; do not edit. Run `npm run generate`.
import type { SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListApplicationsRequest, ListApplicationsResponse, CreateApplicationRequest, CreateApplicationResponse, DeleteApplicationRequest, DeleteApplicationResponse } from './types.ts';

/** One function per operation of applications; `C` is the request context of the server. */
export interface ApplicationsService<C extends SubjectTypes> {
  /** List the applications of the instance. GET /applications (spec/domains/accounts/applications.yaml#listApplications) */
  listApplications(
    request: ListApplicationsRequest,
    context: C,
  ): Promise<ListApplicationsResponse>;
  /** Register an application. POST /applications (spec/domains/accounts/applications.yaml#createApplication) */
  createApplication(
    request: CreateApplicationRequest,
    context: C,
  ): Promise<CreateApplicationResponse>;
  /** Delete an application. DELETE /applications/{id} (spec/domains/accounts/applications.yaml#deleteApplication) */
  deleteApplication(
    request: DeleteApplicationRequest,
    context: C,
  ): Promise<DeleteApplicationResponse>;
}
