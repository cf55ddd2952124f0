import { AccessLevel } from '#src/policy/access-level.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import type { Actor } from '#src/records/actor.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';

interface Facts {
  /** The target. */
  readonly project: ProjectAccess;
}

interface ChangeFacts extends Facts {
  readonly actor: Actor;
  readonly mergeRequest: Pick<MergeRequestRow, 'author_id'>;
  /** Tells whether it is assigned to the actor. */
  readonly assigned: boolean;
}

/** Archived projects stay as they are. */
export const mergeRequestPolicy = {
  /** Rules that do not depend on branches. */
  change: ({ project, actor, mergeRequest, assigned }: ChangeFacts) =>
    !project.archived &&
    (project.level >= AccessLevel.Developer ||
      mergeRequest.author_id === actor.user.id ||
      assigned),

  /** Subscribing, to-dos and merge checks are open to every user who sees the merge request. */
  follow: ({ project }: Facts) => !project.archived,

  /** Unknown titles become labels of the project. */
  createLabels: ({ project }: Facts) => !project.archived && project.level >= AccessLevel.Reporter,

  delete: ({ project }: Facts) => !project.archived && project.level >= AccessLevel.Owner,
};
