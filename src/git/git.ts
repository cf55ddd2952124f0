import { join } from 'node:path';
import { BoundedCache } from '#src/turns/bounded-cache.ts';
import { GitCaches } from './caches.ts';
import { HostClient } from './host-client.ts';
import type { WorkUnderWay } from './host/protocol.ts';
import type { HostLimits } from './host/operations.ts';
import { LooseBranches } from './loose-branches.ts';
import { listMarkedRepositories, type MarkedRepository } from './ref-watch.ts';
import { Repository } from './repository.ts';
import { SpoolRoom, spoolLimits, type SpoolLimits } from './spool.ts';
import { storePath } from './store-path.ts';

export interface GitOptions {
  /** The data directory; repositories live in `repositories/` below it. */
  readonly dataDir: string;
  /** Bounds of the git host that differ from the usual ones. */
  readonly limits?: Partial<HostLimits>;
  /** Starts the git host with the first request to it, for programs that may need none. */
  readonly onDemand?: boolean;
  /** The compiled git host, where starting from sources would be slow. */
  readonly hostModule?: string;
  /** The limits of answers that wait for their readers, where they differ from the usual ones. */
  readonly spool?: Partial<SpoolLimits>;
}

export interface Git {
  /** The repository of a project, which need not exist yet. */
  repository(projectId: number): Repository;
  /** Repositories with recently moved refs: those without running pushes, and those whose git host was killed. */
  marked(): Promise<MarkedRepository[]>;
  /** Starts the git host if it starts on demand. */
  start(): void;
  /** The process id of the git host; null between its death and its return. */
  readonly hostProcessId: number | null;
  /** Amount of running work of every kind; empty without a git host, or without a timely answer. */
  workUnderWay(): Promise<readonly WorkUnderWay[]>;
  /** Waits a moment for running requests, then ends the git host and every git process. */
  close(): Promise<void>;
}

const usualLimits: HostLimits = {
  keptProcesses: 32,
  keptIdle: 60_000,
  answerTime: 30_000,
  commands: 8,
  commandsPerRepository: 4,
  commandsPerCaller: 3,
  streams: 64,
  streamsPerRepository: 16,
  streamsPerCaller: 8,
  queue: 1000,
  queuePerCaller: 250,
  gatheringMemory: 384,
  littleMemory: 96,
  gatherings: 3,
  comparingSeconds: 5,
  pushSeconds: 1800,
};
const requestTimeoutMs = 120_000;
// Readers who take nothing are cut off before that (`reading-rate.ts`).
const streamIdleMs = 180_000;
/** Milliseconds within which the host must report its load. */
const loadTimeoutMs = 500;

/** Creates the git host of this process, started now or on demand, and gives access to the repositories. */
export function createGit({
  dataDir,
  limits,
  onDemand = false,
  hostModule,
  spool,
}: GitOptions): Git {
  const root = join(dataDir, 'repositories');
  const host = new HostClient({
    root,
    limits: { ...usualLimits, ...limits },
    requestTime: requestTimeoutMs,
    streamIdle: streamIdleMs,
    spoolRoom: new SpoolRoom(join(root, 'incoming'), { ...spoolLimits, ...spool }),
    onDemand,
    module: hostModule ?? null,
  });
  const caches = new GitCaches();
  const branches = new LooseBranches(dataDir, root);
  const known = new BoundedCache<Repository>({ entries: 5000, bytes: 2_000_000 }, () => 300);
  /** Project ids by path, to find the repository of a mark. */
  const numbers = new BoundedCache<number>({ entries: 20_000, bytes: 4_000_000 }, () => 8);

  function openRepository(projectId: number): Repository {
    const key = String(projectId);
    let found = known.get(key);
    if (found === undefined) {
      const path = `${storePath(projectId)}.git`;
      numbers.set(path, projectId);
      found = new Repository(host, caches, branches, { key, path, directory: join(root, path) });
      known.set(key, found);
    }
    return found;
  }

  return {
    repository: openRepository,
    marked: () =>
      listMarkedRepositories(root, host.processId, (storedAt) => numbers.get(`${storedAt}.git`)),
    start: () => host.startDemanded(),
    get hostProcessId() {
      return host.processId;
    },
    async workUnderWay() {
      if (host.processId === null) return [];
      return host.request('load', '', {}, { left: AbortSignal.timeout(loadTimeoutMs) }).then(
        ({ answer }) => answer,
        () => [],
      );
    },
    close: () => {
      branches.close();
      return host.close();
    },
  };
}
