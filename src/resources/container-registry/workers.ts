import type { Database } from '../../database/database.ts';
import { inList } from '../../database/dialect.ts';
import { deleteInParts, rowsOfPart } from '../../database/in-parts.ts';
import { Pauses } from '../../pauses.ts';
import { AccessLevel } from '../../policy/access-level.ts';
import { findVisibleProject } from '../../policy/project-access.ts';
import { actorOf } from '../../records/actor.ts';
import { findUser } from '../../records/user.ts';
import { currentSettings } from '../../settings/current.ts';
import { Hopeless, type WorkerDefinition } from '../../workers/definition.ts';
import { ofUser } from '../../workers/owners.ts';
import { holdProject } from '../projects/table.ts';
import { type Candidate, chooseTags, isMeant, type TagRules } from './choose-tags.ts';
import { collectLater } from './collect.ts';
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
    const now = clock();
    const most = (await currentSettings(db)).container_registry_cleanup_tags_service_max_list_size;
    const meant = await findMeant(db, id, rules, { most, signal });
    const chosen = chooseTags(meant, rules, now).map((tag) => tag.id);
    // A tag that was moved meanwhile is another one.
    const tags = () =>
      inList(db('registry_tags'), 'id', chosen).where('updated_at', '<=', now.toISOString());
    await deleteInParts(db, 'registry_tags', tags(), { signal });
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

const tagsAtOnce = 1_000;

/** The tags that the rules are about: of more than `most`, and those to keep, some by chance; 0 for all. */
async function findMeant(
  db: Database,
  repositoryId: number,
  rules: TagRules,
  { most, signal }: { readonly most: number; readonly signal: AbortSignal },
): Promise<Candidate[]> {
  const room = most === 0 ? Infinity : most + (rules.keepN ?? 0);
  const found: Candidate[] = [];
  const pauses = new Pauses();
  let seen = 0;
  for (let last = ''; ;) {
    signal.throwIfAborted();
    const page = await db('registry_tags')
      .join('registry_manifests as manifests', 'manifests.id', 'registry_tags.manifest_id')
      .where('registry_tags.repository_id', repositoryId)
      .where('registry_tags.name', '>', last)
      .orderBy('registry_tags.name')
      .limit(tagsAtOnce)
      .select<Candidate[]>(
        'registry_tags.id',
        'registry_tags.name',
        'manifests.image_created_at as createdAt',
      );
    for (const tag of page) {
      await pauses.take();
      if (!isMeant(tag.name, rules)) continue;
      seen += 1;
      const place = found.length < room ? found.length : Math.floor(Math.random() * seen);
      if (place < room) found[place] = tag;
    }
    last = page.at(-1)?.name ?? last;
    if (page.length < tagsAtOnce) return found;
  }
}
