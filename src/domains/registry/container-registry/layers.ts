import type { Database } from '#src/database/database.ts';
import { NotFound } from '#src/errors.ts';
import type { StoredBlob } from '#src/storage/storage.ts';
import { layerColumns, type LayerRow } from './table.ts';

/** The namespace at the top of a project. */
export async function findRootOfProject(db: Database, projectId: number): Promise<number> {
  const [root] = await db('projects').where({ id: projectId }).pluck<number[]>('root_id');
  if (root === undefined) throw new NotFound('Project');
  return root;
}

/** A repository and its project. */
interface Home {
  readonly projectId: number;
  readonly repositoryId: number;
}

interface Received extends Home {
  readonly rootId: number;
  readonly blob: StoredBlob;
  readonly now: string;
}

/**
 * Adds a layer that was received to a repository, in the transaction of the change. False where the namespace has the
 * same one already: its blob is used, and the new one is not needed.
 */
export async function addLayer(
  db: Database,
  { projectId, repositoryId, rootId, blob, now }: Received,
): Promise<boolean> {
  const digest = `sha256:${blob.sha256}`;
  for (;;) {
    const inserted = await db('registry_layers')
      .insert({
        root_id: rootId,
        digest,
        size: blob.size,
        storage_key: blob.key,
        idle_since: now,
        created_at: now,
      })
      .onConflict(['root_id', 'digest'])
      .ignore()
      .returning('id');
    const layer = await lockLayer(db, rootId, digest);
    // The layer was deleted between the two statements.
    if (layer === undefined) continue;
    await linkLayer(db, { projectId, repositoryId, layer, now });
    return inserted.length > 0;
  }
}

/** Finds the layer of a namespace with this digest, and locks it against removal until the transaction ends. */
export async function lockLayer(
  db: Database,
  rootId: number,
  digest: string,
): Promise<LayerRow | undefined> {
  return db('registry_layers')
    .where({ root_id: rootId, digest })
    .select(...layerColumns)
    .forUpdate()
    .first<LayerRow | undefined>();
}

/** Links a locked layer to the repository, and restarts its waiting time for a manifest. */
export async function linkLayer(
  db: Database,
  {
    projectId,
    repositoryId,
    layer,
    now,
  }: Home & { readonly layer: LayerRow; readonly now: string },
): Promise<void> {
  if (layer.idle_since !== null) {
    await db('registry_layers').where({ id: layer.id }).update({ idle_since: now });
  }
  await db('registry_repository_layers')
    .insert({
      project_id: projectId,
      repository_id: repositoryId,
      layer_id: layer.id,
      digest: layer.digest,
    })
    .onConflict(['repository_id', 'layer_id'])
    .ignore();
}

/**
 * Unlinks a layer from a repository. False if absent; null if a manifest of the repository names it, which keeps the
 * link.
 */
export async function unlinkLayer(
  db: Database,
  repositoryId: number,
  layerId: number,
): Promise<boolean | null> {
  const removed = await db('registry_repository_layers')
    .where({ repository_id: repositoryId, layer_id: layerId, manifests: 0 })
    .delete();
  if (removed > 0) return true;
  const link = await db('registry_repository_layers')
    .where({ repository_id: repositoryId, layer_id: layerId })
    .first('id');
  return link === undefined ? false : null;
}
