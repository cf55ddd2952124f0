import type { Environment } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { deleteStaleFiles } from '#src/git/life/disk.ts';
import type { MarkedRepository } from '#src/git/ref-watch.ts';
import { storePath } from '#src/git/store-path.ts';
import type { Log } from '#src/log.ts';
import { minuteMs } from '#src/units.ts';
import { tellUntoldMoves } from './untold-moves.ts';
import { refreshKey, refreshRepository } from './workers.ts';

type Deps = Pick<Environment, 'db' | 'git' | 'workers' | 'clock'> & {
  readonly log: Log;
  /** Repairs data that depend on repositories, after these. */
  readonly settle?: () => Promise<unknown>;
};

const repairIntervalMs = minuteMs;
/** Work of a killed git host takes a moment to end, on a busy machine many seconds: it is checked only after that. */
const soonAgain = [3_000, 6_000, 12_000, 30_000];
/** Ages in milliseconds after which lock files are stale. */
const lockAge = { abandoned: 1_000, atRest: 60_000 };
const batchSize = 5_000;

export interface RefRepair {
  /** Ends it, once the look that is under way is over. */
  stop(): Promise<void>;
}

/**
 * Completes unfinished work of killed processes between refs and rows: at once, a few times soon after, and then every
 * minute for later kills.
 */
export function startRefRepair(deps: Deps): RefRepair {
  const attempt = (work: () => Promise<unknown>) =>
    work().catch((error: unknown) =>
      deps.log.error(
        { event: 'repository_maintenance_failed', err: error },
        'repository maintenance failed',
      ),
    );
  const look = async () => {
    await attempt(() => repairRefs(deps));
    if (deps.settle !== undefined) await attempt(deps.settle);
  };
  let running = look();
  const lookAgain = () => {
    running = running.then(look);
  };
  const timers = [
    ...soonAgain.map((after) => setTimeout(lookAgain, after)),
    setInterval(lookAgain, repairIntervalMs),
  ];
  for (const timer of timers) timer.unref();
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await running;
    },
  };
}

/**
 * Announces moves that were not announced, queues the refresh of every repository that needs one, and removes stale
 * locks.
 */
export async function repairRefs(deps: Omit<Deps, 'log'>): Promise<void> {
  const { db, git, workers } = deps;
  const marked = await git.marked();
  if (marked.length === 0) return;
  const projects = await findProjects(db, marked);
  for (const mark of marked) {
    const id = projects.get(mark.storedAt);
    if (id !== undefined) {
      const ageMs = mark.abandoned ? lockAge.abandoned : lockAge.atRest;
      await deleteStaleFiles(git.repository(id), { ageMs });
      await tellUntoldMoves(deps, id, mark.moves);
      if (!(await isFresh(db, id, mark))) {
        await workers.enqueue(db, refreshRepository, { project_id: id }, { key: refreshKey(id) });
      }
    }
    // The other moves are still handled by the process that made them.
    if (mark.moves.every(({ orphaned }) => orphaned)) await mark.settled();
  }
}

/** Tells whether the rows of a repository were refreshed after its last move: then no work is unfinished. */
async function isFresh(db: Database, id: number, { until }: MarkedRepository): Promise<boolean> {
  const row = await db('project_statistics')
    .where({ project_id: id })
    .select('refreshed_at')
    .first<{ refreshed_at: string | null } | undefined>();
  return row?.refreshed_at != null && Date.parse(row.refreshed_at) > until;
}

/** The path of a repository does not contain its project, so after a crash all projects are compared. */
async function findProjects(
  db: Database,
  marked: readonly MarkedRepository[],
): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  const wanted = new Set<string>();
  for (const { storedAt, projectId } of marked) {
    if (projectId === undefined) wanted.add(storedAt);
    else found.set(storedAt, projectId);
  }
  for (let last = 0; wanted.size > 0;) {
    const rows = await db<{ id: number }>('projects')
      .where('id', '>', last)
      .orderBy('id')
      .limit(batchSize)
      .select('id');
    for (const { id } of rows) {
      const storedAt = storePath(id);
      if (wanted.delete(storedAt)) found.set(storedAt, id);
      last = id;
    }
    if (rows.length < batchSize) break;
  }
  return found;
}
