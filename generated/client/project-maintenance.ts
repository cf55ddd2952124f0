// Generated from spec/resources/project-maintenance.yaml; do not edit. Run `npm run generate`.
import type { ClientCall, Content, Send } from '../../generator/runtime/client.ts';
import type { JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface StartProjectHousekeepingInput {
  readonly params: ParametersOf<operations['startProjectHousekeeping'], 'path'>;
  readonly signal?: AbortSignal;
}

export type StartProjectHousekeepingAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['startProjectHousekeeping'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['startProjectHousekeeping'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['startProjectHousekeeping'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['startProjectHousekeeping'], 404> }
  | { readonly status: 409; readonly headers: Headers; readonly body: JsonOf<operations['startProjectHousekeeping'], 409> }
  ;

const startProjectHousekeepingCall: ClientCall = {
  id: 'startProjectHousekeeping',
  method: 'POST',
  path: "/api/v4/projects/{id}/housekeeping",
  commas: [],
  body: null,
  answers: {
    201: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    409: 'json',
  },
};

export interface GetProjectLanguagesInput {
  readonly params: ParametersOf<operations['getProjectLanguages'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetProjectLanguagesAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getProjectLanguages'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getProjectLanguages'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getProjectLanguages'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getProjectLanguages'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getProjectLanguages'], 404> }
  ;

const getProjectLanguagesCall: ClientCall = {
  id: 'getProjectLanguages',
  method: 'GET',
  path: "/api/v4/projects/{id}/languages",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface RefreshProjectRepositorySizeInput {
  readonly params: ParametersOf<operations['refreshProjectRepositorySize'], 'path'>;
  readonly signal?: AbortSignal;
}

export type RefreshProjectRepositorySizeAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['refreshProjectRepositorySize'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['refreshProjectRepositorySize'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['refreshProjectRepositorySize'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['refreshProjectRepositorySize'], 404> }
  ;

const refreshProjectRepositorySizeCall: ClientCall = {
  id: 'refreshProjectRepositorySize',
  method: 'POST',
  path: "/api/v4/projects/{id}/repository_size",
  commas: [],
  body: null,
  answers: {
    201: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface DownloadProjectSnapshotInput {
  readonly params: ParametersOf<operations['downloadProjectSnapshot'], 'path'>;
  readonly query?: ParametersOf<operations['downloadProjectSnapshot'], 'query'>;
  readonly signal?: AbortSignal;
}

export type DownloadProjectSnapshotAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: Content }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['downloadProjectSnapshot'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['downloadProjectSnapshot'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['downloadProjectSnapshot'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['downloadProjectSnapshot'], 404> }
  ;

const downloadProjectSnapshotCall: ClientCall = {
  id: 'downloadProjectSnapshot',
  method: 'GET',
  path: "/api/v4/projects/{id}/snapshot",
  commas: [],
  body: null,
  answers: {
    200: 'content',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface GetProjectStatisticsInput {
  readonly params: ParametersOf<operations['getProjectStatistics'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetProjectStatisticsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getProjectStatistics'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getProjectStatistics'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getProjectStatistics'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getProjectStatistics'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getProjectStatistics'], 404> }
  ;

const getProjectStatisticsCall: ClientCall = {
  id: 'getProjectStatistics',
  method: 'GET',
  path: "/api/v4/projects/{id}/statistics",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface GetProjectStorageInput {
  readonly params: ParametersOf<operations['getProjectStorage'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetProjectStorageAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getProjectStorage'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getProjectStorage'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getProjectStorage'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getProjectStorage'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getProjectStorage'], 404> }
  ;

const getProjectStorageCall: ClientCall = {
  id: 'getProjectStorage',
  method: 'GET',
  path: "/api/v4/projects/{id}/storage",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ProjectMaintenanceClient {
  /** Tidy the repository of a project: POST /projects/{id}/housekeeping */
  startProjectHousekeeping(request: StartProjectHousekeepingInput): Promise<StartProjectHousekeepingAnswer>;
  /** Get the languages of a project: GET /projects/{id}/languages */
  getProjectLanguages(request: GetProjectLanguagesInput): Promise<GetProjectLanguagesAnswer>;
  /** Measure the repository of a project again: POST /projects/{id}/repository_size */
  refreshProjectRepositorySize(request: RefreshProjectRepositorySizeInput): Promise<RefreshProjectRepositorySizeAnswer>;
  /** Download the repository of a project as it is stored: GET /projects/{id}/snapshot */
  downloadProjectSnapshot(request: DownloadProjectSnapshotInput): Promise<DownloadProjectSnapshotAnswer>;
  /** Get how often a project was fetched: GET /projects/{id}/statistics */
  getProjectStatistics(request: GetProjectStatisticsInput): Promise<GetProjectStatisticsAnswer>;
  /** Get where a project is stored: GET /projects/{id}/storage */
  getProjectStorage(request: GetProjectStorageInput): Promise<GetProjectStorageAnswer>;
}

export const projectMaintenanceClient = (send: Send): ProjectMaintenanceClient => ({
  startProjectHousekeeping: (request) => send(startProjectHousekeepingCall, request),
  getProjectLanguages: (request) => send(getProjectLanguagesCall, request),
  refreshProjectRepositorySize: (request) => send(refreshProjectRepositorySizeCall, request),
  downloadProjectSnapshot: (request) => send(downloadProjectSnapshotCall, request),
  getProjectStatistics: (request) => send(getProjectStatisticsCall, request),
  getProjectStorage: (request) => send(getProjectStorageCall, request),
});
