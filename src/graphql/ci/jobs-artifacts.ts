import type { CiJobArtifactSource, JobArtifactFileType } from '#generated/graphql/resolvers.ts';
import type { ArtifactsJobFile } from '#generated/job-artifacts/types.ts';
import type { GraphqlContext } from '../context.ts';
import { Pauses } from '#src/turns/pauses.ts';
import { type JobArtifacts, presentJobArtifacts } from '#src/domains/ci/job-artifacts/presenter.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';

/** The files of jobs, by job id. */
export async function loadArtifacts(
  ids: readonly number[],
  { request: { db } }: GraphqlContext,
): Promise<ReadonlyMap<number, JobArtifacts>> {
  const filesOf = await presentJobArtifacts(
    db,
    ids.map((id) => ({ id })),
  );
  return new Map(ids.map((id) => [id, filesOf({ id })]));
}

/** The files of a job. */
export function listArtifactSources(
  { request: { url } }: GraphqlContext,
  { id, project_id }: Pick<JobRow, 'id' | 'project_id'>,
  { artifacts, artifacts_expire_at: expireAt }: JobArtifacts,
): CiJobArtifactSource[] {
  const formatPath = (file: string) =>
    new URL(url.api(`projects/${project_id}/jobs/${id}/${file}`)).pathname;
  const paths: Partial<Record<ArtifactsJobFile['file_type'], string>> = {
    archive: formatPath('artifacts'),
    trace: formatPath('trace'),
  };
  return artifacts.map(({ file_type, filename, size }) => ({
    downloadPath: paths[file_type] ?? null,
    expireAt: file_type === 'trace' ? null : expireAt,
    fileType: toFileType(file_type),
    name: filename,
    size: String(size),
  }));
}

/** Limits on the files of a pipeline that are returned, and on jobs whose files are read together. */
const [mostFiles, jobsAtOnce] = [1_000, 500];

/** Artifacts of the jobs of a pipeline, newest jobs first. */
export async function loadArtifactsOfPipeline(
  context: GraphqlContext,
  { id, project_id }: { readonly id: number; readonly project_id: number },
): Promise<CiJobArtifactSource[]> {
  const { db } = context.request;
  const files: CiJobArtifactSource[] = [];
  const pauses = new Pauses();
  for (let before = Number.MAX_SAFE_INTEGER; ;) {
    const jobs = await db<JobRow>('jobs')
      .where({ pipeline_id: id })
      .where('id', '<', before)
      .orderBy('id', 'desc')
      .limit(jobsAtOnce, { skipBinding: true })
      .pluck<number[]>('id');
    const found = await loadArtifacts(jobs, context);
    for (const job of jobs) {
      const own = found.get(job);
      if (own !== undefined)
        files.push(...listArtifactSources(context, { id: job, project_id }, own));
    }
    if (files.length >= mostFiles || jobs.length < jobsAtOnce) return files.slice(0, mostFiles);
    before = jobs.at(-1) ?? 0;
    await pauses.take();
  }
}

const toFileType = (type: ArtifactsJobFile['file_type']): JobArtifactFileType =>
  type === 'clusters_applications'
    ? 'CLUSTER_APPLICATIONS'
    : (type.toUpperCase() as Uppercase<Exclude<typeof type, 'clusters_applications'>>);
