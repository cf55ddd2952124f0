import type { components } from '#generated/common/openapi.ts';
import type { Database } from '#src/database/database.ts';
import type { ProjectRow } from '#src/records/project.ts';

/** The short form of a project, as other answers embed it. */
export async function loadProjectIdentity(
  db: Database,
  project: ProjectRow,
): Promise<components['schemas']['ProjectIdentity']> {
  const namespace = await db('namespaces')
    .where({ id: project.namespace_id })
    .first<{ full_name: string } | undefined>('full_name');
  const { id, description, name, path, full_path, created_at } = project;
  return {
    id,
    description,
    name,
    path,
    created_at,
    name_with_namespace: `${namespace?.full_name ?? ''} / ${name}`,
    path_with_namespace: full_path,
  };
}
