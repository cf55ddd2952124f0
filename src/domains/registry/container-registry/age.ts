import { hourSeconds } from '#src/units.ts';

const units: readonly (readonly [RegExp, number])[] = [
  [/^(?:h|hours?)$/, hourSeconds],
  [/^(?:d|days?)$/, 24 * hourSeconds],
  [/^(?:w|weeks?)$/, 7 * 24 * hourSeconds],
  [/^months?$/, 30 * 24 * hourSeconds],
];

/** Seconds of an age like `1h`, `7d` or `1month`; null for an invalid age. */
export function readAgeSeconds(text: string): number | null {
  const [, count = '', word = ''] = /^\s*(\d{1,6})\s*([a-z]+)\s*$/i.exec(text) ?? [];
  const unit = units.find(([pattern]) => pattern.test(word.toLowerCase()));
  return unit === undefined ? null : Number(count) * unit[1];
}
