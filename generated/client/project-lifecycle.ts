// Generated from spec/resources/project-lifecycle.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ArchiveProjectInput {
  readonly params: ParametersOf<operations['archiveProject'], 'path'>;
  readonly signal?: AbortSignal;
}

export type ArchiveProjectAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['archiveProject'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['archiveProject'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['archiveProject'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['archiveProject'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['archiveProject'], 404> }
  ;

const archiveProjectCall: ClientCall = {
  id: 'archiveProject',
  method: 'POST',
  path: "/api/v4/projects/{id}/archive",
  commas: [],
  body: null,
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface RestoreProjectInput {
  readonly params: ParametersOf<operations['restoreProject'], 'path'>;
  readonly signal?: AbortSignal;
}

export type RestoreProjectAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['restoreProject'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['restoreProject'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['restoreProject'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['restoreProject'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['restoreProject'], 404> }
  ;

const restoreProjectCall: ClientCall = {
  id: 'restoreProject',
  method: 'POST',
  path: "/api/v4/projects/{id}/restore",
  commas: [],
  body: null,
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface TransferProjectInput {
  readonly params: ParametersOf<operations['transferProject'], 'path'>;
  readonly body: Sendable<BodyOf<operations['transferProject'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type TransferProjectAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['transferProject'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['transferProject'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['transferProject'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['transferProject'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['transferProject'], 404> }
  ;

const transferProjectCall: ClientCall = {
  id: 'transferProject',
  method: 'PUT',
  path: "/api/v4/projects/{id}/transfer",
  commas: [],
  body: "application/json",
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ListProjectTransferLocationsInput {
  readonly params: ParametersOf<operations['listProjectTransferLocations'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectTransferLocations'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectTransferLocationsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listProjectTransferLocations'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listProjectTransferLocations'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listProjectTransferLocations'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listProjectTransferLocations'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listProjectTransferLocations'], 404> }
  ;

const listProjectTransferLocationsCall: ClientCall = {
  id: 'listProjectTransferLocations',
  method: 'GET',
  path: "/api/v4/projects/{id}/transfer_locations",
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

export interface UnarchiveProjectInput {
  readonly params: ParametersOf<operations['unarchiveProject'], 'path'>;
  readonly signal?: AbortSignal;
}

export type UnarchiveProjectAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['unarchiveProject'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['unarchiveProject'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['unarchiveProject'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['unarchiveProject'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['unarchiveProject'], 404> }
  ;

const unarchiveProjectCall: ClientCall = {
  id: 'unarchiveProject',
  method: 'POST',
  path: "/api/v4/projects/{id}/unarchive",
  commas: [],
  body: null,
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
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
