import type { Database } from '#src/database/database.ts';
import { dayMs, hourMs } from '#src/units.ts';

export interface RegistryRepositoryRow {
  readonly id: number;
  readonly project_id: number;
  /** Name below the project's path; empty for the repository at the path itself. */
  readonly name: string;
  readonly status: 'delete_scheduled' | 'delete_failed' | null;
  readonly size: number;
  readonly bulk_deleted_at: string | null;
  readonly cleanup_started_at: string | null;
  /** Expiry of the last token that allows a push in an external registry; null once a check has found no tags. */
  readonly pushable_until: string | null;
  /** Time since which the repository waits for its first image; null once it has had one. */
  readonly unpushed_since: string | null;
  readonly created_at: string;
}

/** A repository with the path of its project. */
export type Located = RegistryRepositoryRow & { readonly full_path: string };

export interface RegistryTagRow {
  readonly id: number;
  readonly repository_id: number;
  readonly name: string;
  readonly manifest_id: number;
}

/** A manifest without its bytes. */
export interface ManifestFacts {
  readonly id: number;
  readonly repository_id: number;
  readonly digest: string;
  readonly media_type: string;
  readonly size: number;
  readonly artifact_type: string | null;
  readonly annotations: string | null;
  readonly config_digest: string | null;
  readonly layers_size: number | null;
  readonly image_created_at: string | null;
}

export const manifestFacts = [
  'registry_manifests.id',
  'registry_manifests.repository_id',
  'registry_manifests.digest',
  'registry_manifests.media_type',
  'registry_manifests.size',
  'registry_manifests.artifact_type',
  'registry_manifests.annotations',
  'registry_manifests.config_digest',
  'registry_manifests.layers_size',
  'registry_manifests.image_created_at',
] as const;

export interface LayerRow {
  readonly id: number;
  readonly root_id: number;
  readonly digest: string;
  readonly size: number;
  readonly storage_key: string;
  readonly idle_since: string | null;
}

export const layerColumns = [
  'registry_layers.id',
  'registry_layers.root_id',
  'registry_layers.digest',
  'registry_layers.size',
  'registry_layers.storage_key',
  'registry_layers.idle_since',
] as const;

/** The repository of this name; undefined where nothing was ever pushed to it. */
export async function findRepository(
  db: Database,
  { projectId, name }: { readonly projectId: number; readonly name: string },
): Promise<RegistryRepositoryRow | undefined> {
  return db<RegistryRepositoryRow>('registry_repositories')
    .where({ project_id: projectId, name })
    .first<RegistryRepositoryRow | undefined>();
}

/** The repository of this name; created if absent. */
export async function makeRepository(
  db: Database,
  place: { readonly projectId: number; readonly name: string },
  now: string,
): Promise<RegistryRepositoryRow> {
  for (;;) {
    const found = await findRepository(db, place);
    if (found !== undefined) return found;
    await db('registry_repositories')
      .insert({ project_id: place.projectId, name: place.name, created_at: now })
      .onConflict(['project_id', 'name'])
      .ignore();
  }
}

/** The manifest that a tag or a digest leads to; undefined for none. */
export async function findManifest(
  db: Database,
  repositoryId: number,
  reference: string,
): Promise<ManifestFacts | undefined> {
  const manifests = db('registry_manifests').select(...manifestFacts);
  if (reference.includes(':')) {
    void manifests.where({ repository_id: repositoryId, digest: reference });
  } else {
    void manifests
      .join('registry_tags', 'registry_tags.manifest_id', 'registry_manifests.id')
      .where('registry_tags.repository_id', repositoryId)
      .where('registry_tags.name', reference);
  }
  return manifests.first<ManifestFacts | undefined>();
}

/** Milliseconds after which a layer without a manifest counts as absent, and after which it is removed. */
export const idleForMs = dayMs;
export const removedAfterMs = idleForMs + hourMs;

/** Tells whether a layer is available: a manifest names it, or it was recently pushed or named. */
export function isThere({ idle_since }: Pick<LayerRow, 'idle_since'>, now: Date): boolean {
  return idle_since === null || now.getTime() - Date.parse(idle_since) < idleForMs;
}

/** The layer of a repository with this digest; undefined also for an expired one. */
export async function findLayer(
  db: Database,
  repositoryId: number,
  digest: string,
  now: Date,
): Promise<LayerRow | undefined> {
  const layers = await db('registry_layers')
    .join('registry_repository_layers as links', 'links.layer_id', 'registry_layers.id')
    .where('links.repository_id', repositoryId)
    .where('links.digest', digest)
    .select<LayerRow[]>(...layerColumns);
  return layers.find((layer) => isThere(layer, now));
}
