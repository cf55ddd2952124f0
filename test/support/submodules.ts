import type { Repository } from '#src/git/repository.ts';

const bounds = { maxBytes: 65_536, timeLimit: 60_000 };

/** Makes a branch of one commit, in which there is nothing but a submodule at this commit, and a file. */
export async function seedSubmodule(
  repository: Repository,
  { branch, path, commitId }: Readonly<Record<'branch' | 'path' | 'commitId', string>>,
): Promise<void> {
  const lines = [
    `commit refs/heads/${branch}`,
    'committer Seed <seed@example.com> 1650000000 +0000',
    ...['data 4', 'Seed', `M 160000 ${commitId} "${path}"`],
    ...['M 100644 inline "file"', 'data 5', 'file', '', 'done', ''],
  ];
  const args = ['fast-import', '--quiet', '--done', '--date-format=raw'];
  await repository.run(args, bounds, [Buffer.from(lines.join('\n'))]);
}
