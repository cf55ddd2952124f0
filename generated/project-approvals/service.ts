// Generated from spec/domains/* /project-approvals.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { GetProjectApprovalsRequest, GetProjectApprovalsResponse, UpdateProjectApprovalsRequest, UpdateProjectApprovalsResponse } from './types.ts';

/** One function per operation of project-approvals; `C` is the request context of the server. */
export interface ProjectApprovalsService<C extends SubjectTypes> {
  /** Get the approval configuration of a project. GET /projects/{id}/approvals (spec/domains/code/project-approvals.yaml#getProjectApprovals) */
  getProjectApprovals(
    request: GetProjectApprovalsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetProjectApprovalsResponse>;
  /** Change the approval configuration of a project. POST /projects/{id}/approvals (spec/domains/code/project-approvals.yaml#updateProjectApprovals) */
  updateProjectApprovals(
    request: UpdateProjectApprovalsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UpdateProjectApprovalsResponse>;
}
