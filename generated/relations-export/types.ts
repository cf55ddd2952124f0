// Generated from spec/domains/* /relations-export.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { RawBody } from '../../generator/runtime/respond.ts';
import type { JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type RelationExport = components['schemas']['RelationExport'];

/** Start the export of the relations of a group: POST /groups/{id}/export_relations */
export interface StartGroupRelationsExportRequest {
  readonly params: ParametersOf<operations['startGroupRelationsExport'], 'path'>;
}

export type StartGroupRelationsExportResponse = JsonResponse<operations['startGroupRelationsExport'], 202 | 400 | 401 | 403 | 404 | 429>;

/** Download an exported relation of a group: GET /groups/{id}/export_relations/download */
export interface DownloadGroupRelationExportRequest {
  readonly params: ParametersOf<operations['downloadGroupRelationExport'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['downloadGroupRelationExport'], 'query'>>;
}

export type DownloadGroupRelationExportResponse =
  | { readonly status: 200; readonly body: RawBody; readonly headers: { readonly 'Content-Disposition': string | number } }
  | JsonResponse<operations['downloadGroupRelationExport'], 400 | 401 | 403 | 404>;

/** Get the status of the relation exports of a group: GET /groups/{id}/export_relations/status */
export interface ListGroupRelationExportsRequest {
  readonly params: ParametersOf<operations['listGroupRelationExports'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listGroupRelationExports'], 'query'>, 'page'>;
}

export type ListGroupRelationExportsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listGroupRelationExports'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listGroupRelationExports'], 400 | 401 | 403 | 404>;

/** Start the export of the relations of a project: POST /projects/{id}/export_relations */
export interface StartProjectRelationsExportRequest {
  readonly params: ParametersOf<operations['startProjectRelationsExport'], 'path'>;
}

export type StartProjectRelationsExportResponse = JsonResponse<operations['startProjectRelationsExport'], 202 | 400 | 401 | 403 | 404 | 429>;

/** Download an exported relation of a project: GET /projects/{id}/export_relations/download */
export interface DownloadProjectRelationExportRequest {
  readonly params: ParametersOf<operations['downloadProjectRelationExport'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['downloadProjectRelationExport'], 'query'>>;
}

export type DownloadProjectRelationExportResponse =
  | { readonly status: 200; readonly body: RawBody; readonly headers: { readonly 'Content-Disposition': string | number } }
  | JsonResponse<operations['downloadProjectRelationExport'], 400 | 401 | 403 | 404>;

/** Get the status of the relation exports of a project: GET /projects/{id}/export_relations/status */
export interface ListProjectRelationExportsRequest {
  readonly params: ParametersOf<operations['listProjectRelationExports'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectRelationExports'], 'query'>, 'page'>;
}

export type ListProjectRelationExportsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectRelationExports'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listProjectRelationExports'], 400 | 401 | 403 | 404>;
