import { spreadOf, type Spread } from '../measure.ts';

/** One round of work on one side; its number lets it take what no round before has taken. */
export type Work = (round: number) => Promise<void>;

export interface Times {
  /** Milliseconds of one round, medians. */
  readonly ours: number;
  readonly theirs: number;
  /** How many times as long as ours theirs takes, round by round. */
  readonly ratio: Spread;
}

/** Rounds that are not counted: until then the servers compile what they run. */
export const warmUp = 4;

/** Does both in turn, each round in the other order. */
export async function compareWork(ours: Work, theirs: Work, rounds: number): Promise<Times> {
  const times = { ours: [] as number[], theirs: [] as number[] };
  for (let round = 0; round < warmUp + rounds; round += 1) {
    const sides = [
      [ours, times.ours],
      [theirs, times.theirs],
    ] as const;
    for (const [work, taken] of round % 2 === 0 ? sides : sides.toReversed()) {
      const started = performance.now();
      await work(round);
      if (round >= warmUp) taken.push(performance.now() - started);
    }
  }
  return {
    ours: spreadOf(times.ours).median,
    theirs: spreadOf(times.theirs).median,
    ratio: spreadOf(times.theirs.map((time, round) => time / (times.ours[round] ?? NaN))),
  };
}
