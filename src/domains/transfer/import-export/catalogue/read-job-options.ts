import { setTimeout as delay } from 'node:timers/promises';
import { LongText } from '#runtime/long-text.ts';
import type { RawTree, RawValue } from '#runtime/raw.ts';
import type { StoredJob } from '#src/ci/job-columns.ts';
import { NoPlan, type PlannedJob, type PlanRequest } from '#src/ci/plan.ts';
import { isForLater } from '#src/errors.ts';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import { type ImportContext, walkInSteps, notePassedOver } from '../import/context.ts';
import { readNumber, readPart } from '../import/values.ts';

/** A job of an archive, with the options that it has there. */
export interface ArchivedJob {
  readonly name: string;
  readonly stage: string;
  readonly stageIndex: number;
  readonly options: RawTree;
  /** Tells whether a job of this name comes before it in its pipeline. */
  readonly isBefore: (name: string) => boolean;
}

const alike = [
  ...['script', 'before_script', 'after_script', 'image', 'services', 'artifacts', 'cache'],
  ...['retry', 'release', 'hooks', 'pages', 'publish'],
];

/** Options that configurations have too, and what they are called there. */
const keywords: readonly (readonly [name: string, keyword: string])[] = [
  ...alike.map((name) => [name, name] as const),
  ['job_timeout', 'timeout'],
  ['allow_failure_criteria', 'allow_failure'],
];

const taken: ReadonlySet<string> = new Set([
  ...keywords.map(([name]) => name),
  ...['dependencies', 'instance', 'parallel'],
]);

/** Jobs that are read as one configuration, and characters after which no more are added. */
const [jobsTogether, charactersTogether] = [50, 262_144];
/** Limits on the options of one job. */
const [mostCharacters, mostValues] = [1_048_576, 50_000];
/** Copies of one job. */
const maxCopies = 200;

interface Entry {
  readonly job: ArchivedJob;
  /** The name of the job in a configuration: archives may have one that no configuration has. */
  readonly name: string;
  /** The job in a configuration, as JSON. */
  readonly text: string;
}

/**
 * The instructions for runners when a job is retried, in the format of `jobs.options`. Options are read as
 * configurations are. A job with options that no configuration may have gets none, and is counted as skipped.
 */
export async function importJobOptions(
  context: ImportContext,
  jobs: readonly ArchivedJob[],
): Promise<ReadonlyMap<ArchivedJob, string>> {
  const planned = new Map<ArchivedJob, string>();
  for (const some of splitIntoBatches(jobs, jobsTogether)) {
    for await (const entries of streamDocuments(context, some)) {
      for (const [job, options] of await plan(context, entries)) planned.set(job, options);
    }
  }
  return planned;
}

/** The jobs that have no more options than are read, as many at once as one configuration holds. */
async function* streamDocuments(
  context: ImportContext,
  jobs: readonly ArchivedJob[],
): AsyncGenerator<readonly Entry[]> {
  let entries: Entry[] = [];
  let characters = 0;
  for await (const job of walkInSteps(context, jobs)) {
    notePassedOver(context, 'options', job.options, taken);
    const text = formatOptions(job);
    if (text === null) {
      notePassed(context);
      continue;
    }
    // Configurations know it by its name.
    const isPages = job.name === 'pages';
    const isFull = characters + text.length > charactersTogether || (isPages && hasPages(entries));
    if (entries.length > 0 && isFull) {
      yield entries;
      entries = [];
      characters = 0;
    }
    entries.push({ job, text, name: isPages ? 'pages' : `job ${entries.length}` });
    characters += text.length;
  }
  if (entries.length > 0) yield entries;
}

const hasPages = (entries: readonly Entry[]) => entries.some(({ name }) => name === 'pages');

/** The job in a configuration, as JSON; null where it is too much. */
function formatOptions({ options }: ArchivedJob): string | null {
  const own = keywords.flatMap(([name, word]) => {
    const value = options[name] ?? null;
    // Archives have seconds as a number, and configurations as a text.
    const option = word === 'timeout' && typeof value === 'number' ? String(value) : value;
    return option === null ? [] : [[word, option] as const];
  });
  const values = own.map(([, value]) => value);
  if (!fits(values, { characters: mostCharacters, values: mostValues })) return null;
  const text = JSON.stringify(Object.fromEntries(own)).replace(unprintable, escapeCharacter);
  return text.length > mostCharacters ? null : text;
}

/** Characters that JSON may hold as they are, and YAML may not. */
const unprintable = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;

const escapeCharacter = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Tells whether values are no more than what is left, which they use up. */
function fits(values: readonly RawValue[], left: { characters: number; values: number }): boolean {
  return values.every((value) => {
    left.values -= 1;
    const isText = typeof value === 'string' || value instanceof LongText;
    if (isText) left.characters -= value.length;
    if (left.values < 0 || left.characters < 0) return false;
    if (isText || typeof value !== 'object' || value === null) return true;
    if (Array.isArray(value)) return fits(value as readonly RawValue[], left);
    for (const name of Object.keys(value)) left.characters -= name.length;
    return fits(Object.values(value) as RawValue[], left);
  });
}

/** Reads several job options as one configuration; if one is rejected, each is read alone. */
async function plan(
  context: ImportContext,
  entries: readonly Entry[],
): Promise<readonly (readonly [ArchivedJob, string])[]> {
  const text = `{${entries.map((entry) => `"${entry.name}":${entry.text}`).join(',')}}`;
  try {
    const caller = `import of project ${context.projectId}`;
    const { jobs } = await retryUntilRoom(context, () =>
      context.planning.plan(caller, text, request),
    );
    const stored = jobs.flatMap((some) => JSON.parse(some) as readonly StoredJob[]);
    const byName = new Map(stored.map(({ columns }) => [columns.name, columns.options]));
    return entries.flatMap(({ job, name }) => {
      const options = byName.get(name);
      return options === undefined ? [] : [[job, restoreReferences(job, options)] as const];
    });
  } catch (error) {
    if (!(error instanceof NoPlan)) throw error;
  }
  if (entries.length === 1) {
    notePassed(context);
    return [];
  }
  const alone: (readonly [ArchivedJob, string])[] = [];
  for (const entry of entries) alone.push(...(await plan(context, [entry])));
  return alone;
}

/** Milliseconds before a retry while configurations of other requests keep the threads busy. */
const busyMs = 500;

/** Calls `work` until there is room for it: what the import has stored until now is not begun anew for that. */
async function retryUntilRoom<Result>(
  { signal }: Pick<ImportContext, 'signal'>,
  work: () => Promise<Result>,
): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isForLater(error)) throw error;
      await delay(busyMs, undefined, { signal, ref: false });
    }
  }
}

const notePassed = ({ passedOver }: ImportContext) => {
  passedOver.note('options that no configuration may have');
};

/** The configuration knew neither its name nor the jobs beside it. */
function restoreReferences(
  { name, stage, stageIndex, options, isBefore }: ArchivedJob,
  read: string,
) {
  const { dependencies } = options;
  const total = readPart(options, 'parallel');
  const copies = total === null ? null : readNumber(total, 'total', { least: 1, most: maxCopies });
  const index = readNumber(options, 'instance', { least: 1, most: copies ?? 0 });
  const planned: PlannedJob = {
    ...(JSON.parse(read) as PlannedJob),
    name,
    stage,
    stageIndex,
    dependencies: Array.isArray(dependencies)
      ? [...new Set(dependencies)].filter((each) => typeof each === 'string' && isBefore(each))
      : null,
    parallel: copies === null || index === null ? null : { index, total: copies },
  };
  return JSON.stringify(planned);
}

const refuseIncludes = async () => ({ error: 'An archive includes nothing' });

/** Options of an archived job are read without the project's files and settings, and without lookups. */
const request: PlanRequest = {
  source: {
    local: refuseIncludes,
    project: refuseIncludes,
    remote: refuseIncludes,
    template: refuseIncludes,
    localPaths: async () => [],
  },
  facts: {
    ref: 'main',
    tag: false,
    source: 'push',
    defaultBranch: null,
    projectPath: '',
    predefined: new Map(),
    variables: new Map(),
    changedPaths: async () => null,
    paths: async () => null,
    present: async () => [],
  },
  limits: { fileSize: 2 * mostCharacters },
};
