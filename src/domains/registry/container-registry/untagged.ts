import type { Database } from '#src/database/database.ts';
import { holdProject } from '#src/domains/core/projects/table.ts';
import { indexMediaTypes, readManifest } from './manifest.ts';
import { forgetManifest, loadManifestContent } from './manifests.ts';
import type { Located } from './table.ts';

interface Cleaning {
  /** Manifests that were pushed since then stay. ISO 8601. */
  readonly before: string;
  readonly now: string;
  readonly signal: AbortSignal;
}

/**
 * Removes the manifests of a repository that no tag, index or subject references. The collection removes their layers
 * later. Returns the number of removed manifests.
 */
export async function removeUntagged(
  db: Database,
  repository: Pick<Located, 'id' | 'project_id'>,
  cleaning: Cleaning,
): Promise<number> {
  let total = 0;
  for (;;) {
    const removed = await removeOnce(db, repository, cleaning);
    total += removed;
    // A removed index or subject releases further manifests, which the next pass removes.
    if (removed === 0) return total;
  }
}

interface Manifest {
  readonly id: number;
  readonly digest: string;
  readonly subject: string | null;
}

async function removeOnce(
  db: Database,
  { id: repositoryId, project_id: projectId }: Pick<Located, 'id' | 'project_id'>,
  { before, now, signal }: Cleaning,
): Promise<number> {
  const { listed, lastId } = await readIndexes(db, repositoryId, signal);
  let removed = 0;
  for (let after = 0; ;) {
    signal.throwIfAborted();
    const page = await selectUntagged(db, repositoryId)
      .where('registry_manifests.created_at', '<', before)
      .where('registry_manifests.id', '>', after)
      .orderBy('registry_manifests.id')
      .limit(pageRows)
      .select<Manifest[]>('id', 'digest', 'subject');
    for (const { id, digest, subject } of page) {
      after = id;
      if (listed.has(digest) || (await isThere(db, repositoryId, subject))) continue;
      const gone = await db.transaction(async (db) => {
        await holdProject(db, projectId);
        // A concurrent push to the project waits for this transaction, or has committed before it.
        const isTagged =
          (await selectUntagged(db, repositoryId).where({ id }).first('id')) === undefined;
        if (isTagged || (await hasNewIndex(db, repositoryId, lastId))) return false;
        return forgetManifest(db, id, now);
      });
      if (gone) removed += 1;
    }
    if (page.length < pageRows) return removed;
  }
}

const pageRows = 100;

const selectManifests = (db: Database, repository_id: number) =>
  db('registry_manifests').where({ 'registry_manifests.repository_id': repository_id });

const selectUntagged = (db: Database, repositoryId: number) =>
  selectManifests(db, repositoryId).whereNotExists(
    db('registry_tags').whereRaw('registry_tags.manifest_id = registry_manifests.id').select('id'),
  );

const selectIndexes = (db: Database, repositoryId: number) =>
  selectManifests(db, repositoryId).whereIn('registry_manifests.media_type', indexMediaTypes);

async function isThere(
  db: Database,
  repositoryId: number,
  digest: string | null,
): Promise<boolean> {
  if (digest === null) return false;
  return (await selectManifests(db, repositoryId).where({ digest }).first('id')) !== undefined;
}

async function hasNewIndex(db: Database, repositoryId: number, lastId: number): Promise<boolean> {
  const found = await selectIndexes(db, repositoryId)
    .where('registry_manifests.id', '>', lastId)
    .first('id');
  return found !== undefined;
}

/** The digests that the indexes of a repository list, and the id of the last manifest that was read. */
async function readIndexes(
  db: Database,
  repositoryId: number,
  signal: AbortSignal,
): Promise<{ readonly listed: ReadonlySet<string>; readonly lastId: number }> {
  const last = await selectManifests(db, repositoryId).max<{ id: number | null }[]>({ id: 'id' });
  const listed = new Set<string>();
  for (let after = 0; ;) {
    signal.throwIfAborted();
    const page = await selectIndexes(db, repositoryId)
      .where('registry_manifests.id', '>', after)
      .orderBy('registry_manifests.id')
      .limit(pageRows)
      .select<{ id: number; media_type: string }[]>('id', 'media_type');
    for (const { id, media_type } of page) {
      after = id;
      const content = await loadManifestContent(db, id);
      if (content === undefined) continue;
      const { children } = await readManifest(content, media_type);
      for (const { digest } of children) listed.add(digest);
    }
    if (page.length < pageRows) return { listed, lastId: Number(last[0]?.id ?? 0) };
  }
}
