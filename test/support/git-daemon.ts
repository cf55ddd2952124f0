import { spawn } from 'node:child_process';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface GitDaemon {
  readonly port: number;
  /** Each request and then its host: `git-upload-pack /path` and `host=…`. */
  readonly asked: string[];
}

/** Serves one repository over git://, whatever its path, until the test ends. */
export async function gitDaemon(directory: string): Promise<GitDaemon> {
  const asked: string[] = [];
  const sockets = new Set<Socket>();
  // A client that has said all it wants closes its half.
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => undefined);
    sockets.add(socket);
    let line = Buffer.alloc(0);
    const read = (chunk: Buffer) => {
      line = Buffer.concat([line, chunk]);
      const length = Number.parseInt(line.toString('latin1', 0, 4), 16);
      if (line.length < 4 || line.length < length) return;
      socket.off('data', read);
      asked.push(...line.toString('utf8', 4, length).split('\0').slice(0, 2));
      serve(socket, directory, line.subarray(length));
    };
    socket.on('data', read);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return { port: (server.address() as AddressInfo).port, asked };
}

function serve(socket: Socket, directory: string, said: Buffer): void {
  const git = spawn('git', ['upload-pack', '--strict', directory], {
    env: {
      PATH: process.env.PATH,
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'safe.directory',
      GIT_CONFIG_VALUE_0: '*',
    },
  });
  git.stdin.on('error', () => undefined);
  git.stdin.write(said);
  socket.pipe(git.stdin);
  git.stdout.pipe(socket);
  socket.on('close', () => git.kill());
}
