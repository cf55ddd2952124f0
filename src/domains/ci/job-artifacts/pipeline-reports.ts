import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import type { PipelineRow } from '#src/domains/ci/pipelines/table.ts';
import type { ReportRow, ReportType } from './report-row.ts';

/** A report and the job that left it. */
export type ReportOfJob = Pick<ReportRow, 'job_id' | 'file_type' | 'fault' | 'entries'> &
  Pick<JobRow, 'name'>;

/**
 * Finds the reports of these types from the latest jobs of a pipeline and its child pipelines, in the order of the
 * jobs. Their contents, and the options of the jobs, are omitted, since they are large together.
 */
export async function loadPipelineReports(
  db: Database,
  { id, parent_pipeline_id: parent }: Pick<PipelineRow, 'id' | 'parent_pipeline_id'>,
  types: readonly ReportType[],
): Promise<readonly ReportOfJob[]> {
  const reports = db('job_reports')
    .join('jobs', 'jobs.id', 'job_reports.job_id')
    .join('pipelines', 'pipelines.id', 'jobs.pipeline_id')
    .whereRaw('not jobs.retried')
    // A trigger job that was begun again has started another child.
    .whereNotExists(
      db('jobs as triggers')
        .whereRaw('triggers.id = pipelines.source_job_id and triggers.retried')
        .whereRaw('pipelines.parent_pipeline_id is not null'),
    );
  if (parent === null) reports.where('job_reports.root_pipeline_id', id);
  else reports.where('jobs.pipeline_id', id);
  return whereInList(reports, 'job_reports.file_type', types)
    .orderBy('jobs.id')
    .orderBy('job_reports.file_type')
    .select<ReportOfJob[]>(
      'job_reports.job_id',
      'job_reports.file_type',
      'job_reports.fault',
      'job_reports.entries',
      'jobs.name',
    );
}

/** The contents of reports, which may be large together. */
export async function loadReportContents(
  db: Database,
  reports: readonly Pick<ReportRow, 'job_id' | 'file_type'>[],
): Promise<readonly Pick<ReportRow, 'job_id' | 'file_type' | 'content'>[]> {
  if (reports.length === 0) return [];
  const jobs = [...new Set(reports.map(({ job_id }) => job_id))];
  const types = [...new Set(reports.map(({ file_type }) => file_type))];
  const rows = whereInList(whereInList(db('job_reports'), 'job_id', jobs), 'file_type', types);
  return rows
    .orderBy('id')
    .select<Pick<ReportRow, 'job_id' | 'file_type' | 'content'>[]>(
      'job_id',
      'file_type',
      'content',
    );
}
