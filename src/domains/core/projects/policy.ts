import { AccessLevel } from '#src/policy/access-level.ts';
import { isFeatureVisible } from '#src/policy/features.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import type { Actor } from '#src/records/actor.ts';
import type { FeatureLevels } from '#src/records/project.ts';

type Facts = Pick<ProjectAccess, 'level' | 'visibility' | 'archived' | keyof FeatureLevels> &
  Partial<Pick<ProjectAccess, 'viaAuditor'>>;

export const projectPolicy = {
  /** Settings and secrets of the project. */
  administer: ({ project }: { project: Pick<Facts, 'level'> }) =>
    project.level >= AccessLevel.Maintainer,

  /** Visibility, and whether the project sends mail. */
  changeVisibility: ({ project }: { project: Pick<Facts, 'level'> }) =>
    project.level >= AccessLevel.Owner,

  /** Every user who may read the code may fork it, unless the project limits forks to members. */
  fork: ({ project }: { project: Facts }) =>
    isFeatureVisible(project, 'repository') && isFeatureVisible(project, 'forking'),

  readStatistics: ({ project }: { project: Pick<Facts, 'level' | 'viaAuditor'> }) =>
    project.level >= AccessLevel.Reporter || project.viaAuditor === true,

  /** A user who cannot push here uses a fork. */
  createMergeRequestIn: ({ project, actor }: { project: Facts; actor: Actor | null }) => {
    if (actor === null || project.archived) return false;
    // Auditors may only read.
    const held = project.viaAuditor === true ? { ...project, viaAuditor: false } : project;
    return (
      isFeatureVisible(held, 'merge_requests') &&
      isFeatureVisible(held, 'repository') &&
      (project.level >= AccessLevel.Developer || isFeatureVisible(held, 'forking'))
    );
  },
};
