import { daySeconds } from '#src/units.ts';

const units: Readonly<Record<string, number>> = Object.assign(Object.create(null), {
  s: 1,
  sec: 1,
  secs: 1,
  second: 1,
  seconds: 1,
  m: 60,
  min: 60,
  mins: 60,
  minute: 60,
  minutes: 60,
  h: 3600,
  hr: 3600,
  hrs: 3600,
  hour: 3600,
  hours: 3600,
  d: daySeconds,
  day: daySeconds,
  days: daySeconds,
  w: 7 * daySeconds,
  wk: 7 * daySeconds,
  wks: 7 * daySeconds,
  week: 7 * daySeconds,
  weeks: 7 * daySeconds,
  mo: 30 * daySeconds,
  mos: 30 * daySeconds,
  mon: 30 * daySeconds,
  month: 30 * daySeconds,
  months: 30 * daySeconds,
  y: 365.25 * daySeconds,
  yr: 365.25 * daySeconds,
  yrs: 365.25 * daySeconds,
  year: 365.25 * daySeconds,
  years: 365.25 * daySeconds,
}) as Readonly<Record<string, number>>;

const maxTextChars = 200;
/** A thousand years. */
const maxDurationSeconds = 1000 * 365.25 * daySeconds;

/**
 * Seconds of a duration such as `3 mos 4 days`, `2h20min` or `90`; null for any other text. `never` also gives null:
 * callers that allow it check for it first.
 */
export function readDurationSeconds(text: string): number | null {
  const lower = text.trim().toLowerCase();
  if (lower === '' || lower.length > maxTextChars) return null;
  const part = /(\d+(?:\.\d+)?)[ \t]*([a-z]*)(?:[ \t]*,)?(?:[ \t]+and(?=[ \t]))?[ \t]*/y;
  let seconds = 0;
  while (part.lastIndex < lower.length) {
    const [, amount, unit = ''] = part.exec(lower) ?? [];
    if (amount === undefined) return null;
    const size = unit === '' ? 1 : units[unit];
    if (size === undefined) return null;
    seconds += Number(amount) * size;
  }
  return seconds <= maxDurationSeconds ? Math.round(seconds) : null;
}
