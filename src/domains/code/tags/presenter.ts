import type { Tag, TagRelease } from '#generated/tags/types.ts';
import { toBeWritten } from '#runtime/later-text.ts';
import type { TagAbilities } from '#src/policy/protected-refs.ts';
import type { ProjectRow } from '#src/records/project.ts';
import type { Urls } from '#src/text/urls.ts';
import { presentCommit } from '#src/domains/core/repositories/commit-presenter.ts';
import type { TagFacts } from './finder.ts';

interface TagPresentation {
  readonly project: Pick<ProjectRow, 'full_path'>;
  readonly abilities: (tag: string) => TagAbilities;
  /** Releases by the name of their tag. */
  readonly releases: ReadonlyMap<string, TagRelease>;
  readonly url: Urls;
}

export function presentTag(
  { name, target, message, commit }: TagFacts,
  { project, abilities, releases, url }: TagPresentation,
): Tag {
  return {
    name,
    message: toBeWritten(message),
    target,
    commit: commit && presentCommit(commit, project, url),
    release: releases.get(name) ?? null,
    protected: abilities(name).protected,
  };
}
