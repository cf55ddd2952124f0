import { sweepRows } from '#src/database/in-parts.ts';
import type { WorkerDefinition } from '#src/workers/definition.ts';
import { toInstanceOwner } from '#src/workers/owners.ts';
import { computeOldestEventKept } from '#src/records/event.ts';

/** Deletes events that are too old to be shown. */
export const purgeEvents: WorkerDefinition<Record<never, never>> = {
  name: 'purge_events',
  worksFor: toInstanceOwner,
  daily: { hour: 3, minute: 0 },

  async run(_payload, { db, clock }, { signal }) {
    const oldest = computeOldestEventKept(clock());
    await sweepRows(db, 'events', db('events').where('created_at', '<', oldest), { signal });
  },
};

/** Background jobs of the resource. */
export const workers = [purgeEvents];
