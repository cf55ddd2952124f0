import type { Database } from '#src/database/database.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { checkFeatureAccess } from '#src/policy/features.ts';
import { limitToMemberships } from '#src/policy/job-reach.ts';
import { findVisibleProject, type ProjectAccess } from '#src/policy/project-access.ts';
import type { Actor } from '#src/records/actor.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import type { ProjectSettingsRow } from '#src/domains/core/projects/settings.ts';

interface PipelineRequester {
  readonly actor: Actor;
  readonly target: ProjectAccess;
  readonly mergeRequest: MergeRequestRow;
  /** True if the actor requests the pipeline; false for a push. */
  readonly asks: boolean;
}

/**
 * The project in which the pipeline of a merge request runs on behalf of the actor; null for none. The pipeline of a fork
 * runs in the target for its developers, where the target allows it: with the runners, variables and rules of the target.
 * A push starts it there for the author of the merge request alone, since other developers may not have read the commits.
 * Otherwise the pipeline runs in the fork, for members of the fork: jobs of a fork get no tokens of other users.
 */
export async function findPipelinePlace(
  db: Database,
  { actor, target, mergeRequest, asks }: PipelineRequester,
): Promise<ProjectAccess | null> {
  const { source_project_id: id, author_id } = mergeRequest;
  if (id === null) return null;
  if (id === target.id) return target;
  const vouches = asks || author_id === actor.user.id;
  const mayRun =
    target.level >= AccessLevel.Developer && checkFeatureAccess(target, 'builds') !== 'disabled';
  if (vouches && mayRun && (await findSetting(db, target, allowsForks))) return target;
  return findVisibleProject(db, await limitToMemberships(db, actor, { id }), id);
}

const allowsForks = 'ci_allow_fork_pipelines_to_run_in_parent_project';

/** Tells whether a project runs pipelines for the merge of a merge request instead of its head. */
export const hasMergedResults = (db: Database, project: ProjectAccess): Promise<boolean> =>
  findSetting(db, project, 'merge_pipelines_enabled');

async function findSetting(
  db: Database,
  { id }: ProjectAccess,
  name: typeof allowsForks | 'merge_pipelines_enabled',
): Promise<boolean> {
  const row = await db<ProjectSettingsRow>('project_settings')
    .where({ project_id: id })
    .first(name);
  return row?.[name] === true;
}
