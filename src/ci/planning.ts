import { inBatches } from '../turns/in-batches.ts';
import { threadModule } from '../threads/thread.ts';
import { minuteMs } from '../units.ts';
import { type Gathered, Gathering } from './gathering.ts';
import type {
  ConfigurationSource,
  FilePlace,
  IncludedFile,
  IncludedPlace,
  PlanRequest,
} from './plan.ts';
import { NoPlan } from './plan.ts';
import type { Found, LookUp, PlannedPipeline, ThreadAnswer } from './questions.ts';
import { PlanningThreads } from './threads.ts';
import type { Verdict, VerdictWish } from './verdict.ts';
import { Waiting } from './waiting.ts';
import { withoutValues } from './without-values.ts';

/** Reads configurations in threads. Callers take turns; `caller` is whoever waits. */
export interface Planning {
  /** Rejects with `NoPlan`, or with `TooManyRequests` and `Unavailable` where too much is being read. */
  plan(caller: string, text: string, request: PlanRequest): Promise<PlannedPipeline>;
  /** Tells what a configuration would become that may become no pipeline. */
  judge(caller: string, text: string, request: PlanRequest, wish: VerdictWish): Promise<Verdict>;
  close(): Promise<void>;
}

export interface PlanningOptions {
  /** The address of a compiled thread instead of that beside this module. */
  readonly module?: string;
  /** Milliseconds that reading a configuration may take. */
  readonly patienceMs?: number;
  /** Milliseconds after which one is read apart from those of others. */
  readonly briefMs?: number;
  readonly onFailure?: (error: Error) => void;
  /** Milliseconds that a configuration may wait for files of other servers and the like, in all. */
  readonly waitMs?: number;
  /** Characters that all configurations together hold while they are read. */
  readonly mostHeld?: number;
}

/** Milliseconds that reading a configuration may take in all rounds together, without what is waited for. */
const planTimeoutMs = 5_000;
/** Milliseconds for which others wait for it; nearly all take a few. */
const usualPlanMs = 500;
/** Milliseconds that it may wait in all: four of one push end before their worker has to. */
const maxWaitMs = minuteMs;
/** Each time what was found out lets the thread read on; files that include each other one by one are the most. */
const maxRounds = 200;

/** Files and the like that a configuration waits for at a time: those of other servers may take seconds each. */
const lookUpBatchSize = 8;

/** Nothing is started before the first configuration is read. */
export function createPlanning(options: PlanningOptions = {}): Planning {
  const { patienceMs = planTimeoutMs, briefMs = usualPlanMs, waitMs = maxWaitMs } = options;
  const threads = new PlanningThreads({
    module: options.module ?? threadModule('ci'),
    ...{ briefMs, patienceMs },
    onFailure: options.onFailure ?? (() => undefined),
  });

  const gathering = new Gathering(options.mostHeld);

  /** Whatever is said about a configuration leaves by here, where it loses what is masked. */
  async function ask(
    caller: string,
    text: string,
    request: PlanRequest,
    verdict: VerdictWish | null,
  ): Promise<ThreadAnswer> {
    const { masked: hidden, scoped = [] } = request.facts;
    const masked = [
      ...(hidden?.values() ?? []),
      ...scoped.filter((variable) => variable.masked).map(({ value }) => value),
    ];
    try {
      const answer = await gathering.run(caller, request.limits ?? {}, (gathered) =>
        askWith(gathered, caller, text, request, verdict),
      );
      if ('reason' in answer) throw refusalBy(answer);
      if (!('verdict' in answer)) return answer;
      const { warnings, includes, ...rest } = answer.verdict;
      return {
        verdict: {
          ...rest,
          warnings: warnings.map((each) => withoutValues(each, masked)),
          includes: includes.map((each) => withoutMasked(each, masked)),
        },
      };
    } catch (error) {
      if (!(error instanceof NoPlan)) throw error;
      const [texts, warnings] = [error.texts, error.warnings].map((some) =>
        some.map((each) => withoutValues(each, masked)),
      );
      throw new NoPlan(error.reason, texts ?? [], warnings);
    }
  }

  async function askWith(
    gathered: Gathered,
    caller: string,
    text: string,
    { source, facts, limits = {}, signal }: PlanRequest,
    verdict: VerdictWish | null,
  ): Promise<ThreadAnswer> {
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
      for (const some of inBatches([...missing], lookUpBatchSize)) {
        const answers = await waiting.during((signal) => {
          const looking = some.map(async ([key, lookUp]) => ({
            ...{ key, lookUp },
            answer: await find(lookUp, places, facts, signal),
          }));
          return Promise.all(looking);
        });
        if (waiting.isOver) throw tooLong();
        for (const { key, lookUp, answer } of answers) gathered.add(key, lookUp, answer);
      }
    }
    throw tooLong();
  }

  return {
    async plan(caller, text, request) {
      const answer = await ask(caller, text, request, null);
      if ('plan' in answer) return answer.plan;
      throw otherAnswer();
    },
    async judge(caller, text, request, wish) {
      const answer = await ask(caller, text, request, wish);
      if ('verdict' in answer) return answer.verdict;
      throw otherAnswer();
    },
    close: () => threads.close(),
  };
}

const tooLong = () => new NoPlan('invalid', ['The configuration takes too long to read']);

/** Names of files may be made of variables. */
function withoutMasked(
  { kind, name, at, from, ref }: IncludedPlace,
  masked: readonly string[],
): IncludedPlace {
  const hide = (text: string) => withoutValues(text, masked);
  const hidden = (place: FilePlace) => ({ ...place, path: hide(place.path) });
  return {
    kind,
    name: hide(name),
    at: at && hidden(at),
    from: from === null || from === 'nowhere' ? from : hidden(from),
    ref: ref && hide(ref),
  };
}

const otherAnswer = () => new Error('the thread answered another question');

const refusalBy = ({ reason, texts, warnings }: Extract<ThreadAnswer, { reason: unknown }>) =>
  new NoPlan(reason, texts, warnings);

/** Looks something up; a file that is found is a new place, of which files may be included. */
async function find(
  lookUp: LookUp,
  places: ConfigurationSource[],
  facts: PlanRequest['facts'],
  signal: AbortSignal,
): Promise<Found> {
  if (lookUp[0] === 'paths') return listOf(await facts.paths());
  if (lookUp[0] === 'present') return listOf(await facts.present(lookUp.slice(1)));
  if (lookUp[0] === 'changedPaths') {
    const paths = await facts.changedPaths(lookUp[1]);
    return paths === 'unknown ref' ? { unknownRef: true } : listOf(paths);
  }
  const source = places[lookUp[1]];
  if (source === undefined) throw new Error('the thread asked for a place that it was not told of');
  if (lookUp[0] === 'localPaths') return listOf(await source.localPaths());
  const file: IncludedFile =
    lookUp[0] === 'project'
      ? await source.project(lookUp[2], lookUp[3], lookUp[4])
      : await source[lookUp[0]](lookUp[2], signal);
  if ('error' in file) return file;
  const { text, location, at = null } = file;
  return { text, location, at, within: places.push(file.within) - 1 };
}

const listOf = (paths: readonly string[] | null): Found => ({ list: paths?.join('\0') ?? null });
