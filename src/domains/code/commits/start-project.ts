import type { RequestContext } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { Forbidden } from '#src/errors.ts';
import { findProjectFor, type ProjectAccess } from '#src/policy/project-access.ts';
import type { Actor } from '#src/records/actor.ts';
import { shareForkNetwork } from '#src/domains/core/projects/fork-network.ts';
import { requireCode } from './finder.ts';

/**
 * The project whose branch or commit a new branch begins at; undefined for the project itself.
 * @throws NotFound when the actor does not see it, or it has no repository
 * @throws Forbidden when they may not read its code, or it is not related to the project by forks
 */
export async function findStartProject(
  { db }: Pick<RequestContext, 'db'>,
  actor: Actor,
  project: ProjectAccess,
  idOrPath: number | string | undefined,
): Promise<ProjectAccess | undefined> {
  if (idOrPath === undefined) return undefined;
  const start = await findProjectFor(db, actor, idOrPath);
  if (start.id === project.id) return undefined;
  if (!(await shareForkNetwork(db, project, start))) {
    const name = await formatNameWithNamespace(db, project);
    throw new Forbidden(`Project is not included in the fork network for ${name}`);
  }
  requireCode(start);
  return start;
}

async function formatNameWithNamespace(db: Database, project: ProjectAccess): Promise<string> {
  const row = await db('namespaces')
    .where({ id: project.namespace_id })
    .select('full_name')
    .first<{ full_name: string } | undefined>();
  return row === undefined ? project.name : `${row.full_name} / ${project.name}`;
}
