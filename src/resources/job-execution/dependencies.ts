import type { PayloadDependency } from '../../../generated/job-execution/types.ts';
import type { PlannedJob } from '../../ci/plan.ts';
import type { Database } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import { hasExpired, isKept } from '../job-artifacts/finder.ts';
import type { JobRow } from '../pipelines/job-table.ts';

interface Archive {
  readonly id: number;
  readonly name: string;
  readonly stage_index: number;
  readonly filename: string;
  readonly size: number;
  readonly expire_at: string | null;
}

const findArchives = statement<{ pipeline: number }, Archive>((db, { pipeline }) =>
  db('jobs')
    .join('job_artifacts as archives', 'archives.job_id', 'jobs.id')
    .where('jobs.pipeline_id', pipeline)
    .where('archives.file_type', 'archive')
    .whereRaw('not jobs.retried')
    .orderBy('jobs.id')
    .select('jobs.id', 'jobs.name', 'jobs.stage_index')
    .select('archives.filename', 'archives.size', 'archives.expire_at'),
);

/** The jobs whose archives a job fetches first: it may with its own token. Those that have expired it would not be given. */
export async function findDependencies(
  db: Database,
  job: JobRow,
  planned: PlannedJob,
  { token, now }: { readonly token: string; readonly now: string },
): Promise<PayloadDependency[]> {
  const archives = await findArchives.all(db, { pipeline: job.pipeline_id });
  const wanted = archives.filter(wantedBy(job, planned));
  const expired = wanted.filter((archive) => hasExpired(archive, now));
  const kept = expired.length > 0 && (await isKept(db, job.pipeline_id));
  const there = kept ? wanted : wanted.filter((archive) => !expired.includes(archive));
  return there.map(({ id, name, filename, size }) => ({
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
