import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { partRows, runStepByStep } from '#src/database/in-parts.ts';
import { dayMs } from '#src/units.ts';
import type { WorkerDefinition } from '#src/workers/definition.ts';
import { toInstanceOwner } from '#src/workers/owners.ts';
import { mostLogged } from './limits.ts';
import { deliverToReceiver, deliverToSlowReceiver } from './deliver.ts';
import { fanOutEvents } from './fan-out.ts';

/** Deletes deliveries older than the log retention once a day, sent or not. */
const sweepDeliveries: WorkerDefinition<object> = {
  name: 'sweep_deliveries',
  worksFor: toInstanceOwner,
  daily: { hour: 1, minute: 40 },
  timeout: 3600,

  async run(_, { db, clock }, { signal }) {
    const before = new Date(clock().getTime() - mostLogged.days * dayMs).toISOString();
    for (const table of ['deliveries', 'delivery_events', 'delivery_payloads', 'delivery_chains']) {
      await runStepByStep(db, (db) => deleteOldest(db, table, before), signal);
    }
  },
};

async function deleteOldest(db: Database, table: string, before: string): Promise<number> {
  const ids = await db(table)
    .where('created_at', '<', before)
    .orderBy(['created_at', 'id'])
    .limit(partRows)
    .pluck<number[]>('id');
  if (ids.length > 0) await whereInList(db(table), 'id', ids).delete();
  return ids.length;
}

/** Background jobs of the resource. */
export const workers = [deliverToReceiver, deliverToSlowReceiver, fanOutEvents, sweepDeliveries];
