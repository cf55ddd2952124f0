import { findToday } from '#src/database/clock.ts';
import type { Database } from '#src/database/database.ts';
import { execution } from '#src/database/execution.ts';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import { refreshInParts } from './authorizations.ts';
import { selectProjectsDependingOn } from './granted-levels.ts';

interface Settled {
  /** Memberships and shares that expired by this day grant no access. */
  day: string;
  running: Promise<void> | null;
}

const settled = new WeakMap<Database, Settled>();

/** Maximum number of users or projects in one refresh, because other changes of grants wait for it. */
const batchSize = 100;

/**
 * Memberships and shares expire at the beginning of a day, but levels in projects are stored. The first reader of
 * levels on a new day, in any process, removes the levels that expired, and all others wait for that.
 *
 * A worker deletes the rows themselves, and every other query skips expired ones. Null where no wait is needed, and
 * inside a transaction, which begins after the removal.
 */
export function settleExpired(db: Database): Promise<void> | null {
  const day = findToday(db);
  let state = settled.get(db);
  if (state === undefined) {
    if (db[execution].inTransaction) return null;
    state = { day: '', running: null };
    settled.set(db, state);
  }
  return state.day >= day ? null : (state.running ??= settle(db, state, day));
}

async function settle(db: Database, state: Settled, day: string): Promise<void> {
  try {
    for (const userIds of await listExpired(db, 'members', 'user_id', day)) {
      await refreshInParts(db, { userIds }, { today: day });
    }
    for (const groupIds of await listExpired(db, 'group_group_links', 'shared_group_id', day)) {
      // In one query, because most of many groups have no project, and single queries would take too long.
      const dependent = selectProjectsDependingOn(db, groupIds).as('dependent');
      const projects = await db(dependent).pluck<number[]>('id');
      await refreshInParts(db, { projectIds: projects }, { today: day });
    }
    for (const projectIds of await listExpired(db, 'project_group_links', 'project_id', day)) {
      await refreshInParts(db, { projectIds }, { today: day });
    }
    state.day = day;
  } finally {
    state.running = null;
  }
}

/** The subjects of expired rows of the table, in batches. */
async function listExpired(
  db: Database,
  table: string,
  column: string,
  day: string,
): Promise<number[][]> {
  const ids = await db(table)
    .where('expires_at', '<=', day)
    .whereNotNull(column)
    .distinct(column)
    .orderBy(column)
    .pluck<number[]>(column);
  return splitIntoBatches(ids, batchSize);
}
