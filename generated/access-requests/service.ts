// Generated from spec/domains/* /access-requests.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListGroupAccessRequestsRequest, ListGroupAccessRequestsResponse, RequestGroupAccessRequest, RequestGroupAccessResponse, DenyGroupAccessRequestRequest, DenyGroupAccessRequestResponse, ApproveGroupAccessRequestRequest, ApproveGroupAccessRequestResponse, ListProjectAccessRequestsRequest, ListProjectAccessRequestsResponse, RequestProjectAccessRequest, RequestProjectAccessResponse, DenyProjectAccessRequestRequest, DenyProjectAccessRequestResponse, ApproveProjectAccessRequestRequest, ApproveProjectAccessRequestResponse } from './types.ts';

/** One function per operation of access-requests; `C` is the request context of the server. */
export interface AccessRequestsService<C extends SubjectTypes> {
  /** List the requests for access to a group. GET /groups/{id}/access_requests (spec/domains/projects/access-requests.yaml#listGroupAccessRequests) */
  listGroupAccessRequests(
    request: ListGroupAccessRequestsRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListGroupAccessRequestsResponse>;
  /** Ask for access to a group. POST /groups/{id}/access_requests (spec/domains/projects/access-requests.yaml#requestGroupAccess) */
  requestGroupAccess(
    request: RequestGroupAccessRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<RequestGroupAccessResponse>;
  /** Deny a request for access to a group. DELETE /groups/{id}/access_requests/{user_id} (spec/domains/projects/access-requests.yaml#denyGroupAccessRequest) */
  denyGroupAccessRequest(
    request: DenyGroupAccessRequestRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<DenyGroupAccessRequestResponse>;
  /** Grant a request for access to a group. PUT /groups/{id}/access_requests/{user_id}/approve (spec/domains/projects/access-requests.yaml#approveGroupAccessRequest) */
  approveGroupAccessRequest(
    request: ApproveGroupAccessRequestRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ApproveGroupAccessRequestResponse>;
  /** List the requests for access to a project. GET /projects/{id}/access_requests (spec/domains/projects/access-requests.yaml#listProjectAccessRequests) */
  listProjectAccessRequests(
    request: ListProjectAccessRequestsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListProjectAccessRequestsResponse>;
  /** Ask for access to a project. POST /projects/{id}/access_requests (spec/domains/projects/access-requests.yaml#requestProjectAccess) */
  requestProjectAccess(
    request: RequestProjectAccessRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<RequestProjectAccessResponse>;
  /** Deny a request for access to a project. DELETE /projects/{id}/access_requests/{user_id} (spec/domains/projects/access-requests.yaml#denyProjectAccessRequest) */
  denyProjectAccessRequest(
    request: DenyProjectAccessRequestRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DenyProjectAccessRequestResponse>;
  /** Grant a request for access to a project. PUT /projects/{id}/access_requests/{user_id}/approve (spec/domains/projects/access-requests.yaml#approveProjectAccessRequest) */
  approveProjectAccessRequest(
    request: ApproveProjectAccessRequestRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ApproveProjectAccessRequestResponse>;
}
