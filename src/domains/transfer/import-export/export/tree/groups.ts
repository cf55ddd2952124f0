import { whereInList } from '#src/database/dialect.ts';
import type { Database } from '#src/database/database.ts';
import type { ExportedProject } from './project.ts';

interface Source {
  readonly db: Database;
  readonly exported: ExportedProject;
  readonly administrator: boolean;
}

/** A group by its path: ids have no meaning on another instance. */
interface GroupRecord {
  readonly full_path: string;
}

/**
 * The groups with these ids, by id. Every maintainer of the project downloads the archive: it names public groups and those
 * that the project is in, and others for administrators alone.
 */
export async function loadGroupRecords(
  { db, exported, administrator }: Source,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number | null, GroupRecord>> {
  const distinctIds = [...new Set(ids.filter((id) => id !== null))];
  if (distinctIds.length === 0) return new Map();
  const groups = db('namespaces').where({ kind: 'group', pending_delete: false });
  if (!administrator) {
    const above = db('namespace_ancestors')
      .where('namespace_id', exported.project.namespace_id)
      .select('ancestor_id');
    void groups.where((either) => {
      void either.where('visibility', 'public').orWhereIn('id', above);
    });
  }
  const rows = await whereInList(groups, 'id', distinctIds).select<
    { readonly id: number; readonly full_path: string }[]
  >('id', 'full_path');
  return new Map(rows.map(({ id, full_path }) => [id, { full_path }]));
}
