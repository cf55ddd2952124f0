// Generated from spec/domains/* /search.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { SearchGroupByDashPathRequest, SearchGroupByDashPathResponse, SearchGroupRequest, SearchGroupResponse, SearchProjectByDashPathRequest, SearchProjectByDashPathResponse, SearchProjectRequest, SearchProjectResponse, SearchInstanceRequest, SearchInstanceResponse } from './types.ts';

/** One function per operation of search; `C` is the request context of the server. */
export interface SearchService<C extends SubjectTypes> {
  /** Search a group, by the path with a dash. GET /groups/{id}/-/search (spec/domains/activity/search.yaml#searchGroupByDashPath) */
  searchGroupByDashPath(
    request: SearchGroupByDashPathRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<SearchGroupByDashPathResponse>;
  /** Search a group. GET /groups/{id}/search (spec/domains/activity/search.yaml#searchGroup) */
  searchGroup(
    request: SearchGroupRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<SearchGroupResponse>;
  /** Search a project, by the path with a dash. GET /projects/{id}/-/search (spec/domains/activity/search.yaml#searchProjectByDashPath) */
  searchProjectByDashPath(
    request: SearchProjectByDashPathRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SearchProjectByDashPathResponse>;
  /** Search a project. GET /projects/{id}/search (spec/domains/activity/search.yaml#searchProject) */
  searchProject(
    request: SearchProjectRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SearchProjectResponse>;
  /** Search the instance. GET /search (spec/domains/activity/search.yaml#searchInstance) */
  searchInstance(
    request: SearchInstanceRequest,
    context: C,
  ): Promise<SearchInstanceResponse>;
}
