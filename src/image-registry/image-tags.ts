import type { Config } from '#src/config.ts';
import type { Database } from '#src/database/database.ts';
import type { RegistryServerDeps } from './server.ts';

/** A project, or all below a group. */
export type PlaceOfImages = { readonly project: number } | { readonly group: number };

/**
 * Tells whether a project, or one below a group, has tags in the container registry, whose names contain its path. Tags
 * of an external registry count until their absence is verified.
 */
export async function hasImageTags(
  db: Database,
  registry: Config['registry'],
  place: PlaceOfImages,
): Promise<boolean> {
  const repositories = selectRepositories(db, place);
  if (registry === 'external') {
    const pushable = repositories.whereNotNull('repositories.pushable_until');
    return (await pushable.first('repositories.id')) !== undefined;
  }
  const tags = repositories.join('registry_tags', 'registry_tags.repository_id', 'repositories.id');
  return (await tags.first('registry_tags.id')) !== undefined;
}

function selectRepositories(db: Database, place: PlaceOfImages) {
  const rows = db('registry_repositories as repositories').join(
    'projects',
    'projects.id',
    'repositories.project_id',
  );
  if ('project' in place) return rows.where('projects.id', place.project);
  return rows
    .join('namespace_ancestors as above', 'above.namespace_id', 'projects.namespace_id')
    .where('above.ancestor_id', place.group);
}

/**
 * Looks in an external registry whether the repositories that could be pushed to have tags, and notes of those that have
 * none, up to the first that has some. To be called before the transaction in which `hasImageTags` decides.
 * @throws RegistryAway
 */
export async function lookForImageTags(
  deps: RegistryServerDeps,
  place: PlaceOfImages,
): Promise<void> {
  if (deps.config.registry !== 'external') return;
  const { noteTags } = await import('./note-tags.ts');
  await noteTags(deps, selectRepositories(deps.db, place));
}
