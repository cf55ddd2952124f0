import { randomBytes } from 'node:crypto';
import type { Database } from '#src/database/database.ts';
import { insertReturning } from '#src/database/dialect.ts';
import { Forbidden } from '#src/errors.ts';
import { toFullPathKey } from '#src/records/namespace.ts';
import type { StoredBlob } from '#src/storage/storage.ts';
import { holdProject } from '#src/domains/core/projects/table.ts';

export interface ProjectUploadRow {
  readonly id: number;
  readonly project_id: number;
  readonly uploader_id: number | null;
  /** Unguessable part of the URL. */
  readonly secret: string;
  readonly filename: string;
  /** Null for files that are downloaded, not displayed. */
  readonly media_type: string | null;
  /** Bytes. */
  readonly size: number;
  readonly storage_key: string;
}

interface NewProjectUpload {
  readonly projectId: number;
  readonly uploaderId: number | null;
  readonly filename: string;
  readonly mediaType: string | null;
  readonly blob: StoredBlob;
  /** Null for no limit. */
  readonly quota: UploadQuota | null;
  /** Secret of the original, if the file is a copy. */
  readonly secret?: string;
}

/** Limits on one user's uploads to one project. */
export interface UploadQuota {
  readonly files: number;
  readonly bytes: number;
  /** Length of the period in days. */
  readonly days: number;
}

/**
 * Makes a file that is stored one of the project, and counts it in the project's sizes.
 * @throws NotFound when the project is gone
 * @throws Forbidden when it would be more than the quota
 */
export function insertProjectUpload(
  db: Database,
  { projectId, uploaderId, filename, mediaType, blob, quota, secret }: NewProjectUpload,
  now: string,
): Promise<ProjectUploadRow> {
  return db.transaction(async (db) => {
    await holdProject(db, projectId);
    // The lock on the project makes concurrent uploads count each other.
    if (quota !== null) await requireRoom(db, { projectId, uploaderId, blob }, quota, now);
    await db('project_statistics')
      .where({ project_id: projectId })
      .increment({ uploads_size: blob.size, storage_size: blob.size });
    return insertReturning<ProjectUploadRow>(db, 'project_uploads', {
      project_id: projectId,
      uploader_id: uploaderId,
      secret: secret ?? randomBytes(16).toString('hex'),
      filename,
      media_type: mediaType,
      size: blob.size,
      sha256: blob.sha256,
      storage_key: blob.key,
      created_at: now,
    });
  });
}

async function requireRoom(
  db: Database,
  { projectId, uploaderId, blob }: Pick<NewProjectUpload, 'projectId' | 'uploaderId' | 'blob'>,
  { files, bytes, days }: UploadQuota,
  now: string,
): Promise<void> {
  const since = new Date(Date.parse(now) - days * 86_400_000).toISOString();
  const row = await db('project_uploads')
    .where({ uploader_id: uploaderId, project_id: projectId })
    .where('created_at', '>', since)
    .select(db.raw('count(*) as files, coalesce(sum(size), 0) as bytes'))
    .first<{ files: number | string; bytes: number | string }>();
  // Postgres answers sums as text.
  const used = { files: Number(row.files), bytes: Number(row.bytes) };
  if (used.files + 1 > files || used.bytes + blob.size > bytes) {
    throw new Forbidden('Only members may upload more files');
  }
}

/** The file of this address in a project with this path (in any case); undefined if absent. */
export async function findUploadByPath(
  db: Database,
  path: string,
  secret: string,
  filename: string,
): Promise<(ProjectUploadRow & { readonly enforce_auth_checks_on_uploads: boolean }) | undefined> {
  const key = toFullPathKey(path);
  if (key === null) return undefined;
  return db('project_uploads')
    .join('projects', 'projects.id', 'project_uploads.project_id')
    .join('project_settings', 'project_settings.project_id', 'projects.id')
    .whereRaw('lower(projects.full_path) = ?', [key])
    .whereNotNull('projects.listing')
    .where({ 'project_uploads.secret': secret, 'project_uploads.filename': filename })
    .first('project_uploads.*', 'project_settings.enforce_auth_checks_on_uploads');
}
