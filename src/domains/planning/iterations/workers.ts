import type { WorkerDefinition } from '#src/workers/definition.ts';
import { toInstanceOwner } from '#src/workers/owners.ts';
import { makeIterations, rollOver } from './cadences.ts';
import type { CadenceRow } from './table.ts';

/** Number of cadences that one query reads. */
const batchSize = 200;

/** Creates iterations of automatic cadences ahead, and moves issues to the current one. */
export const advanceIterations: WorkerDefinition<object> = {
  name: 'advance_iterations',
  worksFor: toInstanceOwner,
  daily: { hour: 0, minute: 10 },
  timeout: 3600,

  async run(_, { db, clock }, job) {
    for (let after = 0; ;) {
      const cadences = await db('iteration_cadences')
        .where('id', '>', after)
        .where('active', true)
        .orderBy('id')
        .limit(batchSize)
        .select<Pick<CadenceRow, 'id' | 'roll_over'>[]>('id', 'roll_over');
      for (const cadence of cadences) {
        if (job.signal.aborted) return;
        await makeIterations(db, cadence, clock());
        if (cadence.roll_over) await rollOver(db, cadence, clock());
        after = cadence.id;
      }
      if (cadences.length < batchSize) return;
    }
  },
};

/** Background jobs of the resource. */
export const workers = [advanceIterations];
