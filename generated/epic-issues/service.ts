// Generated from spec/domains/* /epic-issues.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListEpicIssuesByDashPathRequest, ListEpicIssuesByDashPathResponse, AddEpicIssueByDashPathRequest, AddEpicIssueByDashPathResponse, ReorderEpicIssueByDashPathRequest, ReorderEpicIssueByDashPathResponse, RemoveEpicIssueByDashPathRequest, RemoveEpicIssueByDashPathResponse, ListEpicIssuesRequest, ListEpicIssuesResponse, AddEpicIssueRequest, AddEpicIssueResponse, ReorderEpicIssueRequest, ReorderEpicIssueResponse, RemoveEpicIssueRequest, RemoveEpicIssueResponse } from './types.ts';

/** One function per operation of epic-issues; `C` is the request context of the server. */
export interface EpicIssuesService<C extends SubjectTypes> {
  /** List the issues of an epic, by the path with a dash. GET /groups/{id}/-/epics/{epic_iid}/issues (spec/domains/planning/epic-issues.yaml#listEpicIssuesByDashPath) */
  listEpicIssuesByDashPath(
    request: ListEpicIssuesByDashPathRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListEpicIssuesByDashPathResponse>;
  /** Put an issue into an epic, by the path with a dash. POST /groups/{id}/-/epics/{epic_iid}/issues/{epic_issue_id} (spec/domains/planning/epic-issues.yaml#addEpicIssueByDashPath) */
  addEpicIssueByDashPath(
    request: AddEpicIssueByDashPathRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<AddEpicIssueByDashPathResponse>;
  /** Move an issue within its epic, by the path with a dash. PUT /groups/{id}/-/epics/{epic_iid}/issues/{epic_issue_id} (spec/domains/planning/epic-issues.yaml#reorderEpicIssueByDashPath) */
  reorderEpicIssueByDashPath(
    request: ReorderEpicIssueByDashPathRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ReorderEpicIssueByDashPathResponse>;
  /** Take an issue out of an epic, by the path with a dash. DELETE /groups/{id}/-/epics/{epic_iid}/issues/{epic_issue_id} (spec/domains/planning/epic-issues.yaml#removeEpicIssueByDashPath) */
  removeEpicIssueByDashPath(
    request: RemoveEpicIssueByDashPathRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<RemoveEpicIssueByDashPathResponse>;
  /** List the issues of an epic. GET /groups/{id}/epics/{epic_iid}/issues (spec/domains/planning/epic-issues.yaml#listEpicIssues) */
  listEpicIssues(
    request: ListEpicIssuesRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListEpicIssuesResponse>;
  /** Put an issue into an epic. POST /groups/{id}/epics/{epic_iid}/issues/{epic_issue_id} (spec/domains/planning/epic-issues.yaml#addEpicIssue) */
  addEpicIssue(
    request: AddEpicIssueRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<AddEpicIssueResponse>;
  /** Move an issue within its epic. PUT /groups/{id}/epics/{epic_iid}/issues/{epic_issue_id} (spec/domains/planning/epic-issues.yaml#reorderEpicIssue) */
  reorderEpicIssue(
    request: ReorderEpicIssueRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ReorderEpicIssueResponse>;
  /** Take an issue out of an epic. DELETE /groups/{id}/epics/{epic_iid}/issues/{epic_issue_id} (spec/domains/planning/epic-issues.yaml#removeEpicIssue) */
  removeEpicIssue(
    request: RemoveEpicIssueRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<RemoveEpicIssueResponse>;
}
