import { AccessLevel } from '#src/policy/access-level.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import type { Actor } from '#src/records/actor.ts';
import type { IssueRow } from '#src/records/issue.ts';

interface Facts {
  readonly project: ProjectAccess;
}

interface ChangeFacts extends Facts {
  readonly actor: Actor;
  readonly issue: Pick<IssueRow, 'author_id'>;
  /** Tells whether the issue is assigned to the actor. */
  readonly assigned: boolean;
}

/** Issues of archived projects are read-only. */
export const issuePolicy = {
  /** Every signed-in user who sees the project may create issues. */
  create: ({ project }: Facts) => !project.archived,

  /** Labels, milestone, assignees, dates and the like. */
  plan: ({ project }: Facts) => !project.archived && project.level >= AccessLevel.Reporter,

  /** Members may plan an issue that they create. */
  planNew: ({ project }: Facts) => !project.archived && project.level >= AccessLevel.Guest,

  /** Title, description and state. */
  change: ({ project, actor, issue, assigned }: ChangeFacts) =>
    !project.archived &&
    (project.level >= AccessLevel.Reporter || issue.author_id === actor.user.id || assigned),

  /** Subscribing and to-dos are open to every user who sees the issue. */
  follow: ({ project }: Facts) => !project.archived,

  /** Permits setting the number and the times. */
  backdate: ({ project }: Facts) => project.level >= AccessLevel.Owner,

  delete: ({ project }: Facts) => !project.archived && project.level >= AccessLevel.Owner,
};
