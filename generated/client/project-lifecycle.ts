// Generated from spec/domains/* /project-lifecycle.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, JsonAnswer, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ArchiveProjectInput {
  readonly params: ParametersOf<operations['archiveProject'], 'path'>;
  readonly signal?: AbortSignal;
}

export type ArchiveProjectAnswer = JsonAnswer<operations['archiveProject'], 201 | 400 | 401 | 403 | 404>;

const archiveProjectCall: ClientCall = {
  id: 'archiveProject',
  method: 'POST',
  path: "/api/v4/projects/{id}/archive",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface RestoreProjectInput {
  readonly params: ParametersOf<operations['restoreProject'], 'path'>;
  readonly signal?: AbortSignal;
}

export type RestoreProjectAnswer = JsonAnswer<operations['restoreProject'], 201 | 400 | 401 | 403 | 404>;

const restoreProjectCall: ClientCall = {
  id: 'restoreProject',
  method: 'POST',
  path: "/api/v4/projects/{id}/restore",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface TransferProjectInput {
  readonly params: ParametersOf<operations['transferProject'], 'path'>;
  readonly body: Sendable<BodyOf<operations['transferProject'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type TransferProjectAnswer = JsonAnswer<operations['transferProject'], 200 | 400 | 401 | 403 | 404>;

const transferProjectCall: ClientCall = {
  id: 'transferProject',
  method: 'PUT',
  path: "/api/v4/projects/{id}/transfer",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ListProjectTransferLocationsInput {
  readonly params: ParametersOf<operations['listProjectTransferLocations'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectTransferLocations'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectTransferLocationsAnswer = JsonAnswer<operations['listProjectTransferLocations'], 200 | 400 | 401 | 403 | 404>;

const listProjectTransferLocationsCall: ClientCall = {
  id: 'listProjectTransferLocations',
  method: 'GET',
  path: "/api/v4/projects/{id}/transfer_locations",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface UnarchiveProjectInput {
  readonly params: ParametersOf<operations['unarchiveProject'], 'path'>;
  readonly signal?: AbortSignal;
}

export type UnarchiveProjectAnswer = JsonAnswer<operations['unarchiveProject'], 201 | 400 | 401 | 403 | 404>;

const unarchiveProjectCall: ClientCall = {
  id: 'unarchiveProject',
  method: 'POST',
  path: "/api/v4/projects/{id}/unarchive",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface ProjectLifecycleClient {
  /** Archive a project: POST /projects/{id}/archive */
  archiveProject(request: ArchiveProjectInput): Promise<ArchiveProjectAnswer>;
  /** Restore a project: POST /projects/{id}/restore */
  restoreProject(request: RestoreProjectInput): Promise<RestoreProjectAnswer>;
  /** Move a project: PUT /projects/{id}/transfer */
  transferProject(request: TransferProjectInput): Promise<TransferProjectAnswer>;
  /** List where a project can be moved: GET /projects/{id}/transfer_locations */
  listProjectTransferLocations: ListingOf<ListProjectTransferLocationsInput, ListProjectTransferLocationsAnswer, JsonOf<operations['listProjectTransferLocations'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Take a project from the archive: POST /projects/{id}/unarchive */
  unarchiveProject(request: UnarchiveProjectInput): Promise<UnarchiveProjectAnswer>;
}

export const projectLifecycleClient = (send: Send): ProjectLifecycleClient => ({
  archiveProject: (request) => send(archiveProjectCall, request),
  restoreProject: (request) => send(restoreProjectCall, request),
  transferProject: (request) => send(transferProjectCall, request),
  listProjectTransferLocations: listing(send, listProjectTransferLocationsCall),
  unarchiveProject: (request) => send(unarchiveProjectCall, request),
});
