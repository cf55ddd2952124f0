import type { Database } from '#src/database/database.ts';
import { containsText } from '#src/database/dialect.ts';
import { RowNotFound } from '#src/errors.ts';
import { countRows, paginate, type OffsetQuery, type Page } from '#src/lists/offset.ts';
import type { ProtectedBranchRow } from './table.ts';

/** A page of the protections of a project, the oldest first. */
export function findProtectedBranches(
  db: Database,
  projectId: number,
  { search = '', ...query }: OffsetQuery & { readonly search?: string },
): Promise<Page<ProtectedBranchRow>> {
  const rows = db<ProtectedBranchRow>('protected_branches')
    .select('protected_branches.*')
    .where('project_id', projectId);
  if (search !== '') containsText(rows, 'name', search);
  return paginate(db, rows.orderBy('id'), query);
}

/** Some protections of a project from an offset on, the oldest first, and how many there are. */
export async function sliceProtectedBranches(
  db: Database,
  projectId: number,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly rows: readonly ProtectedBranchRow[]; readonly total: number }> {
  const selectAll = () =>
    db<ProtectedBranchRow>('protected_branches').where('project_id', projectId);
  const total = await countRows(db, selectAll().select('id'));
  if (limit === 0) return { rows: [], total };
  return { rows: await selectAll().orderBy('id').offset(offset).limit(limit).select('*'), total };
}

/** @throws RowNotFound unless there is a protection with exactly this name */
export async function findProtectedBranch(
  db: Database,
  projectId: number,
  name: string,
): Promise<ProtectedBranchRow> {
  const found = await lookForProtectedBranch(db, projectId, name);
  if (found === undefined) throw new RowNotFound();
  return found;
}

export function lookForProtectedBranch(
  db: Database,
  projectId: number,
  name: string,
): Promise<ProtectedBranchRow | undefined> {
  return db<ProtectedBranchRow>('protected_branches')
    .where({ project_id: projectId, name })
    .first<ProtectedBranchRow | undefined>()
    .then((row) => row);
}
