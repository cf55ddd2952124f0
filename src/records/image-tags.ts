import type { Database } from '../database/database.ts';

/** Tells whether a project, or one below a group, has tags in the container registry: its path is a part of their names. */
export async function hasImageTags(
  db: Database,
  place: { readonly project: number } | { readonly group: number },
): Promise<boolean> {
  const tags = db('registry_tags').join(
    'registry_repositories as repositories',
    'repositories.id',
    'registry_tags.repository_id',
  );
  if ('project' in place) void tags.where('repositories.project_id', place.project);
  else {
    void tags
      .join('projects', 'projects.id', 'repositories.project_id')
      .join('namespace_ancestors as above', 'above.namespace_id', 'projects.namespace_id')
      .where('above.ancestor_id', place.group);
  }
  return (await tags.first('registry_tags.id')) !== undefined;
}
