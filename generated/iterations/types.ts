// Generated from spec/domains/* /iterations.yaml; do not edit. Run `npm run generate`.
import type { operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';


/** List the iterations of a group: GET /groups/{id}/iterations */
export interface ListGroupIterationsRequest {
  readonly params: ParametersOf<operations['listGroupIterations'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listGroupIterations'], 'query'>, 'state' | 'in' | 'include_ancestors' | 'page' | 'per_page'>;
}

export type ListGroupIterationsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listGroupIterations'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listGroupIterations'], 400 | 401 | 403 | 404>;

/** List the iterations of a project: GET /projects/{id}/iterations */
export interface ListProjectIterationsRequest {
  readonly params: ParametersOf<operations['listProjectIterations'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectIterations'], 'query'>, 'state' | 'in' | 'include_ancestors' | 'page' | 'per_page'>;
}

export type ListProjectIterationsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectIterations'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listProjectIterations'], 400 | 401 | 403 | 404>;
