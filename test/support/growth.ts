/**
 * How many times as much of the processor `act` takes at eight times the size: about 8 where the work grows with the
 * size, 64 where it grows with its square, 1 where it is bounded. Of several rounds in alternation the least counts,
 * which is the least disturbed; what takes less than half a millisecond counts as one half. The rounds end when three
 * of them brought nothing less: on a loaded machine the code may be compiled late, and both sizes have to meet it.
 */
export async function growthOf(size: number, prepare: (size: number) => () => unknown) {
  const acts = [prepare(size), prepare(8 * size)];
  const best = acts.map(() => Infinity);
  let inVain = 0;
  for (let round = 0; round < 50 && inVain < 3; round += 1) {
    inVain += 1;
    for (const [index, act] of acts.entries()) {
      const before = process.cpuUsage();
      await act();
      const { user, system } = process.cpuUsage(before);
      const taken = Math.max(user + system, 500);
      const least = best[index] ?? Infinity;
      if (taken < least * 0.9) inVain = 0;
      best[index] = Math.min(least, taken);
    }
  }
  const [short = 0, long = 0] = best;
  return long / short;
}

/** Between what grows with the size and what grows with its square, see `growthOf`. */
export const LINEAR = 24;

/** Between what is bounded and what grows with the size. */
export const BOUNDED = 4;
