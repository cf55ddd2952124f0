import { hash } from 'node:crypto';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { deleteInParts, partRows } from '#src/database/in-parts.ts';
import { splitIntoBatches, insertBatchRows } from '#src/turns/in-batches.ts';
import { RegistryRefusal } from './errors.ts';
import {
  type Descriptor,
  isManifestType,
  listRequiredLayers,
  type Manifest,
  sumLayerSizes,
} from './manifest.ts';
import {
  layerColumns,
  type LayerRow,
  type ManifestFacts,
  manifestFacts,
  type RegistryRepositoryRow,
} from './table.ts';

export const computeDigest = (bytes: Buffer): string => `sha256:${hash('sha256', bytes, 'hex')}`;

interface Pushed {
  readonly repository: RegistryRepositoryRow;
  readonly manifest: Manifest;
  readonly bytes: Buffer;
  readonly digest: string;
  /** Null for a push by digest. */
  readonly tag: string | null;
  readonly imageCreatedAt: string | null;
  readonly now: string;
}

/**
 * Stores a manifest with its tag, in the transaction of the change, under the lock of the project. The lock also keeps
 * its layers.
 * @throws RegistryRefusal for what it names and the repository does not have
 */
export async function storeManifest(db: Database, pushed: Pushed): Promise<void> {
  const { repository, manifest, tag, digest, now } = pushed;
  const blobs = await listBlobEntries(db, repository.id, manifest);
  const { config } = manifest;
  const named = { config, layers: [...manifest.layers, ...blobs] };
  const layers = await lockNamed(db, repository.id, named);
  const [inserted] = await db('registry_manifests')
    .insert(toRow(pushed))
    .onConflict(['repository_id', 'digest'])
    .ignore()
    .returning<{ id: number }[]>('id');
  if (inserted !== undefined) await addLayers(db, { repository, manifestId: inserted.id, layers });
  if (tag === null) return;
  const found = await db('registry_manifests')
    .where({ repository_id: repository.id, digest })
    .first<{ id: number }>('id');
  const place = { repository_id: repository.id, name: tag };
  await db('registry_tags')
    .insert({ ...place, manifest_id: found.id, created_at: now, updated_at: now })
    .onConflict(['repository_id', 'name'])
    .merge({ manifest_id: found.id, updated_at: now });
}

/** Annotations of more characters are left out of lists. */
const maxAnnotationsChars = 16_384;

function toRow({ repository, manifest, bytes, digest, imageCreatedAt, now }: Pushed) {
  const { mediaType, artifactType, config, layers, subject } = manifest;
  const annotations = manifest.annotations === null ? null : JSON.stringify(manifest.annotations);
  return {
    repository_id: repository.id,
    digest,
    media_type: mediaType,
    size: bytes.length,
    artifact_type: artifactType,
    subject,
    content: bytes,
    created_at: now,
    annotations: (annotations?.length ?? 0) > maxAnnotationsChars ? null : annotations,
    config_digest: config?.digest ?? null,
    layers_size: config === null ? null : sumLayerSizes(layers),
    image_created_at: imageCreatedAt,
  };
}

/** The layers of a manifest, which may list a layer more than once. */
async function lockNamed(
  db: Database,
  repositoryId: number,
  manifest: Pick<Manifest, 'config' | 'layers'>,
): Promise<LayerRow[]> {
  const requiredLayers = listRequiredLayers(manifest);
  const ids = new Map<string, number>();
  for (const digests of splitIntoBatches([...requiredLayers.keys()], insertBatchRows)) {
    const links = selectLinks(db, repositoryId)
      .orderBy('layer_id')
      .select<{ layer_id: number; digest: string }[]>('layer_id', 'digest');
    // The newer one of two layers with the same digest wins: the other one is being collected.
    for (const { layer_id, digest } of await whereInList(links, 'digest', digests)) {
      ids.set(digest, layer_id);
    }
  }
  const layers: LayerRow[] = [];
  const ordered = [...ids.values()].sort((one, other) => one - other);
  for (const part of splitIntoBatches(ordered, insertBatchRows)) {
    const rows = db('registry_layers').select<LayerRow[]>(...layerColumns);
    const locked = await whereInList(rows, 'id', part).orderBy('id').forUpdate();
    // Layers that are being collected count as missing.
    layers.push(...locked.filter(({ root_id }) => root_id > 0));
  }
  const found = new Map(layers.map(({ digest, size }) => [digest, size]));
  for (const [digest, size] of requiredLayers) {
    if (!found.has(digest)) throw createBlobUnknown(digest);
    if (found.get(digest) !== size) {
      throw new RegistryRefusal(400, 'MANIFEST_INVALID', 'manifest invalid', {
        detail: `the size of ${digest} is ${found.get(digest)}`,
      });
    }
  }
  return layers;
}

const createBlobUnknown = (digest: string) =>
  new RegistryRefusal(404, 'MANIFEST_BLOB_UNKNOWN', 'blob unknown to registry', {
    detail: { digest },
  });

/** The entries of an index that are no manifests of the repository and must be its blobs. */
async function listBlobEntries(
  db: Database,
  repositoryId: number,
  { children }: Manifest,
): Promise<Descriptor[]> {
  const blobs: Descriptor[] = [];
  for (const part of splitIntoBatches(children, insertBatchRows)) {
    const rows = db('registry_manifests').where({ repository_id: repositoryId });
    const digests = part.map(({ digest }) => digest);
    const found = new Set(await whereInList(rows, 'digest', digests).pluck<string[]>('digest'));
    for (const child of part) {
      if (found.has(child.digest)) continue;
      if (isManifestType(child.mediaType)) throw createBlobUnknown(child.digest);
      blobs.push(child);
    }
  }
  return blobs;
}

type Home = Pick<RegistryRepositoryRow, 'id' | 'project_id'>;

interface StoredManifest {
  readonly repository: Home;
  readonly manifestId: number;
  /** Locked. */
  readonly layers: readonly LayerRow[];
}

async function addLayers(
  db: Database,
  { repository, manifestId, layers }: StoredManifest,
): Promise<void> {
  const added = { repository: 0, project: 0 };
  for (const part of splitIntoBatches(layers, insertBatchRows)) {
    const ids = part.map(({ id }) => id);
    await db('registry_manifest_layers').insert(
      ids.map((layer_id) => ({ manifest_id: manifestId, layer_id })),
    );
    await whereInList(db('registry_layers'), 'id', ids).update({ idle_since: null });
    const fresh = new Set(
      await whereInList(selectLinks(db, repository.id), 'layer_id', ids)
        .where('manifests', 0)
        .pluck<number[]>('layer_id'),
    );
    const elsewhere = await findUsedElsewhere(db, repository, [...fresh]);
    for (const { id, size } of part) {
      if (fresh.has(id)) added.repository += size;
      if (fresh.has(id) && !elsewhere.has(id)) added.project += size;
    }
    await whereInList(selectLinks(db, repository.id), 'layer_id', ids).increment('manifests', 1);
  }
  await addSizes(db, repository, added);
}

/** The layers that manifests of other repositories of the project name. */
async function findUsedElsewhere(
  db: Database,
  { id, project_id }: Home,
  layers: readonly number[],
): Promise<ReadonlySet<number>> {
  const other = db('registry_repository_layers as links')
    .where('links.project_id', project_id)
    .whereRaw('links.layer_id = registry_layers.id')
    .whereNot('links.repository_id', id)
    .where('links.manifests', '>', 0);
  const rows = whereInList(db('registry_layers'), 'id', layers).whereExists(other);
  return new Set(await rows.pluck<number[]>('id'));
}

/** Bytes of layers, each counted once in the repository, and once in the project. */
interface Sizes {
  readonly repository: number;
  readonly project: number;
}

async function addSizes(db: Database, { id, project_id }: Home, added: Sizes): Promise<void> {
  if (added.repository !== 0) {
    await db('registry_repositories').where({ id }).increment('size', added.repository);
  }
  if (added.project !== 0) {
    await db('project_statistics')
      .where({ project_id })
      .increment('container_registry_size', added.project);
  }
}

const selectLinks = (db: Database, repositoryId: number) =>
  db('registry_repository_layers').where({ repository_id: repositoryId });

/**
 * Removes a manifest with all its tags; the tags are removed in parts before. False if already removed. `hold` locks
 * the project, and throws when the change is no longer permitted.
 */
export async function removeManifest(
  db: Database,
  id: number,
  { now, hold }: { readonly now: string; readonly hold: (db: Database) => Promise<unknown> },
): Promise<boolean> {
  await db.transaction(hold);
  await deleteInParts(db, 'registry_tags', db('registry_tags').where({ manifest_id: id }));
  return db.transaction(async (db) => {
    await hold(db);
    return forgetManifest(db, id, now);
  });
}

/** Removes a manifest to which few tags lead, in a transaction that holds its project. */
export async function forgetManifest(db: Database, id: number, now: string): Promise<boolean> {
  const repository = await db('registry_repositories')
    .join('registry_manifests', 'registry_manifests.repository_id', 'registry_repositories.id')
    .where('registry_manifests.id', id)
    .first<Home | undefined>('registry_repositories.id', 'registry_repositories.project_id');
  if (repository === undefined) return false;
  const added = { repository: 0, project: 0 };
  for (;;) {
    const layers = await db('registry_layers')
      .join('registry_manifest_layers as named', 'named.layer_id', 'registry_layers.id')
      .where('named.manifest_id', id)
      .orderBy('registry_layers.id')
      .limit(partRows)
      .select<{ id: number; size: number }[]>('registry_layers.id', 'registry_layers.size');
    if (layers.length === 0) break;
    const freed = await removeLayers(db, { repository, manifestId: id, layers, now });
    added.repository -= freed.repository;
    added.project -= freed.project;
  }
  await db('registry_manifests').where({ id }).delete();
  await addSizes(db, repository, added);
  return true;
}

interface Unnamed {
  readonly repository: Home;
  readonly manifestId: number;
  readonly layers: readonly { readonly id: number; readonly size: number }[];
  readonly now: string;
}

/** Unlinks the layers, and returns the bytes that this frees in the repository and the project. */
async function removeLayers(
  db: Database,
  { repository, manifestId, layers, now }: Unnamed,
): Promise<Sizes> {
  const ids = layers.map(({ id }) => id);
  await whereInList(db('registry_layers'), 'id', ids).orderBy('id').forUpdate().select('id');
  await whereInList(db('registry_manifest_layers'), 'layer_id', ids)
    .where({ manifest_id: manifestId })
    .delete();
  await whereInList(selectLinks(db, repository.id), 'layer_id', ids).decrement('manifests', 1);
  const left = new Set(
    await whereInList(selectLinks(db, repository.id), 'layer_id', ids)
      .where('manifests', '<=', 0)
      .pluck<number[]>('layer_id'),
  );
  const elsewhere = await findUsedElsewhere(db, repository, [...left]);
  await markIdle(db, ids, now);
  const freed = { repository: 0, project: 0 };
  for (const { id, size } of layers) {
    if (left.has(id)) freed.repository += size;
    if (left.has(id) && !elsewhere.has(id)) freed.project += size;
  }
  return freed;
}

/** Records the time from which these layers wait for a manifest, for layers that no manifest names. */
export async function markIdle(db: Database, ids: readonly number[], now: string): Promise<void> {
  await whereInList(db('registry_layers'), 'id', ids)
    .whereNull('idle_since')
    .whereNotExists(
      db('registry_manifest_layers as named').whereRaw('named.layer_id = registry_layers.id'),
    )
    .update({ idle_since: now });
}

/** The bytes of a manifest; undefined if removed. */
export async function loadManifestContent(db: Database, id: number): Promise<Buffer | undefined> {
  const row = await db('registry_manifests')
    .where({ id })
    .first<{ content: Uint8Array } | undefined>('content');
  return row === undefined ? undefined : Buffer.from(row.content);
}

interface Referring {
  readonly repositoryId: number;
  readonly subject: string;
  readonly artifactType: string | null;
  /** The id of the last one of the page before. */
  readonly after: number;
  readonly limit: number;
}

/** Manifests that refer to another one, by creation. */
export async function findReferrers(
  db: Database,
  { repositoryId, subject, artifactType, after, limit }: Referring,
): Promise<ManifestFacts[]> {
  const rows = db('registry_manifests')
    .where({ repository_id: repositoryId, subject })
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .select<ManifestFacts[]>(...manifestFacts);
  if (artifactType !== null) void rows.where('artifact_type', artifactType);
  return rows;
}
