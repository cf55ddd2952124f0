import { readDurationSeconds } from '#src/ci/duration.ts';
import type { PlannedEnvironment, PlannedJob, PlannedVariable } from '#src/ci/plan.ts';
import { createExpandingLookup, expandVariables } from '#src/ci/variables.ts';
import type { Database } from '#src/database/database.ts';
import type { ProjectRow } from '#src/records/project.ts';
import { findAddressErrors } from '#src/text/text-errors.ts';
import type { ReportedVariable } from '#src/domains/ci/job-artifacts/dotenv.ts';
import { toSlug } from '#src/domains/ci/pipelines/predefined-variables.ts';
import { loadVariablesForJob } from '#src/domains/ci/variables/of-jobs.ts';
import { guessTier } from '#src/domains/ci/environments/tier.ts';
import type { EnvironmentRow } from '#src/domains/ci/environments/table.ts';
import type { JobWithOptions } from '#src/domains/ci/pipelines/job-table.ts';

/** The environment of a job as its configuration has it; null for jobs without one. */
export function readPlannedEnvironment({
  environment,
  options,
}: Pick<JobWithOptions, 'environment' | 'options'>): PlannedEnvironment | null {
  if (environment === null || options === null) return null;
  return (JSON.parse(options) as Partial<PlannedJob>).environment ?? null;
}

/** The changes that a successful deployment makes to its environment. */
export function findEnvironmentChanges(
  job: JobWithOptions & { readonly refName: string },
  planned: PlannedEnvironment,
  { name, slug }: Pick<EnvironmentRow, 'name' | 'slug'>,
  given: readonly PlannedVariable[],
  at: Date,
): Partial<Pick<EnvironmentRow, 'external_url' | 'tier' | 'auto_stop_at'>> {
  const own = {
    CI_ENVIRONMENT_NAME: name,
    CI_ENVIRONMENT_SLUG: slug,
    CI_COMMIT_SHA: job.sha,
    CI_COMMIT_SHORT_SHA: job.sha.slice(0, 8),
    CI_COMMIT_REF_NAME: job.refName,
    CI_COMMIT_REF_SLUG: toSlug(job.refName),
    CI_JOB_NAME: job.name,
    CI_JOB_ID: job.id,
    CI_PIPELINE_ID: job.pipeline_id,
    CI_PROJECT_ID: job.project_id,
  };
  const lookup = createExpandingLookup([
    ...Object.entries(own).map(([key, value]) => ({ key, value: String(value), raw: true })),
    ...readVariables(job),
    ...given,
  ]);
  const url = planned.url === null ? null : expandVariables(planned.url, lookup);
  const stopIn = planned.autoStopIn === null ? null : expandVariables(planned.autoStopIn, lookup);
  const seconds = stopIn === null ? null : readDurationSeconds(stopIn);
  return {
    ...(url !== null && findAddressErrors(url).length === 0 && { external_url: url }),
    tier: planned.deploymentTier ?? guessTier(name),
    auto_stop_at: seconds === null ? null : new Date(at.getTime() + seconds * 1000).toISOString(),
  };
}

const readVariables = ({ options }: JobWithOptions): readonly PlannedVariable[] =>
  (JSON.parse(options ?? '{}') as Partial<PlannedJob>).variables ?? [];

/** Environment variables of a job besides its own: those of the project, and of its reports. */
export async function loadVariablesAfter(
  db: Database,
  { id: job_id, project_id }: Pick<JobWithOptions, 'id' | 'project_id'>,
  environment: string,
): Promise<readonly PlannedVariable[]> {
  const project = await db<ProjectRow>('projects')
    .where({ id: project_id })
    .first('id', 'namespace_id');
  const ofProject =
    project === undefined
      ? []
      : await loadVariablesForJob(db, project, { protected: false, environment });
  const report = await db('job_artifacts')
    .where({ job_id, file_type: 'dotenv' })
    .first<{ variables: string | null } | undefined>('variables');
  const reported = JSON.parse(report?.variables ?? '[]') as readonly ReportedVariable[];
  return [
    ...ofProject.filter(({ masked }) => !masked),
    ...reported.map(({ key, value }) => ({ key, value, raw: true })),
  ];
}
