const hour = 3_600;
const units: readonly (readonly [RegExp, number])[] = [
  [/^(?:h|hours?)$/, hour],
  [/^(?:d|days?)$/, 24 * hour],
  [/^(?:w|weeks?)$/, 7 * 24 * hour],
  [/^months?$/, 30 * 24 * hour],
];

/** Seconds of an age like `1h`, `7d` or `1month`; null for what is none. */
export function secondsOfAge(text: string): number | null {
  const [, count = '', word = ''] = /^\s*(\d{1,6})\s*([a-z]+)\s*$/i.exec(text) ?? [];
  const unit = units.find(([pattern]) => pattern.test(word.toLowerCase()));
  return unit === undefined ? null : Number(count) * unit[1];
}
