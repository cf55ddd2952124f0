// Generated from spec/resources/epic-issues.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type EpicIssue = components['schemas']['EpicIssue'];
export type EpicIssueLink = components['schemas']['EpicIssueLink'];
export type ReorderEpicIssue = components['schemas']['ReorderEpicIssue'];

/** List the issues of an epic, by the path with a dash: GET /groups/{id}/-/epics/{epic_iid}/issues */
export interface ListEpicIssuesByDashPathRequest {
  readonly params: ParametersOf<operations['listEpicIssuesByDashPath'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listEpicIssuesByDashPath'], 'query'>, 'page' | 'per_page'>;
}

export type ListEpicIssuesByDashPathResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listEpicIssuesByDashPath'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listEpicIssuesByDashPath'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listEpicIssuesByDashPath'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listEpicIssuesByDashPath'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listEpicIssuesByDashPath'], 404>; readonly headers?: never }
  ;

/** Put an issue into an epic, by the path with a dash: POST /groups/{id}/-/epics/{epic_iid}/issues/{epic_issue_id} */
export interface AddEpicIssueByDashPathRequest {
  readonly params: ParametersOf<operations['addEpicIssueByDashPath'], 'path'>;
}

export type AddEpicIssueByDashPathResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['addEpicIssueByDashPath'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['addEpicIssueByDashPath'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['addEpicIssueByDashPath'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['addEpicIssueByDashPath'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['addEpicIssueByDashPath'], 404>; readonly headers?: never }
  | { readonly status: 409; readonly body: JsonOf<operations['addEpicIssueByDashPath'], 409>; readonly headers?: never }
  ;

/** Move an issue within its epic, by the path with a dash: PUT /groups/{id}/-/epics/{epic_iid}/issues/{epic_issue_id} */
export interface ReorderEpicIssueByDashPathRequest {
  readonly params: ParametersOf<operations['reorderEpicIssueByDashPath'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['reorderEpicIssueByDashPath'], 'application/json'>>;
}

export type ReorderEpicIssueByDashPathResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['reorderEpicIssueByDashPath'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['reorderEpicIssueByDashPath'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['reorderEpicIssueByDashPath'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['reorderEpicIssueByDashPath'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['reorderEpicIssueByDashPath'], 404>; readonly headers?: never }
  ;

/** Take an issue out of an epic, by the path with a dash: DELETE /groups/{id}/-/epics/{epic_iid}/issues/{epic_issue_id} */
export interface RemoveEpicIssueByDashPathRequest {
  readonly params: ParametersOf<operations['removeEpicIssueByDashPath'], 'path'>;
}

export type RemoveEpicIssueByDashPathResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['removeEpicIssueByDashPath'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['removeEpicIssueByDashPath'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['removeEpicIssueByDashPath'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['removeEpicIssueByDashPath'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['removeEpicIssueByDashPath'], 404>; readonly headers?: never }
  ;

/** List the issues of an epic: GET /groups/{id}/epics/{epic_iid}/issues */
export interface ListEpicIssuesRequest {
  readonly params: ParametersOf<operations['listEpicIssues'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listEpicIssues'], 'query'>, 'page' | 'per_page'>;
}

export type ListEpicIssuesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listEpicIssues'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listEpicIssues'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listEpicIssues'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listEpicIssues'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listEpicIssues'], 404>; readonly headers?: never }
  ;

/** Put an issue into an epic: POST /groups/{id}/epics/{epic_iid}/issues/{epic_issue_id} */
export interface AddEpicIssueRequest {
  readonly params: ParametersOf<operations['addEpicIssue'], 'path'>;
}

export type AddEpicIssueResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['addEpicIssue'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['addEpicIssue'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['addEpicIssue'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['addEpicIssue'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['addEpicIssue'], 404>; readonly headers?: never }
  | { readonly status: 409; readonly body: JsonOf<operations['addEpicIssue'], 409>; readonly headers?: never }
  ;

/** Move an issue within its epic: PUT /groups/{id}/epics/{epic_iid}/issues/{epic_issue_id} */
export interface ReorderEpicIssueRequest {
  readonly params: ParametersOf<operations['reorderEpicIssue'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['reorderEpicIssue'], 'application/json'>>;
}

export type ReorderEpicIssueResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['reorderEpicIssue'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['reorderEpicIssue'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['reorderEpicIssue'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['reorderEpicIssue'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['reorderEpicIssue'], 404>; readonly headers?: never }
  ;

/** Take an issue out of an epic: DELETE /groups/{id}/epics/{epic_iid}/issues/{epic_issue_id} */
export interface RemoveEpicIssueRequest {
  readonly params: ParametersOf<operations['removeEpicIssue'], 'path'>;
}

export type RemoveEpicIssueResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['removeEpicIssue'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['removeEpicIssue'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['removeEpicIssue'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['removeEpicIssue'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['removeEpicIssue'], 404>; readonly headers?: never }
  ;
