import type { WorkerDefinition } from '#src/workers/definition.ts';
import { toInstanceOwner } from '#src/workers/owners.ts';
import { whereInList } from '#src/database/dialect.ts';
import { deleteInParts } from '#src/database/in-parts.ts';

/** Deletes stopped environments whose time is over, once a day. */
export const deleteEnvironments: WorkerDefinition<object> = {
  name: 'delete_environments',
  worksFor: toInstanceOwner,
  daily: { hour: 3, minute: 30 },

  async run(_, { db, clock }, { signal }) {
    const due = db('environments')
      .where('auto_delete_at', '<=', clock().toISOString())
      .where('state', 'stopped');
    // The statement checks the state again, since a new deployment may have started the environment.
    await deleteInParts(db, 'environments', due, {
      signal,
      remove: (db, ids) =>
        whereInList(db('environments'), 'id', ids).where('state', 'stopped').delete(),
    });
  },
};

/** Background jobs of the resource. */
export const workers = [deleteEnvironments];
