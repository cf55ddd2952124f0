import type { Faults } from './faults.ts';
import { isAbsent, readBoolean, readKeys, readText, readValues } from './keywords.ts';
import { isList, isMap, type Yaml, type YamlMap } from './yaml.ts';

export interface NeedEntry {
  /** Name in the configuration: a job with `parallel` includes all of its copies, unless one of them is named. */
  readonly job: string;
  readonly artifacts: boolean;
  readonly optional: boolean;
  readonly project?: string;
  readonly ref?: string;
  readonly pipeline?: string;
  /** Values that select copies of a job with `parallel: matrix`; null for all copies. */
  readonly matrix: readonly ReadonlyMap<string, readonly string[]>[] | null;
}

/** Needs of all jobs of a pipeline, copies counted one by one: they are looked at whenever one of its jobs ends. */
export const maxNeedsOfPipeline = 50_000;
const needKeys = new Set([
  'job',
  'artifacts',
  'optional',
  'project',
  'ref',
  'pipeline',
  'parallel',
]);

export function readNeeds(
  value: Yaml | undefined,
  job: string,
  most: number,
  faults: Faults,
): readonly NeedEntry[] | null {
  if (isAbsent(value)) return null;
  const where = `jobs:${job}:needs`;
  if (!isList(value) && !isMap(value)) {
    faults.add(`${where} config can only be a hash or an array`);
    return [];
  }
  const given = isList(value) ? (value.flat(3) as readonly Yaml[]) : [value];
  if (given.length > most) {
    faults.add(
      `${job}: one job can only need ${most} others, but you have listed ${given.length}. ` +
        'See needs keyword documentation for more details',
    );
    return [];
  }
  const needs = given.flatMap((each) => {
    if (typeof each === 'string') {
      return [{ job: each, artifacts: true, optional: false, matrix: null }];
    }
    if (!isMap(each)) {
      faults.add(`${where} config can only be a hash or an array`);
      return [];
    }
    return readNeed(each, `${where}:need`, faults);
  });
  const elsewhere = needs.filter(({ project }) => project !== undefined);
  if (elsewhere.length > maxNeedsElsewhere) {
    faults.add(`${where} config must be less than or equal to ${maxNeedsElsewhere}`);
  }
  checkDoubles(job, needs, faults);
  return needs;
}

/** Maximum needed jobs of other projects. */
const maxNeedsElsewhere = 5;

function checkDoubles(job: string, needs: readonly NeedEntry[], faults: Faults): void {
  const seen = new Set<string>();
  const doubled = new Set<string>();
  for (const need of needs) {
    // A job may need some copies of a job in addition to others.
    if (!isOwn(need) || need.matrix !== null) continue;
    if (seen.has(need.job)) doubled.add(need.job);
    seen.add(need.job);
  }
  if (doubled.size > 0) {
    faults.add(`${job} has the following needs duplicated: ${[...doubled].join(', ')}.`);
  }
}

function readNeed(need: YamlMap, where: string, faults: Faults): readonly NeedEntry[] {
  readKeys(need, needKeys, where, faults);
  const job = readText(need.get('job'), `${where} job`, faults) ?? '';
  const project = readText(need.get('project'), `${where} project`, faults);
  const ref = readText(need.get('ref'), `${where} ref`, faults);
  const pipeline = readText(need.get('pipeline'), `${where} pipeline`, faults);
  if (job === '' && pipeline === null) faults.add(`${where} job can't be blank`);
  if (project !== null && ref === null) faults.add(`${where} ref can't be blank`);
  // A bridge that mirrors another pipeline waits for none of its own jobs.
  if (job === '') return [];
  return [
    {
      job,
      artifacts: readBoolean(need.get('artifacts'), `${where} artifacts`, faults) ?? true,
      optional: readBoolean(need.get('optional'), `${where} optional`, faults) ?? false,
      ...(project !== null && { project }),
      ...(ref !== null && { ref }),
      ...(pipeline !== null && { pipeline }),
      matrix: readMatrix(need.get('parallel'), where, faults),
    },
  ];
}

function readMatrix(value: Yaml | undefined, where: string, faults: Faults): NeedEntry['matrix'] {
  if (isAbsent(value)) return null;
  const matrix = isMap(value) ? value.get('matrix') : null;
  if (!isList(matrix)) {
    faults.add(`${where}:parallel config should be a hash with a matrix`);
    return null;
  }
  return matrix.filter(isMap).map(
    (row) =>
      new Map(
        [...row].map(([key, each]) => {
          const values = isList(each) ? each : [each];
          return [key, readValues(values, `${where}:parallel:matrix ${key}`, faults)];
        }),
      ),
  );
}

/** Tells whether the needed job belongs to this pipeline. */
export function isOwn(need: NeedEntry): boolean {
  return need.project === undefined && need.pipeline === undefined;
}

interface Needing {
  readonly name: string;
  /** The names of all that it becomes, where it has `parallel`. */
  readonly copies: readonly string[];
  readonly stageIndex: number;
  readonly needs: readonly NeedEntry[] | null;
  readonly dependencies: readonly string[] | null;
  /** The jobs whose artifacts are the configuration of the pipeline that it starts. */
  readonly makers: readonly string[];
}

/** Reports needed jobs that are missing or in a later stage, and circular needs. */
export function checkNeeds(jobs: readonly Needing[], faults: Faults): void {
  const byName = new Map([
    ...jobs.flatMap((job) => job.copies.map((copy) => [copy, job] as const)),
    ...jobs.map((job) => [job.name, job] as const),
  ]);
  for (const job of jobs) {
    const needs = job.needs?.filter(isOwn) ?? [];
    for (const need of needs) {
      const needed = byName.get(need.job);
      if (needed === undefined) {
        if (!need.optional) faults.add(`${job.name} job: undefined need: ${need.job}`);
      } else if (needed.stageIndex > job.stageIndex) {
        faults.add(`${job.name} job: need ${need.job} is not defined in current or prior stages`);
      }
    }
    for (const name of job.dependencies ?? []) {
      const dependency = byName.get(name);
      if (dependency === undefined) faults.add(`${job.name} job: undefined dependency: ${name}`);
      else if (
        job.needs !== null &&
        !needs.some((need) => need.job === name || need.job === dependency.name)
      ) {
        faults.add(`jobs:${job.name} dependencies the ${name} should be part of needs`);
      } else if (job.needs === null && dependency.stageIndex > job.stageIndex) {
        faults.add(`${job.name} job: dependency ${name} is not defined in current or prior stages`);
      }
    }
  }
  for (const { name, makers, stageIndex } of jobs) {
    for (const maker of makers) {
      const made = byName.get(maker);
      if (made !== undefined && made.stageIndex > stageIndex) {
        faults.add(`${name} job: dependency ${maker} is not defined in current or prior stages`);
      }
    }
  }
  if (hasCycle(jobs, byName)) faults.add('The pipeline has circular dependencies');
}

function hasCycle(jobs: readonly Needing[], byName: ReadonlyMap<string, Needing>): boolean {
  const waiting = new Map<string, Set<string>>();
  const neededBy = new Map<string, string[]>();
  for (const { name, needs } of jobs) {
    const others = new Set(
      needs?.filter(isOwn).flatMap((need) => byName.get(need.job)?.name ?? []),
    );
    waiting.set(name, others);
    for (const other of others) {
      const list = neededBy.get(other);
      if (list === undefined) neededBy.set(other, [name]);
      else list.push(name);
    }
  }
  const free = [...waiting].filter(([, others]) => others.size === 0).map(([name]) => name);
  let done = 0;
  for (let name = free.pop(); name !== undefined; name = free.pop()) {
    done += 1;
    for (const each of neededBy.get(name) ?? []) {
      const others = waiting.get(each);
      others?.delete(name);
      if (others?.size === 0) free.push(each);
    }
  }
  return done < waiting.size;
}
