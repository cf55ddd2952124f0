import type { Tag } from '../../../generated/tags/types.ts';
import type { Urls } from '../../http/urls.ts';
import type { TagAbilities } from '../../policy/protected-refs.ts';
import { presentCommit } from '../commits/presenter.ts';
import type { ProjectRow } from '../projects/table.ts';
import type { TagFacts } from './finder.ts';

export interface TagPresentation {
  readonly project: Pick<ProjectRow, 'full_path'>;
  readonly abilities: (tag: string) => TagAbilities;
  readonly url: Urls;
}

/** There are no releases yet that could belong to it. */
export function presentTag(
  { name, target, annotation, commit }: TagFacts,
  { project, abilities, url }: TagPresentation,
): Tag {
  return {
    name,
    message: annotation?.message ?? null,
    target,
    commit: commit && presentCommit(commit, project, url),
    release: null,
    protected: abilities(name).protected,
  };
}
