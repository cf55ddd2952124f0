import { isFeatureVisible } from '#src/policy/features.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';

interface Facts {
  readonly project: ProjectAccess;
}

/** Groups have no more rules than the document says. */
export const milestonePolicy = {
  /** There is something to plan. */
  read: ({ project }: Facts) =>
    isFeatureVisible(project, 'issues') || isFeatureVisible(project, 'merge_requests'),

  /** Archived projects stay as they are. */
  change: ({ project }: Facts) => milestonePolicy.read({ project }) && !project.archived,
};
