import { randomBytes } from 'node:crypto';
import { readdir, readFile, rename, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { markGrainMs, marksFolder, type NotedMoves } from './host/ref-marks.ts';
import { isGone, isRunning, computeMachineName } from './owners.ts';
import type { RefMove } from './host/protocol.ts';

/** Refs that moved together, or were about to, on behalf of a user, and whose move was not published. */
export interface UntoldMoves {
  readonly at: Date;
  /** Id of the user. */
  readonly by: number;
  readonly refs: readonly RefMove[];
  /** True if the server that noted the moves will no longer announce them. */
  readonly orphaned: boolean;
}

/** A repository with moved refs, or with refs about to move. */
export interface MarkedRepository {
  /** Path in the form of `Repository.storedAt`. */
  readonly storedAt: string;
  /** Undefined when another process moved the refs. */
  readonly projectId: number | undefined;
  /** Milliseconds since 1970; refs may have moved until then. */
  readonly until: number;
  /** True if the git host that moved refs has ended with all its child processes. */
  readonly abandoned: boolean;
  /** Moves in the order of their notes; some may have been announced a moment ago. */
  readonly moves: readonly UntoldMoves[];
  /** Removes the mark; without this call, the mark is reported again. */
  settled(): Promise<void>;
}

/** Milliseconds without a move after which a repository has come to rest. */
const restsAfterMs = 120_000;
/** Such a time for repositories that other hosts mark, whose servers look after them while they live. */
const forgottenAfterMs = 15 * 60_000;
/** A process that moved refs announces the move within this time, or never. */
const toldWithinMs = 60_000;
const markName = /^([0-9a-f]{64})\.([0-9a-f]{12})\.([0-9]+)(\.[0-9a-z]+)?(\.settling-[0-9a-f]+)?$/;

/**
 * The start of this process, in milliseconds since 1970. Older marks are not ours, even if they bear the number of our
 * host.
 */
const startedAt = Date.now() - performance.now();

/**
 * Repositories to look after: those that have come to rest, and those whose git host was killed. `root` is the
 * directory of all repositories, `ownHost` the process id of our git host, `projectOf` knows the projects whose
 * repositories were used here.
 */
export async function listMarkedRepositories(
  root: string,
  ownHost: number | null,
  projectOf: (storedAt: string) => number | undefined,
): Promise<MarkedRepository[]> {
  const folder = join(root, marksFolder);
  const marked: MarkedRepository[] = [];
  for (const name of await readdir(folder).catch(() => [])) {
    const [, id = '', machine = '', owner = '', , settling = ''] = markName.exec(name) ?? [];
    if (id === '') continue;
    const facts = await findLastMoveTime(join(folder, name));
    if (facts === null) continue;
    const here = machine === computeMachineName();
    const abandoned = here && isAbandoned(Number(owner), ownHost, facts);
    const ours = here && Number(owner) === ownHost;
    const patience = ours ? restsAfterMs : forgottenAfterMs;
    if (!abandoned && Date.now() - facts < patience) continue;

    // The renamed mark is not renewed: a process that moves a ref later creates a mark of its own. Of two processes
    // that settle one mark, the second finds it gone.
    const plain = name.slice(0, name.length - settling.length);
    const claimed = `${plain}.settling-${randomBytes(6).toString('hex')}`;
    const found = await rename(join(folder, name), join(folder, claimed)).then(
      () => findLastMoveTime(join(folder, claimed)),
      () => null,
    );
    if (found === null) continue;
    const moves = await readUntoldMoves(join(folder, claimed), here);
    const storedAt = `${id.slice(0, 2)}/${id.slice(2, 4)}/${id}`;
    marked.push({
      storedAt,
      projectId: projectOf(storedAt),
      until: found + markGrainMs,
      abandoned,
      moves,
      settled: () => unlink(join(folder, claimed)).catch(() => undefined),
    });
  }
  return marked;
}

function findLastMoveTime(file: string): Promise<number | null> {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  );
}

/** Reads the moves in a mark; a line that was being written when the machine stopped counts as none. */
async function readUntoldMoves(file: string, here: boolean): Promise<UntoldMoves[]> {
  const lines = (await readFile(file, 'utf8')).split('\n');
  return lines.flatMap((line) => {
    const noted = parseLine(line);
    if (noted === null) return [];
    const { at, by, refs, server } = noted;
    const orphaned = at < Date.now() - toldWithinMs || (here && isServerGone(server, at));
    return [{ at: new Date(at), by, refs, orphaned }];
  });
}

function parseLine(line: string): NotedMoves | null {
  try {
    return line === '' ? null : (JSON.parse(line) as NotedMoves);
  } catch {
    return null;
  }
}

function isServerGone(processId: number, notedAt: number): boolean {
  if (processId === process.pid) return notedAt < startedAt;
  return !isRunning(processId);
}

/** Tells whether the host that made the mark has ended; an earlier host may have had the process id of ours. */
function isAbandoned(processId: number, ownHost: number | null, markedAt: number): boolean {
  return processId === ownHost ? markedAt < startedAt : isGone(processId);
}
