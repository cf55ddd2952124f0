import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { GitCaches } from './caches.ts';
import { HostClient } from './host-client.ts';
import type { HostLimits } from './host/operations.ts';
import { Repository } from './repository.ts';

export interface GitOptions {
  /** The data directory; repositories live in `repositories/` below it. */
  readonly dataDir: string;
  /** Bounds of the git host that differ from the usual ones. */
  readonly limits?: Partial<HostLimits>;
}

export interface Git {
  /** The repository of a project, which need not exist yet. */
  repository(projectId: number): Repository;
  /** The process id of the git host; null between its death and its return. */
  readonly hostProcessId: number | null;
  /** Waits a moment for running requests, then ends the git host and every git process. */
  close(): Promise<void>;
}

const usualLimits: HostLimits = {
  keptProcesses: 32,
  keptIdle: 60_000,
  answerTime: 30_000,
  commands: 8,
  commandsPerRepository: 4,
  streams: 64,
  streamsPerRepository: 16,
  queue: 1000,
};
const requestTime = 120_000;
const streamIdle = 60_000;

/** Starts the git host of this process and gives access to the repositories. */
export function createGit({ dataDir, limits }: GitOptions): Git {
  const host = new HostClient({
    root: join(dataDir, 'repositories'),
    limits: { ...usualLimits, ...limits },
    requestTime,
    streamIdle,
  });
  const caches = new GitCaches();
  return {
    repository: (projectId) => new Repository(host, caches, pathOf(projectId)),
    get hostProcessId() {
      return host.processId;
    },
    close: () => host.close(),
  };
}

/** Hashed, so that directories stay small and no path tells a project's name or number. */
function pathOf(projectId: number): string {
  const hash = createHash('sha256').update(String(projectId)).digest('hex');
  return `${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}.git`;
}
