import { onTestFinished, vi } from 'vitest';

/**
 * Until the test ends, whoever looks at the monotonic clock finds it so many milliseconds later each time, whatever the
 * machine does meanwhile: what is done for so long comes to its end after so many looks.
 */
export function advanceAtEachLook(milliseconds: number): void {
  let now = performance.now();
  const looks = vi.spyOn(performance, 'now').mockImplementation(() => (now += milliseconds));
  onTestFinished(() => looks.mockRestore());
}

/** Until the test ends, the monotonic clock says that so many milliseconds more have passed. */
export function passTime(milliseconds: number): void {
  const now = performance.now.bind(performance);
  const looks = vi.spyOn(performance, 'now').mockImplementation(() => now() + milliseconds);
  onTestFinished(() => looks.mockRestore());
}

/** Turns of the event loop that others have while the work is done. */
export async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let next = setImmediate(function count() {
    turns += 1;
    next = setImmediate(count);
  });
  try {
    await work();
    return turns;
  } finally {
    clearImmediate(next);
  }
}
