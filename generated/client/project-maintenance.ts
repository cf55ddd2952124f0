// Generated from spec/domains/* /project-maintenance.yaml; do not edit. Run `npm run generate`.
import type { ClientCall, ContentAnswer, EmptyAnswer, JsonAnswer, Send } from '../../generator/runtime/client.ts';
import type { ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface StartProjectHousekeepingInput {
  readonly params: ParametersOf<operations['startProjectHousekeeping'], 'path'>;
  readonly signal?: AbortSignal;
}

export type StartProjectHousekeepingAnswer = EmptyAnswer<201> | JsonAnswer<operations['startProjectHousekeeping'], 400 | 401 | 403 | 404 | 409>;

const startProjectHousekeepingCall: ClientCall = {
  id: 'startProjectHousekeeping',
  method: 'POST',
  path: "/api/v4/projects/{id}/housekeeping",
  answers: { none: [201], json: [400, 401, 403, 404, 409] },
};

export interface GetProjectLanguagesInput {
  readonly params: ParametersOf<operations['getProjectLanguages'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetProjectLanguagesAnswer = JsonAnswer<operations['getProjectLanguages'], 200 | 400 | 401 | 403 | 404>;

const getProjectLanguagesCall: ClientCall = {
  id: 'getProjectLanguages',
  method: 'GET',
  path: "/api/v4/projects/{id}/languages",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface RefreshProjectRepositorySizeInput {
  readonly params: ParametersOf<operations['refreshProjectRepositorySize'], 'path'>;
  readonly signal?: AbortSignal;
}

export type RefreshProjectRepositorySizeAnswer = EmptyAnswer<201> | JsonAnswer<operations['refreshProjectRepositorySize'], 400 | 401 | 403 | 404>;

const refreshProjectRepositorySizeCall: ClientCall = {
  id: 'refreshProjectRepositorySize',
  method: 'POST',
  path: "/api/v4/projects/{id}/repository_size",
  answers: { none: [201], json: [400, 401, 403, 404] },
};

export interface DownloadProjectSnapshotInput {
  readonly params: ParametersOf<operations['downloadProjectSnapshot'], 'path'>;
  readonly query?: ParametersOf<operations['downloadProjectSnapshot'], 'query'>;
  readonly signal?: AbortSignal;
}

export type DownloadProjectSnapshotAnswer = ContentAnswer<200> | JsonAnswer<operations['downloadProjectSnapshot'], 400 | 401 | 403 | 404>;

const downloadProjectSnapshotCall: ClientCall = {
  id: 'downloadProjectSnapshot',
  method: 'GET',
  path: "/api/v4/projects/{id}/snapshot",
  answers: { content: [200], json: [400, 401, 403, 404] },
};

export interface GetProjectStatisticsInput {
  readonly params: ParametersOf<operations['getProjectStatistics'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetProjectStatisticsAnswer = JsonAnswer<operations['getProjectStatistics'], 200 | 400 | 401 | 403 | 404>;

const getProjectStatisticsCall: ClientCall = {
  id: 'getProjectStatistics',
  method: 'GET',
  path: "/api/v4/projects/{id}/statistics",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface GetProjectStorageInput {
  readonly params: ParametersOf<operations['getProjectStorage'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetProjectStorageAnswer = JsonAnswer<operations['getProjectStorage'], 200 | 400 | 401 | 403 | 404>;

const getProjectStorageCall: ClientCall = {
  id: 'getProjectStorage',
  method: 'GET',
  path: "/api/v4/projects/{id}/storage",
  answers: { json: [200, 400, 401, 403, 404] },
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
