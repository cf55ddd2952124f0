// Generated from spec/domains/* /project-stars.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type ProjectStar = components['schemas']['ProjectStar'];

/** Star a project: POST /projects/{id}/star */
export interface StarProjectRequest {
  readonly params: ParametersOf<operations['starProject'], 'path'>;
}

export type StarProjectResponse =
  | JsonResponse<operations['starProject'], 201 | 400 | 401 | 403 | 404>
  | EmptyResponse<304>;

/** List who has starred a project: GET /projects/{id}/starrers */
export interface ListProjectStarrersRequest {
  readonly params: ParametersOf<operations['listProjectStarrers'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectStarrers'], 'query'>, 'page' | 'per_page'>;
}

export type ListProjectStarrersResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectStarrers'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listProjectStarrers'], 400 | 401 | 403 | 404>;

/** Take a star from a project: POST /projects/{id}/unstar */
export interface UnstarProjectRequest {
  readonly params: ParametersOf<operations['unstarProject'], 'path'>;
}

export type UnstarProjectResponse =
  | JsonResponse<operations['unstarProject'], 201 | 400 | 401 | 403 | 404>
  | EmptyResponse<304>;
