import type { Knex } from 'knex';
import type { Database } from '#src/database/database.ts';
import { isUniqueViolation } from '#src/database/dialect.ts';
import { BadRequest, RowNotFound } from '#src/errors.ts';
import { type OffsetQuery, type Page, paginate } from '#src/lists/offset.ts';
import { selectVisibleProjects } from '#src/policy/visible.ts';
import type { Actor } from '#src/records/actor.ts';
import type { ProjectRow } from '#src/records/project.ts';
import { holdOwner, requireRoom } from '#src/domains/core/projects/held-owner.ts';

/** A project that job tokens of another may reach. */
interface ScopeLink {
  readonly source_project_id: number;
  readonly target_project_id: number;
  readonly added_by_id: number;
  readonly created_at: string;
}

export type ReachedProjectRow = Pick<
  ProjectRow,
  'id' | 'description' | 'name' | 'path' | 'full_path' | 'created_at'
> & { readonly namespace_name: string };

/** Limit for one project. */
const maxLinks = 100;

export function listReached(
  db: Database,
  actor: Actor | null,
  sourceId: number,
  query: OffsetQuery,
): Promise<Page<ReachedProjectRow>> {
  const rows = selectVisibleProjects(db, actor)
    .join('job_token_scope_links as links', 'links.target_project_id', 'projects.id')
    .join('namespaces', 'namespaces.id', 'projects.namespace_id')
    .where('links.source_project_id', sourceId)
    .select('projects.id', 'projects.description', 'projects.name', 'projects.path')
    .select('projects.full_path', 'projects.created_at', 'namespaces.full_name as namespace_name')
    .orderBy('links.id') as Knex.QueryBuilder<ReachedProjectRow, ReachedProjectRow[]>;
  return paginate(db, rows, query);
}

/**
 * @throws BadRequest where it is there already, is the project itself, or one too many
 * @throws NotFound, Forbidden where the project of the jobs is gone or archived meanwhile
 */
export async function insertLink(db: Database, link: ScopeLink): Promise<void> {
  const { source_project_id } = link;
  const createTakenError = () =>
    new BadRequest('400 Bad request - Target project is already in the job token scope');
  if (source_project_id === link.target_project_id) throw createTakenError();
  await db.transaction(async (db) => {
    await holdOwner(db, { kind: 'project', id: source_project_id });
    const others = db('job_token_scope_links').where({ source_project_id });
    await requireRoom(others, maxLinks, 'projects in the job token scope');
    await db('job_token_scope_links')
      .insert({ ...link })
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? createTakenError() : error;
      });
  });
}

/** @throws RowNotFound unless it was there */
export async function deleteScopeLink(
  db: Database,
  link: Pick<ScopeLink, 'source_project_id' | 'target_project_id'>,
): Promise<void> {
  const deleted = await db('job_token_scope_links').where(link).delete();
  if (deleted === 0) throw new RowNotFound();
}
