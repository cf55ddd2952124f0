import type { Database } from '#src/database/database.ts';
import type { ApprovalRuleRow } from '#src/domains/code/approval-rules/table.ts';
import {
  loadReportContents,
  loadPipelineReports,
} from '#src/domains/ci/job-artifacts/pipeline-reports.ts';
import {
  readReportContent,
  type ReportContent,
  type ReportRow,
  type ReportType,
} from '#src/domains/ci/job-artifacts/report-row.ts';
import { findHeadPipeline } from '#src/domains/ci/pipelines/head-pipeline.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import { isFinal } from '#src/domains/ci/pipelines/composite-status.ts';
import type { PipelineRow } from '#src/domains/ci/pipelines/table.ts';

/** Findings and licences of all reports together that are compared. */
const maxEntries = 100_000;
/** Limit on pipelines of the target branch that are searched for one with a coverage. */
const maxPipelines = 200;

export interface ComparedReport extends Pick<ReportRow, 'file_type' | 'fault'> {
  readonly content: ReportContent;
}

/** The reports of the pipelines of a merge request and of its target branch. */
export interface ReportFacts {
  /**
   * `none` without a pipeline of the head; `elsewhere` for a head of another project, whose owner controls its
   * pipelines and runners.
   */
  readonly pipeline: 'none' | 'elsewhere' | 'under way' | 'over';
  /** Reports of the pipeline for the head. */
  readonly head: readonly ComparedReport[];
  /** Reports of the target branch: for each type, those of the newest successful pipeline with one. */
  readonly base: readonly ComparedReport[];
  /** True where there is too much to be compared. */
  readonly tooMuch: boolean;
  /** Coverage as the jobs of the pipelines tell it, in percent. */
  readonly headCoverage: number | null;
  readonly baseCoverage: number | null;
}

/** Loads the reports that these rules compare. */
export async function findReportFacts(
  db: Database,
  mergeRequest: MergeRequestRow,
  rules: readonly ApprovalRuleRow[],
): Promise<ReportFacts> {
  const types = [...new Set(rules.flatMap(listReportTypes))];
  const head = await findHeadPipeline(db, mergeRequest);
  const ofHead = head === null ? [] : await loadPipelineReports(db, head, types);
  const ofBase = await listTargetReports(db, mergeRequest, types);
  const both = [...ofHead, ...ofBase];
  const tooMuch = both.reduce((sum, { entries }) => sum + entries, 0) > maxEntries;
  const contents = tooMuch ? [] : await loadReportContents(db, both);
  const byKey = new Map(contents.map((row) => [formatKey(row), readReportContent(row)]));
  const addContent = (reports: typeof both) =>
    reports.map((report) => ({ ...report, content: byKey.get(formatKey(report)) ?? {} }));
  const asksCoverage = types.includes('cobertura');
  return {
    pipeline: getReportState(mergeRequest, head),
    head: addContent([...ofHead]),
    base: addContent([...ofBase]),
    tooMuch,
    headCoverage: head?.coverage ?? null,
    baseCoverage: asksCoverage ? await findTargetCoverage(db, mergeRequest) : null,
  };
}

function getReportState(
  { source_project_id, target_project_id }: MergeRequestRow,
  head: PipelineRow | null,
): ReportFacts['pipeline'] {
  if (source_project_id !== target_project_id) return 'elsewhere';
  if (head === null) return 'none';
  return isFinal(head.status) ? 'over' : 'under way';
}

/** The reports that a rule is about. */
export function listReportTypes({
  report_type,
  scanners,
}: Pick<ApprovalRuleRow, 'report_type' | 'scanners'>): readonly ReportType[] {
  if (report_type === 'vulnerability') return scanners ?? [];
  return report_type === 'license_scanning' ? ['license_scanning'] : ['cobertura'];
}

const formatKey = ({ job_id, file_type }: Pick<ReportRow, 'job_id' | 'file_type'>) =>
  `${job_id} ${file_type}`;

type Target = Pick<MergeRequestRow, 'target_project_id' | 'target_branch'>;

async function listTargetReports(db: Database, target: Target, types: readonly ReportType[]) {
  const byPipeline = new Map<number, ReportType[]>();
  for (const type of types) {
    const id = await findNewestPipeline(db, target, type);
    if (id !== null) byPipeline.set(id, [...(byPipeline.get(id) ?? []), type]);
  }
  const reports = [];
  for (const [id, found] of byPipeline) {
    reports.push(...(await loadPipelineReports(db, { id, parent_pipeline_id: null }, found)));
  }
  return reports;
}

/** The newest successful pipeline of the target branch that has a report of this type. */
async function findNewestPipeline(
  db: Database,
  { target_project_id: project_id, target_branch: ref }: Target,
  file_type: ReportType,
): Promise<number | null> {
  const row = await db('job_reports')
    .join('pipelines', 'pipelines.id', 'job_reports.root_pipeline_id')
    .where({ 'job_reports.project_id': project_id, 'job_reports.file_type': file_type })
    .where({ 'job_reports.ref': ref, 'pipelines.status': 'success', 'pipelines.tag': false })
    .whereNull('pipelines.merge_request_id')
    .orderBy('job_reports.root_pipeline_id', 'desc')
    .first<{ id: number } | undefined>('job_reports.root_pipeline_id as id');
  return row === undefined ? null : Number(row.id);
}

async function findTargetCoverage(
  db: Database,
  { target_project_id: project_id, target_branch: ref }: Target,
): Promise<number | null> {
  const newest = await db<PipelineRow>('pipelines')
    .where({ project_id, ref, tag: false, status: 'success', parent_pipeline_id: null })
    .orderBy('id', 'desc')
    .limit(maxPipelines)
    .select<Pick<PipelineRow, 'coverage'>[]>('coverage');
  return newest.find(({ coverage }) => coverage !== null)?.coverage ?? null;
}
