import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { addCommit } from '#src/git/writing/commit.ts';
import { ada, create } from '#test/git/support.ts';
import type { TestApp } from '#test/support/app.ts';
import { hostProcessOf } from '#test/support/git-host.ts';
import { childrenOf } from '#test/support/process.ts';
import { seedProject } from '#test/support/seed.ts';

type App = Pick<TestApp, 'db' | 'git' | 'origin'>;

const megabyte = 1024 * 1024;

/** A public project with a small file, and one that is larger than what is taken ahead and what the kernel holds. */
export async function largeProject({ db, git }: App, megabytes = 20) {
  const project = await seedProject(db, { git, empty_repo: false });
  const head = await addCommit(git.repository(project.id), {
    branch: project.default_branch,
    message: 'Add what is large',
    author: ada,
    committer: ada,
    changes: [
      { action: 'create', path: 'large', content: randomBytes(megabytes * megabyte) },
      create('small/README.md', 'one\ntwo\n'),
    ],
  });
  return { project, head };
}

export type LargeProject = Awaited<ReturnType<typeof largeProject>>;

/** Sends bytes from a client at an address of its own that takes nothing of the answer. */
export function sendSilently(
  { origin }: Pick<App, 'origin'>,
  text: string,
  localAddress = '127.0.0.2',
): Socket {
  const { hostname, port } = new URL(origin);
  const socket = connect({ port: Number(port), host: hostname, localAddress });
  socket.on('error', () => undefined).pause();
  socket.write(text);
  return socket;
}

/** A whole clone without credentials, or its beginning. */
export function cloneRequest({ project, head }: LargeProject, { whole = true } = {}): string {
  const body = `0032want ${head}\n00000009done\n`;
  return [
    `POST /${project.full_path}.git/git-upload-pack HTTP/1.1`,
    'Host: kiln.example.com',
    'Content-Type: application/x-git-upload-pack-request',
    `Content-Length: ${body.length}`,
    '',
    whole ? body : body.slice(0, 20),
  ].join('\r\n');
}

export function archiveRequest({ project }: LargeProject): string {
  const path = `/api/v4/projects/${project.id}/repository/archive.tar`;
  return [`GET ${path} HTTP/1.1`, 'Host: kiln.example.com', '', ''].join('\r\n');
}

/** Processes that the git host runs, by what their command line contains. */
export function runningIn({ git }: Pick<App, 'git'>, command: string): number {
  return childrenOf(hostProcessOf(git), command).length;
}
