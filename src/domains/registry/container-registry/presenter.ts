import type {
  RegistryRepository,
  RegistryTag,
  RegistryTagDetail,
} from '#generated/container-registry/types.ts';
import { formatImagePath } from '#src/image-registry/names.ts';
import type { Located } from './table.ts';

/** Optional parts, which requests select. */
export interface RepositoryParts {
  readonly tags?: readonly { readonly name: string }[];
  readonly count?: number;
  readonly size?: number | null;
  readonly deleteApiPath?: string;
}

export function presentRepository(
  row: Located,
  registry: string,
  { tags, count, size, deleteApiPath }: RepositoryParts,
): RegistryRepository {
  const path = formatImagePath(row, row.name);
  return {
    id: row.id,
    name: row.name,
    path,
    project_id: row.project_id,
    location: `${registry}/${path}`,
    created_at: row.created_at,
    cleanup_policy_started_at: row.cleanup_started_at,
    status: row.status,
    ...(count !== undefined && { tags_count: count }),
    ...(tags !== undefined && { tags: tags.map((tag) => presentRegistryTag(tag, path, registry)) }),
    ...(size !== undefined && { size }),
    ...(deleteApiPath !== undefined && { delete_api_path: deleteApiPath }),
  };
}

/** `path` is that of the repository. */
export const presentRegistryTag = (
  { name }: { readonly name: string },
  path: string,
  registry: string,
): RegistryTag => ({ name, path: `${path}:${name}`, location: `${registry}/${path}:${name}` });

export interface TagDetail {
  readonly name: string;
  readonly digest: string;
  readonly config_digest: string | null;
  readonly layers_size: number | null;
  readonly image_created_at: string | null;
}

export function presentTagDetail(
  tag: TagDetail,
  path: string,
  registry: string,
): RegistryTagDetail {
  const revision = tag.config_digest?.replace('sha256:', '') ?? null;
  return {
    ...presentRegistryTag(tag, path, registry),
    revision,
    short_revision: revision?.slice(0, 9) ?? null,
    digest: tag.digest,
    created_at: tag.image_created_at,
    total_size: tag.layers_size,
  };
}
