import type { Knex } from 'knex';
import type { Database } from '#src/database/database.ts';
import { insertReturning } from '#src/database/dialect.ts';
import type { Actor } from '#src/records/actor.ts';
import type { MadeFile } from '#src/domains/transfer/import-export/export/newer.ts';
import { keptMs } from '#src/domains/transfer/import-export/export/table.ts';

/** The project or group whose relations are exported. */
export type ExportSubject = { readonly project_id: number } | { readonly group_id: number };

/** A request for relations, until all of them are made. */
export interface RelationExportRow {
  readonly id: number;
  readonly project_id: number | null;
  readonly group_id: number | null;
  readonly user_id: number;
  readonly administrator: boolean;
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
  /** Null before the first file; an earlier file stays until the next one is ready. */
  readonly size: number | null;
  readonly storage_key: string | null;
  /**
   * True for the export of an administrator, which holds rows that maintainers may not see. A relation has one file for
   * administrators and one for maintainers.
   */
  readonly administrators_only: boolean;
  readonly updated_at: string;
}

export function toExportSubject({ project_id, group_id }: RelationExportRow): ExportSubject {
  if (project_id !== null) return { project_id };
  if (group_id !== null) return { group_id };
  throw new Error('an export needs a project or a group');
}

/** The files that an export makes. */
export const toRelationFiles = (row: RelationExportRow) => ({
  ...toExportSubject(row),
  administrators_only: row.administrator,
});

interface NewRelationExport {
  readonly subject: ExportSubject;
  readonly actor: Actor;
  readonly relations: readonly string[];
}

/**
 * Stores a request for these relations, whose status becomes started. Null if an earlier request of the user still
 * waits. The caller holds the lock of the project or group.
 */
export async function insertRelationExport(
  db: Database,
  { subject, actor, relations }: NewRelationExport,
  now: string,
): Promise<RelationExportRow | null> {
  const administrator = actor.admin;
  const waiting = {
    ...subject,
    user_id: actor.user.id,
    administrator,
    status: 'queued' as const,
  };
  const found = await db('relation_exports').where(waiting).first('id');
  if (found !== undefined) return null;
  const started = { status: 'started' as const, error: null, updated_at: now };
  const files = { ...subject, administrators_only: administrator };
  const known = await db('relation_export_files').where(files).pluck<string[]>('relation');
  await db('relation_export_files').where(files).update(started);
  const others = relations.filter((relation) => !known.includes(relation));
  if (others.length > 0) {
    const rows = others.map((relation) => ({ ...files, relation, ...started }));
    await db('relation_export_files').insert(rows);
  }
  return insertReturning<RelationExportRow>(db, 'relation_exports', {
    ...waiting,
    created_at: now,
  });
}

/** The relations of the last export, by name, with the files that the caller may download. */
export async function findRelationFiles(
  db: Database,
  subject: ExportSubject,
  actor: Actor | null,
): Promise<RelationFileRow[]> {
  const files = db<RelationFileRow>('relation_export_files').where(subject);
  chooseFilesFor(actor, files);
  const byRelation = new Map<string, RelationFileRow>();
  for (const file of await files.orderBy('relation')) {
    if (!byRelation.has(file.relation)) byRelation.set(file.relation, file);
  }
  return [...byRelation.values()];
}

/** Selects files that the caller may download; for administrators the larger one comes first. */
function chooseFilesFor(actor: Actor | null, files: Knex.QueryBuilder): void {
  if (actor?.admin !== true) void files.where({ administrators_only: false });
  void files.orderBy('administrators_only', 'desc');
}

interface Asking {
  readonly relation: string;
  readonly actor: Actor | null;
  readonly now: Date;
}

/** The file of a relation that the caller may download now; for administrators the larger one. */
export async function findRelationFile(
  db: Database,
  subject: ExportSubject,
  { relation, actor, now }: Asking,
): Promise<(RelationFileRow & ReadyFile) | undefined> {
  const files = db<RelationFileRow & ReadyFile>('relation_export_files')
    .where({ ...subject, relation })
    .whereNotNull('storage_key')
    .where('updated_at', '>', new Date(now.getTime() - keptMs).toISOString());
  chooseFilesFor(actor, files);
  return files.first();
}

interface ReadyFile {
  readonly size: number;
  readonly storage_key: string;
}
