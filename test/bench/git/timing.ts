import { spreadOf, type Spread } from '../measure.ts';
import { cpuTimeOf, type BenchServer } from '../processes.ts';

/** One round of work on one side; its number lets it take what no round before has taken. */
export type Work = (round: number) => Promise<void>;

export interface Times {
  /** Milliseconds of one round, medians. */
  readonly ours: number;
  readonly theirs: number;
  /** How many times as long as ours theirs takes, round by round. */
  readonly ratio: Spread;
  /** The same by the processor time of all rounds; null where it is not asked for, or the system does not tell. */
  readonly cpuRatio: number | null;
}

/** Rounds that are not counted: until then the servers compile what they run. */
export const warmUp = 4;

/** Does both in turn, each round in the other order. */
export async function compareWork(
  ours: Work,
  theirs: Work,
  rounds: number,
  servers?: Record<'ours' | 'theirs', Pick<BenchServer, 'pid'>>,
): Promise<Times> {
  const times = { ours: [] as number[], theirs: [] as number[] };
  const cpu = { ours: 0, theirs: 0 };
  const cpuTime = async (side: 'ours' | 'theirs') =>
    servers === undefined ? NaN : cpuTimeOf(servers[side].pid);
  for (let round = 0; round < warmUp + rounds; round += 1) {
    const sides = [
      ['ours', ours],
      ['theirs', theirs],
    ] as const;
    for (const [side, work] of round % 2 === 0 ? sides : sides.toReversed()) {
      const before = await cpuTime(side);
      const started = performance.now();
      await work(round);
      if (round < warmUp) continue;
      times[side].push(performance.now() - started);
      cpu[side] += (await cpuTime(side)) - before;
    }
  }
  const cpuRatio = cpu.theirs / cpu.ours;
  return {
    ours: spreadOf(times.ours).median,
    theirs: spreadOf(times.theirs).median,
    ratio: spreadOf(times.theirs.map((time, round) => time / (times.ours[round] ?? NaN))),
    cpuRatio: Number.isFinite(cpuRatio) ? cpuRatio : null,
  };
}
