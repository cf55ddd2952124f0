import { whereInList } from '#src/database/dialect.ts';
import { walkParts, walkBelonging } from '#src/database/walks.ts';
import { subscribeTo, type Subscription } from '#src/domain-events/subscription.ts';
import { jobErased, pipelineRemoved } from '#src/domains/ci/jobs/events.ts';
import { removeArtifacts, removeReports } from './table.ts';

/** Files of erased jobs and removed pipelines leave the sizes of the project at once, the storage in the next night. */
export const subscriptions: readonly Subscription[] = [
  subscribeTo(jobErased, {
    record: async (db, { job }) => {
      await removeArtifacts(db, (rows) => rows.where('job_id', job.id));
      await removeReports(db, job);
    },
  }),
  subscribeTo(pipelineRemoved, {
    async prepare(db, { pipelineId }) {
      for await (const jobs of walkParts(db('jobs').where('pipeline_id', pipelineId))) {
        for await (const ids of walkBelonging(db('job_artifacts'), 'job_id', jobs)) {
          await removeArtifacts(db, (rows) => whereInList(rows, 'id', ids));
        }
      }
    },
  }),
];
