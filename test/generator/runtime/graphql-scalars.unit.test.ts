import { describe, expect, it } from 'vitest';
import { scalarNamed } from '#runtime/graphql/scalars.ts';

const read = (name: string, value: unknown) => scalarNamed(name, null).coerceInputValue(value);

describe('Time', () => {
  it.each([
    ['2024-02-29', '2024-02-29'],
    ['2024-02-29T10:00:00Z', '2024-02-29T10:00:00.000Z'],
    ['2024-02-29T10:00:00.25+02:00', '2024-02-29T08:00:00.250Z'],
    ['2024-02-29T10:00', '2024-02-29T10:00:00.000Z'],
    ['2024-02-29 10:00:00 UTC', '2024-02-29T10:00:00.000Z'],
    ['2024-02-29 10:00:00 +0200', '2024-02-29T08:00:00.000Z'],
  ])('reads %s as %s', (text, moment) => {
    expect(read('Time', text)).toBe(moment);
  });

  it.each([
    ...[
      '2026-02-31',
      '2026-02-31T10:00:00Z',
      '2026-02-29 10:00',
      '0000-01-01',
      '0000-05-05T10:00Z',
    ],
    ...['2026-01-01T24:00:00Z', '2026-01-01T10:60:00Z', '2026-01-01T10:00:60Z', '2026-13-01'],
    ...['2026-01-01T10:00:00+15:00', '2026-01-01T10:00:00+10:60', '0001-01-01T00:00:00+01:00'],
    ...['9999-12-31T23:59:59-01:00', '275760-09-13', '2026', '2026-01', 'Jan 1 2026', '', 1, null],
  ])('refuses %j', (value) => {
    expect(() => read('Time', value)).toThrow('is no Time');
  });
});

describe.each(['Date', 'ISO8601Date'])('%s', (name) => {
  it('reads days', () => {
    expect(read(name, '2024-02-29')).toBe('2024-02-29');
  });

  it.each(['2026-02-31', '2026-00-10', '0000-01-01', '2026-2-1', '2026-01-01T00:00:00Z', 20260101])(
    'refuses %j',
    (value) => {
      expect(() => read(name, value)).toThrow('is no Date');
    },
  );
});
