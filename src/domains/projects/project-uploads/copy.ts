import type { Database } from '#src/database/database.ts';
import { whereInList, isUniqueViolation } from '#src/database/dialect.ts';
import { NotFound } from '#src/errors.ts';
import type { Storage } from '#src/storage/storage.ts';
import { insertProjectUpload, type ProjectUploadRow } from './table.ts';

/** Upper limit on copied files of one text; no readable text has more. */
const maxFiles = 100;

interface Copying {
  readonly db: Database;
  readonly storage: Storage;
  readonly clock: () => Date;
}

interface Move {
  /** The ids of the projects. */
  readonly from: number;
  readonly to: number;
  /** Bytes of files beyond which the others are left; default: all are copied. */
  readonly mostBytes?: number;
}

/**
 * Copies files in a text to another project, under the same address below its path, so the text finds them there.
 * Existing files are skipped.
 */
export async function copyNamedFiles(
  { db, storage, clock }: Copying,
  text: string,
  { from, to, mostBytes = Infinity }: Move,
): Promise<void> {
  const secrets = listSecrets(text);
  if (secrets.length === 0) return;
  const known = await listUploads(db, to, secrets);
  const there = new Set(known.map(({ secret }) => secret));
  let leftBytes = mostBytes;
  for (const row of await listUploads(db, from, secrets)) {
    if (there.has(row.secret) || row.size > leftBytes) continue;
    leftBytes -= row.size;
    const bytes = await storage.read(row.storage_key);
    if (bytes === null) continue;
    const blob = await storage.store(bytes);
    const file = {
      projectId: to,
      uploaderId: row.uploader_id,
      filename: row.filename,
      mediaType: row.media_type,
      blob,
      quota: null,
      secret: row.secret,
    };
    try {
      await insertProjectUpload(db, file, clock().toISOString());
    } catch (error) {
      await storage.remove(blob.key).catch(() => {});
      // A concurrent job copied the file, or the project was deleted.
      if (!isUniqueViolation(error) && !(error instanceof NotFound)) throw error;
    }
  }
}

function listSecrets(text: string): string[] {
  const secrets = new Set<string>();
  for (const [, secret = ''] of text.matchAll(/\/uploads\/([0-9a-f]{32})\//g)) {
    secrets.add(secret);
    if (secrets.size === maxFiles) break;
  }
  return [...secrets];
}

function listUploads(
  db: Database,
  project_id: number,
  secrets: readonly string[],
): Promise<ProjectUploadRow[]> {
  return whereInList(
    db<ProjectUploadRow>('project_uploads').where({ project_id }),
    'secret',
    secrets,
  )
    .orderBy('id')
    .select('*');
}
