import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AsyncLock } from '#src/database/async-lock.ts';

/** Error of a caller who waits a second in vain while `meanwhile` runs. */
async function failureOf(lock: AsyncLock, meanwhile: () => void = () => undefined) {
  const failure = lock.acquire(1_000).catch((error: unknown) => String(error));
  vi.advanceTimersByTime(500);
  meanwhile();
  vi.advanceTimersByTime(500);
  return failure;
}

describe('a caller who waits for a lock in vain', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('receives the name of the holder', async () => {
    const lock = new AsyncLock();
    lock.tryAcquire();
    lock.note('update samples');
    expect(await failureOf(lock)).toContain(
      '; 0 others had their turn, and the last has it for 1000 ms: update samples',
    );
  });

  it('receives the number of holders, if each holds it briefly', async () => {
    const lock = new AsyncLock();
    lock.tryAcquire();
    lock.note('update samples');
    const before = [lock.acquire(2_000), lock.acquire(2_000)];
    const told = await failureOf(lock, () => {
      lock.release();
      lock.release();
    });
    expect(told).toContain(
      '; 2 others had their turn, and the last has it for 500 ms: no statement yet',
    );
    await Promise.all(before);
  });
});
