import { on, type Subscription } from '../../domain-events/subscription.ts';
import { jobErased, pipelineRemoved } from '../jobs/events.ts';
import { removeArtifacts, removeReports } from './table.ts';

/** Files of erased jobs and removed pipelines leave the sizes of the project at once, the storage in the next night. */
export const subscriptions: readonly Subscription[] = [
  on(jobErased, {
    record: async (db, { job }) => {
      await removeArtifacts(db, (rows) => rows.where('job_id', job.id));
      await removeReports(db, job);
    },
  }),
  on(pipelineRemoved, {
    record: async (db, { pipelineId }) => {
      const jobs = db('jobs').where('pipeline_id', pipelineId).select('id');
      await removeArtifacts(db, (rows) => rows.whereIn('job_id', jobs));
    },
  }),
];
