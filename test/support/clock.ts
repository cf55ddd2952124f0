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
 * Moves the monotonic clock forward by these milliseconds at each look until the test ends, whatever the machine does:
 * work with a time limit ends after a fixed number of looks.
 */
export function advanceAtEachLook(milliseconds: number): void {
  let now = performance.now();
  const looks = vi.spyOn(performance, 'now').mockImplementation(() => (now += milliseconds));
  onTestFinished(() => looks.mockRestore());
}

/** Moves the monotonic clock forward by these milliseconds until the test ends. */
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
