import { describe, expect, it } from 'vitest';
import {
  maxTimeSeconds,
  readTimeDuration,
  showDuration,
} from '#src/domains/planning/time-tracking/duration.ts';

describe('the text of a duration', () => {
  it.each([
    ['3h30m', 12_600],
    ['3h 30m', 12_600],
    ['1mo 2w 3d 4h 5m 6s', 576_000 + 288_000 + 86_400 + 14_400 + 300 + 6],
    ['6s 5m 4h', 14_706],
    ['1h 1h', 7200],
    ['1.5h', 5400],
    ['.5h', 1800],
    ['90', 324_000],
    ['1.5', 5400],
    ['1 30m', 5400],
    ['30m 1', 5400],
    ['1 2', 10_800],
    ['1y', 12 * 576_000],
    ['1 year, 2 months and 3 weeks', 12 * 576_000 + 2 * 576_000 + 3 * 144_000],
    ['2 days plus 1 hour with 1 minute', 61_260],
    ['1HR 1Min', 3660],
    ['1dy 2hrs 3mins 4secs', 28_800 + 7200 + 180 + 4],
    ['1yr 1mos 1wk 1sec', 12 * 576_000 + 576_000 + 144_000 + 1],
    ['0.4s', 0],
    ['0.6s', 1],
    ['0h', 0],
    ['  2h  ', 7200],
    ['-1h 30m', -5400],
    ['- 2d', -57_600],
    ['-0h', 0],
    [`${maxTimeSeconds}s`, maxTimeSeconds],
    ['3728mo', 3728 * 576_000],
  ])('%j is %i seconds', (text, seconds) => {
    expect(readTimeDuration(text)).toBe(seconds);
  });

  it.each([
    '',
    ' ',
    '-',
    'and',
    ',',
    'h',
    'h 1',
    '1x',
    '1h later',
    '1h -30m',
    '--1h',
    '+1h',
    '1e3h',
    '1:30',
    '1.h',
    '1..5h',
    '1h\u0000',
    '١h',
    'remove',
    `${maxTimeSeconds + 1}s`,
    '9999999999mo',
    '9'.repeat(255),
    `${' '.repeat(300)}1h`,
    '1h '.repeat(100_000),
  ])('%.20j is none', (text) => {
    expect(readTimeDuration(text)).toBeNull();
  });
});

describe('a duration as text', () => {
  it.each([
    [0, null, null],
    [59, '59s', '59s'],
    [5400, '1h 30m', '1h 30m'],
    [28_800, '1d', '8h'],
    [144_000, '1w', '40h'],
    [4 * 144_000 - 1, '3w 4d 7h 59m 59s', '159h 59m 59s'],
    [576_000, '1mo', '160h'],
    [12 * 576_000, '12mo', '1920h'],
    [-5400, '-1h 30m', '-1h 30m'],
    [maxTimeSeconds, '3728mo 1w 3h 14m 7s', '596523h 14m 7s'],
  ])('of %i seconds is %j', (seconds, shown, inHours) => {
    expect(showDuration(seconds, { inHours: false })).toBe(shown);
    expect(showDuration(seconds, { inHours: true })).toBe(inHours);
    if (shown !== null) expect(readTimeDuration(shown)).toBe(seconds);
    if (inHours !== null) expect(readTimeDuration(inHours)).toBe(seconds);
  });
});
