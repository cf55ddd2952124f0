import type { ArtifactsJobFile } from '#generated/job-artifacts/types.ts';

export type ArtifactType = Exclude<ArtifactsJobFile['file_type'], 'trace'>;
export type ArtifactFormat = NonNullable<ArtifactsJobFile['file_format']>;

/** A file of a job; a job has one of each type. */
export interface ArtifactRow {
  readonly id: number;
  readonly job_id: number;
  readonly project_id: number;
  readonly file_type: ArtifactType;
  readonly file_format: ArtifactFormat;
  readonly filename: string;
  /** Bytes. */
  readonly size: number;
  readonly sha256: string;
  readonly storage_key: string;
  /** Null for artifacts that never expire. */
  readonly expire_at: string | null;
  readonly created_at: string;
  /** The variables of a `dotenv` report: pairs of name and value, as JSON. */
  readonly variables: string | null;
}
