// Generated from spec/domains/* /relations-export.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, ContentAnswer, JsonAnswer, ListingOf, Send } from '../../generator/runtime/client.ts';
import type { JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface StartGroupRelationsExportInput {
  readonly params: ParametersOf<operations['startGroupRelationsExport'], 'path'>;
  readonly signal?: AbortSignal;
}

export type StartGroupRelationsExportAnswer = JsonAnswer<operations['startGroupRelationsExport'], 202 | 400 | 401 | 403 | 404 | 429>;

const startGroupRelationsExportCall: ClientCall = {
  id: 'startGroupRelationsExport',
  method: 'POST',
  path: "/api/v4/groups/{id}/export_relations",
  answers: { json: [202, 400, 401, 403, 404, 429] },
};

export interface DownloadGroupRelationExportInput {
  readonly params: ParametersOf<operations['downloadGroupRelationExport'], 'path'>;
  readonly query: ParametersOf<operations['downloadGroupRelationExport'], 'query'>;
  readonly signal?: AbortSignal;
}

export type DownloadGroupRelationExportAnswer = ContentAnswer<200> | JsonAnswer<operations['downloadGroupRelationExport'], 400 | 401 | 403 | 404>;

const downloadGroupRelationExportCall: ClientCall = {
  id: 'downloadGroupRelationExport',
  method: 'GET',
  path: "/api/v4/groups/{id}/export_relations/download",
  answers: { content: [200], json: [400, 401, 403, 404] },
};

export interface ListGroupRelationExportsInput {
  readonly params: ParametersOf<operations['listGroupRelationExports'], 'path'>;
  readonly query?: ParametersOf<operations['listGroupRelationExports'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListGroupRelationExportsAnswer = JsonAnswer<operations['listGroupRelationExports'], 200 | 400 | 401 | 403 | 404>;

const listGroupRelationExportsCall: ClientCall = {
  id: 'listGroupRelationExports',
  method: 'GET',
  path: "/api/v4/groups/{id}/export_relations/status",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface StartProjectRelationsExportInput {
  readonly params: ParametersOf<operations['startProjectRelationsExport'], 'path'>;
  readonly signal?: AbortSignal;
}

export type StartProjectRelationsExportAnswer = JsonAnswer<operations['startProjectRelationsExport'], 202 | 400 | 401 | 403 | 404 | 429>;

const startProjectRelationsExportCall: ClientCall = {
  id: 'startProjectRelationsExport',
  method: 'POST',
  path: "/api/v4/projects/{id}/export_relations",
  answers: { json: [202, 400, 401, 403, 404, 429] },
};

export interface DownloadProjectRelationExportInput {
  readonly params: ParametersOf<operations['downloadProjectRelationExport'], 'path'>;
  readonly query: ParametersOf<operations['downloadProjectRelationExport'], 'query'>;
  readonly signal?: AbortSignal;
}

export type DownloadProjectRelationExportAnswer = ContentAnswer<200> | JsonAnswer<operations['downloadProjectRelationExport'], 400 | 401 | 403 | 404>;

const downloadProjectRelationExportCall: ClientCall = {
  id: 'downloadProjectRelationExport',
  method: 'GET',
  path: "/api/v4/projects/{id}/export_relations/download",
  answers: { content: [200], json: [400, 401, 403, 404] },
};

export interface ListProjectRelationExportsInput {
  readonly params: ParametersOf<operations['listProjectRelationExports'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectRelationExports'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectRelationExportsAnswer = JsonAnswer<operations['listProjectRelationExports'], 200 | 400 | 401 | 403 | 404>;

const listProjectRelationExportsCall: ClientCall = {
  id: 'listProjectRelationExports',
  method: 'GET',
  path: "/api/v4/projects/{id}/export_relations/status",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface RelationsExportClient {
  /** Start the export of the relations of a group: POST /groups/{id}/export_relations */
  startGroupRelationsExport(request: StartGroupRelationsExportInput): Promise<StartGroupRelationsExportAnswer>;
  /** Download an exported relation of a group: GET /groups/{id}/export_relations/download */
  downloadGroupRelationExport(request: DownloadGroupRelationExportInput): Promise<DownloadGroupRelationExportAnswer>;
  /** Get the status of the relation exports of a group: GET /groups/{id}/export_relations/status */
  listGroupRelationExports: ListingOf<ListGroupRelationExportsInput, ListGroupRelationExportsAnswer, JsonOf<operations['listGroupRelationExports'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Start the export of the relations of a project: POST /projects/{id}/export_relations */
  startProjectRelationsExport(request: StartProjectRelationsExportInput): Promise<StartProjectRelationsExportAnswer>;
  /** Download an exported relation of a project: GET /projects/{id}/export_relations/download */
  downloadProjectRelationExport(request: DownloadProjectRelationExportInput): Promise<DownloadProjectRelationExportAnswer>;
  /** Get the status of the relation exports of a project: GET /projects/{id}/export_relations/status */
  listProjectRelationExports: ListingOf<ListProjectRelationExportsInput, ListProjectRelationExportsAnswer, JsonOf<operations['listProjectRelationExports'], 200> extends readonly (infer Row)[] ? Row : never>;
}

export const relationsExportClient = (send: Send): RelationsExportClient => ({
  startGroupRelationsExport: (request) => send(startGroupRelationsExportCall, request),
  downloadGroupRelationExport: (request) => send(downloadGroupRelationExportCall, request),
  listGroupRelationExports: listing(send, listGroupRelationExportsCall),
  startProjectRelationsExport: (request) => send(startProjectRelationsExportCall, request),
  downloadProjectRelationExport: (request) => send(downloadProjectRelationExportCall, request),
  listProjectRelationExports: listing(send, listProjectRelationExportsCall),
});
