import {
  maxJobs,
  readAutoCancel,
  readConfiguration,
  describeTooManyJobs,
  type CiConfiguration,
} from './configuration.ts';
import { Faults } from './faults.ts';
import type { JobEntry } from './job-entry.ts';
import { isOwn, maxNeedsOfPipeline, readNeeds, type NeedEntry } from './needs.ts';
import { isIncluded } from './only-except.ts';
import type { Copy } from './parallel.ts';
import {
  defaultLimits,
  NoPlan,
  type PipelinePlan,
  type PlannedJob,
  type PlannedNeed,
  type PlannedVariable,
  type PipelineFacts,
  type PlanRequest,
} from './plan.ts';
import { findFirstMatch, listNamedFiles, type Rule, type RuleFacts } from './rules.ts';
import { selectForEnvironment } from './scoped-variables.ts';
import { expandVariables, joinVariables, type Lookup } from './variables.ts';
import { hideMasked } from './without-values.ts';
import { UnreadableConfiguration } from './yaml.ts';

/** Reads a configuration with its includes, and plans its jobs. Rejects with `NoPlan` for none, or for faults. */
export async function planPipeline(text: string, request: PlanRequest): Promise<PipelinePlan> {
  const configuration = await readConfiguration(text, request);
  const most = Math.min(request.limits?.jobs ?? defaultLimits.jobs, maxJobs);
  return planConfiguration(configuration, request.facts, most);
}

/** Plans the jobs of a parsed configuration. */
export async function planConfiguration(
  configuration: CiConfiguration,
  facts: PipelineFacts,
  mostJobs: number = defaultLimits.jobs,
): Promise<PipelinePlan> {
  const { warnings } = configuration;
  try {
    const { budget, jobs, workflow } = configuration;
    const rules = [workflow.rules, ...jobs.map((job) => job.rules)].flatMap((each) => each ?? []);
    const known = { ...memoizeFacts(facts), budget, named: listNamedFiles(rules) };
    return await plan(configuration, known, mostJobs);
  } catch (error) {
    if (error instanceof UnreadableConfiguration)
      throw new NoPlan('invalid', [error.message], warnings);
    throw error;
  }
}

/** Facts of a pipeline; each is read at most once. */
function memoizeFacts(facts: PipelineFacts): PipelineFacts {
  const changed = new Map<string | null, ReturnType<PipelineFacts['changedPaths']>>();
  let paths: ReturnType<PipelineFacts['paths']> | undefined;
  // Always for the same names.
  let present: ReturnType<PipelineFacts['present']> | undefined;
  return {
    ...facts,
    changedPaths(compareTo) {
      const answer = changed.get(compareTo) ?? facts.changedPaths(compareTo);
      changed.set(compareTo, answer);
      return answer;
    },
    paths() {
      paths ??= facts.paths();
      return paths;
    },
    present(names) {
      present ??= facts.present(names);
      return present;
    },
  };
}

/** Job of the pipeline, with the deciding rule. */
interface Chosen {
  readonly entry: JobEntry;
  readonly name: string;
  readonly copy: Copy | null;
  readonly rule: Rule | null;
  readonly variables: readonly PlannedVariable[];
}

async function plan(
  configuration: CiConfiguration,
  facts: RuleFacts,
  mostJobs: number,
): Promise<PipelinePlan> {
  const { stages, warnings, workflow, budget } = configuration;
  const workflowRule = await matchWorkflow(configuration, facts);
  const variables = joinVariables(configuration.variables, workflowRule?.variables ?? []);
  const places = new Map(stages.map((stage, index) => [stage, index]));
  const faults = new Faults();
  const chosen: Chosen[] = [];
  const owners = indexOwnersByName(configuration.jobs);
  const inEnvironment = createFactsByEnvironment(facts);
  for (const entry of configuration.jobs) {
    if (chosen.length > mostJobs)
      throw new NoPlan('invalid', [describeTooManyJobs(mostJobs)], warnings);
    const own = joinVariables(pickInherited(entry, variables), entry.variables);
    for (const copy of entry.copies ?? [null]) {
      const name = copy?.name ?? entry.name;
      if (owners.get(name) !== (copy ?? entry)) continue;
      const known = joinVariables(own, copy?.variables ?? []);
      budget.spend(known.length + 20);
      const decided = await decide(
        entry,
        facts,
        createJobLookup(entry, copy, known, inEnvironment),
      );
      if (decided === null) continue;
      const { rule } = decided;
      if (name.length > 255)
        faults.add(`jobs:${name} name is too long (maximum is 255 characters)`);
      chosen.push({
        entry,
        name,
        copy,
        rule,
        variables: joinVariables(known, rule?.variables ?? []),
      });
    }
  }
  if (chosen.length > mostJobs)
    throw new NoPlan('invalid', [describeTooManyJobs(mostJobs)], warnings);
  if (chosen.every(({ entry }) => entry.fixed.stage === '.pre' || entry.fixed.stage === '.post')) {
    throw new NoPlan('empty', ['No stages / jobs for this pipeline.'], warnings);
  }
  const byEntry = new Map<string, Chosen[]>();
  for (const each of chosen) {
    const { name } = each.entry;
    const others = byEntry.get(name);
    if (others === undefined) byEntry.set(name, [each]);
    else others.push(each);
  }
  // The name of a copy contains its distinguishing values.
  const byName = new Map<string, readonly Chosen[]>([
    ...chosen.map((each) => [each.name, [each]] as const),
    ...byEntry,
  ]);
  const spend = (amount: number) => budget.spend(amount);
  const jobs = chosen.map((each) =>
    toPlannedJob(each, places, byName, { spend, mostNeeds: configuration.mostNeeds }, faults),
  );
  if (faults.any) throw new NoPlan('invalid', faults.texts, warnings);
  const needs = jobs.reduce((sum, job) => sum + (job.needs?.length ?? 0), 0);
  if (needs > maxNeedsOfPipeline) {
    const text = `The jobs of a pipeline can need ${maxNeedsOfPipeline} others together, but need ${needs}`;
    throw new NoPlan('invalid', [text], warnings);
  }
  jobs.sort((a, b) => a.stageIndex - b.stageIndex);
  // Every reader of the pipeline sees its name, so that masked values are hidden.
  const lookup = createLookup(variables, hideMasked(facts));
  const name = workflow.name === null ? '' : expandVariables(workflow.name, lookup).trim();
  return {
    stages,
    workflowName: name === '' ? null : name.slice(0, 255),
    autoCancel: readAutoCancel(workflowRule?.autoCancel, faults) ?? workflow.autoCancel,
    variables,
    jobs,
    warnings,
  };
}

/** A pipeline has one job per name: the last one in the configuration, even if it is a copy of another. */
function indexOwnersByName(jobs: readonly JobEntry[]): ReadonlyMap<string, JobEntry | Copy> {
  const owners = new Map<string, JobEntry | Copy>();
  for (const entry of jobs) {
    for (const copy of entry.copies ?? [null]) owners.set(copy?.name ?? entry.name, copy ?? entry);
  }
  return owners;
}

async function matchWorkflow(
  { workflow, variables, warnings }: CiConfiguration,
  facts: RuleFacts,
): Promise<Rule | null> {
  if (workflow.rules === null) return null;
  const rule = await findFirstMatch(workflow.rules, facts, createLookup(variables, facts));
  if (rule === null || rule.when === 'never') {
    throw new NoPlan('filtered', ['Pipeline filtered out by workflow rules.'], warnings);
  }
  return rule;
}

function pickInherited(
  { inherits }: JobEntry,
  variables: readonly PlannedVariable[],
): readonly PlannedVariable[] {
  if (typeof inherits === 'boolean') return inherits ? variables : [];
  return variables.filter(({ key }) => inherits.includes(key));
}

const maxValueDepth = 10;

/**
 * Creates a function that finds and expands values by key; variables of projects and pipelines override those of the
 * configuration.
 */
function createLookup(variables: readonly PlannedVariable[], facts: PipelineFacts): Lookup {
  const own = new Map(variables.map((variable) => [variable.key, variable]));
  let depth = 0;
  const lookUp: Lookup = (key) => {
    const given = facts.variables.get(key);
    if (given !== undefined) return given;
    const variable = own.get(key);
    if (variable === undefined) return facts.predefined.get(key);
    if (variable.raw || depth >= maxValueDepth) return variable.value;
    depth += 1;
    try {
      return expandVariables(
        variable.value,
        (inner) => (inner === key ? undefined : lookUp(inner)),
        true,
      );
    } finally {
      depth -= 1;
    }
  };
  return lookUp;
}

/** Rules also know their job, and the variables of its environment. */
function createJobLookup(
  entry: JobEntry,
  copy: Chosen['copy'],
  variables: readonly PlannedVariable[],
  inEnvironment: FactsByEnvironment,
): Lookup {
  const own = new Map([
    ['CI_JOB_NAME', copy?.name ?? entry.name],
    ['CI_JOB_STAGE', entry.fixed.stage],
    ['CI_NODE_TOTAL', String(copy?.total ?? 1)],
    ...(copy === null ? [] : ([['CI_NODE_INDEX', String(copy.index)]] as const)),
  ]);
  const createLookupOfFacts = (facts: PipelineFacts): Lookup => {
    const lookup = createLookup(variables, facts);
    return (key) => lookup(key) ?? own.get(key);
  };
  const everywhere = createLookupOfFacts(inEnvironment(null));
  const { environment } = entry.fixed;
  if (environment === null) return everywhere;
  return createLookupOfFacts(inEnvironment(expandVariables(environment.name, everywhere)));
}

/** The facts for a job with an environment of this name, or with none. */
type FactsByEnvironment = (environment: string | null) => PipelineFacts;

function createFactsByEnvironment(facts: RuleFacts): FactsByEnvironment {
  const { scoped = [], budget, variables } = facts;
  const known = new Map<string, PipelineFacts>();
  return (environment) => {
    if (environment === null || scoped.length === 0) return facts;
    const before = known.get(environment);
    if (before !== undefined) return before;
    budget.spend(scoped.length);
    const given = selectForEnvironment(scoped, environment);
    const there = Array.from(given.values(), ({ key, value }) => [key, value] as const);
    const made = { ...facts, variables: new Map([...variables, ...there]) };
    known.set(environment, made);
    return made;
  };
}

async function decide(
  entry: JobEntry,
  facts: RuleFacts,
  lookup: Lookup,
): Promise<{ readonly rule: Rule | null } | null> {
  if (entry.rules === null) {
    return (await isIncluded(entry.only, entry.except, facts, lookup)) ? { rule: null } : null;
  }
  const rule = await findFirstMatch(entry.rules, facts, lookup);
  return rule === null || rule.when === 'never' ? null : { rule };
}

function toPlannedJob(
  { entry, name, copy, rule, variables }: Chosen,
  places: ReadonlyMap<string, number>,
  byName: ReadonlyMap<string, readonly Chosen[]>,
  { spend, mostNeeds }: { readonly spend: (amount: number) => void; readonly mostNeeds: number },
  faults: Faults,
): PlannedJob {
  const { fixed } = entry;
  const ruled = rule?.when === 'never' ? null : (rule?.when ?? null);
  const when = ruled ?? entry.when ?? 'on_success';
  const ruleNeeds = readNeeds(rule?.needs, entry.name, mostNeeds, faults);
  const needs = ruleNeeds ?? entry.needs;
  const dependencies = fixed.dependencies?.flatMap(
    (each) => byName.get(each)?.map((other) => other.name) ?? [],
  );
  return {
    ...fixed,
    name,
    stageIndex: places.get(fixed.stage) ?? 0,
    when,
    startIn: when === 'delayed' ? (rule?.startIn ?? entry.startIn) : null,
    // Other jobs wait for a job that a rule makes manual, but not for a job that is manual itself.
    allowFailure: rule?.allowFailure ?? entry.allowFailure ?? entry.when === 'manual',
    interruptible: rule?.interruptible ?? fixed.interruptible,
    needs: needs?.flatMap((need) => planNeeds(entry.name, need, byName, spend, faults)) ?? null,
    dependencies: dependencies ?? null,
    parallel: copy === null ? null : { index: copy.index, total: copy.total },
    variables,
  };
}

function planNeeds(
  name: string,
  need: NeedEntry,
  byName: ReadonlyMap<string, readonly Chosen[]>,
  spend: (amount: number) => void,
  faults: Faults,
): readonly PlannedNeed[] {
  const { matrix, job, ...rest } = need;
  if (!isOwn(need)) return [{ job, ...rest }];
  const needed = byName.get(job) ?? [];
  spend(needed.length);
  if (needed.length === 0 && !need.optional) {
    faults.add(
      `'${name}' job needs '${job}' job, but '${job}' does not exist in the pipeline. ` +
        'This might be because of the only, except, or rules keywords. ' +
        'To need a job that sometimes does not exist in the pipeline, use needs:optional.',
    );
  }
  return needed
    .filter(({ copy }) => matrix === null || matrix.some((row) => fits(copy, row)))
    .map((each) => ({ job: each.name, ...rest }));
}

function fits(copy: Copy | null, row: ReadonlyMap<string, readonly string[]>): boolean {
  const values = new Map(copy?.variables.map(({ key, value }) => [key, value]));
  return [...row].every(([key, choices]) => choices.includes(values.get(key) ?? ''));
}
