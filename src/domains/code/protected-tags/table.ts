import type { Database } from '#src/database/database.ts';
import { whereInList, insertReturning } from '#src/database/dialect.ts';
import {
  selectNamedLevels,
  type AccessLevelRow,
  type NamedAccessLevelRow,
} from '#src/domains/code/protected-branches/access-levels.ts';

/** A protection of the tags of a project that have this name, or match it as a wildcard. */
export interface ProtectedTagRow {
  readonly id: number;
  readonly project_id: number;
  readonly name: string;
  readonly created_at: string;
  readonly updated_at: string;
}

interface NewProtectedTag extends Pick<ProtectedTagRow, 'project_id' | 'name'> {
  readonly levels: readonly AccessLevelRow[];
}

/** Violates the unique index when the project has a protection with this name. */
export async function insertProtectedTag(
  db: Database,
  { levels, ...protection }: NewProtectedTag,
  now: string,
): Promise<ProtectedTagRow> {
  return db.transaction(async (db) => {
    const times = { created_at: now, updated_at: now };
    const row = await insertReturning<ProtectedTagRow>(db, 'protected_tags', {
      ...protection,
      ...times,
    });
    await db(levelsTable).insert(
      levels.map(({ access_level, user_id, group_id }) => ({
        protected_tag_id: row.id,
        access_level,
        user_id,
        group_id,
      })),
    );
    return row;
  });
}

export type NamedTagLevel = NamedAccessLevelRow & { readonly protected_tag_id: number };

/** Levels of these protections, in the order of their creation. */
export async function loadTagLevels(
  db: Database,
  protectionIds: readonly number[],
): Promise<NamedTagLevel[]> {
  const query = selectNamedLevels(db, levelsTable).select('levels.protected_tag_id');
  return whereInList(query, 'levels.protected_tag_id', protectionIds);
}

const levelsTable = 'protected_tag_access_levels';
