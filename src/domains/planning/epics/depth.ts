import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';

/** Maximum depth of nested epics. */
export const maxEpicDepth = 7;

/** Ids of the epic and of all above it, upwards. */
export async function loadEpicLineage(db: Database, id: number): Promise<readonly number[]> {
  const ids: number[] = [];
  for (let next: number | null = id; next !== null && ids.length <= maxEpicDepth;) {
    ids.push(next);
    const row: { parent_id: number | null } | undefined = await db('epics')
      .where('id', next)
      .first<{ parent_id: number | null } | undefined>('parent_id');
    next = row?.parent_id ?? null;
  }
  return ids;
}

/** Number of levels of epics from this one downwards. */
export async function computeEpicHeight(db: Database, id: number): Promise<number> {
  let height = 0;
  for (let level = [id]; level.length > 0 && height <= maxEpicDepth; height += 1) {
    const below = await whereInList(db('epics'), 'parent_id', level).select<{ id: number }[]>('id');
    level = below.map((row) => row.id);
  }
  return height;
}
