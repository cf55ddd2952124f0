import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { cpuTimeOf } from './processes.ts';

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
  /** The server's process, whose CPU time is told beside the rate. */
  readonly pid: number;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Body of requests that write. */
  readonly body?: string | undefined;
  /** True where each answer is to be one of 4xx. */
  readonly refused?: boolean;
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
  /**
   * The same by the requests that a second of the server's CPU time answers, because the load's own processes share
   * the machine. Empty where the system does not tell.
   */
  readonly cpuRatios: ReadonlyMap<string, Spread>;
}

/** The result of one round on one server. */
interface Sample {
  /** Requests per second. */
  readonly rate: number;
  /** Requests per clock tick of CPU time; NaN where the system does not tell. */
  readonly perCpu: number;
}

/**
 * Loads the targets in turn, round after round, each round in the other direction, so that what else the machine
 * does falls on all of them. Ratios are taken inside a round.
 */
export async function compare(targets: readonly Target[], load: Load): Promise<Comparison> {
  const rounds: Map<string, Sample>[] = [];
  for (const target of targets) await sample(target, { ...load, duration: 1 });
  for (let round = 0; round < load.rounds; round++) {
    const samples = new Map<string, Sample>();
    const order = round % 2 === 0 ? targets : [...targets].reverse();
    for (const target of order) {
      const measured = await sample(target, load);
      if (measured.rate === 0) throw new Error(`${target.url} answers nothing`);
      samples.set(target.name, measured);
    }
    rounds.push(samples);
  }
  const [first, ...others] = targets;
  if (first === undefined) throw new Error('nothing to compare');
  const all = (name: string, kind: keyof Sample) =>
    rounds.map((round) => round.get(name)?.[kind] ?? NaN);
  const ratiosOf = (kind: keyof Sample) =>
    others.map(({ name }) => {
      const theirs = all(name, kind);
      const ratios = all(first.name, kind).map((ours, round) => ours / (theirs[round] ?? NaN));
      return [name, spreadOf(ratios)] as const;
    });
  return {
    rates: new Map(targets.map(({ name }) => [name, spreadOf(all(name, 'rate')).median])),
    ratios: new Map(ratiosOf('rate')),
    cpuRatios: new Map(ratiosOf('perCpu').filter(([, { median }]) => !Number.isNaN(median))),
  };
}

async function sample(target: Target, load: Load): Promise<Sample> {
  const before = await cpuTimeOf(target.pid);
  const { rate, total } = await requestRate(target, load);
  const after = await cpuTimeOf(target.pid);
  return { rate, perCpu: total / (after - before) };
}

/**
 * Measures in a separate process. One answer outside 2xx, or outside 4xx where refusals are expected, throws, because
 * the figure would be worthless.
 */
export async function requestRate(
  { url, headers, body, refused = false }: Omit<Target, 'name' | 'pid'>,
  load: Omit<Load, 'rounds'> & {
    /** Requests per second of all connections; as many as there can be where it is left out. */
    readonly paced?: number;
  },
): Promise<{ rate: number; total: number; slowestMs: number }> {
  const { stdout } = await run(process.execPath, [
    autocannon,
    ...['--connections', String(load.connections), '--duration', String(load.duration)],
    ...(load.paced === undefined ? [] : ['--overallRate', String(Math.round(load.paced))]),
    ...Object.entries(headers).flatMap(([name, value]) => ['--headers', `${name}=${value}`]),
    ...(body === undefined ? [] : ['--method', 'POST', '--body', body]),
    ...['--json', '--no-progress', url],
  ]);
  const result = JSON.parse(stdout) as {
    requests: { total: number };
    latency: { max: number };
    duration: number;
    errors: number;
    non2xx: number;
    '2xx': number;
    '5xx': number;
  };
  const others = refused ? result['2xx'] + result['5xx'] : result.non2xx;
  if (result.errors > 0 || others > 0) {
    const wanted = refused ? '4xx' : '2xx';
    throw new Error(`${url}: ${result.errors} errors, ${others} answers that are not ${wanted}`);
  }
  const { total } = result.requests;
  return { rate: total / result.duration, total, slowestMs: result.latency.max };
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
