import { randomBytes } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { insertReturning } from '../../database/dialect.ts';
import { NotFound } from '../../errors.ts';
import type { StoredBlob } from '../../storage/storage.ts';
import { fullPathKey } from '../namespaces/path-rules.ts';
import { lockProject } from '../projects/table.ts';

export interface ProjectUploadRow {
  readonly id: number;
  readonly project_id: number;
  readonly uploader_id: number | null;
  /** Part of the address, that nobody can guess. */
  readonly secret: string;
  readonly filename: string;
  /** Null for what is only to be saved, not shown. */
  readonly media_type: string | null;
  /** Bytes. */
  readonly size: number;
  readonly storage_key: string;
}

export interface NewProjectUpload {
  readonly projectId: number;
  readonly uploaderId: number;
  readonly filename: string;
  readonly mediaType: string | null;
  readonly blob: StoredBlob;
}

/**
 * Makes a file that is stored one of the project, and counts it in the project's sizes.
 * @throws NotFound when the project is gone
 */
export function insertProjectUpload(
  db: Database,
  { projectId, uploaderId, filename, mediaType, blob }: NewProjectUpload,
  now: string,
): Promise<ProjectUploadRow> {
  return db.transaction(async (db) => {
    if ((await lockProject(db, projectId)) === undefined) throw new NotFound('Project');
    await db('project_statistics')
      .where({ project_id: projectId })
      .increment({ uploads_size: blob.size, storage_size: blob.size });
    return insertReturning<ProjectUploadRow>(db, 'project_uploads', {
      project_id: projectId,
      uploader_id: uploaderId,
      secret: randomBytes(16).toString('hex'),
      filename,
      media_type: mediaType,
      size: blob.size,
      sha256: blob.sha256,
      storage_key: blob.key,
      created_at: now,
    });
  });
}

/** The file of this address in a project with this path (in any case); undefined when there is none. */
export async function findUploadByPath(
  db: Database,
  path: string,
  secret: string,
  filename: string,
): Promise<(ProjectUploadRow & { readonly enforce_auth_checks_on_uploads: boolean }) | undefined> {
  const key = fullPathKey(path);
  if (key === null) return undefined;
  return db('project_uploads')
    .join('projects', 'projects.id', 'project_uploads.project_id')
    .join('project_settings', 'project_settings.project_id', 'projects.id')
    .whereRaw('lower(projects.full_path) = ?', [key])
    .whereNotNull('projects.listing')
    .where({ 'project_uploads.secret': secret, 'project_uploads.filename': filename })
    .first('project_uploads.*', 'project_settings.enforce_auth_checks_on_uploads');
}
