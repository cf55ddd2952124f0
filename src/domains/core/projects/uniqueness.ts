import type { Database } from '#src/database/database.ts';
import { isUniqueViolation } from '#src/database/dialect.ts';
import type { AttributeErrors } from '#src/errors.ts';
import { isFullPathTaken } from '#src/domains/core/namespaces/table.ts';
import { fold } from '#src/database/folding.ts';
import { projectIndexes, type NewProject } from './table.ts';

/** The namespace, name and path that a project is to have; unchanged values are left out. */
type ProjectPath = Pick<NewProject, 'namespace'> & Partial<Pick<NewProject, 'name' | 'path'>>;

/**
 * The errors of name and path that another project has already, or of a path that a group has; null when both are free.
 * The namespace is locked, because groups share its paths.
 */
export async function findTakenAttributes(
  db: Database,
  { namespace, name, path }: ProjectPath,
): Promise<AttributeErrors | null> {
  const sibling =
    name !== undefined &&
    (await db('projects')
      .select('id')
      .where({ namespace_id: namespace.id, name_key: fold(name) })
      .first());
  const pathTaken =
    path !== undefined && (await isFullPathTaken(db, `${namespace.full_path}/${path}`));
  const taken = [...(sibling ? ['name'] : []), ...(pathTaken ? ['path'] : [])];
  return taken.length === 0 ? null : createTakenErrors(taken);
}

/** Maps a failed write to errors of name and path, for a concurrent request that took them after the check. */
export function readTakenAttributes(error: unknown): AttributeErrors | null {
  if (isUniqueViolation(error, projectIndexes.fullPath)) return createTakenErrors(['path']);
  if (isUniqueViolation(error, projectIndexes.name)) return createTakenErrors(['name']);
  return null;
}

function createTakenErrors(attributes: readonly string[]): AttributeErrors {
  return Object.fromEntries(attributes.map((attribute) => [attribute, ['has already been taken']]));
}
