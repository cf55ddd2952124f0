import { toDay, isDay } from '#src/text/day.ts';

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** Limit on the length of a date in words. */
const maxTextChars = 40;

/**
 * Date of a text, `YYYY-MM-DD`: itself, `tomorrow`, `in 2 weeks`, `next month`, `this friday` or `december 31st`. A
 * date without a year is the next one. Null for other texts.
 */
export function readDay(text: string, today: string): string | null {
  if (text.length > maxTextChars) return null;
  if (isDay(text)) return text;
  const words = text.toLowerCase().split(/[\s,]+/);
  const [first = '', second = '', third = ''] = words;
  if (words.length === 1) {
    if (first === 'today') return today;
    return first === 'tomorrow' ? addToDay(today, { days: 1 }) : findWeekdayAfter(today, first);
  }
  if (words.length === 2 && (first === 'this' || first === 'next')) {
    if (first === 'next' && second === 'week') return addToDay(today, { days: 7 });
    if (first === 'next' && second === 'month') return addToDay(today, { months: 1 });
    return findWeekdayAfter(today, second);
  }
  if (words.length === 3 && first === 'in' && /^\d{1,4}$/.test(second)) {
    return computeDayAfter(today, Number(second), third);
  }
  return parseDayOfMonth(today, words);
}

function computeDayAfter(today: string, count: number, unit: string): string | null {
  switch (unit) {
    case 'day':
    case 'days':
      return addToDay(today, { days: count });
    case 'week':
    case 'weeks':
      return addToDay(today, { days: 7 * count });
    case 'month':
    case 'months':
      return addToDay(today, { months: count });
    default:
      return null;
  }
}

/** The last day of a month where it has fewer than that. */
function addToDay(today: string, { days = 0, months = 0 }: { days?: number; months?: number }) {
  const day = new Date(`${today}T00:00:00Z`);
  const wanted = day.getUTCDate();
  day.setUTCMonth(day.getUTCMonth() + months);
  if (day.getUTCDate() !== wanted) day.setUTCDate(0);
  day.setUTCDate(day.getUTCDate() + days);
  return toDay(day);
}

function findWeekdayAfter(today: string, name: string): string | null {
  const wanted = weekdays.indexOf(name);
  if (wanted === -1) return null;
  const days = (wanted - new Date(`${today}T00:00:00Z`).getUTCDay() + 7) % 7;
  return addToDay(today, { days: days === 0 ? 7 : days });
}

/** `december 31st` and `dec 31, 2030`. */
function parseDayOfMonth(today: string, [name = '', day = '', year, ...more]: readonly string[]) {
  const month = months.findIndex((each) => each === name || each.slice(0, 3) === name) + 1;
  const digits = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(day)?.[1];
  if (month === 0 || digits === undefined || more.length > 0) return null;
  if (year !== undefined && !/^\d{4}$/.test(year)) return null;
  const rest = `${String(month).padStart(2, '0')}-${digits.padStart(2, '0')}`;
  const wanted = `${year ?? today.slice(0, 4)}-${rest}`;
  const next =
    year === undefined && wanted < today ? `${Number(today.slice(0, 4)) + 1}-${rest}` : wanted;
  return isDay(next) ? next : null;
}
