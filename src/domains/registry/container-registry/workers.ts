import type { Database } from '#src/database/database.ts';
import { deleteInParts } from '#src/database/in-parts.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { findVisibleProject } from '#src/policy/project-access.ts';
import { findRequester, type WorkRequest } from '#src/policy/work-requester.ts';
import { Hopeless, type WorkerDefinition } from '#src/workers/definition.ts';
import { toUserOwner } from '#src/workers/owners.ts';
import type { TagRules } from './choose-tags.ts';
import { collectLater } from './collect.ts';
import { deleteByRules } from './delete-by-rules.ts';
import { chooseEngine } from './engine-of.ts';
import { retryIfAway } from './later-if-away.ts';
import type { Located } from './table.ts';
import { cleanUpImages, runExpirationPolicy, schedulePolicies } from './clean-up.ts';
import { collectLayers } from './collect.ts';
import { removeImages } from './remove-remains.ts';
import { removeUnpushed } from './unpushed.ts';

interface OfRepository extends WorkRequest {
  readonly repository_id: number;
  readonly user_id: number;
}

const maxAttempts = 5;

/**
 * Removes a repository with its tags and manifests, unless the user has lost the permission. After repeated failures
 * the repository is usable again, and its deletion may be requested again. The job waits while an external registry is
 * unavailable.
 */
export const deleteRepository: WorkerDefinition<OfRepository> = {
  name: 'delete_registry_repository',
  worksFor: ({ user_id }) => toUserOwner(user_id),
  // The last one notes that all others were cut off or failed.
  attempts: maxAttempts + 1,
  timeout: 3600,

  async run({ repository_id: id, ...by }, dependencies, { attempt, signal }) {
    const { db, workers, clock, log } = dependencies;
    const row = await findRow(db, id);
    if (row === undefined || row.status !== 'delete_scheduled') return;
    if (attempt > maxAttempts) {
      await db('registry_repositories').where({ id }).update({ status: 'delete_failed' });
      throw new Hopeless('the deletion of the repository has failed too often');
    }
    if (!(await isMaintainer(db, by, row.project_id))) {
      await db('registry_repositories').where({ id }).update({ status: null });
      return;
    }
    const engine = await chooseEngine(dependencies);
    await retryIfAway(log, engine.empty(row, signal));
    await deleteInParts(db, 'registry_repositories', db('registry_repositories').where({ id }), {
      signal,
    });
    await collectLater(db, workers, clock());
  },
};

interface BulkDeletion extends OfRepository {
  readonly rules: TagRules;
}

/** Deletes the tags of a repository that the rules choose, if the user may still do that. */
export const deleteTags: WorkerDefinition<BulkDeletion> = {
  name: 'delete_registry_tags',
  worksFor: ({ user_id }) => toUserOwner(user_id),
  timeout: 3600,

  async run({ repository_id: id, rules, ...by }, dependencies, { signal }) {
    const { db } = dependencies;
    const row = await findRow(db, id);
    if (row === undefined || row.status === 'delete_scheduled') return;
    if (!(await isMaintainer(db, by, row.project_id))) return;
    await retryIfAway(dependencies.log, deleteByRules(dependencies, row, rules, signal));
  },
};

const findRow = (db: Database, id: number) =>
  db('registry_repositories')
    .join('projects', 'projects.id', 'registry_repositories.project_id')
    .where('registry_repositories.id', id)
    .first<Located | undefined>('registry_repositories.*', 'projects.full_path');

async function isMaintainer(db: Database, by: WorkRequest, projectId: number): Promise<boolean> {
  const actor = await findRequester(db, by);
  const project = actor === null ? null : await findVisibleProject(db, actor, projectId);
  if (project === null || project.archived) return false;
  return (
    project.level >= AccessLevel.Maintainer &&
    project.container_registry_access_level !== 'disabled'
  );
}

/** Background jobs of the resource. */
export const workers = [
  cleanUpImages,
  collectLayers,
  deleteRepository,
  deleteTags,
  removeImages,
  removeUnpushed,
  runExpirationPolicy,
  schedulePolicies,
];
