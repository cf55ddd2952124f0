import type { Database } from '../../database/database.ts';
import { deleteInParts, rowsOfPart } from '../../database/in-parts.ts';
import { AccessLevel } from '../../policy/access-level.ts';
import { findVisibleProject } from '../../policy/project-access.ts';
import { actorOf } from '../../records/actor.ts';
import { findUser } from '../../records/user.ts';
import { Hopeless, type WorkerDefinition } from '../../workers/definition.ts';
import { ofUser } from '../../workers/owners.ts';
import { holdProject } from '../projects/table.ts';
import type { TagRules } from './choose-tags.ts';
import { collectLater } from './collect.ts';
import { deleteByRules } from './delete-by-rules.ts';
import { forgetManifest } from './manifests.ts';
import type { RegistryRepositoryRow } from './table.ts';
import { removeUpload } from './uploads.ts';

interface OfRepository {
  readonly repository_id: number;
  /** The user who asked for it. */
  readonly user_id: number;
}

const attempts = 5;

/**
 * Removes a repository with its tags and manifests; it stays where the user may not delete it any more. Where it fails
 * again and again, the repository can be used meanwhile, and its deletion be asked for once more.
 */
export const deleteRepository: WorkerDefinition<OfRepository> = {
  name: 'delete_registry_repository',
  worksFor: ({ user_id }) => ofUser(user_id),
  // The last one notes that all others were cut off or failed.
  attempts: attempts + 1,
  timeout: 3600,

  async run({ repository_id: id, user_id }, { db, storage, workers, clock }, { attempt, signal }) {
    const row = await findRow(db, id);
    if (row === undefined || row.status !== 'delete_scheduled') return;
    if (attempt > attempts) {
      await db('registry_repositories').where({ id }).update({ status: 'delete_failed' });
      throw new Hopeless('the deletion of the repository has failed too often');
    }
    if (!(await maintains(db, user_id, row.project_id))) {
      await db('registry_repositories').where({ id }).update({ status: null });
      return;
    }
    await deleteInParts(db, 'registry_tags', db('registry_tags').where({ repository_id: id }), {
      signal,
    });
    for (;;) {
      signal.throwIfAborted();
      const ids = await db('registry_manifests')
        .where({ repository_id: id })
        .orderBy('id')
        .limit(rowsOfPart)
        .pluck<number[]>('id');
      if (ids.length === 0) break;
      for (const manifest of ids) {
        await db.transaction(async (db) => {
          await holdProject(db, row.project_id);
          await forgetManifest(db, manifest, clock().toISOString());
        });
      }
    }
    const uploads = db('registry_uploads').where({ repository_id: id });
    for (const upload of await uploads.pluck<number[]>('id')) {
      await removeUpload({ db, storage }, upload);
    }
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
  worksFor: ({ user_id }) => ofUser(user_id),
  timeout: 3600,

  async run({ repository_id: id, user_id, rules }, { db, clock }, { signal }) {
    const row = await findRow(db, id);
    if (row === undefined || row.status === 'delete_scheduled') return;
    if (!(await maintains(db, user_id, row.project_id))) return;
    await deleteByRules({ db, clock }, id, rules, signal);
  },
};

const findRow = (db: Database, id: number) =>
  db('registry_repositories').where({ id }).first<RegistryRepositoryRow | undefined>();

async function maintains(db: Database, userId: number, projectId: number): Promise<boolean> {
  const user = await findUser(db, userId);
  if (user?.state !== 'active') return false;
  const project = await findVisibleProject(db, actorOf(user), projectId);
  if (project === null || project.archived) return false;
  return (
    project.level >= AccessLevel.Maintainer &&
    project.container_registry_access_level !== 'disabled'
  );
}
