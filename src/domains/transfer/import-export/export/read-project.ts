import { type Database, readAtOneMoment } from '#src/database/database.ts';
import { RepositoryMissing } from '#src/git/errors.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { findGroupLevel } from '#src/policy/group-level.ts';
import type { ProjectAsUser } from '#src/policy/project-as-user.ts';
import { projectColumns, type ProjectRow } from '#src/records/project.ts';
import type { WorkerDependencies } from '#src/workers/definition.ts';
import type { ProjectSettingsRow } from '#src/domains/core/projects/settings.ts';
import type { ProjectSource } from './archive.ts';

interface Reading {
  readonly projectId: number;
  readonly asked: Pick<ProjectAsUser, 'actor'>;
  readonly now: Date;
  readonly signal: AbortSignal;
}

/** Calls `work` with a snapshot of a project, as the user of the export may see it. */
export function readProject<T>(
  { db, git, storage }: Pick<WorkerDependencies, 'db' | 'git' | 'storage'>,
  { projectId, asked: { actor }, now, signal }: Reading,
  work: (source: ProjectSource) => Promise<T>,
): Promise<T> {
  return readAtOneMoment(db, async (db) => {
    const project = await findProject(db, projectId);
    const settings = await db<ProjectSettingsRow>('project_settings')
      .where({ project_id: projectId })
      .first();
    if (project === undefined || settings === undefined) throw new RepositoryMissing('project');
    const repository = git.repository(projectId).usedBy(`user ${actor.user.id}`, () => signal);
    const exported = { project, settings };
    const container = { column: 'project_id', id: projectId } as const;
    const source = { db, projectId, container, exported, repository, now, storage, signal };
    const level = await findGroupLevel(db, actor.user.id, project.namespace_id);
    const tellsGroups = actor.admin || level >= AccessLevel.Maintainer;
    return work({ ...source, administrator: actor.admin, tellsGroups });
  });
}

const findProject = (db: Database, id: number) =>
  db<ProjectRow>('projects')
    .where({ id })
    .whereNotNull('listing')
    .first<ProjectRow | undefined>(...projectColumns);
