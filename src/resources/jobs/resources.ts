import { isUniqueViolation } from '../../database/dialect.ts';
import type { WorkerDefinition } from '../../workers/definition.ts';
import { ofProject } from '../../workers/owners.ts';
import type { JobRow } from '../pipelines/job-table.ts';
import { enqueueJob } from './transitions.ts';

interface Group {
  readonly project_id: number;
  readonly resource_group: string;
}

export const keyOfGroup = ({ project_id, resource_group }: Group) =>
  `${project_id} ${resource_group}`;

/** The index that lets one job of a resource group be queued or run at a time. */
const holders = 'jobs_holding_resources';

/** Lets a job begin that waits for a resource group which nobody holds: the oldest, or the newest if the group says so. */
export const assignResource: WorkerDefinition<Group> = {
  name: 'assign_resource',
  worksFor: ({ project_id }, db) => ofProject(db, project_id),

  async run({ project_id, resource_group }, { db, clock }) {
    const inGroup = () => db<JobRow>('jobs').where({ project_id, resource_group });
    const holder = await inGroup()
      .whereIn('status', ['preparing', 'pending', 'running'])
      .first('id');
    if (holder !== undefined) return;
    const group = await db('resource_groups')
      .where({ project_id, key: resource_group })
      .first('process_mode');
    const next = await inGroup()
      .where({ status: 'waiting_for_resource' })
      .orderBy('id', group?.process_mode === 'newest_first' ? 'desc' : 'asc')
      .first('id');
    if (next === undefined) return;
    try {
      await enqueueJob(db, Number(next.id), { from: ['waiting_for_resource'] }, clock());
    } catch (error) {
      // Another one got it just now, at whose end this is asked again.
      if (!isUniqueViolation(error, holders)) throw error;
    }
  },
};
