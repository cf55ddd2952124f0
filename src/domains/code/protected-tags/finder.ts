import type { Database } from '#src/database/database.ts';
import { RowNotFound } from '#src/errors.ts';
import { paginate, type OffsetQuery, type Page } from '#src/lists/offset.ts';
import type { ProtectedTagRow } from './table.ts';

/** A page of the protections of a project, the oldest first. */
export function findProtectedTags(
  db: Database,
  projectId: number,
  query: OffsetQuery,
): Promise<Page<ProtectedTagRow>> {
  const rows = db<ProtectedTagRow>('protected_tags')
    .select('protected_tags.*')
    .where('project_id', projectId);
  return paginate(db, rows.orderBy('id'), query);
}

/** @throws RowNotFound unless there is a protection with exactly this name */
export async function findProtectedTag(
  db: Database,
  projectId: number,
  name: string,
): Promise<ProtectedTagRow> {
  const found = await db<ProtectedTagRow>('protected_tags')
    .where({ project_id: projectId, name })
    .first<ProtectedTagRow | undefined>();
  if (found === undefined) throw new RowNotFound();
  return found;
}
