// Generated from spec/resources/project-uploads.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { RawBody } from '../../generator/runtime/respond.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type ProjectUpload = components['schemas']['ProjectUpload'];
export type UploadProjectFile = components['schemas']['UploadProjectFile'];

/** Get the picture of a project: GET /projects/{id}/avatar */
export interface GetProjectAvatarRequest {
  readonly params: ParametersOf<operations['getProjectAvatar'], 'path'>;
}

export type GetProjectAvatarResponse =
  | { readonly status: 200; readonly body: RawBody; readonly headers?: { readonly 'Content-Disposition'?: string | number; readonly 'Content-Length'?: string | number; readonly 'Content-Security-Policy'?: string | number; readonly 'Content-Type'?: string | number } }
  | { readonly status: 400; readonly body: JsonOf<operations['getProjectAvatar'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getProjectAvatar'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getProjectAvatar'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getProjectAvatar'], 404>; readonly headers?: never }
  ;

/** Upload a file: POST /projects/{id}/uploads */
export interface UploadProjectFileRequest {
  readonly params: ParametersOf<operations['uploadProjectFile'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['uploadProjectFile'], 'multipart/form-data'>>;
}

export type UploadProjectFileResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['uploadProjectFile'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['uploadProjectFile'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['uploadProjectFile'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['uploadProjectFile'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['uploadProjectFile'], 404>; readonly headers?: never }
  | { readonly status: 413; readonly body: JsonOf<operations['uploadProjectFile'], 413>; readonly headers?: never }
  | { readonly status: 429; readonly body: JsonOf<operations['uploadProjectFile'], 429>; readonly headers?: never }
  ;
