// Generated from spec/domains/* /issue-links.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListIssueLinksRequest, ListIssueLinksResponse, CreateIssueLinkRequest, CreateIssueLinkResponse, DeleteIssueLinkRequest, DeleteIssueLinkResponse } from './types.ts';

/** One function per operation of issue-links; `C` is the request context of the server. */
export interface IssueLinksService<C extends SubjectTypes> {
  /** List the issues that an issue is linked to. GET /projects/{id}/issues/{issue_iid}/links (spec/domains/planning/issue-links.yaml#listIssueLinks) */
  listIssueLinks(
    request: ListIssueLinksRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListIssueLinksResponse>;
  /** Link two issues. POST /projects/{id}/issues/{issue_iid}/links (spec/domains/planning/issue-links.yaml#createIssueLink) */
  createIssueLink(
    request: CreateIssueLinkRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateIssueLinkResponse>;
  /** Unlink two issues. DELETE /projects/{id}/issues/{issue_iid}/links/{issue_link_id} (spec/domains/planning/issue-links.yaml#deleteIssueLink) */
  deleteIssueLink(
    request: DeleteIssueLinkRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeleteIssueLinkResponse>;
}
