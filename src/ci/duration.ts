const day = 86_400;
const units: Readonly<Record<string, number>> = Object.assign(Object.create(null), {
  ...{ s: 1, sec: 1, secs: 1, second: 1, seconds: 1 },
  ...{ m: 60, min: 60, mins: 60, minute: 60, minutes: 60 },
  ...{ h: 3600, hr: 3600, hrs: 3600, hour: 3600, hours: 3600 },
  ...{ d: day, day, days: day },
  ...{ w: 7 * day, wk: 7 * day, wks: 7 * day, week: 7 * day, weeks: 7 * day },
  ...{ mo: 30 * day, mos: 30 * day, mon: 30 * day, month: 30 * day, months: 30 * day },
  ...{ y: 365.25 * day, yr: 365.25 * day, yrs: 365.25 * day },
  ...{ year: 365.25 * day, years: 365.25 * day },
}) as Readonly<Record<string, number>>;

const longestText = 200;
/** A thousand years. */
const longest = 1000 * 365.25 * day;

/**
 * The seconds of a duration such as `3 mos 4 days`, `2h20min` or `90`; null for a text that is none. `never` is none,
 * too: where it is allowed, it is asked for first.
 */
export function secondsOf(text: string): number | null {
  const lower = text.trim().toLowerCase();
  if (lower === '' || lower.length > longestText) return null;
  const part = /(\d+(?:\.\d+)?)[ \t]*([a-z]*)(?:[ \t]*,)?(?:[ \t]+and(?=[ \t]))?[ \t]*/y;
  let seconds = 0;
  while (part.lastIndex < lower.length) {
    const [, amount, unit = ''] = part.exec(lower) ?? [];
    if (amount === undefined) return null;
    const size = unit === '' ? 1 : units[unit];
    if (size === undefined) return null;
    seconds += Number(amount) * size;
  }
  return seconds <= longest ? Math.round(seconds) : null;
}
