import { AccessLevel } from '#src/policy/access-level.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import type { UploadQuota } from './table.ts';

/** Quota of non-members, since any user may sign up and see public projects: this is enough for comments. */
const ofStrangers: UploadQuota = { files: 100, bytes: 100 * 1_048_576, days: 30 };

export const projectUploadPolicy = {
  /** Every user who sees a project may comment and embed files there, unless it is archived. */
  create: ({ project }: { readonly project: Pick<ProjectAccess, 'archived'> }) => !project.archived,

  /** Null for members. */
  quota: ({ project }: { readonly project: Pick<ProjectAccess, 'level'> }) =>
    project.level === AccessLevel.None ? ofStrangers : null,
};
