import type { Database } from '#src/database/database.ts';
import { clearReferences, deleteInParts } from '#src/database/in-parts.ts';
import { removeRepository } from '#src/git/life/existence.ts';
import type { Repository } from '#src/git/repository.ts';
import { leaveAll } from '#src/domains/planning/epics/moved.ts';

/** Tables with rows of an empty project; rows in other tables come from an archive. */
const own = [
  'project_settings',
  'project_statistics',
  'project_imports',
  'project_import_failures',
];

const counters = [
  ...['issues', 'merge requests', 'project milestones', 'project pipelines'],
  'project deployments',
];

/** Takes all that was restored from a hidden project, in parts. It can be broken off and done again. */
export async function clearImportedProject(
  db: Database,
  projectId: number,
  repository: Repository,
  signal: AbortSignal,
): Promise<void> {
  await removeRepository(repository);
  await leaveAll(db, { kind: 'project', id: projectId });
  await clearReferences(db, 'projects', [projectId], { signal, keep: own });
  const members = db('members').where({ source_type: 'Project', source_id: projectId });
  await deleteInParts(db, 'members', members, { signal });
  await db.transaction(async (db) => {
    await db('internal_counters')
      .where({ owner_id: projectId })
      .whereIn('scope', counters)
      .delete();
    await db('projects').where({ id: projectId }).update({ open_issues_count: 0, avatar: null });
    await db('project_statistics')
      .where({ project_id: projectId })
      .update({ commit_count: 0, repository_size: 0, uploads_size: 0, storage_size: 0 });
  });
}
