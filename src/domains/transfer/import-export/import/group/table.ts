import type { Database } from '#src/database/database.ts';

/** The archive that a group is made of. */
export interface GroupImportRow {
  readonly id: number;
  readonly group_id: number;
  /** Null for a deleted user. */
  readonly user_id: number | null;
  readonly administrator: boolean;
  /** Null after the archive was deleted. */
  readonly storage_key: string | null;
  /** `abandoned` when the group is deleted before the import is complete. */
  readonly status: 'scheduled' | 'started' | 'finished' | 'failed' | 'abandoned';
  readonly created_at: string;
}

export function findGroupImport(
  db: Database,
  groupId: number,
): Promise<GroupImportRow | undefined> {
  return db<GroupImportRow>('group_imports').where({ group_id: groupId }).first();
}
