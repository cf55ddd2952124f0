import { mebibyteBytes } from '#src/units.ts';
import { text as textOf } from 'node:stream/consumers';
import type { IncludedFile, PlannedJob } from '#src/ci/plan.ts';
import { limitToMemberships } from '#src/policy/job-reach.ts';
import type { ProjectAsUser } from '#src/policy/project-as-user.ts';
import type { WorkerDependencies } from '#src/workers/definition.ts';
import { readArchiveFile } from '#src/domains/ci/job-artifacts/archive-file.ts';
import { findArchive } from '#src/domains/ci/job-artifacts/finder.ts';
import { createConfigurationSource } from '#src/domains/ci/pipelines/configuration-source.ts';
import type { PipelineRequest } from '#src/domains/ci/pipelines/creation-request.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import type { PipelineRow } from '#src/domains/ci/pipelines/table.ts';
import { CannotStart } from './cannot-start.ts';

type ChildFiles = NonNullable<NonNullable<PlannedJob['trigger']>['include']>;

/** The files of a child pipeline, included by a configuration that has nothing else. */
export async function readChildConfiguration(
  dependencies: WorkerDependencies,
  { project, actor }: ProjectAsUser,
  parent: PipelineRow,
  files: ChildFiles,
): Promise<NonNullable<PipelineRequest['configuration']>> {
  const { db, git } = dependencies;
  const { id, full_path } = project;
  const reader = await limitToMemberships(db, actor, project);
  const own = createConfigurationSource(
    { db, git, actor: reader },
    { id, full_path, sha: parent.sha },
  );
  const made = new Map<string, IncludedFile>();
  const include: object[] = [];
  for (const file of files) {
    if ('artifact' in file) {
      // No file of the commit has such a name.
      const name = `\u0001${made.size}.yml`;
      const text = await readArtifact(dependencies, parent, file);
      made.set(name, { text, location: `artifact ${file.job} ${file.artifact}`, within: own });
      include.push({ local: name, ...(file.inputs !== undefined && { inputs: file.inputs }) });
    } else {
      include.push(Object.fromEntries(Object.entries(file).filter(([, value]) => value !== null)));
    }
  }
  return {
    // JSON is YAML.
    text: JSON.stringify({ include }),
    source: { ...own, local: async (path) => made.get(path) ?? own.local(path) },
  };
}

/** Bytes of a configuration that a job made. */
const maxArtifactBytes = mebibyteBytes;

/** The text of a file that a job of the pipeline left behind. */
async function readArtifact(
  { db, storage, clock }: WorkerDependencies,
  { id: pipeline_id }: PipelineRow,
  { job: name, artifact }: Extract<ChildFiles[number], { artifact: string }>,
): Promise<string> {
  const made = await db<JobRow>('jobs')
    .where({ pipeline_id, name, status: 'success' })
    .whereRaw('not retried')
    .first();
  if (made === undefined) throw new CannotStart('downstream_pipeline_creation_failed');
  const archive = await findArchive(db, made, clock().toISOString());
  const file = await readArchiveFile(storage, archive, artifact);
  if (file === null || file.size > maxArtifactBytes) {
    if (file !== null && !Buffer.isBuffer(file.body)) file.body.destroy();
    throw new CannotStart('downstream_pipeline_creation_failed');
  }
  const { body } = file;
  return Buffer.isBuffer(body) ? body.toString('utf8') : textOf(body);
}
