// Generated from spec/domains/* /iterations.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListGroupIterationsRequest, ListGroupIterationsResponse, ListProjectIterationsRequest, ListProjectIterationsResponse } from './types.ts';

/** One function per operation of iterations; `C` is the request context of the server. */
export interface IterationsService<C extends SubjectTypes> {
  /** List the iterations of a group. GET /groups/{id}/iterations (spec/domains/planning/iterations.yaml#listGroupIterations) */
  listGroupIterations(
    request: ListGroupIterationsRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListGroupIterationsResponse>;
  /** List the iterations of a project. GET /projects/{id}/iterations (spec/domains/planning/iterations.yaml#listProjectIterations) */
  listProjectIterations(
    request: ListProjectIterationsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListProjectIterationsResponse>;
}
