import { readdir, rename, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { machineName, markGrain, marksFolder } from './host/ref-marks.ts';

/** A repository in which refs moved, or were about to. */
export interface MarkedRepository {
  /** As `Repository.storedAt` tells it. */
  readonly storedAt: string;
  /** Undefined when it was somebody else who moved refs there. */
  readonly projectId: number | undefined;
  /** Milliseconds since 1970; refs may have moved until then. */
  readonly until: number;
  /** Whether those who moved them are gone, and whatever they had begun with them. */
  readonly abandoned: boolean;
  /** Takes the mark away; not called, it comes again. */
  settled(): Promise<void>;
}

/** Milliseconds without a move after which a repository has come to rest. */
const restsAfter = 120_000;
/** The same for repositories of others, who look after them themselves while they live. */
const forgottenAfter = 15 * 60_000;
const markName = /^([0-9a-f]{64})\.([0-9a-f]{12})\.([0-9]+)(\.settling)?$/;

/** Milliseconds since 1970 at which this process started: marks before it that bear our own host's number are not ours. */
const startedAt = Date.now() - performance.now();

/**
 * Repositories to look after: those that have come to rest, and those whose git host was killed. `root` is the
 * directory of all repositories, `ownHost` the process id of our git host, `projectOf` knows the projects whose
 * repositories were used here.
 */
export async function markedRepositories(
  root: string,
  ownHost: number | null,
  projectOf: (storedAt: string) => number | undefined,
): Promise<MarkedRepository[]> {
  const folder = join(root, marksFolder);
  const marked: MarkedRepository[] = [];
  for (const name of await readdir(folder).catch(() => [])) {
    const [, id = '', machine = '', owner = '', settling] = markName.exec(name) ?? [];
    if (id === '') continue;
    const facts = await lastMove(join(folder, name));
    if (facts === null) continue;
    const here = machine === machineName();
    const abandoned = here && isGone(Number(owner), ownHost, facts);
    const ours = here && Number(owner) === ownHost;
    const patience = ours ? restsAfter : forgottenAfter;
    if (!abandoned && Date.now() - facts < patience) continue;

    // Under another name nobody renews it: who moves a ref from now on leaves a mark of its own.
    const claimed = settling === undefined ? `${name}.settling` : name;
    const found = await rename(join(folder, name), join(folder, claimed)).then(
      () => lastMove(join(folder, claimed)),
      () => null,
    );
    if (found === null) continue;
    const storedAt = `${id.slice(0, 2)}/${id.slice(2, 4)}/${id}`;
    marked.push({
      storedAt,
      projectId: projectOf(storedAt),
      until: found + markGrain,
      abandoned,
      settled: () => unlink(join(folder, claimed)).catch(() => undefined),
    });
  }
  return marked;
}

function lastMove(file: string): Promise<number | null> {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  );
}

/** Whether a git host, which leads a process group, is gone with all that it had started. */
function isGone(processId: number, ownHost: number | null, markedAt: number): boolean {
  if (processId === ownHost) return markedAt < startedAt;
  try {
    process.kill(-processId, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}
