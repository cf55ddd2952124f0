import { isFeatureVisible } from '#src/policy/features.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';

interface Facts {
  readonly project: ProjectAccess;
}

/** The document states all rules for groups. */
export const milestonePolicy = {
  /** There is something to plan. */
  read: ({ project }: Facts) =>
    isFeatureVisible(project, 'issues') || isFeatureVisible(project, 'merge_requests'),

  /** Milestones of archived projects are read-only. */
  change: ({ project }: Facts) => milestonePolicy.read({ project }) && !project.archived,
};
