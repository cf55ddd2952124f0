import { isFeatureVisible } from '#src/policy/features.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';

interface Facts {
  readonly project: ProjectAccess;
}

/** The document states all rules for groups. */
export const milestonePolicy = {
  /** Milestones are visible with issues or merge requests. */
  read: ({ project }: Facts) =>
    isFeatureVisible(project, 'issues') || isFeatureVisible(project, 'merge_requests'),

  /** Milestones of archived projects are read-only. */
  change: ({ project }: Facts) => milestonePolicy.read({ project }) && !project.archived,
};
