import { describe, expect, it } from 'vitest';
import { sumSeconds } from '#src/domains/ci/pipelines/refresh.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1) + seconds * 1000).toISOString();
const interval = ([from, to]: readonly [number, number]) => ({
  started_at: at(from),
  finished_at: at(to),
});

describe('the seconds in which a job ran', () => {
  it.each([
    [[], 0],
    [[[0, 10]], 10],
    [
      [
        [0, 10],
        [10, 20],
      ],
      20,
    ],
    [
      [
        [0, 10],
        [5, 20],
      ],
      20,
    ],
    [
      [
        [0, 30],
        [5, 20],
        [25, 40],
      ],
      40,
    ],
    [
      [
        [0, 10],
        [60, 70.4],
      ],
      20,
    ],
  ] as const)('%j are %i', (intervals, seconds) => {
    expect(sumSeconds(intervals.map(interval))).toBe(seconds);
  });
});
