import { hourSeconds } from '#src/units.ts';

const workDaySeconds = 8 * hourSeconds;
const workWeekSeconds = 5 * workDaySeconds;
const workMonthSeconds = 4 * workWeekSeconds;
const units: ReadonlyMap<string, number> = new Map([
  ...listUnits(12 * workMonthSeconds, 'y', 'yr', 'yrs', 'year', 'years'),
  ...listUnits(workMonthSeconds, 'mo', 'mos', 'month', 'months'),
  ...listUnits(workWeekSeconds, 'w', 'wk', 'wks', 'week', 'weeks'),
  ...listUnits(workDaySeconds, 'd', 'dy', 'day', 'days'),
  ...listUnits(hourSeconds, 'h', 'hr', 'hrs', 'hour', 'hours'),
  ...listUnits(60, 'm', 'min', 'mins', 'minute', 'minutes'),
  ...listUnits(1, 's', 'sec', 'secs', 'second', 'seconds'),
]);

function listUnits(seconds: number, ...names: readonly string[]): (readonly [string, number])[] {
  return names.map((name) => [name, seconds] as const);
}

const fillers: ReadonlySet<string> = new Set([',', 'and', 'with', 'plus']);

/** Upper limit of the columns. */
export const maxTimeSeconds = 2 ** 31 - 1;

/** Texts of the API are shorter; quick actions may have more. */
const maxTextChars = 255;

/** A number, a word, or a comma, after blanks. */
const token = /\s*(?:(\d+(?:\.\d+)?|\.\d+)|([a-z]+|,))/y;

/**
 * The seconds that a text such as `1w 2d`, `3h30m` or `1.5 hours and 10 minutes` means: numbers without unit are hours,
 * and a leading `-` negates all of it. Null when it cannot be read, or is more than can be stored.
 */
export function readTimeDuration(text: string): number | null {
  if (text.length > maxTextChars) return null;
  const trimmed = text.trim().toLowerCase();
  const negative = trimmed.startsWith('-');
  const seconds = sumDurations(negative ? trimmed.slice(1) : trimmed);
  if (seconds === null || seconds > maxTimeSeconds) return null;
  // Zero has no sign.
  return negative && seconds > 0 ? -seconds : seconds;
}

/** Null without a number, or with a part that is no duration. */
function sumDurations(text: string): number | null {
  let sum: number | null = null;
  /** The number whose unit may follow. */
  let open: number | null = null;
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const [, digits, word = ''] = token.exec(text) ?? [];
    if (digits !== undefined) {
      if (open !== null) sum = (sum ?? 0) + open * hourSeconds;
      open = Number(digits);
      continue;
    }
    const unit = units.get(word);
    if (unit !== undefined && open !== null) {
      sum = (sum ?? 0) + open * unit;
      open = null;
    } else if (!fillers.has(word)) return null;
  }
  if (open !== null) sum = (sum ?? 0) + open * hourSeconds;
  return sum === null ? null : Math.round(sum);
}

const shown = [
  ['mo', workMonthSeconds],
  ['w', workWeekSeconds],
  ['d', workDaySeconds],
  ['h', hourSeconds],
  ['m', 60],
  ['s', 1],
] as const;
const shownInHours = shown.slice(shown.findIndex(([name]) => name === 'h'));

/** Such as `2w 3d 4h 30m`; null for no time. With `inHours` no unit is larger than that. */
export function showDuration(
  seconds: number,
  { inHours }: { readonly inHours: boolean },
): string | null {
  if (seconds === 0) return null;
  let rest = Math.abs(seconds);
  const parts: string[] = [];
  for (const [name, unit] of inHours ? shownInHours : shown) {
    const count = Math.floor(rest / unit);
    rest -= count * unit;
    if (count > 0) parts.push(`${count}${name}`);
  }
  return (seconds < 0 ? '-' : '') + parts.join(' ');
}
