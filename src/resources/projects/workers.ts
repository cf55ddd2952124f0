import { publish } from '../../domain-events/publish.ts';
import type { ProjectRow } from '../../records/project.ts';
import type { WorkerDefinition } from '../../workers/definition.ts';
import { placeRemoved } from '../namespaces/events.ts';

/** Removes a project whose deletion was asked for: the repository first, so that its row still leads to it. */
export const deleteProject: WorkerDefinition<{ readonly project_id: number }> = {
  name: 'delete_project',

  async run({ project_id }, { db, git }) {
    const project = await db<ProjectRow>('projects')
      .select('deletion_requested_at', 'forked_from_id')
      .where({ id: project_id })
      .first();
    if (project !== undefined && project.deletion_requested_at === null) return;
    await git.repository(project_id).remove();
    if (project === undefined) return;

    await db.transaction(async (db) => {
      await db('members').where({ source_type: 'Project', source_id: project_id }).delete();
      await publish(db, placeRemoved({ kind: 'project', id: project_id }));
      const removed = await db('projects').where({ id: project_id }).delete();
      if (removed > 0 && project.forked_from_id !== null) {
        await db('projects').where({ id: project.forked_from_id }).decrement('forks_count', 1);
      }
    });
  },
};
