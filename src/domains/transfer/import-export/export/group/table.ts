import type { Database } from '#src/database/database.ts';
import { insertReturning } from '#src/database/dialect.ts';
import type { Actor } from '#src/records/actor.ts';
import type { MadeFile } from '../newer.ts';
import { keptMs } from '../table.ts';

/** A requested archive of a group, until it is made. */
export interface GroupExportRow {
  readonly id: number;
  readonly group_id: number;
  readonly user_id: number;
  readonly administrator: boolean;
  readonly status: 'queued' | 'started';
  readonly created_at: string;
}

/** An archive that is ready. */
export interface GroupExportFileRow extends MadeFile {
  readonly id: number;
  readonly group_id: number;
  readonly filename: string;
  readonly size: number;
  readonly sha256: string;
  readonly storage_key: string;
  readonly created_at: string;
}

/** Stores a request for an archive. Null if an earlier request of the user still waits. */
export async function insertGroupExport(
  db: Database,
  { groupId, actor }: { readonly groupId: number; readonly actor: Actor },
  now: string,
): Promise<GroupExportRow | null> {
  const waiting = { group_id: groupId, user_id: actor.user.id, status: 'queued' as const };
  const found = await db('group_exports').where(waiting).first('id');
  if (found !== undefined) return null;
  const request = { administrator: actor.admin, created_at: now };
  return insertReturning<GroupExportRow>(db, 'group_exports', { ...waiting, ...request });
}

/** The archive of a group that can be downloaded now. */
export function findGroupExportFile(
  db: Database,
  groupId: number,
  now: Date,
): Promise<GroupExportFileRow | undefined> {
  return db<GroupExportFileRow>('group_export_files')
    .where({ group_id: groupId })
    .where('created_at', '>', new Date(now.getTime() - keptMs).toISOString())
    .first();
}
