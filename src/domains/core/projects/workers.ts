import { clearReferences, deleteInParts } from '#src/database/in-parts.ts';
import { prepare } from '#src/domain-events/publish.ts';
import { removeRepository } from '#src/git/life/existence.ts';
import type { ProjectRow } from '#src/records/project.ts';
import type { WorkerDefinition } from '#src/workers/definition.ts';
import { ofProject } from '#src/workers/owners.ts';
import { containerRemoved } from '#src/domains/core/namespaces/events.ts';
import { retireResourceBots } from '#src/domains/core/users/deletion/retire-bots.ts';
import { importRepository } from './import/worker.ts';

/** Removes a project whose deletion was requested: the repository first, while its row still refers to it. */
export const deleteProject: WorkerDefinition<{ readonly project_id: number }> = {
  name: 'delete_project',
  timeout: 3600,
  worksFor: ({ project_id }, db) => ofProject(db, project_id),

  async run({ project_id }, { db, git, workers, clock }, { signal }) {
    const project = await db<ProjectRow>('projects')
      .select('deletion_requested_at', 'forked_from_id')
      .where({ id: project_id })
      .first();
    if (project !== undefined && project.deletion_requested_at === null) return;
    await removeRepository(git.repository(project_id));
    if (project === undefined) return;

    // The request for the deletion may have been interrupted.
    const now = clock().toISOString();
    await retireResourceBots(db, workers, { kind: 'project', ids: [project_id] }, { now, signal });
    // The project is hidden by now; its records are deleted in batches.
    await prepare(db, containerRemoved({ kind: 'project', id: project_id }));
    await clearReferences(db, 'projects', [project_id], { signal });
    const members = db('members').where({ source_type: 'Project', source_id: project_id });
    await deleteInParts(db, 'members', members, { signal });
    await db.transaction(async (db) => {
      const removed = await db('projects').where({ id: project_id }).delete();
      if (removed > 0 && project.forked_from_id !== null) {
        await db('projects').where({ id: project.forked_from_id }).decrement('forks_count', 1);
      }
    });
  },
};

/** Background jobs of the resource. */
export const workers = [deleteProject, importRepository];
