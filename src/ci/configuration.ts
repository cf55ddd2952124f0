import { PlanBudget } from './budget.ts';
import { applyExtends } from './extends.ts';
import { Faults } from './faults.ts';
import { applyInputs } from './inputs.ts';
import { applyIncludes } from './includes.ts';
import { defaultKeys, readJob, type JobEntry } from './job-entry.ts';
import {
  isAbsent,
  readChoice,
  readKeys,
  readMap,
  readText,
  readTexts,
  readCiVariables,
} from './keywords.ts';
import { checkNeeds, maxNeedsOfPipeline } from './needs.ts';
import {
  defaultLimits,
  type IncludedPlace,
  NoPlan,
  type PlannedVariable,
  type PlanRequest,
} from './plan.ts';
import { resolveYamlReferences } from './references.ts';
import { readRules, type Rule } from './rules.ts';
import type { Lookup } from './variables.ts';
import {
  isMap,
  readYaml,
  tooBig,
  UnreadableConfiguration,
  type Yaml,
  type YamlMap,
} from './yaml.ts';

/** A configuration with all that it includes, without faults. */
export interface CiConfiguration {
  readonly merged: YamlMap;
  /** Included files, in the order of their merge. */
  readonly includes: readonly IncludedPlace[];
  readonly stages: readonly string[];
  readonly workflow: Workflow;
  readonly variables: readonly PlannedVariable[];
  readonly jobs: readonly JobEntry[];
  readonly warnings: readonly string[];
  readonly budget: PlanBudget;
  /** Maximum number of needs of a job. */
  readonly mostNeeds: number;
}

export interface Workflow {
  readonly name: string | null;
  /** Null: there is a pipeline for everything. */
  readonly rules: readonly Rule[] | null;
  readonly autoCancel: AutoCancel;
}

const autoCancels = ['conservative', 'interruptible', 'none'] as const;
export type AutoCancel = (typeof autoCancels)[number];

const usualStages = ['build', 'test', 'deploy'];
const globalKeys = new Set(
  'image services stages types before_script after_script variables cache include default workflow spec pages:deploy'.split(
    ' ',
  ),
);
const reservedNames = new Set(['true', 'false', 'nil']);
const maxEntries = 20_000;
/** Jobs of a pipeline, and of a configuration: they are counted before they are read. */
export const maxJobs = 5_000;

export const describeTooManyJobs = (most: number) =>
  `The number of jobs has exceeded the limit of ${most}. Try splitting the configuration with parent-child-pipelines`;

const isJob = (name: string) => !globalKeys.has(name) && !name.startsWith('.');

/** Rejects with `NoPlan`. */
export async function readConfiguration(
  text: string,
  { source, facts, limits: given }: PlanRequest,
): Promise<CiConfiguration> {
  const limits = { ...defaultLimits, ...given };
  const budget = new PlanBudget();
  const lookUp: Lookup = (key) => facts.variables.get(key) ?? facts.predefined.get(key);
  const lookUpInput: Lookup = (key) => (facts.masked?.has(key) === true ? undefined : lookUp(key));
  try {
    if (text.trim() === '')
      throw new UnreadableConfiguration('Please provide content of the configuration file');
    if (text.length > limits.fileSize) throw new UnreadableConfiguration(tooBig);
    const own = await readYaml(text, limits.depth, (header, value, faults) =>
      applyInputs(header, value, { inputs: new Map(), lookup: lookUpInput, budget }, faults),
    );
    const { merged: whole, files } = await applyIncludes(own, {
      source,
      lookup: lookUp,
      inputLookup: lookUpInput,
      limits,
      budget,
      facts: { ...facts, budget },
    });
    const merged = resolveYamlReferences(applyExtends(whole, budget), budget);
    const read = readEntries(merged, budget, Math.min(limits.needs, maxNeedsOfPipeline));
    return { ...read, includes: files };
  } catch (error) {
    if (error instanceof UnreadableConfiguration) throw new NoPlan('invalid', [error.message]);
    throw error;
  }
}

function readEntries(
  merged: YamlMap,
  budget: PlanBudget,
  mostNeeds: number,
): Omit<CiConfiguration, 'includes'> {
  const faults = new Faults();
  const warnings: string[] = [];
  if (merged.size > maxEntries) throw new UnreadableConfiguration(tooBig);
  const names = [...merged.keys()].filter(isJob);
  if (names.length > maxJobs) throw new UnreadableConfiguration(describeTooManyJobs(maxJobs));
  const stages = readStages(merged, faults, warnings);
  const defaults = readDefaults(merged, faults);
  const variables = readCiVariables(merged.get('variables'), 'variables', faults, true);
  const workflow = readWorkflow(merged.get('workflow'), faults);
  const hasWorkflowRules = workflow.rules !== null;
  const jobs: JobEntry[] = [];
  for (const [name, entry] of merged) {
    if (!isJob(name)) continue;
    if (reservedNames.has(name) || !isMap(entry)) {
      faults.add(`jobs ${name} config should implement a script: or a trigger: keyword`);
      continue;
    }
    const job = readJob(name, entry, { defaults, hasWorkflowRules, mostNeeds }, faults);
    if (job === null) continue;
    const { beforeScript, script, afterScript } = job.fixed;
    budget.spend(10 + beforeScript.length + script.length + afterScript.length);
    jobs.push(job);
  }
  if (names.length === 0) faults.add('jobs config should contain at least one visible job');
  if (!faults.any) checkJobs(jobs, stages, faults);
  if (faults.any) throw new NoPlan('invalid', faults.texts, warnings);
  if (workflow.rules === null) warnings.push(...listDoubtful(jobs));
  return { merged, stages, workflow, variables, jobs, warnings, budget, mostNeeds };
}

function readStages(merged: YamlMap, faults: Faults, warnings: string[]): readonly string[] {
  const types = merged.get('types');
  if (!isAbsent(types))
    warnings.push('root `types` is deprecated and will be removed: use `stages`');
  const given = merged.get('stages') ?? types;
  const named = isAbsent(given) ? usualStages : readTexts(given, 'stages config', faults);
  const between = named.filter((stage) => stage !== '.pre' && stage !== '.post');
  return ['.pre', ...new Set(between), '.post'];
}

function readDefaults(merged: YamlMap, faults: Faults): YamlMap {
  const given = merged.get('default');
  if (!isAbsent(given) && !isMap(given)) faults.add('default config should be a hash');
  const defaults = new Map<string, Yaml>(isMap(given) ? given : []);
  readKeys(defaults, new Set(defaultKeys), 'default', faults);
  for (const key of ['image', 'services', 'before_script', 'after_script', 'cache']) {
    const value = merged.get(key);
    if (isAbsent(value)) continue;
    if (defaults.has(key)) faults.add(`${key} is defined in top-level and \`default:\` entry`);
    defaults.set(key, value);
  }
  return defaults;
}

function readWorkflow(value: Yaml | undefined, faults: Faults): Workflow {
  if (isAbsent(value)) return { name: null, rules: null, autoCancel: 'conservative' };
  if (!isMap(value)) {
    faults.add('workflow config should be a hash');
    return { name: null, rules: null, autoCancel: 'conservative' };
  }
  readKeys(value, new Set(['name', 'rules', 'auto_cancel']), 'workflow', faults);
  const rules = value.get('rules');
  const name = readText(value.get('name'), 'workflow name', faults);
  if (name !== null && name.length > 255) {
    faults.add('workflow name is too long (maximum is 255 characters)');
  }
  return {
    name,
    rules: isAbsent(rules) ? null : readRules(rules, 'workflow:rules', faults, 'workflow'),
    autoCancel: readAutoCancel(value.get('auto_cancel'), faults) ?? 'conservative',
  };
}

const autoCancelKeys = new Set(['on_new_commit', 'on_job_failure']);

export function readAutoCancel(value: Yaml | undefined, faults: Faults): AutoCancel | null {
  const asked = readMap(value, autoCancelKeys, 'workflow:auto_cancel', faults);
  const where = 'workflow:auto_cancel on new commit';
  // A failed job cancels no other job: only `none` is accepted.
  readChoice(asked?.get('on_job_failure'), ['none'], 'workflow:auto_cancel on job failure', faults);
  return readChoice(asked?.get('on_new_commit'), autoCancels, where, faults);
}

function checkJobs(jobs: readonly JobEntry[], stages: readonly string[], faults: Faults): void {
  const places = new Map(stages.map((stage, index) => [stage, index]));
  const byName = new Map([
    ...jobs.flatMap((job) => (job.copies ?? []).map((copy) => [copy.name, job] as const)),
    ...jobs.map((job) => [job.name, job] as const),
  ]);
  for (const { name, fixed } of jobs) {
    if (!places.has(fixed.stage)) {
      faults.add(
        `${name} job: chosen stage does not exist; available stages are ${stages.join(', ')}`,
      );
    }
    const stop = fixed.environment?.onStop ?? null;
    if (stop !== null) checkStop(name, stop, fixed.environment?.name, byName.get(stop), faults);
  }
  if (faults.any) return;
  checkNeeds(
    jobs.map(({ name, copies, needs, fixed: { stage, dependencies, trigger } }) => {
      const names = copies?.map((copy) => copy.name) ?? [];
      const makers = trigger?.include?.flatMap((file) => ('job' in file ? [file.job] : [])) ?? [];
      const stageIndex = places.get(stage) ?? 0;
      return { name, copies: names, needs, dependencies, makers, stageIndex };
    }),
    faults,
  );
}

function checkStop(
  name: string,
  stop: string,
  environment: string | undefined,
  job: JobEntry | undefined,
  faults: Faults,
): void {
  const addFault = (text: string) => faults.add(`${name} job: on_stop job ${stop} ${text}`);
  const other = job?.fixed.environment ?? null;
  if (job === undefined) addFault('is not defined');
  else if (other === null) addFault('does not have environment defined');
  else if (other.name !== environment) addFault('have different environment name');
  else if (other.action !== 'stop') addFault('needs to have action stop defined');
}

/** Jobs that a push and a merge request of the same branch may each run. */
function listDoubtful(jobs: readonly JobEntry[]): readonly string[] {
  const always = jobs.filter(({ rules }) => {
    const last = rules?.at(-1);
    return (
      last !== undefined &&
      last.if === null &&
      last.changes === null &&
      last.exists === null &&
      last.when !== 'never' &&
      last.when !== null
    );
  });
  return always
    .slice(0, 20)
    .map(
      ({ name }) =>
        `jobs:${name} may allow multiple pipelines to run for a single action due to ` +
        '`rules:when` clause with no `workflow:rules`',
    );
}
