// Generated from spec/domains/* /project-lifecycle.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ArchiveProjectRequest, ArchiveProjectResponse, RestoreProjectRequest, RestoreProjectResponse, TransferProjectRequest, TransferProjectResponse, ListProjectTransferLocationsRequest, ListProjectTransferLocationsResponse, UnarchiveProjectRequest, UnarchiveProjectResponse } from './types.ts';

/** One function per operation of project-lifecycle; `C` is the request context of the server. */
export interface ProjectLifecycleService<C extends SubjectTypes> {
  /** Archive a project. POST /projects/{id}/archive (spec/domains/projects/project-lifecycle.yaml#archiveProject) */
  archiveProject(
    request: ArchiveProjectRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ArchiveProjectResponse>;
  /** Restore a project. POST /projects/{id}/restore (spec/domains/projects/project-lifecycle.yaml#restoreProject) */
  restoreProject(
    request: RestoreProjectRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<RestoreProjectResponse>;
  /** Move a project. PUT /projects/{id}/transfer (spec/domains/projects/project-lifecycle.yaml#transferProject) */
  transferProject(
    request: TransferProjectRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<TransferProjectResponse>;
  /** List where a project can be moved. GET /projects/{id}/transfer_locations (spec/domains/projects/project-lifecycle.yaml#listProjectTransferLocations) */
  listProjectTransferLocations(
    request: ListProjectTransferLocationsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListProjectTransferLocationsResponse>;
  /** Take a project from the archive. POST /projects/{id}/unarchive (spec/domains/projects/project-lifecycle.yaml#unarchiveProject) */
  unarchiveProject(
    request: UnarchiveProjectRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UnarchiveProjectResponse>;
}
