import { expect, it } from 'vitest';
import { runWithinTime } from '#src/rendering/within-time.ts';
import { ample } from '#test/support/rendering.ts';

it('breaks off work without end, and does the next', () => {
  for (let round = 0; round < 3; round += 1) {
    const broken = runWithinTime(1, () => {
      for (;;);
    });
    expect(broken).toBeNull();
    expect(runWithinTime(ample, () => round)).toBe(round);
  }
});

it('breaks off what a regular expression does without end', () => {
  expect(runWithinTime(1, () => /^(?:a+)+$/.test(`${'a'.repeat(100)}b`))).toBeNull();
});

it('hands on how the work failed', () => {
  const failing = () => {
    throw new RangeError('too long');
  };
  expect(() => runWithinTime(ample, failing)).toThrow(new RangeError('too long'));
});

it('counts no time for which the thread does not run', () => {
  const word = new Int32Array(new SharedArrayBuffer(4));
  const idle = () => Atomics.wait(word, 0, 0, 100);
  expect(runWithinTime(10, idle)).toBe('timed-out');
});
