import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Environment } from '#src/context.ts';
import type { Git } from '#src/git/git.ts';
import type { Identity } from '#src/git/formats/identity.ts';
import { resolveRef } from '#src/git/reading/resolve-ref.ts';
import { addCommit } from '#src/git/writing/commit.ts';
import { readBranchHead } from '#src/git/reading/branches.ts';

export const ada: Identity = {
  name: 'Ada Example',
  email: 'ada@example.com',
  date: '2022-04-22T10:15:30+02:00',
};

type Row = { readonly id: number };

/** A new branch of the project at a new commit on top of `from`. */
export async function seedBranch(
  git: Git,
  project: Row,
  branch: string,
  { from = 'main', date = ada.date }: { from?: string; date?: string } = {},
): Promise<string> {
  const repository = git.repository(project.id);
  const start = await resolveRef(repository, from);
  if (start === null) throw new Error(`there is no ${from}`);
  const author = { ...ada, date };
  const path = `${branch.replaceAll('/', '-')} ${date.slice(0, 10)}.txt`;
  return addCommit(repository, {
    ...{ branch, message: `Work on ${branch}`, author, committer: author },
    ...((await readBranchHead(repository, branch)) === null && { startFrom: start }),
    changes: [{ action: 'create', path, content: Buffer.from(branch) }],
  });
}

/** The git command line in the repository of a project; what it prints, trimmed. */
export function gitIn(
  { config }: Pick<Environment, 'config'>,
  git: Git,
  project: Row,
  args: readonly string[],
  input: string | Buffer = '',
): string {
  const place = `${git.repository(project.id).storedAt}.git`;
  const directory = join(config.dataDir, 'repositories', place);
  const output = execFileSync('git', [`--git-dir=${directory}`, ...args], {
    input,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: '/nonexistent',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_AUTHOR_NAME: 'Command Line',
      GIT_AUTHOR_EMAIL: 'cli@example.com',
      GIT_COMMITTER_NAME: 'Command Line',
      GIT_COMMITTER_EMAIL: 'cli@example.com',
      GIT_COMMITTER_DATE: '2022-05-01T12:00:00Z',
    },
  });
  return output.toString().trim();
}

/** Names in the order of the answer. */
export const namesOf = ({ body }: { body: unknown }) =>
  (body as { name: string }[]).map(({ name }) => name);
