import type { RequestContext } from '../../context.ts';
import type { Database } from '../../database/database.ts';
import { Forbidden } from '../../errors.ts';
import { findProjectFor, type ProjectAccess } from '../../policy/project-access.ts';
import type { Actor } from '../../records/actor.ts';
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
  if (!(await areRelated(db, project.id, start.id))) {
    const name = await nameWithNamespace(db, project);
    throw new Forbidden(`Project is not included in the fork network for ${name}`);
  }
  requireCode(start);
  return start;
}

/** Tells whether both projects go back to the same original by forks. */
async function areRelated(db: Database, one: number, other: number): Promise<boolean> {
  const [first, second] = await Promise.all([originOf(db, one), originOf(db, other)]);
  return first !== null && first === second;
}

async function originOf(db: Database, id: number): Promise<number | null> {
  // A union without `all` ends also where rows lead in a circle.
  const rows: { id: number }[] = await db.raw(
    `with recursive origins (id, forked_from_id) as (
       select id, forked_from_id from projects where id = ?
       union
       select projects.id, projects.forked_from_id
       from origins join projects on projects.id = origins.forked_from_id
     )
     select id from origins where forked_from_id is null`,
    [id],
  );
  return rows[0]?.id ?? null;
}

async function nameWithNamespace(db: Database, project: ProjectAccess): Promise<string> {
  const row = await db('namespaces')
    .where({ id: project.namespace_id })
    .select('full_name')
    .first<{ full_name: string } | undefined>();
  return row === undefined ? project.name : `${row.full_name} / ${project.name}`;
}
