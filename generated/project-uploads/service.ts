// Generated from spec/domains/* /project-uploads.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { GetProjectAvatarRequest, GetProjectAvatarResponse, UploadProjectFileRequest, UploadProjectFileResponse } from './types.ts';

/** One function per operation of project-uploads; `C` is the request context of the server. */
export interface ProjectUploadsService<C extends SubjectTypes> {
  /** Get the picture of a project. GET /projects/{id}/avatar (spec/domains/projects/project-uploads.yaml#getProjectAvatar) */
  getProjectAvatar(
    request: GetProjectAvatarRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetProjectAvatarResponse>;
  /** Upload a file. POST /projects/{id}/uploads (spec/domains/projects/project-uploads.yaml#uploadProjectFile) */
  uploadProjectFile(
    request: UploadProjectFileRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UploadProjectFileResponse>;
}
