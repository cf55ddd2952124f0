import type { TestReport, TestReportSummary, TestSuite } from '#generated/pipelines/types.ts';
import type { RequestContext } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { Pauses } from '#src/turns/pauses.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { ReportFault } from '#src/reports/fault.ts';
import { addCounts, noTests, readJunit, type TestCounts } from '#src/reports/junit.ts';
import { NotPacked, TooManyBytes } from '#src/reports/unpack.ts';
import { readOptions } from '#src/domains/ci/jobs/options.ts';
import type { PipelineRow } from '#src/domains/ci/pipelines/table.ts';
import type { ArtifactRow } from './artifact-row.ts';
import { hasExpired } from './finder.ts';
import { findKeptAmong } from './latest.ts';
import { loadReportContents, type ReportOfJob, loadPipelineReports } from './pipeline-reports.ts';
import { artifactPolicy } from './policy.ts';
import { runInProjectTurn, reportBytes } from './read-report.ts';
import { readReportContent } from './report-row.ts';

/** Maximum tests of one response, characters of their messages, and bytes of the read files. */
const maxCases = 10_000;
const maxOutputChars = 2_097_152;
const mostBytes = 52_428_800;

type Context = Pick<RequestContext, 'db' | 'storage' | 'now'>;
type Suite = Omit<TestSuite, 'test_cases'>;

/** Numbers of tests of the jobs of a pipeline that the caller may read. */
export async function summarizeTests(
  { db }: Pick<Context, 'db'>,
  project: ProjectAccess,
  pipeline: PipelineRow,
): Promise<TestReportSummary> {
  const { total, suites } = await loadSuites({ db }, project, pipeline);
  const { time, ...counts } = total;
  return {
    total: { time: roundTime(time), ...counts, suite_error: null },
    test_suites: Array.from(suites.values(), ({ shown, reported }) => ({
      ...shown,
      build_ids: reported,
      suite_error: shown.suite_error ?? null,
    })),
  };
}

/** The tests of the jobs of a pipeline, read from the files that are still there. */
export async function reportTests(
  context: Context,
  project: ProjectAccess,
  pipeline: PipelineRow,
): Promise<TestReport> {
  const { total, suites } = await loadSuites(context, project, pipeline);
  const jobs = [...suites.values()].flatMap(({ jobs }) => jobs);
  const files = await loadFiles(context, jobs);
  const left = { cases: maxCases, output: maxOutputChars, bytes: mostBytes };
  const test_suites: TestSuite[] = [];
  await runInProjectTurn(project.id, async () => {
    for (const { shown, jobs } of suites.values()) {
      const test_cases: TestSuite['test_cases'] = [];
      for (const id of jobs) {
        const file = files.get(id);
        if (file !== undefined) await readCases(context, file, test_cases, left);
      }
      test_suites.push({ ...shown, test_cases });
    }
  });
  return { ...presentCounts(total), test_suites };
}

interface CountedSuite {
  shown: Suite;
  counts: TestCounts;
  /** Ids of the jobs whose reports were readable. */
  readonly jobs: number[];
  /** Ids of all jobs with a report. */
  readonly reported: number[];
}

async function loadSuites(
  { db }: Pick<Context, 'db'>,
  project: ProjectAccess,
  pipeline: PipelineRow,
) {
  const reports = await loadPipelineReports(db, pipeline, ['junit']);
  const readable = await filterReadable(db, project, reports);
  const contents = await loadReportContents(db, readable);
  const byJob = new Map(
    contents.map((row) => [row.job_id, readReportContent(row).tests ?? noTests]),
  );
  const suites = new Map<string, CountedSuite>();
  let total = noTests;
  for (const report of readable) {
    const counts = byJob.get(report.job_id) ?? noTests;
    total = addCounts(total, counts);
    addToSuite(suites, report, counts);
  }
  return { total, suites };
}

/** Options are read only for callers who may not read the reports of all jobs, in sequence. */
async function filterReadable(
  db: Database,
  project: ProjectAccess,
  reports: readonly ReportOfJob[],
): Promise<readonly ReportOfJob[]> {
  if (artifactPolicy.readAllReports({ project })) return reports;
  const readable: ReportOfJob[] = [];
  const pauses = new Pauses();
  for (const report of reports) {
    const job = await readOptions(db, { id: report.job_id });
    if (artifactPolicy.readReport({ project, job })) readable.push(report);
    await pauses.take();
  }
  return readable;
}

function addToSuite(
  suites: Map<string, CountedSuite>,
  { name: jobName, job_id, fault }: ReportOfJob,
  counts: TestCounts,
): void {
  const name = toSuiteName(jobName);
  const before = suites.get(name);
  const together = before === undefined ? counts : addCounts(before.counts, counts);
  const wrong = fault === null ? before?.shown.suite_error : `The report of ${jobName} ${fault}`;
  suites.set(name, {
    counts: together,
    jobs: [...(before?.jobs ?? []), ...(fault === null ? [job_id] : [])],
    reported: [...(before?.reported ?? []), job_id],
    shown: {
      name,
      ...presentCounts(together),
      ...(wrong !== undefined && { suite_error: wrong }),
    },
  });
}

/** Parallel parts of a job, `rspec 1/3`, are one suite; those of a matrix have separate names. */
const toSuiteName = (jobName: string) => /^(.*\S)\s+\d+\/\d+$/.exec(jobName)?.[1] ?? jobName;

const roundTime = (seconds: number) => Math.round(seconds * 1e6) / 1e6;

const presentCounts = ({ time, count, success, failed, skipped, error }: TestCounts) => ({
  total_time: roundTime(time),
  total_count: count,
  success_count: success,
  failed_count: failed,
  skipped_count: skipped,
  error_count: error,
});

type ReportFile = Pick<ArtifactRow, 'job_id' | 'storage_key' | 'file_format' | 'size'>;

/** Report files by job, without expired and deleted ones. */
async function loadFiles(
  { db, now }: Context,
  jobs: readonly number[],
): Promise<ReadonlyMap<number, ReportFile>> {
  if (jobs.length === 0) return new Map();
  const query = db('job_artifacts')
    .join('jobs', 'jobs.id', 'job_artifacts.job_id')
    .where('job_artifacts.file_type', 'junit');
  const rows = await whereInList(query, 'job_artifacts.job_id', jobs).select<
    (ReportFile & Pick<ArtifactRow, 'expire_at'> & { readonly pipeline_id: number })[]
  >('job_artifacts.*', 'jobs.pipeline_id');
  const expired = rows.filter((row) => hasExpired(row, now));
  const pipelines = [...new Set(expired.map(({ pipeline_id }) => pipeline_id))];
  const kept = await findKeptAmong(db, pipelines);
  const gone = new Set(expired.filter(({ pipeline_id }) => !kept.has(pipeline_id)));
  return new Map(rows.filter((row) => !gone.has(row)).map((row) => [row.job_id, row]));
}

/** Adds the tests of a file within the limits. */
async function readCases(
  { storage }: Context,
  { storage_key, file_format, size }: ReportFile,
  cases: TestSuite['test_cases'],
  left: { cases: number; output: number; bytes: number },
): Promise<void> {
  if (left.cases === 0 || size > left.bytes) return;
  const file = await storage.read(storage_key);
  if (file === null) return;
  try {
    await readJunit(countBytes(reportBytes(file, file_format), left), (test) => {
      const { length } = test.system_output ?? '';
      const system_output = length > left.output ? null : test.system_output;
      if (system_output !== null) left.output -= length;
      left.cases -= 1;
      cases.push({ ...test, system_output, stack_trace: null });
      return left.cases > 0;
    });
  } catch (error) {
    // The report was valid when it was stored, or it was never a test report; its counts stay.
    if (error instanceof ReportFault || error instanceof NotPacked) return;
    if (!(error instanceof TooManyBytes)) throw error;
  }
}

/** Bytes until there are enough of all files together. */
async function* countBytes(bytes: AsyncIterable<Buffer>, left: { bytes: number }) {
  for await (const chunk of bytes) {
    left.bytes -= chunk.length;
    if (left.bytes < 0) throw new TooManyBytes();
    yield chunk;
  }
}
