import type { ArtifactsJob, ArtifactsJobFile } from '#generated/job-artifacts/types.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { gatherRowsBy } from '#src/database/group-rows.ts';
import { prepareStatement } from '#src/database/statement.ts';

/** The fields of a job about its files, its log among them. */
export type JobArtifacts = Pick<
  ArtifactsJob,
  'artifacts' | 'artifacts_file' | 'artifacts_expire_at'
>;

interface Presented extends ArtifactsJobFile {
  readonly job_id: number;
  readonly expire_at: string | null;
}

/** Logs come last. */
const behindAll = Number.MAX_SAFE_INTEGER;

const nothing: JobArtifacts = { artifacts: [], artifacts_expire_at: null };

const filesOf = prepareStatement<{ ids: readonly number[] }, Presented>((db, { ids }) => {
  const logs = whereInList(db('job_traces'), 'job_id', ids).where('size', '>', 0);
  return whereInList(db('job_artifacts'), 'job_id', ids)
    .select('job_id', 'file_type', 'file_format', 'filename', 'size', 'expire_at', 'id')
    .unionAll(logs.select(db.raw(`job_id, 'trace', null, 'job.log', size, null, ${behindAll}`)))
    .orderBy('id');
});

/** Gives a function from each of these jobs to its fields about files; one query loads them all. */
export async function presentJobArtifacts(
  db: Database,
  jobs: readonly { readonly id: number }[],
): Promise<(job: { readonly id: number }) => JobArtifacts> {
  if (jobs.length === 0) return () => nothing;
  const rows = await filesOf.all(db, { ids: jobs.map(({ id }) => id) });
  const byJob = gatherRowsBy(rows, ({ job_id }) => job_id);
  return ({ id }) => presentFiles(byJob.get(id) ?? []);
}

function presentFiles(rows: readonly Presented[]): JobArtifacts {
  const archive = rows.find(({ file_type }) => file_type === 'archive');
  return {
    artifacts: rows.map(({ file_type, size, filename, file_format }) => ({
      file_type,
      size,
      filename,
      file_format,
    })),
    ...(archive !== undefined && {
      artifacts_file: { filename: archive.filename, size: archive.size },
    }),
    artifacts_expire_at: (archive ?? rows[0])?.expire_at ?? null,
  };
}
