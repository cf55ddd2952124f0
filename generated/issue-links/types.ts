// Generated from spec/resources/issue-links.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

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
  | { readonly status: 400; readonly body: JsonOf<operations['listIssueLinks'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listIssueLinks'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listIssueLinks'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listIssueLinks'], 404>; readonly headers?: never }
  ;

/** Link two issues: POST /projects/{id}/issues/{issue_iid}/links */
export interface CreateIssueLinkRequest {
  readonly params: ParametersOf<operations['createIssueLink'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createIssueLink'], 'application/json'>, 'link_type'>;
}

export type CreateIssueLinkResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createIssueLink'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createIssueLink'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createIssueLink'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createIssueLink'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createIssueLink'], 404>; readonly headers?: never }
  | { readonly status: 409; readonly body: JsonOf<operations['createIssueLink'], 409>; readonly headers?: never }
  | { readonly status: 422; readonly body: JsonOf<operations['createIssueLink'], 422>; readonly headers?: never }
  ;

/** Unlink two issues: DELETE /projects/{id}/issues/{issue_iid}/links/{issue_link_id} */
export interface DeleteIssueLinkRequest {
  readonly params: ParametersOf<operations['deleteIssueLink'], 'path'>;
}

export type DeleteIssueLinkResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['deleteIssueLink'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteIssueLink'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteIssueLink'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteIssueLink'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteIssueLink'], 404>; readonly headers?: never }
  ;
