import type { SearchInstanceRequest, SearchProjectRequest } from '#generated/search/types.ts';
import { minPartChars } from '#src/database/text-search.ts';
import { HttpError } from '#src/errors.ts';
import type { GroupAccess } from '#src/policy/group-access.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { fold } from '#src/database/folding.ts';

export type Scope =
  SearchInstanceRequest['query']['scope'] | SearchProjectRequest['query']['scope'];

export type SearchQuery = Omit<SearchInstanceRequest['query'], 'scope'> & {
  readonly scope: Scope;
  /** The commit to search, in a search of a project. */
  readonly ref?: string | undefined;
};

/** Search scope: the instance, or a group or project that the actor may see. */
export type SearchScope =
  | { readonly kind: 'instance' }
  | { readonly kind: 'group'; readonly group: GroupAccess }
  | { readonly kind: 'project'; readonly project: ProjectAccess };

const maxWords = 64;

/** Scopes that would need an index over the contents of all repositories, or over all notes at once. */
const advanced: ReadonlySet<Scope> = new Set<Scope>(['wiki_blobs', 'commits', 'blobs', 'notes']);

/** @throws HttpError for scopes that need advanced search beyond one project, and for texts of too many words */
export function refuseUnsearchable(
  { scope, search }: SearchQuery,
  kind: SearchScope['kind'],
): void {
  if (kind !== 'project' && advanced.has(scope))
    throw createRefusal('Scope not supported without Elasticsearch!');
  if (search.trim().split(/\s+/).length > maxWords) {
    throw createRefusal(`Search query is too long (maximum is ${maxWords} terms)`);
  }
}

function createRefusal(error: string): HttpError {
  return new HttpError(400, { message: { error } });
}

/** The case-folded search text; null if it is too short. */
export function readSearchedText({ search }: Pick<SearchQuery, 'search'>): string | null {
  const text = fold(search.trim());
  return [...text].length < minPartChars ? null : text;
}

/** The literal search text for lines; null if it is too short. */
export function readSearchedLine({ search }: Pick<SearchQuery, 'search'>): string | null {
  const line = search.trim().replace(/[\r\n]+/g, ' ');
  return [...line].length < minPartChars ? null : line;
}
