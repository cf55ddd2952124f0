// Generated from spec/resources/project-maintenance.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { RawBody } from '../../generator/runtime/respond.ts';
import type { JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

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
  | { readonly status: 201; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['startProjectHousekeeping'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['startProjectHousekeeping'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['startProjectHousekeeping'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['startProjectHousekeeping'], 404>; readonly headers?: never }
  | { readonly status: 409; readonly body: JsonOf<operations['startProjectHousekeeping'], 409>; readonly headers?: never }
  ;

/** Get the languages of a project: GET /projects/{id}/languages */
export interface GetProjectLanguagesRequest {
  readonly params: ParametersOf<operations['getProjectLanguages'], 'path'>;
}

export type GetProjectLanguagesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getProjectLanguages'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getProjectLanguages'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getProjectLanguages'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getProjectLanguages'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getProjectLanguages'], 404>; readonly headers?: never }
  ;

/** Measure the repository of a project again: POST /projects/{id}/repository_size */
export interface RefreshProjectRepositorySizeRequest {
  readonly params: ParametersOf<operations['refreshProjectRepositorySize'], 'path'>;
}

export type RefreshProjectRepositorySizeResponse =
  | { readonly status: 201; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['refreshProjectRepositorySize'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['refreshProjectRepositorySize'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['refreshProjectRepositorySize'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['refreshProjectRepositorySize'], 404>; readonly headers?: never }
  ;

/** Download the repository of a project as it is stored: GET /projects/{id}/snapshot */
export interface DownloadProjectSnapshotRequest {
  readonly params: ParametersOf<operations['downloadProjectSnapshot'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['downloadProjectSnapshot'], 'query'>>;
}

export type DownloadProjectSnapshotResponse =
  | { readonly status: 200; readonly body: RawBody; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['downloadProjectSnapshot'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['downloadProjectSnapshot'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['downloadProjectSnapshot'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['downloadProjectSnapshot'], 404>; readonly headers?: never }
  ;

/** Get how often a project was fetched: GET /projects/{id}/statistics */
export interface GetProjectStatisticsRequest {
  readonly params: ParametersOf<operations['getProjectStatistics'], 'path'>;
}

export type GetProjectStatisticsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getProjectStatistics'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getProjectStatistics'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getProjectStatistics'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getProjectStatistics'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getProjectStatistics'], 404>; readonly headers?: never }
  ;

/** Get where a project is stored: GET /projects/{id}/storage */
export interface GetProjectStorageRequest {
  readonly params: ParametersOf<operations['getProjectStorage'], 'path'>;
}

export type GetProjectStorageResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getProjectStorage'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getProjectStorage'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getProjectStorage'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getProjectStorage'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getProjectStorage'], 404>; readonly headers?: never }
  ;
