import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';

const run = promisify(execFile);
const autocannon = createRequire(import.meta.url).resolve('autocannon');

export interface Load {
  readonly connections: number;
  /** Seconds of one round on one server. */
  readonly duration: number;
  readonly rounds: number;
}

export interface Target {
  readonly name: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Lower quartile, median and upper quartile. */
export interface Spread {
  readonly low: number;
  readonly median: number;
  readonly high: number;
}

export interface Comparison {
  /** Requests per second, median over the rounds, by target name. */
  readonly rates: ReadonlyMap<string, number>;
  /** First target against each other one, round by round. */
  readonly ratios: ReadonlyMap<string, Spread>;
}

/**
 * Loads the targets in turn, round after round, each round in the other direction, so that what else the machine
 * does falls on all of them. Ratios are taken inside a round.
 */
export async function compare(targets: readonly Target[], load: Load): Promise<Comparison> {
  const rounds: Map<string, number>[] = [];
  for (const target of targets) await requestRate(target, { ...load, duration: 1 });
  for (let round = 0; round < load.rounds; round++) {
    const rates = new Map<string, number>();
    const order = round % 2 === 0 ? targets : [...targets].reverse();
    for (const target of order) rates.set(target.name, await requestRate(target, load));
    rounds.push(rates);
  }
  const [first, ...others] = targets;
  if (first === undefined) throw new Error('nothing to compare');
  const rate = (round: Map<string, number>, name: string) => round.get(name) ?? NaN;
  return {
    rates: new Map(
      targets.map(({ name }) => [name, spreadOf(rounds.map((round) => rate(round, name))).median]),
    ),
    ratios: new Map(
      others.map(({ name }) => [
        name,
        spreadOf(rounds.map((round) => rate(round, first.name) / rate(round, name))),
      ]),
    ),
  };
}

/** In a process of its own; a single answer that is not 2xx makes the figure worthless, so it throws. */
async function requestRate({ url, headers }: Target, load: Load): Promise<number> {
  const { stdout } = await run(process.execPath, [
    autocannon,
    ...['--connections', String(load.connections), '--duration', String(load.duration)],
    ...Object.entries(headers).flatMap(([name, value]) => ['--headers', `${name}=${value}`]),
    ...['--json', '--no-progress', url],
  ]);
  const result = JSON.parse(stdout) as {
    requests: { total: number };
    duration: number;
    errors: number;
    non2xx: number;
  };
  if (result.errors > 0 || result.non2xx > 0 || result.requests.total === 0) {
    throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} answers that are not 2xx`);
  }
  return result.requests.total / result.duration;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => {
    const position = (sorted.length - 1) * share;
    const below = sorted[Math.floor(position)] ?? NaN;
    const above = sorted[Math.ceil(position)] ?? NaN;
    return below + (above - below) * (position - Math.floor(position));
  };
  return { low: at(0.25), median: at(0.5), high: at(0.75) };
}
