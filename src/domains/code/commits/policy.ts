import { AccessLevel } from '#src/policy/access-level.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import type { Actor } from '#src/records/actor.ts';

interface NoteFacts {
  readonly project: Pick<ProjectAccess, 'archived' | 'level'>;
  readonly note: { readonly author_id: number };
  readonly actor: Actor;
}

export const commitPolicy = {
  /** Every user who may read the code may comment, unless the project is archived. */
  comment: ({ project }: { readonly project: Pick<ProjectAccess, 'archived'> }) =>
    !project.archived,

  /** Permission to set the creation time. */
  backdate: ({ project }: { readonly project: Pick<ProjectAccess, 'level'> }) =>
    project.level >= AccessLevel.Owner,

  /** The author of the note and maintainers. */
  changeNote: ({ project, note, actor }: NoteFacts) =>
    commitPolicy.comment({ project }) &&
    (note.author_id === actor.user.id || project.level >= AccessLevel.Maintainer),
};
