import type { Database } from '../../database/database.ts';
import { insertReturning } from '../../database/dialect.ts';
import type { Actor } from '../../records/actor.ts';
import type { MadeFile } from '../import-export/export/newer.ts';
import { keptMs } from '../import-export/export/table.ts';

/** The project or group whose relations are exported. */
export type ExportSubject = { readonly project_id: number } | { readonly group_id: number };

/** Relations that somebody asked for, until all of them are made. */
export interface RelationExportRow {
  readonly id: number;
  readonly project_id: number | null;
  readonly group_id: number | null;
  readonly user_id: number;
  readonly status: 'queued' | 'started';
  readonly created_at: string;
}

export interface RelationFileRow extends MadeFile {
  readonly id: number;
  readonly project_id: number | null;
  readonly group_id: number | null;
  readonly relation: string;
  readonly status: 'started' | 'finished' | 'failed';
  readonly error: string | null;
  /** Null until there is a file; that of an earlier export stays until the next one is ready. */
  readonly size: number | null;
  readonly storage_key: string | null;
  /** True where an administrator asked for it: it holds what nobody else may see. */
  readonly administrators_only: boolean;
  readonly updated_at: string;
}

export function toExportSubject({ project_id, group_id }: RelationExportRow): ExportSubject {
  if (project_id !== null) return { project_id };
  if (group_id !== null) return { group_id };
  throw new Error('an export is of a project or of a group');
}

interface NewRelationExport {
  readonly subject: ExportSubject;
  readonly userId: number;
  readonly relations: readonly string[];
}

/**
 * Notes that somebody wants these relations, which are told to be under way. Null when a request of theirs waits from
 * before. The caller holds the project or group.
 */
export async function insertRelationExport(
  db: Database,
  { subject, userId, relations }: NewRelationExport,
  now: string,
): Promise<RelationExportRow | null> {
  const waiting = { ...subject, user_id: userId, status: 'queued' as const };
  const found = await db('relation_exports').where(waiting).first('id');
  if (found !== undefined) return null;
  const started = { status: 'started' as const, error: null, updated_at: now };
  const known = await db('relation_export_files').where(subject).pluck<string[]>('relation');
  await db('relation_export_files').where(subject).update(started);
  const others = relations.filter((relation) => !known.includes(relation));
  if (others.length > 0) {
    const rows = others.map((relation) => ({ ...subject, relation, ...started }));
    await db('relation_export_files').insert(rows);
  }
  return insertReturning<RelationExportRow>(db, 'relation_exports', {
    ...waiting,
    created_at: now,
  });
}

/** The relations of the last export, by name; there are as many as kinds of them. */
export function findRelationFiles(
  db: Database,
  subject: ExportSubject,
): Promise<RelationFileRow[]> {
  return db<RelationFileRow>('relation_export_files').where(subject).orderBy('relation');
}

interface Asking {
  readonly relation: string;
  readonly actor: Actor | null;
  readonly now: Date;
}

/** The file of a relation that whoever asks can download now. */
export async function findRelationFile(
  db: Database,
  subject: ExportSubject,
  { relation, actor, now }: Asking,
): Promise<(RelationFileRow & ReadyFile) | undefined> {
  const files = db<RelationFileRow & ReadyFile>('relation_export_files')
    .where({ ...subject, relation })
    .whereNotNull('storage_key')
    .where('updated_at', '>', new Date(now.getTime() - keptMs).toISOString());
  if (actor?.admin !== true) void files.where({ administrators_only: false });
  return files.first();
}

interface ReadyFile {
  readonly size: number;
  readonly storage_key: string;
}
