import type { Identity } from '#src/git/formats/identity.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import type { UserRow } from '#src/records/user.ts';
import { fillMessageTemplate } from '#src/domains/review/merge-requests/merge/message.ts';

const usual = [
  'Apply %{suggestions_count} suggestion(s) to %{files_count} file(s)',
  '',
  '%{co_authored_by}',
].join('\n');

interface MessageFacts {
  /** The project of the branch. */
  readonly project: Pick<ProjectAccess, 'name' | 'full_path'>;
  readonly branch: string;
  readonly paths: readonly string[];
  readonly count: number;
  /** The user who applies them. */
  readonly user: Pick<UserRow, 'name' | 'username'>;
  /** Authors of the suggestions other than the author of the commit. */
  readonly coAuthors: readonly Identity[];
}

/** The message of a commit that applies suggestions, by the template of the project if it has one. */
export function composeSuggestionMessage(template: string | null, facts: MessageFacts): string {
  const { project, branch, paths, user } = facts;
  const values = {
    branch_name: branch,
    project_name: project.name,
    project_path: project.full_path.slice(project.full_path.lastIndexOf('/') + 1),
    files_count: String(paths.length),
    file_paths: paths.join(', '),
    suggestions_count: String(facts.count),
    username: user.username,
    user_full_name: user.name,
    co_authored_by: facts.coAuthors
      .map(({ name, email }) => `Co-authored-by: ${name} <${email}>`)
      .join('\n'),
  };
  return fillMessageTemplate(template ?? '', values) || fillMessageTemplate(usual, values);
}
