import { hash } from 'node:crypto';
import { join } from 'node:path';
import { BoundedCache } from './bounded-cache.ts';
import { GitCaches } from './caches.ts';
import { HostClient } from './host-client.ts';
import type { HostLimits } from './host/operations.ts';
import { LooseBranches } from './loose-branches.ts';
import { Repository } from './repository.ts';

export interface GitOptions {
  /** The data directory; repositories live in `repositories/` below it. */
  readonly dataDir: string;
  /** Bounds of the git host that differ from the usual ones. */
  readonly limits?: Partial<HostLimits>;
  /** Starts the git host with the first request to it; for those who may need none. */
  readonly onDemand?: boolean;
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

/** Starts the git host of this process, now or when it is first asked, and gives access to the repositories. */
export function createGit({ dataDir, limits, onDemand = false }: GitOptions): Git {
  const root = join(dataDir, 'repositories');
  const host = new HostClient({
    root,
    limits: { ...usualLimits, ...limits },
    requestTime,
    streamIdle,
    onDemand,
  });
  const caches = new GitCaches();
  const branches = new LooseBranches(dataDir, root);
  const known = new BoundedCache<Repository>({ entries: 5000, bytes: 2_000_000 }, () => 300);

  function repository(projectId: number): Repository {
    const key = String(projectId);
    let found = known.get(key);
    if (found === undefined) {
      const path = pathOf(key);
      found = new Repository(host, caches, branches, { key, path, directory: join(root, path) });
      known.set(key, found);
    }
    return found;
  }

  return {
    repository,
    get hostProcessId() {
      return host.processId;
    },
    close: () => {
      branches.close();
      return host.close();
    },
  };
}

/** Hashed, so that directories stay small and no path tells a project's name or number. */
function pathOf(projectId: string): string {
  const name = hash('sha256', projectId, 'hex');
  return `${name.slice(0, 2)}/${name.slice(2, 4)}/${name}.git`;
}
