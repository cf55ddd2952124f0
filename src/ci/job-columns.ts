import type {
  PipelinePlan,
  PlannedJob,
  PlannedNeed,
  PlannedVariable,
  PipelineFacts,
} from './plan.ts';
import { createExpandingLookup, expandVariables } from './variables.ts';
import { hideMasked } from './without-values.ts';
import { tooBig, UnreadableConfiguration } from './yaml.ts';

/** Columns of a planned job, without those of its pipeline. */
export interface JobColumns {
  readonly kind: PlannedJob['kind'];
  readonly stage: string;
  readonly stage_index: number;
  readonly name: string;
  readonly allow_failure: boolean;
  readonly run_when: PlannedJob['when'];
  readonly has_needs: boolean;
  readonly interruptible: boolean;
  /** The job itself, as JSON. */
  readonly options: string;
  readonly tag_list: string | null;
  readonly resource_group: string | null;
  readonly environment: string | null;
}

export interface StoredJob {
  readonly columns: JobColumns;
  /** Jobs of the same pipeline, each once. */
  readonly needs: readonly Pick<PlannedNeed, 'job' | 'artifacts' | 'optional'>[];
}

/** Jobs that are read and stored at once: few enough that no other work waits for them. */
const jobBatchSize = 100;
/** Characters after which a batch is full. */
const batchChars = 262_144;
/** Characters of all jobs together: each pipeline, and each that is begun again, writes as many to the database. */
const maxChars = 16_777_216;

/** The jobs of a plan in their order, some at once, as JSON of lists of `StoredJob`. */
export function toStoredJobs({ jobs }: PipelinePlan, facts: PipelineFacts): readonly string[] {
  return splitIntoBoundedBatches(
    jobs.map((job) => () => toStoredJob(job, facts)),
    maxChars,
  );
}

/** Splits rows into lists of at most this many characters of JSON. */
export function splitIntoBoundedBatches(
  make: readonly (() => unknown)[],
  mostLetters: number,
): readonly string[] {
  const batches: string[][] = [];
  let letters = 0;
  let lettersOfBatch = 0;
  for (const each of make) {
    const text = JSON.stringify(each());
    letters += text.length;
    lettersOfBatch += text.length;
    if (letters > mostLetters) throw new UnreadableConfiguration(tooBig);
    const batch = batches.at(-1);
    if (batch === undefined || batch.length === jobBatchSize || lettersOfBatch > batchChars) {
      batches.push([text]);
      lettersOfBatch = text.length;
    } else batch.push(text);
  }
  return batches.map((batch) => `[${batch.join(',')}]`);
}

const isOfPipeline = ({ project, pipeline }: PlannedNeed) =>
  project === undefined && pipeline === undefined;

function toStoredJob(job: PlannedJob, facts: PipelineFacts): StoredJob {
  const own = new Map((job.needs ?? []).filter(isOfPipeline).map((need) => [need.job, need]));
  return {
    columns: toColumns(job, facts),
    needs: Array.from(own.values(), ({ job, artifacts, optional }) => ({
      job,
      artifacts,
      optional,
    })),
  };
}

function toColumns(job: PlannedJob, facts: PipelineFacts): JobColumns {
  const expand = (text: string) => expandForJob(text, job, facts);
  return {
    kind: job.kind,
    stage: job.stage,
    stage_index: job.stageIndex,
    name: job.name,
    allow_failure: job.allowFailure,
    run_when: job.when,
    has_needs: job.needs !== null,
    interruptible: job.interruptible,
    options: JSON.stringify(expandPlaces(job, facts, expand)),
    tag_list: job.kind === 'build' ? JSON.stringify(expandTags(job, facts)) : null,
    resource_group: job.resourceGroup === null ? null : expand(job.resourceGroup),
    environment: job.environment === null ? null : expand(job.environment.name),
  };
}

/** Tags of jobs are public, so that they must not contain masked values. */
function expandTags(job: PlannedJob, facts: PipelineFacts): readonly string[] {
  const shown = hideMasked(facts);
  const tags = job.tags.map((tag) => expandForJob(tag, job, shown));
  return [...new Set(tags)].toSorted();
}

/** Puts variables into the names of other places, which can be found only once all their variables are known. */
function expandPlaces(
  job: PlannedJob,
  facts: PipelineFacts,
  expand: (text: string) => string,
): PlannedJob {
  const { needs, trigger, environment } = job;
  const expandOptional = (text: string | undefined) =>
    text === undefined ? undefined : expand(text);
  const expandNeed = (need: PlannedNeed): PlannedNeed => {
    if (isOfPipeline(need)) return need;
    const { project, ref, pipeline } = need;
    const places = {
      project: expandOptional(project),
      ref: expandOptional(ref),
      pipeline: expandOptional(pipeline),
    };
    const known = Object.entries(places).filter(([, text]) => text !== undefined);
    return { ...need, job: expand(need.job), ...(Object.fromEntries(known) as object) };
  };
  return {
    ...job,
    needs: needs?.map(expandNeed) ?? null,
    environment:
      environment === null ? null : { ...environment, url: formatEnvironmentUrl(job, facts) },
    trigger:
      trigger === null
        ? null
        : {
            ...trigger,
            project: trigger.project === null ? null : expand(trigger.project),
            branch: trigger.branch === null ? null : expand(trigger.branch),
          },
  };
}

/** Expands the variables of the job in a name, and truncates it. */
function expandForJob(text: string, job: PlannedJob, facts: PipelineFacts): string {
  if (!text.includes('$')) return text;
  try {
    return expandVariables(text, createLookup(job, facts, facts.variables)).slice(0, 255);
  } catch (error) {
    // Variables that grow beyond all measure are no name.
    if (error instanceof UnreadableConfiguration) return text.slice(0, 255);
    throw error;
  }
}

/**
 * Known part of the environment URL; the environment and reports of the job add the rest later. The URL is public, so
 * masked variables are not expanded.
 */
function formatEnvironmentUrl(job: PlannedJob, facts: PipelineFacts): string | null {
  const url = job.environment?.url ?? null;
  if (url === null) return null;
  const shown = [...facts.variables].filter(([key]) => facts.masked?.has(key) !== true);
  try {
    return expandVariables(url, createLookup(job, facts, new Map(shown)), true);
  } catch (error) {
    if (error instanceof UnreadableConfiguration) return url;
    throw error;
  }
}

const createLookup = (job: PlannedJob, facts: PipelineFacts, given: ReadonlyMap<string, string>) =>
  createExpandingLookup([
    // Titles, messages and names are user texts: variables in them are not expanded.
    ...listVariables(facts.predefined, { raw: true }),
    ...job.variables,
    ...listVariables(given, { raw: false }),
    { key: 'CI_JOB_NAME', value: job.name, raw: true },
    { key: 'CI_JOB_STAGE', value: job.stage, raw: true },
  ]);

const listVariables = (
  values: ReadonlyMap<string, string>,
  { raw }: Pick<PlannedVariable, 'raw'>,
): PlannedVariable[] => Array.from(values, ([key, value]) => ({ key, value, raw }));
