import type { TestCounts } from '#src/reports/junit.ts';
import { scans, type ScanType } from '#src/reports/scans.ts';
import type { ArtifactType } from './artifact-row.ts';

export type ReportType = ScanType | 'junit' | 'cobertura' | 'license_scanning';

const types: ReadonlySet<string> = new Set<ReportType>([
  ...scans,
  'junit',
  'cobertura',
  'license_scanning',
]);

/** Tells whether a file is a report that the server evaluates. */
export const isReport = (type: ArtifactType): type is ReportType => types.has(type);

export const isScan = (type: ReportType): type is ScanType =>
  (scans as readonly string[]).includes(type);

/** Stored part of a report. */
export interface ReportRow {
  readonly id: number;
  readonly job_id: number;
  readonly project_id: number;
  /** Pipeline of the job, or the root of its child pipelines. */
  readonly root_pipeline_id: number;
  readonly ref: string;
  readonly file_type: ReportType;
  /** Reason why the report could not be read; null for a readable report. */
  readonly fault: string | null;
  /** Number of findings or licenses. */
  readonly entries: number;
  /** JSON: see `ReportContent`. */
  readonly content: string;
}

/** Each type of report sets one of these. */
export interface ReportContent {
  readonly tests?: TestCounts;
  /** Percent. */
  readonly coverage?: number;
  /** See `readFindings`. */
  readonly findings?: readonly string[];
  readonly licenses?: readonly string[];
}

export const readReportContent = ({ content }: Pick<ReportRow, 'content'>): ReportContent =>
  JSON.parse(content) as ReportContent;
