// Generated from spec/domains/* /project-maintenance.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { StartProjectHousekeepingRequest, StartProjectHousekeepingResponse, GetProjectLanguagesRequest, GetProjectLanguagesResponse, RefreshProjectRepositorySizeRequest, RefreshProjectRepositorySizeResponse, DownloadProjectSnapshotRequest, DownloadProjectSnapshotResponse, GetProjectStatisticsRequest, GetProjectStatisticsResponse, GetProjectStorageRequest, GetProjectStorageResponse } from './types.ts';

/** One function per operation of project-maintenance; `C` is the request context of the server. */
export interface ProjectMaintenanceService<C extends SubjectTypes> {
  /** Tidy the repository of a project. POST /projects/{id}/housekeeping (spec/domains/projects/project-maintenance.yaml#startProjectHousekeeping) */
  startProjectHousekeeping(
    request: StartProjectHousekeepingRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<StartProjectHousekeepingResponse>;
  /** Get the languages of a project. GET /projects/{id}/languages (spec/domains/projects/project-maintenance.yaml#getProjectLanguages) */
  getProjectLanguages(
    request: GetProjectLanguagesRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetProjectLanguagesResponse>;
  /** Measure the repository of a project again. POST /projects/{id}/repository_size (spec/domains/projects/project-maintenance.yaml#refreshProjectRepositorySize) */
  refreshProjectRepositorySize(
    request: RefreshProjectRepositorySizeRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<RefreshProjectRepositorySizeResponse>;
  /** Download the repository of a project as it is stored. GET /projects/{id}/snapshot (spec/domains/projects/project-maintenance.yaml#downloadProjectSnapshot) */
  downloadProjectSnapshot(
    request: DownloadProjectSnapshotRequest,
    context: C,
  ): Promise<DownloadProjectSnapshotResponse>;
  /** Get how often a project was fetched. GET /projects/{id}/statistics (spec/domains/projects/project-maintenance.yaml#getProjectStatistics) */
  getProjectStatistics(
    request: GetProjectStatisticsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetProjectStatisticsResponse>;
  /** Get where a project is stored. GET /projects/{id}/storage (spec/domains/projects/project-maintenance.yaml#getProjectStorage) */
  getProjectStorage(
    request: GetProjectStorageRequest,
    context: C,
  ): Promise<GetProjectStorageResponse>;
}
