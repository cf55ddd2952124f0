/** The grammar of names in requests of registry clients. */

const component = '[a-z0-9]+(?:(?:\\.|_|__|-+)[a-z0-9]+)*';
const repositoryName = new RegExp(`^${component}(?:/${component})+$`);

/** Tells whether a text is a valid repository name: two to twenty components, in lower case. */
export function isRepositoryName(name: string): boolean {
  return name.length <= 255 && repositoryName.test(name) && name.split('/').length <= 20;
}

export const isTagName = (name: string): boolean =>
  /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/.test(name);

/** The only digest algorithm that the registry accepts. */
export const isDigest = (text: string): boolean => /^sha256:[0-9a-f]{64}$/.test(text);

/** Tells whether a text is acceptable as a media type; clients use many forms for their artifacts. */
export const isMediaType = (text: string): boolean => /^[ -~]{1,255}$/.test(text);

/** Levels of a path below that of a project. */
const maxLevels = 2;

/** The paths that the project of a repository may have, the longest first. */
export function listProjectPaths(name: string): string[] {
  const parts = name.split('/');
  return Array.from({ length: maxLevels + 1 }, (_, levels) => parts.length - levels)
    .filter((count) => count >= 2)
    .map((count) => parts.slice(0, count).join('/'));
}

/** The path of a repository in the registry. */
export function formatImagePath(project: { readonly full_path: string }, name: string): string {
  const path = project.full_path.toLowerCase();
  return name === '' ? path : `${path}/${name}`;
}
