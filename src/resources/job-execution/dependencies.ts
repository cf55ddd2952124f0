import type { PayloadDependency } from '../../../generated/job-execution/types.ts';
import type { PlannedJob } from '../../ci/plan.ts';
import type { Database } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import type { JobRow } from '../pipelines/job-table.ts';

interface Archive {
  readonly id: number;
  readonly name: string;
  readonly stage_index: number;
  readonly filename: string;
  readonly size: number;
}

const findArchives = statement<{ pipeline: number }, Archive>((db, { pipeline }) =>
  db('jobs')
    .join('job_artifacts as archives', 'archives.job_id', 'jobs.id')
    .where('jobs.pipeline_id', pipeline)
    .where('archives.file_type', 'archive')
    .whereRaw('not jobs.retried')
    .orderBy('jobs.id')
    .select('jobs.id', 'jobs.name', 'jobs.stage_index', 'archives.filename', 'archives.size'),
);

/** The jobs whose archives a job fetches first: it may with its own token. */
export async function findDependencies(
  db: Database,
  job: JobRow,
  planned: PlannedJob,
  token: string,
): Promise<PayloadDependency[]> {
  const archives = await findArchives.all(db, { pipeline: job.pipeline_id });
  const wanted = wantedBy(job, planned);
  return archives.filter(wanted).map(({ id, name, filename, size }) => ({
    ...{ id, name, token },
    artifacts_file: { filename, size: Number(size) },
  }));
}

function wantedBy(
  { stage_index }: JobRow,
  { needs, dependencies }: PlannedJob,
): (archive: Archive) => boolean {
  const needed = needs?.filter(({ artifacts }) => artifacts).map(({ job }) => job);
  const names = needed ?? dependencies;
  if (names === null) return (archive) => archive.stage_index < stage_index;
  const among = new Set(
    dependencies === null ? names : names.filter((name) => dependencies.includes(name)),
  );
  return ({ name }) => among.has(name);
}
