import { expect, it } from 'vitest';
import { isLong } from './long.ts';

/** Limit between linear and quadratic growth, see `expectGrowth`. */
export const LINEAR = 24;

/** Tests that judge by the time of the processor: in `npm run test:soak` alone, one at a time. */
export const itGrows = it.runIf(isLong);

/** Limit between bounded and linear growth. */
export const BOUNDED = 4;

/**
 * Expects that `act` takes less than `limit` times as much of the processor at eight times the size: it takes about 8
 * where the work grows with the size, 64 where it grows with its square, 1 where it is bounded. Of several rounds in
 * alternation the least counts, which is the least disturbed; what takes less than half a millisecond counts as one
 * half. Within five rounds both sizes have met the compiled code. A loaded machine may disturb them all: what is above
 * the limit then has a hundred rounds more, so that it fails only if it never was below.
 */
export async function expectGrowth(
  limit: number,
  size: number,
  prepare: (size: number) => () => unknown,
): Promise<void> {
  const short = prepare(size);
  const long = prepare(8 * size);
  const least = { short: Infinity, long: Infinity };
  const growth = () => least.long / least.short;
  for (let round = 0; round < 5 || (round < 105 && growth() >= limit); round += 1) {
    least.short = Math.min(least.short, await costOf(short));
    least.long = Math.min(least.long, await costOf(long));
  }
  expect(growth()).toBeLessThan(limit);
}

/** Microseconds of the processor, at least half a millisecond. */
async function costOf(act: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(before);
  return Math.max(user + system, 500);
}
