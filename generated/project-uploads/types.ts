// Generated from spec/domains/* /project-uploads.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { RawBody } from '../../generator/runtime/respond.ts';
import type { BodyOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type ProjectUpload = components['schemas']['ProjectUpload'];
export type UploadProjectFile = components['schemas']['UploadProjectFile'];

/** Get the picture of a project: GET /projects/{id}/avatar */
export interface GetProjectAvatarRequest {
  readonly params: ParametersOf<operations['getProjectAvatar'], 'path'>;
}

export type GetProjectAvatarResponse =
  | { readonly status: 200; readonly body: RawBody; readonly headers?: { readonly 'Content-Disposition'?: string | number; readonly 'Content-Length'?: string | number; readonly 'Content-Security-Policy'?: string | number; readonly 'Content-Type'?: string | number } }
  | JsonResponse<operations['getProjectAvatar'], 400 | 401 | 403 | 404>;

/** Upload a file: POST /projects/{id}/uploads */
export interface UploadProjectFileRequest {
  readonly params: ParametersOf<operations['uploadProjectFile'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['uploadProjectFile'], 'multipart/form-data'>>;
}

export type UploadProjectFileResponse = JsonResponse<operations['uploadProjectFile'], 201 | 400 | 401 | 403 | 404 | 413 | 429>;
