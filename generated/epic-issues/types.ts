// Generated from spec/domains/* /epic-issues.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

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
  | JsonResponse<operations['listEpicIssuesByDashPath'], 400 | 401 | 403 | 404>;

/** Put an issue into an epic, by the path with a dash: POST /groups/{id}/-/epics/{epic_iid}/issues/{epic_issue_id} */
export interface AddEpicIssueByDashPathRequest {
  readonly params: ParametersOf<operations['addEpicIssueByDashPath'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['addEpicIssueByDashPath'], 'application/json'>>;
}

export type AddEpicIssueByDashPathResponse = JsonResponse<operations['addEpicIssueByDashPath'], 201 | 400 | 401 | 403 | 404 | 409>;

/** Move an issue within its epic, by the path with a dash: PUT /groups/{id}/-/epics/{epic_iid}/issues/{epic_issue_id} */
export interface ReorderEpicIssueByDashPathRequest {
  readonly params: ParametersOf<operations['reorderEpicIssueByDashPath'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['reorderEpicIssueByDashPath'], 'application/json'>>;
}

export type ReorderEpicIssueByDashPathResponse = JsonResponse<operations['reorderEpicIssueByDashPath'], 200 | 400 | 401 | 403 | 404>;

/** Take an issue out of an epic, by the path with a dash: DELETE /groups/{id}/-/epics/{epic_iid}/issues/{epic_issue_id} */
export interface RemoveEpicIssueByDashPathRequest {
  readonly params: ParametersOf<operations['removeEpicIssueByDashPath'], 'path'>;
  readonly headers: ParametersOf<operations['removeEpicIssueByDashPath'], 'header'>;
}

export type RemoveEpicIssueByDashPathResponse = JsonResponse<operations['removeEpicIssueByDashPath'], 200 | 400 | 401 | 403 | 404 | 412>;

/** List the issues of an epic: GET /groups/{id}/epics/{epic_iid}/issues */
export interface ListEpicIssuesRequest {
  readonly params: ParametersOf<operations['listEpicIssues'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listEpicIssues'], 'query'>, 'page' | 'per_page'>;
}

export type ListEpicIssuesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listEpicIssues'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listEpicIssues'], 400 | 401 | 403 | 404>;

/** Put an issue into an epic: POST /groups/{id}/epics/{epic_iid}/issues/{epic_issue_id} */
export interface AddEpicIssueRequest {
  readonly params: ParametersOf<operations['addEpicIssue'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['addEpicIssue'], 'application/json'>>;
}

export type AddEpicIssueResponse = JsonResponse<operations['addEpicIssue'], 201 | 400 | 401 | 403 | 404 | 409>;

/** Move an issue within its epic: PUT /groups/{id}/epics/{epic_iid}/issues/{epic_issue_id} */
export interface ReorderEpicIssueRequest {
  readonly params: ParametersOf<operations['reorderEpicIssue'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['reorderEpicIssue'], 'application/json'>>;
}

export type ReorderEpicIssueResponse = JsonResponse<operations['reorderEpicIssue'], 200 | 400 | 401 | 403 | 404>;

/** Take an issue out of an epic: DELETE /groups/{id}/epics/{epic_iid}/issues/{epic_issue_id} */
export interface RemoveEpicIssueRequest {
  readonly params: ParametersOf<operations['removeEpicIssue'], 'path'>;
  readonly headers: ParametersOf<operations['removeEpicIssue'], 'header'>;
}

export type RemoveEpicIssueResponse = JsonResponse<operations['removeEpicIssue'], 200 | 400 | 401 | 403 | 404 | 412>;
