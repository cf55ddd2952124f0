import type { ConfiguredJob } from '#generated/ci-lint/types.ts';
import { type CiConfiguration, readConfiguration } from './configuration.ts';
import { splitIntoBoundedBatches } from './job-columns.ts';
import type { JobEntry } from './job-entry.ts';
import { planConfiguration } from './plan-pipeline.ts';
import type { IncludedPlace, PlannedJob, PlanRequest } from './plan.ts';
import { printYaml } from './yaml.ts';

export interface VerdictWish {
  /** Lets the rules decide about the jobs. */
  readonly dryRun: boolean;
  readonly withJobs: boolean;
  readonly withMerged: boolean;
  readonly withIncludes?: boolean;
  /** True to return the needs and refs of each job. */
  readonly withNeeds?: boolean;
}

/** Job of a configuration, with the requested details. */
export interface JudgedJob extends ConfiguredJob {
  /** Names of the jobs that it waits for. */
  readonly needs?: readonly string[];
  /** Null where rules decide, or have decided. */
  readonly only?: readonly string[] | null;
  readonly except?: readonly string[] | null;
}

/** Result for a configuration without faults. */
export interface ConfigurationVerdict {
  readonly stages: readonly string[];
  readonly warnings: readonly string[];
  /** The files that it includes; none where they are not wished. */
  readonly includes: readonly IncludedPlace[];
  readonly mergedYaml: string | null;
  /** JSON of lists of jobs. */
  readonly jobs: readonly string[];
}

/** Characters of all jobs, or of the merged configuration, in an answer. */
const maxChars = 4_194_304;

/** Reads a configuration. Rejects with `NoPlan` where it has faults. */
export async function judgeConfiguration(
  text: string,
  request: PlanRequest,
  { dryRun, withJobs, withMerged, withIncludes = false, withNeeds = false }: VerdictWish,
): Promise<ConfigurationVerdict> {
  const configuration = await readConfiguration(text, request);
  const jobs = dryRun
    ? await planJobs(configuration, request, withNeeds)
    : configuration.jobs.map((job) => judgeJob(job, withNeeds));
  return {
    stages: configuration.stages,
    warnings: configuration.warnings,
    includes: withIncludes ? configuration.includes : [],
    mergedYaml: withMerged ? await printYaml(configuration.merged, maxChars) : null,
    jobs: withJobs ? splitIntoBoundedBatches(jobs, maxChars) : [],
  };
}

async function planJobs(
  configuration: CiConfiguration,
  { facts }: PlanRequest,
  withNeeds: boolean,
): Promise<readonly (() => JudgedJob)[]> {
  const { jobs } = await planConfiguration(configuration, facts);
  return jobs.map((job) => () => ({
    ...presentJob(job, job),
    ...(withNeeds && { needs: listNames(job.needs), only: null, except: null }),
  }));
}

const judgeJob = (job: JobEntry, withNeeds: boolean) => (): JudgedJob => {
  const { name, needs, only, except } = job;
  const when = job.when ?? 'on_success';
  const allowFailure = job.allowFailure ?? (job.rules === null && when === 'manual');
  return {
    ...presentJob(job.fixed, { name, when, allowFailure }),
    ...(withNeeds && {
      needs: listNames(needs),
      only: only?.refs ?? null,
      except: except?.refs ?? null,
    }),
  };
};

/** Needed jobs of the same pipeline. */
function listNames(needs: JobEntry['needs'] | PlannedJob['needs']): readonly string[] {
  const own = (needs ?? []).filter(({ project }) => project === undefined);
  return [...new Set(own.map(({ job }) => job))];
}

function presentJob(
  fixed: JobEntry['fixed'],
  { name, when, allowFailure }: Pick<PlannedJob, 'name' | 'when' | 'allowFailure'>,
): ConfiguredJob {
  return {
    name,
    stage: fixed.stage,
    before_script: [...fixed.beforeScript],
    script: [...fixed.script],
    after_script: [...fixed.afterScript],
    tag_list: [...fixed.tags],
    environment: fixed.environment?.name ?? null,
    when,
    allow_failure: allowFailure,
  };
}
