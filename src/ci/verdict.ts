import type { ConfiguredJob } from '../../generated/ci-lint/types.ts';
import { type Configuration, readConfiguration } from './configuration.ts';
import { inBoundedBatches } from './job-columns.ts';
import type { JobEntry } from './job-entry.ts';
import { planConfiguration } from './plan-pipeline.ts';
import type { PlannedJob, PlanRequest } from './plan.ts';
import { printYaml } from './yaml.ts';

export interface VerdictWish {
  /** Lets the rules decide about the jobs. */
  readonly dryRun: boolean;
  readonly withJobs: boolean;
  readonly withMerged: boolean;
}

/** About a configuration without faults. */
export interface Verdict {
  readonly warnings: readonly string[];
  readonly mergedYaml: string | null;
  /** JSON of lists of jobs. */
  readonly jobs: readonly string[];
}

/** Characters of all jobs, or of the merged configuration, in an answer. */
const mostLetters = 4_194_304;

/** Reads a configuration. Rejects with `NoPlan` where it has faults. */
export async function judgeConfiguration(
  text: string,
  request: PlanRequest,
  { dryRun, withJobs, withMerged }: VerdictWish,
): Promise<Verdict> {
  const configuration = await readConfiguration(text, request);
  const jobs = dryRun ? await planned(configuration, request) : configuration.jobs.map(written);
  return {
    warnings: configuration.warnings,
    mergedYaml: withMerged ? await printYaml(configuration.merged, mostLetters) : null,
    jobs: withJobs ? inBoundedBatches(jobs, mostLetters) : [],
  };
}

async function planned(
  configuration: Configuration,
  { facts }: PlanRequest,
): Promise<readonly (() => ConfiguredJob)[]> {
  const { jobs } = await planConfiguration(configuration, facts);
  return jobs.map((job) => () => presentJob(job, job));
}

const written = (job: JobEntry) => () => {
  const when = job.when ?? 'on_success';
  const allowFailure = job.allowFailure ?? (job.rules === null && when === 'manual');
  return presentJob(job.fixed, { name: job.name, when, allowFailure });
};

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
