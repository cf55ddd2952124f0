import { randomInt } from 'node:crypto';
import type { Database } from '#src/database/database.ts';
import { toFullPathKey, type NamespaceRow } from '#src/records/namespace.ts';
import { findPathErrors } from './path-rules.ts';

/** Numbers tried at the end of a taken path, before one is drawn by lot. */
const triedNumberCount = 50;

/** Tells whether the path is taken below the parent, or at the top, and suggests available ones. */
export async function findFreePath(
  db: Database,
  path: string,
  parent: Pick<NamespaceRow, 'full_path'> | null,
): Promise<{ taken: boolean; free: string[] }> {
  // An invalid path is never taken.
  if (path.includes('/') || toFullPathKey(path) === null) return { taken: false, free: [] };
  const prefix = parent === null ? '' : `${parent.full_path}/`;
  const numbers = [
    ...Array.from({ length: triedNumberCount }, (_, index) => index + 1),
    randomInt(1e6, 1e9),
  ];
  const candidates = numbers.map((number) => `${path}${number}`);
  const keys = [path, ...candidates].map((each) => `${prefix}${each}`.toLowerCase());

  const [namespaces, projects] = await Promise.all([
    findPaths(db, 'namespaces', keys),
    parent === null ? new Set<string>() : findPaths(db, 'projects', keys),
  ]);
  const isFree = (each: string) => {
    const key = `${prefix}${each}`.toLowerCase();
    return !namespaces.has(key) && !projects.has(key);
  };
  const kind = parent === null ? 'group' : 'subgroup';
  const free = candidates.find((each) => isFree(each) && findPathErrors(each, kind).length === 0);
  return { taken: namespaces.has(keys[0] ?? ''), free: free === undefined ? [] : [free] };
}

async function findPaths(
  db: Database,
  table: 'namespaces' | 'projects',
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const places = keys.map(() => '?').join(', ');
  const rows: { full_path: string }[] = await db(table)
    .select('full_path')
    .whereRaw(`lower(full_path) in (${places})`, [...keys]);
  return new Set(rows.map(({ full_path }) => full_path.toLowerCase()));
}
