// Generated from spec/domains/* /issue-links.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type CreateIssueLink = components['schemas']['CreateIssueLink'];
export type IssueLink = components['schemas']['IssueLink'];
export type IssueLinkType = components['schemas']['IssueLinkType'];
export type LinkedIssue = components['schemas']['LinkedIssue'];

/** List the issues that an issue is linked to: GET /projects/{id}/issues/{issue_iid}/links */
export interface ListIssueLinksRequest {
  readonly params: ParametersOf<operations['listIssueLinks'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listIssueLinks'], 'query'>, 'page' | 'per_page'>;
}

export type ListIssueLinksResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listIssueLinks'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listIssueLinks'], 400 | 401 | 403 | 404>;

/** Link two issues: POST /projects/{id}/issues/{issue_iid}/links */
export interface CreateIssueLinkRequest {
  readonly params: ParametersOf<operations['createIssueLink'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createIssueLink'], 'application/json'>, 'link_type'>;
}

export type CreateIssueLinkResponse = JsonResponse<operations['createIssueLink'], 201 | 400 | 401 | 403 | 404 | 409 | 422>;

/** Unlink two issues: DELETE /projects/{id}/issues/{issue_iid}/links/{issue_link_id} */
export interface DeleteIssueLinkRequest {
  readonly params: ParametersOf<operations['deleteIssueLink'], 'path'>;
  readonly headers: ParametersOf<operations['deleteIssueLink'], 'header'>;
}

export type DeleteIssueLinkResponse = JsonResponse<operations['deleteIssueLink'], 200 | 400 | 401 | 403 | 404 | 412>;
