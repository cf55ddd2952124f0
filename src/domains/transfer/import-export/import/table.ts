import type { Database } from '#src/database/database.ts';
import { openOnce, seal } from '#src/database/sealing.ts';

/** The source of an imported project, and the path and name that it gets. */
export interface ImportRow {
  readonly id: number;
  readonly project_id: number;
  /** Null for a deleted user. */
  readonly user_id: number | null;
  readonly administrator: boolean;
  /** Null after the archive was deleted. */
  readonly storage_key: string | null;
  /** The address to fetch the archive from, which may hold credentials; null once it is fetched, or was uploaded. */
  readonly source_sealed: string | null;
  /** Correlation id of the request for the import. */
  readonly correlation_id: string | null;
  /** Set where it takes the place of another project in the end. */
  readonly final_name: string | null;
  readonly final_path: string | null;
  /** JSON. */
  readonly override_params: string | null;
  readonly created_at: string;
}

/** A record of an archive that could not be stored. */
export interface Failure {
  readonly id: number;
  readonly project_id: number;
  readonly exception_class: string;
  readonly source: string;
  readonly relation_name: string;
  readonly line_number: number | null;
  readonly created_at: string;
}

export function findImport(db: Database, projectId: number): Promise<ImportRow | undefined> {
  return db<ImportRow>('project_imports').where({ project_id: projectId }).first();
}

const formatSealPurpose = (projectId: number) => `project_imports.source:${projectId}`;

export const sealSource = (db: Database, projectId: number, url: URL): string =>
  seal(db, url.href, formatSealPurpose(projectId));

/** @throws Error without an address */
export function openSource(db: Database, { project_id, source_sealed }: ImportRow): URL {
  return new URL(openOnce(db, source_sealed ?? '', formatSealPurpose(project_id)));
}

/** Records that could not be stored, within the limit of stored failures. */
export function loadImportFailures(db: Database, projectId: number): Promise<readonly Failure[]> {
  return db<Failure>('project_import_failures')
    .where({ project_id: projectId })
    .orderBy('id')
    .limit(maxFailures);
}

/** Number of failures of one import that are stored; further ones are dropped. */
export const maxFailures = 100;
