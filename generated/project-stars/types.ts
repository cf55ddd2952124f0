// Generated from spec/resources/project-stars.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type ProjectStar = components['schemas']['ProjectStar'];

/** Star a project: POST /projects/{id}/star */
export interface StarProjectRequest {
  readonly params: ParametersOf<operations['starProject'], 'path'>;
}

export type StarProjectResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['starProject'], 201>; readonly headers?: never }
  | { readonly status: 304; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['starProject'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['starProject'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['starProject'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['starProject'], 404>; readonly headers?: never }
  ;

/** List who has starred a project: GET /projects/{id}/starrers */
export interface ListProjectStarrersRequest {
  readonly params: ParametersOf<operations['listProjectStarrers'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectStarrers'], 'query'>, 'page' | 'per_page'>;
}

export type ListProjectStarrersResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectStarrers'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listProjectStarrers'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listProjectStarrers'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listProjectStarrers'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listProjectStarrers'], 404>; readonly headers?: never }
  ;

/** Take a star from a project: POST /projects/{id}/unstar */
export interface UnstarProjectRequest {
  readonly params: ParametersOf<operations['unstarProject'], 'path'>;
}

export type UnstarProjectResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['unstarProject'], 201>; readonly headers?: never }
  | { readonly status: 304; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['unstarProject'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['unstarProject'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['unstarProject'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['unstarProject'], 404>; readonly headers?: never }
  ;
