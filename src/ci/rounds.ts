import { splitIntoBatches } from '#src/turns/in-batches.ts';
import type { Gathered } from './gathering.ts';
import { type ConfigurationSource, type IncludedFile, NoPlan, type PlanRequest } from './plan.ts';
import type { Found, LookUp, ThreadAnswer } from './questions.ts';
import type { PlanningThreads } from './threads.ts';
import type { VerdictWish } from './verdict.ts';
import { Waiting } from './waiting.ts';

/** Each round continues with new data; a chain of includes needs the most rounds. */
const maxRounds = 200;

/** Concurrent look-ups of a configuration: other servers may take seconds for each. */
const lookUpBatchSize = 8;

interface Reader {
  readonly threads: PlanningThreads;
  /** Maximum milliseconds of processing in all rounds together, without waits. */
  readonly patienceMs: number;
  /** Milliseconds that it may wait in all. */
  readonly waitMs: number;
}

interface Question {
  readonly caller: string;
  readonly text: string;
  readonly request: PlanRequest;
  readonly verdict: VerdictWish | null;
  readonly gathered: Gathered;
}

/**
 * Queries a thread in rounds: it answers, or lists required look-ups for the next round.
 * @throws NoPlan on a timeout
 */
export async function readInRounds(
  { threads, patienceMs, waitMs }: Reader,
  { caller, text, request, verdict, gathered }: Question,
): Promise<ThreadAnswer> {
  const { source, facts, limits = {}, signal } = request;
  const { ref, tag, defaultBranch, projectPath, predefined, variables } = facts;
  const masked = facts.masked ?? new Map<string, string>();
  const known = {
    ref,
    tag,
    source: facts.source,
    defaultBranch,
    projectPath,
    predefined,
    variables,
    masked,
    scoped: facts.scoped ?? [],
  };
  const places = [source];
  const { found } = gathered;
  let left = patienceMs;
  const waiting = new Waiting(waitMs, signal);
  for (let round = 0; round < maxRounds; round += 1) {
    const question = { text, facts: known, limits, found, verdict };
    const answer = await threads.run(caller, question, left);
    if (answer === null) break;
    if (!('missing' in answer)) return answer;
    left -= answer.took;
    if (left <= 0) break;
    const missing = new Map(answer.missing.map((lookUp) => [JSON.stringify(lookUp), lookUp]));
    for (const some of splitIntoBatches([...missing], lookUpBatchSize)) {
      const answers = await waiting.during((signal) => {
        const looking = some.map(async ([key, lookUp]) => ({
          key,
          lookUp,
          answer: await find(lookUp, places, facts, signal),
        }));
        return Promise.all(looking);
      });
      if (answers === null) throw createTooLongError();
      for (const { key, lookUp, answer } of answers) gathered.add(key, lookUp, answer);
    }
  }
  throw createTooLongError();
}

const createTooLongError = () =>
  new NoPlan('invalid', ['The configuration takes too long to read']);

/** Performs a look-up; a found file becomes a source of further includes. */
async function find(
  lookUp: LookUp,
  places: ConfigurationSource[],
  facts: PlanRequest['facts'],
  signal: AbortSignal,
): Promise<Found> {
  if (lookUp[0] === 'paths') return toFoundList(await facts.paths());
  if (lookUp[0] === 'present') return toFoundList(await facts.present(lookUp.slice(1)));
  if (lookUp[0] === 'changedPaths') {
    const paths = await facts.changedPaths(lookUp[1]);
    return paths === 'unknown ref' ? { unknownRef: true } : toFoundList(paths);
  }
  const source = places[lookUp[1]];
  if (source === undefined) throw new Error('the thread requested an unknown place');
  if (lookUp[0] === 'localPaths') return toFoundList(await source.localPaths());
  const file: IncludedFile =
    lookUp[0] === 'project'
      ? await source.project(lookUp[2], lookUp[3], lookUp[4])
      : await source[lookUp[0]](lookUp[2], signal);
  if ('error' in file) return file;
  const { text, location, at = null } = file;
  return { text, location, at, within: places.push(file.within) - 1 };
}

const toFoundList = (paths: readonly string[] | null): Found => ({
  list: paths?.join('\0') ?? null,
});
