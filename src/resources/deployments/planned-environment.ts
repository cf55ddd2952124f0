import type { PlannedEnvironment, PlannedJob } from '../../ci/plan.ts';
import { secondsOf } from '../../ci/duration.ts';
import { addressErrors } from '../../text-errors.ts';
import { guessTier } from '../environments/tier.ts';
import type { EnvironmentRow } from '../environments/table.ts';
import type { JobWithOptions } from '../pipelines/job-table.ts';

/** The environment of a job as its configuration has it; null for jobs without one. */
export function plannedEnvironment({
  environment,
  options,
}: Pick<JobWithOptions, 'environment' | 'options'>): PlannedEnvironment | null {
  if (environment === null || options === null) return null;
  return (JSON.parse(options) as Partial<PlannedJob>).environment ?? null;
}

/** The changes that a successful deployment makes to its environment. */
export function changesOf(
  job: JobWithOptions,
  planned: PlannedEnvironment,
  { name, slug }: Pick<EnvironmentRow, 'name' | 'slug'>,
  at: Date,
): Partial<Pick<EnvironmentRow, 'external_url' | 'tier' | 'auto_stop_at'>> {
  const values = new Map([
    ...variablesOf(job),
    ...[
      ['CI_ENVIRONMENT_NAME', name],
      ['CI_ENVIRONMENT_SLUG', slug],
      ['CI_COMMIT_SHA', job.sha],
      ['CI_COMMIT_SHORT_SHA', job.sha.slice(0, 8)],
      ['CI_COMMIT_REF_NAME', job.ref],
      ['CI_COMMIT_REF_SLUG', slugOfRef(job.ref)],
      ['CI_JOB_NAME', job.name],
      ['CI_JOB_ID', String(job.id)],
      ['CI_PIPELINE_ID', String(job.pipeline_id)],
      ['CI_PROJECT_ID', String(job.project_id)],
    ].map(([key = '', value = '']) => [key, value] as const),
  ]);
  const url = planned.url === null ? null : expand(planned.url, values);
  const seconds = planned.autoStopIn === null ? null : secondsOf(planned.autoStopIn);
  return {
    ...(url !== null && addressErrors(url).length === 0 && { external_url: url }),
    tier: planned.deploymentTier ?? guessTier(name),
    auto_stop_at: seconds === null ? null : new Date(at.getTime() + seconds * 1000).toISOString(),
  };
}

const variablesOf = ({ options }: JobWithOptions): (readonly [string, string])[] => {
  const { variables = [] } = JSON.parse(options ?? '{}') as Partial<PlannedJob>;
  return variables.map(({ key, value }) => [key, value] as const);
};

const slugOfRef = (ref: string) =>
  ref
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '-')
    .slice(0, 63)
    .replaceAll(/^-+|-+$/g, '');

/** Puts in the values of variables; those that nobody knows stand for nothing. */
const expand = (text: string, values: ReadonlyMap<string, string>): string =>
  text.replaceAll(
    /\$(?:(\w+)|\{(\w+)\})/g,
    (_, name?: string, braced?: string) => values.get(name ?? braced ?? '') ?? '',
  );
