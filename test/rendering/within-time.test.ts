import { expect, it } from 'vitest';
import { withinTime } from '../../src/rendering/within-time.ts';
import { ample } from '../support/rendering.ts';

it('breaks off work without end, and does the next', () => {
  for (let round = 0; round < 3; round += 1) {
    const broken = withinTime(1, () => {
      for (;;);
    });
    expect(broken).toBeNull();
    expect(withinTime(ample, () => round)).toBe(round);
  }
});

it('breaks off what a regular expression does without end', () => {
  expect(withinTime(1, () => /^(?:a+)+$/.test(`${'a'.repeat(100)}b`))).toBeNull();
});

it('hands on how the work failed', () => {
  const failing = () => {
    throw new RangeError('too long');
  };
  expect(() => withinTime(ample, failing)).toThrow(new RangeError('too long'));
});
