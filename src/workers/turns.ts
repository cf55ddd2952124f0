import type { Database } from '#src/database/database.ts';
import { skipLocked, selectTimeFromNow } from '#src/database/dialect.ts';
import { prepareStatement } from '#src/database/statement.ts';

/**
 * Lanes of jobs: ordinary work, work that mostly waits for the network, imports of archives, transfers to and from
 * servers that users name, mail, deliveries to quick receivers, and deliveries to slow ones.
 */
const laneNames = [
  ...(['ordinary', 'apart', 'archives', 'transfers', 'mail'] as const),
  ...(['deliveries', 'slow_deliveries'] as const),
] as const;

export type LaneName = (typeof laneNames)[number];

/** Places for jobs in one process. */
export interface Lane {
  readonly name: LaneName;
  readonly places: number;
  /** Maximum number of slots of one owner's jobs, including those that wait for external systems. */
  readonly mostOfOwner: number;
  /** Jobs that may wait for outside parties without a place. Default: none. */
  readonly mostOutside?: number;
}

interface WaitingOwner {
  readonly owner: string;
  /** Jobs of the owner that all processes run in this lane. */
  readonly running: number;
}

/** Number of owners that one claim considers. Later claims consider others. */
export const ownerBatchSize = 50;

/** Jobs that become due in one go. */
const dueBatchSize = 500;

/**
 * Each step of the walk is one step into an index, past all other jobs of the owner before. The limit is a value so that
 * Postgres plans it anew each time: the table is empty at one moment and large at the next.
 */
const findOwners = prepareStatement<
  { lane: LaneName; after: string; most: number; one: number },
  WaitingOwner
>((db, { lane, after, most, one }) =>
  db.raw(
    `with recursive first_owner as (
         select owner from worker_jobs where state = 'queued' and lane = ? and owner > ? order by owner limit ?
       ), walk as (
         select owner, 1 as place from first_owner
         union all
         select (
           select jobs.owner from worker_jobs as jobs
           where jobs.state = 'queued' and jobs.lane = ? and jobs.owner > walk.owner order by jobs.owner limit ?
         ), place + 1
         from walk where owner is not null and place < ?
       )
       select owner, (
         select count(*) from worker_jobs as jobs
         where jobs.state = 'running' and jobs.lane = ? and jobs.owner = walk.owner
       ) as running
       from walk where owner is not null`,
    [lane, after, one, lane, one, most, lane],
  ),
);

const findLanes = prepareStatement<object, { lane: LaneName }>((db) =>
  db.raw(
    laneNames
      .map(
        (lane) =>
          `select '${lane}' as lane where exists (select 1 from worker_jobs where state = 'queued' and lane = '${lane}')`,
      )
      .join(' union all '),
  ),
);

/** The lanes with waiting jobs: one index lookup for each lane is faster than a walk over owners. */
export async function findWaitingLanes(db: Database): Promise<ReadonlySet<LaneName>> {
  return new Set((await findLanes.all(db, {})).map(({ lane }) => lane));
}

const findDue = prepareStatement<object, { id: number }>((db) =>
  db('worker_jobs')
    .where('state', 'delayed')
    .where('run_at', '<=', selectTimeFromNow(db, 0))
    .limit(1)
    .select('id'),
);

const queueDue = prepareStatement<object, never>((db) =>
  db('worker_jobs')
    .withMaterialized(
      'due',
      skipLocked(
        db('worker_jobs')
          .where('state', 'delayed')
          .where('run_at', '<=', selectTimeFromNow(db, 0))
          .orderBy(['run_at', 'id'])
          .limit(dueBatchSize, { skipBinding: true })
          .select('id'),
      ),
    )
    .whereIn('id', db('due').select('id'))
    .update({ state: 'queued' }),
);

/** Queues jobs whose delay has ended. Checked before any write, so that an idle queue takes no lock. */
export async function queueDelayed(db: Database): Promise<void> {
  if ((await findDue.first(db, {})) !== undefined) await queueDue.run(db, {});
}

/** Walks over the owners of waiting jobs: each walk starts behind the owner of the last turn. */
export class OwnersInTurn {
  readonly #db: Database;
  readonly #lane: LaneName;
  #last = '';

  constructor(db: Database, lane: LaneName) {
    this.#db = db;
    this.#lane = lane;
  }

  /** Owners in the order of their turns, at most `ownerBatchSize`. */
  async next(): Promise<WaitingOwner[]> {
    const last = this.#last;
    const found = await this.#walk(last, ownerBatchSize);
    if (last === '' || found.length === ownerBatchSize) return found;
    const known = new Set(found.map(({ owner }) => owner));
    const others = await this.#walk('', ownerBatchSize - found.length);
    const owners = [...found, ...others.filter(({ owner }) => !known.has(owner))];
    if (owners.length === 0) this.#last = '';
    return owners;
  }

  /** Notes that the owner had a turn. */
  had(owner: string): void {
    this.#last = owner;
  }

  async #walk(after: string, most: number): Promise<WaitingOwner[]> {
    const rows = await findOwners.all(this.#db, { lane: this.#lane, after, most, one: 1 });
    return rows.map(({ owner, running }) => ({ owner, running: Number(running) }));
  }
}

/**
 * Assigns free places one by one, each to the owner with the fewest running jobs, the first of them in turn. `held` is
 * the number per owner in this process. Returns the number for each owner.
 */
export function shareOut(
  owners: readonly WaitingOwner[],
  room: number,
  { mostOfOwner, held }: Pick<Lane, 'mostOfOwner'> & { readonly held: ReadonlyMap<string, number> },
): Map<string, number> {
  const shares = new Map<string, number>();
  const getShare = (owner: string) => shares.get(owner) ?? 0;
  for (let left = room; left > 0; left -= 1) {
    let fewest: WaitingOwner | undefined;
    for (const each of owners) {
      if ((held.get(each.owner) ?? 0) + getShare(each.owner) >= mostOfOwner) continue;
      const running = each.running + getShare(each.owner);
      if (fewest === undefined || running < fewest.running + getShare(fewest.owner)) fewest = each;
    }
    if (fewest === undefined) break;
    shares.set(fewest.owner, getShare(fewest.owner) + 1);
  }
  return shares;
}
