// Generated from spec/resources/project-lifecycle.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type TransferProject = components['schemas']['TransferProject'];

/** Archive a project: POST /projects/{id}/archive */
export interface ArchiveProjectRequest {
  readonly params: ParametersOf<operations['archiveProject'], 'path'>;
}

export type ArchiveProjectResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['archiveProject'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['archiveProject'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['archiveProject'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['archiveProject'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['archiveProject'], 404>; readonly headers?: never }
  ;

/** Restore a project: POST /projects/{id}/restore */
export interface RestoreProjectRequest {
  readonly params: ParametersOf<operations['restoreProject'], 'path'>;
}

export type RestoreProjectResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['restoreProject'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['restoreProject'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['restoreProject'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['restoreProject'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['restoreProject'], 404>; readonly headers?: never }
  ;

/** Move a project: PUT /projects/{id}/transfer */
export interface TransferProjectRequest {
  readonly params: ParametersOf<operations['transferProject'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['transferProject'], 'application/json'>>;
}

export type TransferProjectResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['transferProject'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['transferProject'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['transferProject'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['transferProject'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['transferProject'], 404>; readonly headers?: never }
  ;

/** List where a project can be moved: GET /projects/{id}/transfer_locations */
export interface ListProjectTransferLocationsRequest {
  readonly params: ParametersOf<operations['listProjectTransferLocations'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectTransferLocations'], 'query'>, 'page' | 'per_page'>;
}

export type ListProjectTransferLocationsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectTransferLocations'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listProjectTransferLocations'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listProjectTransferLocations'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listProjectTransferLocations'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listProjectTransferLocations'], 404>; readonly headers?: never }
  ;

/** Take a project from the archive: POST /projects/{id}/unarchive */
export interface UnarchiveProjectRequest {
  readonly params: ParametersOf<operations['unarchiveProject'], 'path'>;
}

export type UnarchiveProjectResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['unarchiveProject'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['unarchiveProject'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['unarchiveProject'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['unarchiveProject'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['unarchiveProject'], 404>; readonly headers?: never }
  ;
