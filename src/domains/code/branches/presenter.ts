import type { Branch } from '#generated/branches/types.ts';
import type { BranchRules } from '#src/policy/protected-refs.ts';
import type { ProjectRow } from '#src/records/project.ts';
import type { Urls } from '#src/text/urls.ts';
import { presentCommit } from '#src/domains/core/repositories/commit-presenter.ts';
import { formatPageAddress } from '#src/domains/core/repositories/page-address.ts';
import type { BranchFacts } from './finder.ts';

interface BranchPresentation {
  readonly project: Pick<ProjectRow, 'full_path' | 'default_branch'>;
  readonly rules: BranchRules;
  readonly url: Urls;
}

export function presentBranch(
  { name, commit, merged }: BranchFacts,
  { project, rules, url }: BranchPresentation,
): Branch {
  const abilities = rules.abilities(name);
  const developers = rules.developersCan(name);
  return {
    name,
    commit: presentCommit(commit, project, url),
    merged,
    protected: abilities.protected,
    developers_can_push: developers.push,
    developers_can_merge: developers.merge,
    can_push: abilities.canPush,
    default: name === project.default_branch,
    web_url: url.web(formatPageAddress(project, 'tree', name)),
  };
}
