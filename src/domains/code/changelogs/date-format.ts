const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

type Part = (date: Date) => string | { readonly number: number; readonly digits: number };

const createPaddedPart =
  (digits: number, read: (date: Date) => number): Part =>
  (date) => ({ number: read(date), digits });
const getHour12 = (date: Date) => date.getUTCHours() % 12 || 12;
const shortenName = (names: readonly string[], index: number) => (names[index] ?? '').slice(0, 3);

/** Directives of strftime, including combined ones. */
const parts: Readonly<Record<string, Part>> = {
  Y: createPaddedPart(4, (date) => date.getUTCFullYear()),
  C: createPaddedPart(2, (date) => Math.floor(date.getUTCFullYear() / 100)),
  y: createPaddedPart(2, (date) => date.getUTCFullYear() % 100),
  m: createPaddedPart(2, (date) => date.getUTCMonth() + 1),
  B: (date) => months[date.getUTCMonth()] ?? '',
  b: (date) => shortenName(months, date.getUTCMonth()),
  h: (date) => shortenName(months, date.getUTCMonth()),
  d: createPaddedPart(2, (date) => date.getUTCDate()),
  e: (date) => String(date.getUTCDate()).padStart(2),
  j: createPaddedPart(3, computeDayOfYear),
  H: createPaddedPart(2, (date) => date.getUTCHours()),
  I: createPaddedPart(2, getHour12),
  M: createPaddedPart(2, (date) => date.getUTCMinutes()),
  S: createPaddedPart(2, (date) => date.getUTCSeconds()),
  L: createPaddedPart(3, (date) => date.getUTCMilliseconds()),
  p: (date) => (date.getUTCHours() < 12 ? 'AM' : 'PM'),
  P: (date) => (date.getUTCHours() < 12 ? 'am' : 'pm'),
  A: (date) => days[date.getUTCDay()] ?? '',
  a: (date) => shortenName(days, date.getUTCDay()),
  u: createPaddedPart(1, (date) => date.getUTCDay() || 7),
  w: createPaddedPart(1, (date) => date.getUTCDay()),
  z: () => '+0000',
  Z: () => '+00:00',
  s: createPaddedPart(1, (date) => Math.floor(date.getTime() / 1000)),
  F: (date) => formatDate(date, '%Y-%m-%d'),
  D: (date) => formatDate(date, '%m/%d/%y'),
  x: (date) => formatDate(date, '%m/%d/%y'),
  T: (date) => formatDate(date, '%H:%M:%S'),
  X: (date) => formatDate(date, '%H:%M:%S'),
  R: (date) => formatDate(date, '%H:%M'),
  c: (date) => formatDate(date, '%a %b %e %H:%M:%S %Y'),
  '%': () => '%',
};

function computeDayOfYear(date: Date): number {
  const day = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
  return (day - Date.UTC(date.getUTCFullYear(), 0, 0)) / 86_400_000;
}

/** Formats a date in UTC like strftime. `%-d` omits leading zeros, `%^b` is upper case; unknown directives remain. */
export function formatDate(date: Date, format: string): string {
  return format.replace(/%([-^]?)([A-Za-z%])/g, (whole, flag: string, name: string) => {
    const part = Object.hasOwn(parts, name) ? parts[name]?.(date) : undefined;
    if (part === undefined) return whole;
    if (typeof part === 'string') return flag === '^' ? part.toUpperCase() : part;
    return String(part.number).padStart(flag === '-' ? 0 : part.digits, '0');
  });
}
