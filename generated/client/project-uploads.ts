// Generated from spec/domains/* /project-uploads.yaml; do not edit. Run `npm run generate`.
import type { ClientCall, ContentAnswer, JsonAnswer, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface GetProjectAvatarInput {
  readonly params: ParametersOf<operations['getProjectAvatar'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetProjectAvatarAnswer = ContentAnswer<200> | JsonAnswer<operations['getProjectAvatar'], 400 | 401 | 403 | 404>;

const getProjectAvatarCall: ClientCall = {
  id: 'getProjectAvatar',
  method: 'GET',
  path: "/api/v4/projects/{id}/avatar",
  answers: { content: [200], json: [400, 401, 403, 404] },
};

export interface UploadProjectFileInput {
  readonly params: ParametersOf<operations['uploadProjectFile'], 'path'>;
  readonly body: Sendable<BodyOf<operations['uploadProjectFile'], 'multipart/form-data'>>;
  readonly signal?: AbortSignal;
}

export type UploadProjectFileAnswer = JsonAnswer<operations['uploadProjectFile'], 201 | 400 | 401 | 403 | 404 | 413 | 429>;

const uploadProjectFileCall: ClientCall = {
  id: 'uploadProjectFile',
  method: 'POST',
  path: "/api/v4/projects/{id}/uploads",
  body: "multipart/form-data",
  answers: { json: [201, 400, 401, 403, 404, 413, 429] },
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
