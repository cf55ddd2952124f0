// Generated from spec/domains/* /commit-statuses.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type CommitStatus = components['schemas']['CommitStatus'];
export type CreateCommitStatus = components['schemas']['CreateCommitStatus'];

/** List the statuses of a commit: GET /projects/{id}/repository/commits/{sha}/statuses */
export interface ListCommitStatusesRequest {
  readonly params: ParametersOf<operations['listCommitStatuses'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listCommitStatuses'], 'query'>, 'all' | 'page' | 'per_page'>;
}

export type ListCommitStatusesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listCommitStatuses'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listCommitStatuses'], 400 | 401 | 403 | 404>;

/** Report the status of a commit: POST /projects/{id}/statuses/{sha} */
export interface CreateCommitStatusRequest {
  readonly params: ParametersOf<operations['createCommitStatus'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createCommitStatus'], 'application/json'>>;
}

export type CreateCommitStatusResponse = JsonResponse<operations['createCommitStatus'], 201 | 400 | 401 | 403 | 404>;
