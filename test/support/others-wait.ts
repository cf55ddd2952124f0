import { expect } from 'vitest';
import { type Database, measureLoad } from '#src/database/database.ts';
import { databaseKind } from './databases.ts';

/**
 * Waits until so many others wait for what a transaction holds that is under way. On Postgres this takes a connection of
 * its own.
 */
export async function othersWait(db: Database, count = 1): Promise<void> {
  const waiting = async () => {
    if (databaseKind() === 'sqlite') return measureLoad(db)['waiting'];
    const [row] = await db.raw<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return row?.count;
  };
  await expect.poll(waiting, { interval: 5 }).toBe(count);
}
