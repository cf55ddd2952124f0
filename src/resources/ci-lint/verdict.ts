import type { ConfiguredJob } from '../../../generated/ci-lint/types.ts';
import { type Configuration, readConfiguration } from '../../ci/configuration.ts';
import type { JobEntry } from '../../ci/job-entry.ts';
import { planConfiguration } from '../../ci/plan-pipeline.ts';
import { NoPlan, type PlannedJob, type PlanRequest } from '../../ci/plan.ts';
import { printYaml } from '../../ci/yaml.ts';

export interface Verdict {
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  readonly mergedYaml: string | null;
  readonly jobs: readonly ConfiguredJob[];
}

/** Reads a configuration; with `dryRun` its rules decide about its jobs. */
export async function judgeConfiguration(
  text: string,
  request: PlanRequest,
  { dryRun }: { readonly dryRun: boolean },
): Promise<Verdict> {
  try {
    const configuration = await readConfiguration(text, request);
    const { warnings } = configuration;
    const jobs = dryRun ? await planned(configuration, request) : configuration.jobs.map(written);
    return { errors: [], warnings, mergedYaml: await printYaml(configuration.merged), jobs };
  } catch (error) {
    if (!(error instanceof NoPlan)) throw error;
    return { errors: error.texts, warnings: error.warnings, mergedYaml: null, jobs: [] };
  }
}

async function planned(
  configuration: Configuration,
  { facts }: PlanRequest,
): Promise<ConfiguredJob[]> {
  const { jobs } = await planConfiguration(configuration, facts);
  return jobs.map((job) => presentJob(job, job));
}

function written(job: JobEntry): ConfiguredJob {
  const when = job.when ?? 'on_success';
  const allowFailure = job.allowFailure ?? (job.rules === null && when === 'manual');
  return presentJob(job.fixed, { name: job.name, when, allowFailure });
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
