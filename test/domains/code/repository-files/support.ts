import { directoryOf, runGit } from '#test/git/support.ts';
import type { FileChange } from '#src/git/writing/commit-request.ts';
import { addCommit } from '#src/git/writing/commit.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import type { ProjectRow } from '#src/records/project.ts';
import type { UserRow } from '#src/records/user.ts';
import type { TestApp } from '#test/support/app.ts';
import { addMember, seedProject, type ProjectSeed, seedUser } from '#test/support/seed.ts';

export const author = { name: 'A', email: 'a@example.com', date: '2022-04-22T10:15:30Z' };

export const create = (path: string, content: string | Buffer): FileChange => ({
  action: 'create',
  path,
  content: Buffer.from(content),
});

/** URL of a file below `/projects/1/repository/files/`. */
export const fileUrl = ({ id }: { readonly id: number }, path: string) =>
  `/projects/${id}/repository/files/${encodeURIComponent(path)}`;

export interface CodeProject {
  readonly project: ProjectRow;
  readonly developer: UserRow;
  /** Runs git on the repository and gives what it prints, trimmed. */
  cli(...args: string[]): string;
  /** The same with input. */
  cliInput(args: string[], input: Buffer | string): string;
  /** Commits past the API. */
  commit(changes: FileChange[], branch?: string): Promise<string>;
}

/** A project with a repository, a README unless said otherwise, and a developer. */
export async function codeProject(
  { db, git, environment }: TestApp,
  seed: ProjectSeed = {},
): Promise<CodeProject> {
  const project = await seedProject(db, { git, readme: true, ...seed });
  const developer = await seedUser(db);
  await addMember(db, { project, user: developer, level: AccessLevel.Developer });
  const directory = directoryOf(environment.config.dataDir, project.id);
  return {
    project,
    developer,
    cli: (...args) =>
      runGit([`--git-dir=${directory}`, ...args])
        .toString()
        .trim(),
    cliInput: (args, input) =>
      runGit([`--git-dir=${directory}`, ...args], input)
        .toString()
        .trim(),
    commit: (changes, branch = 'main') =>
      addCommit(git.repository(project.id), {
        branch,
        message: 'Change files',
        author,
        committer: author,
        changes,
      }),
  };
}
