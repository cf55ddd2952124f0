import { seal, unseal } from '#src/database/sealing.ts';
import type { Database } from '#src/database/database.ts';
import { insertReturning } from '#src/database/dialect.ts';
import type { MadeFile } from './newer.ts';
import type { Actor } from '#src/records/actor.ts';
import { dayMs } from '#src/units.ts';

/** A requested archive, until it is made. */
export interface ExportRow {
  readonly id: number;
  readonly project_id: number;
  readonly user_id: number;
  readonly administrator: boolean;
  readonly status: 'queued' | 'started';
  readonly description: string | null;
  readonly upload_sealed: string | null;
  readonly upload_method: 'PUT' | 'POST' | null;
  /** Set while the archive waits for its upload to another server. */
  readonly storage_key: string | null;
  readonly created_at: string;
}

/**
 * An archive that is ready. A project has one that its maintainers may have and one for administrators: neither takes the
 * place of the other.
 */
export interface ExportFileRow extends MadeFile {
  readonly id: number;
  readonly project_id: number;
  readonly filename: string;
  readonly size: number;
  readonly sha256: string;
  readonly storage_key: string;
  /** True if an administrator requested the archive, whose contents only administrators may see. */
  readonly administrators_only: boolean;
  readonly created_at: string;
}

/** Milliseconds until an archive is deleted. */
export const keptMs = dayMs;

export interface Upload {
  readonly url: string;
  readonly method: 'PUT' | 'POST';
}

interface NewExport {
  readonly projectId: number;
  readonly actor: Actor;
  readonly description: string | null;
  readonly upload: Upload | null;
}

/**
 * Stores a request for an archive. Null if an earlier request of the user still waits, which then gets the new
 * options.
 */
export async function insertExport(
  db: Database,
  { projectId, actor, description, upload }: NewExport,
  now: string,
): Promise<ExportRow | null> {
  const request = {
    administrator: actor.admin,
    description,
    upload_sealed: upload && seal(db, upload.url, formatSealPurpose(projectId)),
    upload_method: upload?.method ?? null,
  };
  const waiting = { project_id: projectId, user_id: actor.user.id, status: 'queued' as const };
  const changed = await db('project_exports').where(waiting).update(request);
  if (changed > 0) return null;
  return insertReturning<ExportRow>(db, 'project_exports', {
    ...waiting,
    ...request,
    created_at: now,
  });
}

export function unsealUpload(
  db: Database,
  { project_id, upload_sealed, upload_method }: ExportRow,
): Upload | null {
  if (upload_sealed === null) return null;
  const url = unseal(db, upload_sealed, formatSealPurpose(project_id));
  return { url, method: upload_method ?? 'PUT' };
}

const formatSealPurpose = (projectId: number) => `project_exports.upload:${projectId}`;

interface Asking {
  readonly actor: Actor | null;
  readonly now: Date;
}

/**
 * The archive of a project that the caller can download now; for administrators the more complete one. Undefined if
 * absent or expired.
 */
export function findExportFile(
  db: Database,
  projectId: number,
  { actor, now }: Asking,
): Promise<ExportFileRow | undefined> {
  const files = db<ExportFileRow>('project_export_files')
    .where({ project_id: projectId })
    .where('created_at', '>', new Date(now.getTime() - keptMs).toISOString());
  if (actor?.admin !== true) void files.where({ administrators_only: false });
  return files.orderBy('administrators_only', 'desc').first();
}

/** Status of the project's export for the caller. */
export async function exportStatus(db: Database, projectId: number, asking: Asking) {
  const rows = await db<ExportRow>('project_exports')
    .where({ project_id: projectId })
    .distinct<Pick<ExportRow, 'status'>[]>('status');
  const finished = (await findExportFile(db, projectId, asking)) !== undefined;
  if (rows.length === 0) return { status: finished ? 'finished' : 'none', finished } as const;
  if (finished) return { status: 'regeneration_in_progress', finished } as const;
  const started = rows.some(({ status }) => status === 'started');
  return { status: started ? 'started' : 'queued', finished } as const;
}
