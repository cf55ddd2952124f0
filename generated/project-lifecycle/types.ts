// Generated from spec/domains/* /project-lifecycle.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type TransferProject = components['schemas']['TransferProject'];

/** Archive a project: POST /projects/{id}/archive */
export interface ArchiveProjectRequest {
  readonly params: ParametersOf<operations['archiveProject'], 'path'>;
}

export type ArchiveProjectResponse = JsonResponse<operations['archiveProject'], 201 | 400 | 401 | 403 | 404>;

/** Restore a project: POST /projects/{id}/restore */
export interface RestoreProjectRequest {
  readonly params: ParametersOf<operations['restoreProject'], 'path'>;
}

export type RestoreProjectResponse = JsonResponse<operations['restoreProject'], 201 | 400 | 401 | 403 | 404>;

/** Move a project: PUT /projects/{id}/transfer */
export interface TransferProjectRequest {
  readonly params: ParametersOf<operations['transferProject'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['transferProject'], 'application/json'>>;
}

export type TransferProjectResponse = JsonResponse<operations['transferProject'], 200 | 400 | 401 | 403 | 404>;

/** List where a project can be moved: GET /projects/{id}/transfer_locations */
export interface ListProjectTransferLocationsRequest {
  readonly params: ParametersOf<operations['listProjectTransferLocations'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectTransferLocations'], 'query'>, 'page' | 'per_page'>;
}

export type ListProjectTransferLocationsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectTransferLocations'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listProjectTransferLocations'], 400 | 401 | 403 | 404>;

/** Take a project from the archive: POST /projects/{id}/unarchive */
export interface UnarchiveProjectRequest {
  readonly params: ParametersOf<operations['unarchiveProject'], 'path'>;
}

export type UnarchiveProjectResponse = JsonResponse<operations['unarchiveProject'], 201 | 400 | 401 | 403 | 404>;
