// Generated from spec/domains/* /search.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type SearchBlob = components['schemas']['SearchBlob'];
export type SearchCommit = components['schemas']['SearchCommit'];
export type SearchResult = components['schemas']['SearchResult'];
export type SearchSnippet = components['schemas']['SearchSnippet'];

/** Search a group, by the path with a dash: GET /groups/{id}/-/search */
export interface SearchGroupByDashPathRequest {
  readonly params: ParametersOf<operations['searchGroupByDashPath'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['searchGroupByDashPath'], 'query'>, 'sort' | 'page' | 'per_page'>;
}

export type SearchGroupByDashPathResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['searchGroupByDashPath'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['searchGroupByDashPath'], 400 | 401 | 403 | 404 | 408 | 429>;

/** Search a group: GET /groups/{id}/search */
export interface SearchGroupRequest {
  readonly params: ParametersOf<operations['searchGroup'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['searchGroup'], 'query'>, 'sort' | 'page' | 'per_page'>;
}

export type SearchGroupResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['searchGroup'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['searchGroup'], 400 | 401 | 403 | 404 | 408 | 429>;

/** Search a project, by the path with a dash: GET /projects/{id}/-/search */
export interface SearchProjectByDashPathRequest {
  readonly params: ParametersOf<operations['searchProjectByDashPath'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['searchProjectByDashPath'], 'query'>, 'sort' | 'page' | 'per_page'>;
}

export type SearchProjectByDashPathResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['searchProjectByDashPath'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['searchProjectByDashPath'], 400 | 401 | 403 | 404 | 405 | 408 | 429>;

/** Search a project: GET /projects/{id}/search */
export interface SearchProjectRequest {
  readonly params: ParametersOf<operations['searchProject'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['searchProject'], 'query'>, 'sort' | 'page' | 'per_page'>;
}

export type SearchProjectResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['searchProject'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['searchProject'], 400 | 401 | 403 | 404 | 405 | 408 | 429>;

/** Search the instance: GET /search */
export interface SearchInstanceRequest {
  readonly query: Defaulted<ParametersOf<operations['searchInstance'], 'query'>, 'sort' | 'page' | 'per_page'>;
}

export type SearchInstanceResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['searchInstance'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['searchInstance'], 400 | 401 | 403 | 405 | 408 | 429>;
