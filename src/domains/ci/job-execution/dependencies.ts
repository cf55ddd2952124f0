import type { PayloadDependency } from '#generated/job-execution/types.ts';
import type { PlannedJob } from '#src/ci/plan.ts';
import type { Database } from '#src/database/database.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { RowNotFound } from '#src/errors.ts';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import { Pauses } from '#src/turns/pauses.ts';
import type { ReportedVariable } from '#src/domains/ci/job-artifacts/dotenv.ts';
import { findArchive, hasExpired, areArtifactsKept } from '#src/domains/ci/job-artifacts/finder.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import { CannotRun } from './cannot-run.ts';
import { isOfPipeline, loadNeededElsewhere } from './needed-elsewhere.ts';

/** A file that a job of the pipeline left behind. */
interface LeftFile {
  readonly id: number;
  readonly name: string;
  readonly stage_index: number;
  readonly filename: string;
  readonly size: number;
  readonly expire_at: string | null;
}

const findFiles = prepareStatement<{ pipeline: number; type: 'archive' | 'dotenv' }, LeftFile>(
  (db, { pipeline, type }) =>
    db('jobs')
      .join('job_artifacts as files', 'files.job_id', 'jobs.id')
      .where('jobs.pipeline_id', pipeline)
      .where('files.file_type', type)
      .whereRaw('not jobs.retried')
      .orderBy('jobs.id')
      .select('jobs.id', 'jobs.name', 'jobs.stage_index')
      .select('files.filename', 'files.size', 'files.expire_at'),
);

/** The most variables that a job inherits from the reports of earlier jobs. */
export const maxInheritedVariables = 5_000;

/** Reports that are read by one statement. */
const reportBatchRows = 100;

/**
 * The variables in the reports of the jobs whose archives a job fetches.
 * @throws CannotRun for more than `maxInheritedVariables`
 */
export async function loadInheritedVariables(
  db: Database,
  job: JobRow,
  planned: PlannedJob,
): Promise<ReportedVariable[]> {
  const reports = await findFiles.all(db, { pipeline: job.pipeline_id, type: 'dotenv' });
  const wanted = reports.filter(createNeedCheck(job, planned));
  const inherited: ReportedVariable[] = [];
  const pauses = new Pauses();
  for (const some of splitIntoBatches(wanted, reportBatchRows)) {
    for (const variables of await readReports(db, some)) {
      inherited.push(...variables);
      if (inherited.length > maxInheritedVariables) {
        throw new CannotRun(
          `The dotenv reports of earlier jobs have more than ${maxInheritedVariables} variables together. ` +
            'Name fewer jobs in `needs` or `dependencies`.',
        );
      }
      await pauses.take();
    }
  }
  return inherited;
}

/** The variables of some reports, in the order of their jobs. */
async function readReports(
  db: Database,
  files: readonly Pick<LeftFile, 'id'>[],
): Promise<(readonly ReportedVariable[])[]> {
  const rows: { readonly variables: string | null }[] = await db('job_artifacts')
    .whereIn(
      'job_id',
      files.map(({ id }) => id),
    )
    .where('file_type', 'dotenv')
    .orderBy('job_id')
    .select('variables');
  return rows.map(({ variables }) => JSON.parse(variables ?? '[]') as readonly ReportedVariable[]);
}

/** Jobs whose artifacts a job downloads first, with its own token, without expired ones. */
export async function findDependencies(
  db: Database,
  job: JobRow,
  planned: PlannedJob,
  { token, now }: { readonly token: string; readonly now: string },
): Promise<PayloadDependency[]> {
  const archives = await findFiles.all(db, { pipeline: job.pipeline_id, type: 'archive' });
  const wanted = archives.filter(createNeedCheck(job, planned));
  const expired = wanted.filter((archive) => hasExpired(archive, now));
  const kept = expired.length > 0 && (await areArtifactsKept(db, job.pipeline_id));
  const own = kept ? wanted : wanted.filter((archive) => !expired.includes(archive));
  const there = [...own, ...(await listOtherArchives(db, job, planned, now))];
  return there.map(({ id, name, filename, size }) => ({
    id,
    name,
    token,
    artifacts_file: { filename, size: Number(size) },
  }));
}

interface Emptied {
  readonly name: string;
  readonly stage_index: number;
  readonly erased_at: string | null;
}

const findEmptied = prepareStatement<{ pipeline: number; now: string }, Emptied>(
  (db, { pipeline, now }) =>
    db('jobs')
      .leftJoin('job_artifacts as archives', (on) => {
        on.on('archives.job_id', 'jobs.id').andOnVal('archives.file_type', 'archive');
      })
      .where('jobs.pipeline_id', pipeline)
      .whereRaw('not jobs.retried')
      .where((emptied) => {
        emptied.whereNotNull('jobs.erased_at').orWhere('archives.expire_at', '<=', now);
      })
      .select('jobs.name', 'jobs.stage_index', 'jobs.erased_at'),
);

/** Tells whether a job with required artifacts was erased, or whether they have expired. */
export async function missesDependency(
  db: Database,
  job: Pick<JobRow, 'pipeline_id' | 'stage_index'>,
  planned: PlannedJob,
  now: string,
): Promise<boolean> {
  const emptied = await findEmptied.all(db, { pipeline: job.pipeline_id, now });
  const wanted = emptied.filter(createNeedCheck(job, planned));
  if (wanted.some(({ erased_at }) => erased_at !== null)) return true;
  return wanted.length > 0 && !(await areArtifactsKept(db, job.pipeline_id));
}

type Fetched = Pick<LeftFile, 'id' | 'name' | 'filename' | 'size'>;

async function listOtherArchives(
  db: Database,
  job: JobRow,
  planned: PlannedJob,
  now: string,
): Promise<Fetched[]> {
  const archives: Fetched[] = [];
  for (const needed of await loadNeededElsewhere(db, job, planned)) {
    try {
      const { filename, size } = await findArchive(db, needed, now);
      archives.push({ id: needed.id, name: needed.name, filename, size });
    } catch (error) {
      if (!(error instanceof RowNotFound)) throw error;
    }
  }
  return archives;
}

function createNeedCheck(
  { stage_index }: Pick<JobRow, 'stage_index'>,
  { needs, dependencies }: PlannedJob,
): (file: Pick<LeftFile, 'name' | 'stage_index'>) => boolean {
  const needed = needs
    ?.filter((need) => need.artifacts && isOfPipeline(need))
    .map(({ job }) => job);
  const names = needed ?? dependencies;
  if (names === null) return (file) => file.stage_index < stage_index;
  const among = new Set(
    dependencies === null ? names : names.filter((name) => dependencies.includes(name)),
  );
  return ({ name }) => among.has(name);
}
