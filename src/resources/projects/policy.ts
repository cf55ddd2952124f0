import type { Actor } from '../../auth/actor.ts';
import { AccessLevel } from '../../policy/access-level.ts';
import { featureVisible } from '../../policy/features.ts';
import type { ProjectAccess } from '../../policy/project-access.ts';
import type { FeatureLevels } from './table.ts';

type Facts = Pick<ProjectAccess, 'level' | 'visibility' | 'archived' | keyof FeatureLevels>;

export const projectPolicy = {
  /** Settings and secrets of the project. */
  administer: ({ project }: { project: Pick<Facts, 'level'> }) =>
    project.level >= AccessLevel.Maintainer,

  /** Who sees the project at all, and whether it sends mail. */
  changeVisibility: ({ project }: { project: Pick<Facts, 'level'> }) =>
    project.level >= AccessLevel.Owner,

  /** Whoever may read the code may copy it, unless the project keeps that to members. */
  fork: ({ project }: { project: Facts }) =>
    featureVisible(project, 'repository') && featureVisible(project, 'forking'),

  readStatistics: ({ project }: { project: Pick<Facts, 'level'> }) =>
    project.level >= AccessLevel.Reporter,

  /** Who cannot push here does it from a fork. */
  createMergeRequestIn: ({ project, actor }: { project: Facts; actor: Actor | null }) =>
    actor !== null &&
    !project.archived &&
    featureVisible(project, 'merge_requests') &&
    featureVisible(project, 'repository') &&
    (project.level >= AccessLevel.Developer || featureVisible(project, 'forking')),
};
