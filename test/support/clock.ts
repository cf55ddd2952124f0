import { afterAll, onTestFinished, vi } from 'vitest';

/**
 * The date stands still until the tests of the file are over, so that no window of a limit ends while they count; called
 * before the app is started.
 */
export function holdDate(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-10T12:00:00Z') });
  // The next file may run in the same process.
  afterAll(() => void vi.useRealTimers());
}

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

/** The monotonic clock stands still until what this returns is called. */
export function holdClock(): () => void {
  const held = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  return () => held.mockRestore();
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
