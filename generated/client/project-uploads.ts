// Generated from spec/resources/project-uploads.yaml; do not edit. Run `npm run generate`.
import type { ClientCall, Content, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface GetProjectAvatarInput {
  readonly params: ParametersOf<operations['getProjectAvatar'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetProjectAvatarAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: Content }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getProjectAvatar'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getProjectAvatar'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getProjectAvatar'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getProjectAvatar'], 404> }
  ;

const getProjectAvatarCall: ClientCall = {
  id: 'getProjectAvatar',
  method: 'GET',
  path: "/api/v4/projects/{id}/avatar",
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

export interface UploadProjectFileInput {
  readonly params: ParametersOf<operations['uploadProjectFile'], 'path'>;
  readonly body: Sendable<BodyOf<operations['uploadProjectFile'], 'multipart/form-data'>>;
  readonly signal?: AbortSignal;
}

export type UploadProjectFileAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['uploadProjectFile'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['uploadProjectFile'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['uploadProjectFile'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['uploadProjectFile'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['uploadProjectFile'], 404> }
  | { readonly status: 413; readonly headers: Headers; readonly body: JsonOf<operations['uploadProjectFile'], 413> }
  | { readonly status: 429; readonly headers: Headers; readonly body: JsonOf<operations['uploadProjectFile'], 429> }
  ;

const uploadProjectFileCall: ClientCall = {
  id: 'uploadProjectFile',
  method: 'POST',
  path: "/api/v4/projects/{id}/uploads",
  commas: [],
  body: "multipart/form-data",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    413: 'json',
    429: 'json',
  },
};

export interface ProjectUploadsClient {
  /** Get the picture of a project: GET /projects/{id}/avatar */
  getProjectAvatar(request: GetProjectAvatarInput): Promise<GetProjectAvatarAnswer>;
  /** Upload a file: POST /projects/{id}/uploads */
  uploadProjectFile(request: UploadProjectFileInput): Promise<UploadProjectFileAnswer>;
}

export const projectUploadsClient = (send: Send): ProjectUploadsClient => ({
  getProjectAvatar: (request) => send(getProjectAvatarCall, request),
  uploadProjectFile: (request) => send(uploadProjectFileCall, request),
});
