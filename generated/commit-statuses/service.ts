// Generated from spec/domains/* /commit-statuses.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListCommitStatusesRequest, ListCommitStatusesResponse, CreateCommitStatusRequest, CreateCommitStatusResponse } from './types.ts';

/** One function per operation of commit-statuses; `C` is the request context of the server. */
export interface CommitStatusesService<C extends SubjectTypes> {
  /** List the statuses of a commit. GET /projects/{id}/repository/commits/{sha}/statuses (spec/domains/ci/commit-statuses.yaml#listCommitStatuses) */
  listCommitStatuses(
    request: ListCommitStatusesRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListCommitStatusesResponse>;
  /** Report the status of a commit. POST /projects/{id}/statuses/{sha} (spec/domains/ci/commit-statuses.yaml#createCommitStatus) */
  createCommitStatus(
    request: CreateCommitStatusRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateCommitStatusResponse>;
}
