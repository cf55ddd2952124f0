import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { toFullPathKey } from '#src/records/namespace.ts';

type Owner = { readonly project_id: number } | { readonly namespace_id: number };

interface OldPathRow {
  readonly path_key: string;
  readonly project_id: number | null;
  readonly namespace_id: number | null;
}

/** Maximum number of former paths of a project or namespace; the latest are kept. */
const maxPaths = 20;

/** Maximum number of former paths that are followed one after another. */
const maxSteps = 5;

/** Redirects git from the previous path of a project or namespace, until the path is taken again. */
export async function keepOldPath(
  db: Database,
  owner: Owner,
  { from, to, now }: { readonly from: string; readonly to: string; readonly now: string },
): Promise<void> {
  if (from.toLowerCase() === to.toLowerCase()) return;
  const leads = { project_id: null, namespace_id: null, ...owner, left_at: now };
  await db('old_paths')
    .insert({ path_key: from.toLowerCase(), ...leads })
    .onConflict('path_key')
    .merge(leads);
  await forgetOldPath(db, to);
  const latest = db('old_paths').where(owner).orderBy('left_at', 'desc').orderBy('id', 'desc');
  const beyond = latest.offset(maxPaths).limit(1);
  await db('old_paths').whereIn('id', beyond.select('id')).delete();
}

/** Removes the redirect from a path that is taken again. */
export async function forgetOldPath(db: Database, fullPath: string): Promise<void> {
  await db('old_paths').where('path_key', fullPath.toLowerCase()).delete();
}

/** Deletes old paths that are now the current paths of these projects or namespaces. */
export async function deleteOldPaths(
  db: Database,
  table: 'namespaces' | 'projects',
  ids: readonly number[],
): Promise<void> {
  const taken = whereInList(db(table), 'id', ids).select(db.raw('lower(full_path)'));
  await db('old_paths').whereIn('path_key', taken).delete();
}

/** The id of the project that was at this path, or below a namespace that was; null where another one has the path. */
export async function findAtOldPath(db: Database, fullPath: string): Promise<number | null> {
  let key = toFullPathKey(fullPath);
  if (key === null || (await findProjectAt(db, key)) !== null) return null;
  for (let step = 0; step < maxSteps && key !== null; step += 1) {
    const found = await followOldPath(db, key);
    if (typeof found === 'number') return found;
    key = found;
    const project = key === null ? null : await findProjectAt(db, key);
    if (project !== null) return project;
  }
  return null;
}

/** The id of a project, or the next path to look at: that of its namespace now. */
async function followOldPath(db: Database, key: string): Promise<number | string | null> {
  const parts = key.split('/');
  const above = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  const rows: OldPathRow[] = await whereInList(db('old_paths'), 'path_key', above).select(
    'path_key',
    'project_id',
    'namespace_id',
  );
  for (const row of rows.toSorted((one, other) => other.path_key.length - one.path_key.length)) {
    if (row.project_id !== null && row.path_key === key) return row.project_id;
    if (row.namespace_id === null || (await isTaken(db, row.path_key))) continue;
    const now = await db('namespaces')
      .where('id', row.namespace_id)
      .first<{ full_path: string } | undefined>('full_path');
    if (now !== undefined) return now.full_path.toLowerCase() + key.slice(row.path_key.length);
  }
  return null;
}

async function isTaken(db: Database, key: string): Promise<boolean> {
  const namespace = await db('namespaces').whereRaw('lower(full_path) = ?', [key]).first('id');
  return namespace !== undefined;
}

async function findProjectAt(db: Database, key: string): Promise<number | null> {
  const project = await db('projects')
    .whereRaw('lower(full_path) = ?', [key])
    .first<{ id: number } | undefined>('id');
  return project?.id ?? null;
}
