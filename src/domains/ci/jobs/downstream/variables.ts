import type { PlannedJob } from '#src/ci/plan.ts';
import { createExpandingLookup } from '#src/ci/variables.ts';
import { readCommitInfo } from '#src/git/reading/commits.ts';
import type { ProjectAsUser } from '#src/policy/project-as-user.ts';
import type { WorkerDependencies } from '#src/workers/definition.ts';
import { loadPipelineSettings } from '#src/domains/ci/pipelines/configuration.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import { loadKnownVariables, type KnownVariables } from '#src/domains/ci/pipelines/plan.ts';
import type { PipelineRow } from '#src/domains/ci/pipelines/table.ts';
import { findVariables, type StartVariable } from '#src/domains/ci/pipelines/variables.ts';
import { CannotStart } from './cannot-start.ts';
import type { DescribedCommit } from './described-commit.ts';

/** Variables that a trigger job passes on, with its own variables expanded. */
export async function collectVariables(
  dependencies: WorkerDependencies,
  home: ProjectAsUser,
  parent: PipelineRow,
  job: JobRow,
  commit: DescribedCommit,
  { trigger, variables }: PlannedJob,
): Promise<StartVariable[]> {
  const given = await findVariables(dependencies.db, 'pipeline', job.pipeline_id);
  const known = await loadKnown(dependencies, home, parent, job, commit);
  const valueOf = createExpandingLookup([
    ...Array.from(known.predefined, ([key, value]) => ({ key, value, raw: true })),
    ...variables,
    ...Array.from(known.given, ([key, value]) => ({ key, value, raw: false })),
    ...given.map(({ key, value }) => ({ key, value, raw: true })),
  ]);
  const ofJob = variables.map(({ key, value, raw }) => {
    return { key, value: raw ? value : (valueOf(key) ?? ''), variable_type: 'env_var' } as const;
  });
  return [
    ...(trigger?.forward.pipelineVariables === true ? given : []),
    ...(trigger?.forward.yamlVariables === false ? [] : ofJob),
  ];
}

/** Variables of a trigger job besides its own: predefined ones, and those of its project. */
async function loadKnown(
  dependencies: WorkerDependencies,
  { project, actor }: ProjectAsUser,
  { source, id, iid }: PipelineRow,
  job: JobRow,
  described: DescribedCommit,
): Promise<Pick<KnownVariables, 'predefined' | 'given'>> {
  const repository = dependencies.git.repository(project.id);
  const commit = await readCommitInfo(repository, described.sha);
  if (commit === null) throw new CannotStart('downstream_pipeline_creation_failed');
  const settings = await loadPipelineSettings(dependencies.db, project);
  const request = { project, actor, source, ...described };
  const known = await loadKnownVariables(dependencies, request, { repository, commit, settings });
  const predefined = new Map([
    ...known.predefined,
    ['CI_PIPELINE_ID', String(id)],
    ['CI_PIPELINE_IID', String(iid)],
    ['CI_JOB_ID', String(job.id)],
    ['CI_JOB_NAME', job.name],
    ['CI_JOB_STAGE', job.stage],
  ]);
  return { predefined, given: known.given };
}
