/**
 * How many times as much of the processor `act` takes at eight times the size: about 8 where the work grows with the
 * size, 64 where it grows with its square, 1 where it is bounded. Of several rounds in alternation the least counts,
 * which is the least disturbed; what takes less than half a millisecond counts as one half.
 */
export async function growthOf(size: number, prepare: (size: number) => () => unknown) {
  const acts = [prepare(size), prepare(8 * size)];
  const best = acts.map(() => Infinity);
  for (let round = 0; round < 5; round += 1) {
    for (const [index, act] of acts.entries()) {
      const before = process.cpuUsage();
      await act();
      const { user, system } = process.cpuUsage(before);
      best[index] = Math.min(best[index] ?? Infinity, user + system);
    }
  }
  const [short = 0, long = 0] = best.map((microseconds) => Math.max(microseconds, 500));
  return long / short;
}

/** Between what grows with the size and what grows with its square, see `growthOf`. */
export const LINEAR = 24;

/** Between what is bounded and what grows with the size. */
export const BOUNDED = 4;
