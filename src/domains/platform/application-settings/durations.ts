/** Seconds of the units that people write: `15 days`, `3 mins 4 sec`, `1h 30m`, `2w`. */
const units: readonly (readonly [RegExp, number])[] = [
  [/^s(ec(ond)?s?)?$/, 1],
  [/^m(in(ute)?s?)?$/, 60],
  [/^h((ou)?rs?)?$/, 3_600],
  [/^d(ays?)?$/, 86_400],
  [/^w((ee)?ks?)?$/, 604_800],
  [/^mo(n(th)?)?s?$/, 2_592_000],
  [/^y((ea)?rs?)?$/, 31_557_600],
];

/** The seconds of a duration in words; null for an invalid one. A bare number means seconds. */
export function readSettingSeconds(text: string): number | null {
  const words = text.trim().toLowerCase();
  if (/^\d{1,12}$/.test(words)) return Number(words);
  const part = /(\d{1,9}(?:\.\d{1,6})?)\s*([a-z]{1,10})(?:\s*,\s*|\s+and\s+|\s+|(?=\d)|$)/y;
  let seconds = 0;
  while (part.lastIndex < words.length) {
    const match = part.exec(words);
    if (match === null) return null;
    const unit = units.find(([pattern]) => pattern.test(match[2] ?? ''));
    if (unit === undefined) return null;
    seconds += Number(match[1]) * unit[1];
  }
  return words === '' ? null : Math.round(seconds);
}
