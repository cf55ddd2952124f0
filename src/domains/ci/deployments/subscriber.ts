import { subscribeTo } from '#src/domain-events/subscription.ts';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import { issuableChanged } from '#src/domains/planning/issuables/events.ts';
import { jobChanged, jobsCreated } from '#src/domains/ci/jobs/events.ts';
import { refsMoved } from '#src/domains/core/repositories/events.ts';
import { followJob, keepEnvironments } from './follow-jobs.ts';
import { stopWithBranch, stopWithRequest } from './stop-workers.ts';

/** Number of branches that one job handles. */
const branchBatchSize = 100;

export const subscriptions = [
  subscribeTo(jobChanged, { record: followJob }),
  subscribeTo(jobsCreated, { record: (db, created) => keepEnvironments(db, created) }),
  subscribeTo(issuableChanged, {
    async record(db, { target, changes, by }, { workers }) {
      const ends = changes.some(
        (change) =>
          change.attribute === 'state' && (change.to === 'closed' || change.to === 'merged'),
      );
      if (target.kind !== 'merge_request' || !ends) return;
      const own = await db('pipelines').where({ merge_request_id: target.id }).first('id');
      if (own === undefined) return;
      const ended = { merge_request_id: target.id, ...by };
      await workers.enqueue(db, stopWithRequest, ended);
    },
  }),
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
