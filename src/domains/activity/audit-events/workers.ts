import { setImmediate as nextTurn } from 'node:timers/promises';
import { partRows } from '#src/database/in-parts.ts';
import { whereInList } from '#src/database/dialect.ts';
import type { WorkerDefinition } from '#src/workers/definition.ts';
import { toInstanceOwner } from '#src/workers/owners.ts';
import { computeOldestAuditKept } from './table.ts';

/** Deletes audit events that are too old to be shown, in parts. */
export const purgeAuditEvents: WorkerDefinition<Record<never, never>> = {
  name: 'purge_audit_events',
  worksFor: toInstanceOwner,
  daily: { hour: 3, minute: 20 },

  async run(_payload, { db, clock }, { signal }) {
    const oldest = computeOldestAuditKept(clock());
    while (!signal.aborted) {
      const ids = await db('audit_events')
        .where('created_at', '<', oldest)
        .orderBy(['created_at', 'id'])
        .limit(partRows)
        .pluck<number[]>('id');
      if (ids.length === 0) return;
      await whereInList(db('audit_events'), 'id', ids).delete();
      await nextTurn();
    }
  },
};

/** Background jobs of the resource. */
export const workers = [purgeAuditEvents];
