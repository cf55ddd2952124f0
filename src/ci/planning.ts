import { minuteMs } from '#src/units.ts';
import { findThreadModule } from '#src/threads/thread.ts';
import { Gathering } from './gathering.ts';
import { type FilePlace, type IncludedPlace, NoPlan, type PlanRequest } from './plan.ts';
import type { PlannedPipeline, ThreadAnswer } from './questions.ts';
import { readInRounds } from './rounds.ts';
import { PlanningThreads } from './threads.ts';
import type { ConfigurationVerdict, VerdictWish } from './verdict.ts';
import { removeValues } from './without-values.ts';

/** Reads configurations in threads. Callers take turns; `caller` is the waiting one. */
export interface Planning {
  /** Rejects with `NoPlan`, or with `TooManyRequests` and `Unavailable` where too much is being read. */
  plan(caller: string, text: string, request: PlanRequest): Promise<PlannedPipeline>;
  /** Validates a configuration, and plans it without creating a pipeline. */
  judge(
    caller: string,
    text: string,
    request: PlanRequest,
    wish: VerdictWish,
  ): Promise<ConfigurationVerdict>;
  close(): Promise<void>;
}

export interface PlanningOptions {
  /** URL of a compiled thread; default: the module beside this one. */
  readonly module?: string;
  /** Milliseconds that reading a configuration may take. */
  readonly patienceMs?: number;
  /** Milliseconds after which a configuration is read separately from others. */
  readonly briefMs?: number;
  readonly onFailure?: (error: Error) => void;
  /** Milliseconds that a configuration may wait for files of other servers and the like, in all. */
  readonly waitMs?: number;
  /** Characters that all configurations together hold while they are read. */
  readonly mostHeld?: number;
}

/** Maximum milliseconds of processing in all rounds together, without waits. */
const planTimeoutMs = 5_000;
/** Milliseconds for which others wait for it; nearly all take a few. */
const usualPlanMs = 500;
/** Milliseconds that it may wait in all: four of one push end before their worker has to. */
const maxWaitMs = minuteMs;
/** Threads start with the first configuration, not before. */
export function createPlanning(options: PlanningOptions = {}): Planning {
  const { patienceMs = planTimeoutMs, briefMs = usualPlanMs, waitMs = maxWaitMs } = options;
  const threads = new PlanningThreads({
    module: options.module ?? findThreadModule('ci'),
    briefMs,
    patienceMs,
    onFailure: options.onFailure ?? (() => undefined),
  });

  const reader = { threads, patienceMs, waitMs };
  const gathering = new Gathering(options.mostHeld);

  /** Single exit of all results about a configuration, which removes masked values. */
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
        readInRounds(reader, { caller, text, request, verdict, gathered }),
      );
      if ('reason' in answer) throw toNoPlan(answer);
      if (!('verdict' in answer)) return answer;
      const { warnings, includes, ...rest } = answer.verdict;
      return {
        verdict: {
          ...rest,
          warnings: warnings.map((each) => removeValues(each, masked)),
          includes: includes.map((each) => removeMasked(each, masked)),
        },
      };
    } catch (error) {
      if (!(error instanceof NoPlan)) throw error;
      const [texts, warnings] = [error.texts, error.warnings].map((some) =>
        some.map((each) => removeValues(each, masked)),
      );
      throw new NoPlan(error.reason, texts ?? [], warnings);
    }
  }

  return {
    async plan(caller, text, request) {
      const answer = await ask(caller, text, request, null);
      if ('plan' in answer) return answer.plan;
      throw createAnswerError();
    },
    async judge(caller, text, request, wish) {
      const answer = await ask(caller, text, request, wish);
      if ('verdict' in answer) return answer.verdict;
      throw createAnswerError();
    },
    close: () => threads.close(),
  };
}

/** Names of files may be made of variables. */
function removeMasked(
  { kind, name, at, from, ref }: IncludedPlace,
  masked: readonly string[],
): IncludedPlace {
  const hide = (text: string) => removeValues(text, masked);
  const hidePlace = (place: FilePlace) => ({ ...place, path: hide(place.path) });
  return {
    kind,
    name: hide(name),
    at: at && hidePlace(at),
    from: from === null || from === 'nowhere' ? from : hidePlace(from),
    ref: ref && hide(ref),
  };
}

const createAnswerError = () =>
  new Error('the planning thread returned a result of the wrong type');

const toNoPlan = ({ reason, texts, warnings }: Extract<ThreadAnswer, { reason: unknown }>) =>
  new NoPlan(reason, texts, warnings);
