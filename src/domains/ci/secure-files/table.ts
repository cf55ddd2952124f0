import type { Database } from '#src/database/database.ts';
import { insertReturning } from '#src/database/dialect.ts';
import { BadRequest, RowNotFound } from '#src/errors.ts';
import { type OffsetQuery, type Page, paginate } from '#src/lists/offset.ts';
import { holdProject } from '#src/domains/core/projects/table.ts';

export interface SecureFileRow {
  readonly id: number;
  readonly project_id: number;
  readonly uploader_id: number | null;
  readonly name: string;
  readonly permissions: 'read_only' | 'read_write' | 'execute';
  /** The digest of the bytes that were uploaded. */
  readonly sha256: string;
  readonly size: number;
  /** Salt that, with the instance secret, gives the key of the file. */
  readonly salt: string;
  readonly storage_key: string;
  readonly created_at: string;
}

const maxFiles = 100;

/**
 * @throws NotFound when the project is gone
 * @throws BadRequest when it has a file of this name, or as many as it may have
 */
export function insertSecureFile(
  db: Database,
  file: Omit<SecureFileRow, 'id'>,
): Promise<SecureFileRow> {
  return db.transaction(async (db) => {
    const { project_id, name } = file;
    await holdProject(db, project_id);
    // Locks the project: simultaneous requests see each other's files.
    const names = await db('secure_files').where({ project_id }).limit(maxFiles).select('name');
    const taken = await db('secure_files').where({ project_id, name }).first('id');
    if (taken !== undefined) throw new BadRequest({ name: ['has already been taken'] });
    if (names.length >= maxFiles) {
      const told = `Maximum number of project ci secure files (${maxFiles}) exceeded`;
      throw new BadRequest({ base: [told] });
    }
    return insertReturning<SecureFileRow>(db, 'secure_files', file);
  });
}

/** Secure files of a project in the order of their creation. */
export function findSecureFiles(
  db: Database,
  projectId: number,
  query: OffsetQuery,
): Promise<Page<SecureFileRow>> {
  const rows = db<SecureFileRow>('secure_files')
    .select('secure_files.*')
    .where('project_id', projectId);
  return paginate(db, rows.orderBy('id'), query);
}

/** @throws RowNotFound unless it belongs to the project */
export async function findSecureFile(
  db: Database,
  projectId: number,
  id: number,
): Promise<SecureFileRow> {
  const row = await db<SecureFileRow>('secure_files')
    .where({ id, project_id: projectId })
    .first<SecureFileRow | undefined>();
  if (row === undefined) throw new RowNotFound();
  return row;
}
