import type { FileChange } from '#src/git/writing/commit-request.ts';
import type { Git } from '#src/git/git.ts';
import type { Identity } from '#src/git/formats/identity.ts';
import { addCommit } from '#src/git/writing/commit.ts';

export const potter: Identity = {
  name: 'Example Potter',
  email: 'potter@example.com',
  date: '2022-04-22T12:15:30+02:00',
};

export const write = (path: string, content: string | Buffer): FileChange => ({
  action: 'create',
  path,
  content: Buffer.from(content),
});

export const rewrite = (path: string, content: string | Buffer): FileChange => ({
  action: 'update',
  path,
  content: Buffer.from(content),
});

/** Commits to a project straight through git, without what follows from a push. */
export function committerTo(git: Git, project: { readonly id: number }) {
  return (
    message: string,
    changes: FileChange[],
    { branch = 'main', startFrom }: { branch?: string; startFrom?: string } = {},
  ) =>
    addCommit(git.repository(project.id), {
      ...{ branch, message, changes, author: potter, committer: potter },
      ...(startFrom !== undefined && { startFrom }),
    });
}

export const commitsOf = (project: { readonly id: number }, ...rest: string[]) =>
  [`/projects/${project.id}/repository/commits`, ...rest].join('/');
