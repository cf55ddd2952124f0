const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

type Part = (date: Date) => string | { readonly number: number; readonly digits: number };

const padded =
  (digits: number, read: (date: Date) => number): Part =>
  (date) => ({ number: read(date), digits });
const hour12 = (date: Date) => date.getUTCHours() % 12 || 12;
const short = (names: readonly string[], index: number) => (names[index] ?? '').slice(0, 3);

/** Directives of strftime, and those that abbreviate several. */
const parts: Readonly<Record<string, Part>> = {
  Y: padded(4, (date) => date.getUTCFullYear()),
  C: padded(2, (date) => Math.floor(date.getUTCFullYear() / 100)),
  y: padded(2, (date) => date.getUTCFullYear() % 100),
  m: padded(2, (date) => date.getUTCMonth() + 1),
  B: (date) => months[date.getUTCMonth()] ?? '',
  b: (date) => short(months, date.getUTCMonth()),
  h: (date) => short(months, date.getUTCMonth()),
  d: padded(2, (date) => date.getUTCDate()),
  e: (date) => String(date.getUTCDate()).padStart(2),
  j: padded(3, dayOfYear),
  H: padded(2, (date) => date.getUTCHours()),
  I: padded(2, hour12),
  M: padded(2, (date) => date.getUTCMinutes()),
  S: padded(2, (date) => date.getUTCSeconds()),
  L: padded(3, (date) => date.getUTCMilliseconds()),
  p: (date) => (date.getUTCHours() < 12 ? 'AM' : 'PM'),
  P: (date) => (date.getUTCHours() < 12 ? 'am' : 'pm'),
  A: (date) => days[date.getUTCDay()] ?? '',
  a: (date) => short(days, date.getUTCDay()),
  u: padded(1, (date) => date.getUTCDay() || 7),
  w: padded(1, (date) => date.getUTCDay()),
  z: () => '+0000',
  Z: () => '+00:00',
  s: padded(1, (date) => Math.floor(date.getTime() / 1000)),
  F: (date) => formatDate(date, '%Y-%m-%d'),
  D: (date) => formatDate(date, '%m/%d/%y'),
  x: (date) => formatDate(date, '%m/%d/%y'),
  T: (date) => formatDate(date, '%H:%M:%S'),
  X: (date) => formatDate(date, '%H:%M:%S'),
  R: (date) => formatDate(date, '%H:%M'),
  c: (date) => formatDate(date, '%a %b %e %H:%M:%S %Y'),
  '%': () => '%',
};

function dayOfYear(date: Date): number {
  const day = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
  return (day - Date.UTC(date.getUTCFullYear(), 0, 0)) / 86_400_000;
}

/** A date in UTC as of strftime. `%-d` has no zeros before it, `%^b` is in capitals; what is no directive stays. */
export function formatDate(date: Date, format: string): string {
  return format.replace(/%([-^]?)([A-Za-z%])/g, (whole, flag: string, name: string) => {
    const part = Object.hasOwn(parts, name) ? parts[name]?.(date) : undefined;
    if (part === undefined) return whole;
    if (typeof part === 'string') return flag === '^' ? part.toUpperCase() : part;
    return String(part.number).padStart(flag === '-' ? 0 : part.digits, '0');
  });
}
