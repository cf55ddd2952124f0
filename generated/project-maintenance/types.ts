// Generated from spec/domains/* /project-maintenance.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { RawBody } from '../../generator/runtime/respond.ts';
import type { EmptyResponse, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type ProjectFetchDay = components['schemas']['ProjectFetchDay'];
export type ProjectFetchStatistics = components['schemas']['ProjectFetchStatistics'];
export type ProjectFetches = components['schemas']['ProjectFetches'];
export type ProjectLanguages = components['schemas']['ProjectLanguages'];
export type ProjectStorage = components['schemas']['ProjectStorage'];

/** Tidy the repository of a project: POST /projects/{id}/housekeeping */
export interface StartProjectHousekeepingRequest {
  readonly params: ParametersOf<operations['startProjectHousekeeping'], 'path'>;
}

export type StartProjectHousekeepingResponse =
  | EmptyResponse<201>
  | JsonResponse<operations['startProjectHousekeeping'], 400 | 401 | 403 | 404 | 409>;

/** Get the languages of a project: GET /projects/{id}/languages */
export interface GetProjectLanguagesRequest {
  readonly params: ParametersOf<operations['getProjectLanguages'], 'path'>;
}

export type GetProjectLanguagesResponse = JsonResponse<operations['getProjectLanguages'], 200 | 400 | 401 | 403 | 404>;

/** Measure the repository of a project again: POST /projects/{id}/repository_size */
export interface RefreshProjectRepositorySizeRequest {
  readonly params: ParametersOf<operations['refreshProjectRepositorySize'], 'path'>;
}

export type RefreshProjectRepositorySizeResponse =
  | EmptyResponse<201>
  | JsonResponse<operations['refreshProjectRepositorySize'], 400 | 401 | 403 | 404>;

/** Download the repository of a project as it is stored: GET /projects/{id}/snapshot */
export interface DownloadProjectSnapshotRequest {
  readonly params: ParametersOf<operations['downloadProjectSnapshot'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['downloadProjectSnapshot'], 'query'>>;
}

export type DownloadProjectSnapshotResponse =
  | { readonly status: 200; readonly body: RawBody; readonly headers?: never }
  | JsonResponse<operations['downloadProjectSnapshot'], 400 | 401 | 403 | 404>;

/** Get how often a project was fetched: GET /projects/{id}/statistics */
export interface GetProjectStatisticsRequest {
  readonly params: ParametersOf<operations['getProjectStatistics'], 'path'>;
}

export type GetProjectStatisticsResponse = JsonResponse<operations['getProjectStatistics'], 200 | 400 | 401 | 403 | 404>;

/** Get where a project is stored: GET /projects/{id}/storage */
export interface GetProjectStorageRequest {
  readonly params: ParametersOf<operations['getProjectStorage'], 'path'>;
}

export type GetProjectStorageResponse = JsonResponse<operations['getProjectStorage'], 200 | 400 | 401 | 403 | 404>;
