import { subscribeTo } from '../../domain-events/subscription.ts';
import { splitIntoBatches } from '../../turns/in-batches.ts';
import { jobChanged, jobsCreated } from '../jobs/events.ts';
import { refsMoved } from '../repositories/events.ts';
import { followJob, keepEnvironments } from './follow-jobs.ts';
import { stopWithBranch } from './stop-workers.ts';

/** Branches that one job looks at. */
const branchBatchSize = 100;

export const subscriptions = [
  subscribeTo(jobChanged, { record: followJob }),
  subscribeTo(jobsCreated, { record: (db, created) => keepEnvironments(db, created) }),
  subscribeTo(refsMoved, {
    async record(db, { project, moves }, { workers }) {
      const gone = moves.flatMap(({ refType, name, after }) =>
        refType === 'branch' && after === null ? [name] : [],
      );
      if (gone.length === 0) return;
      const used = await db('environments')
        .where({ project_id: project.id, state: 'available' })
        .whereNotNull('last_deployment_id')
        .first('id');
      if (used === undefined) return;
      for (const branches of splitIntoBatches(gone, branchBatchSize)) {
        await workers.enqueue(db, stopWithBranch, { project_id: project.id, branches });
      }
    },
  }),
];
