import type { FC } from 'hono/jsx';
import { formatMoment } from './texts.tsx';

const units: readonly (readonly [seconds: number, name: string])[] = [
  [365 * 86_400, 'year'],
  [30 * 86_400, 'month'],
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
];

/** "3 days ago", or "in 2 hours" for a moment to come. */
export function formatDistance(at: string, now: Date): string {
  const seconds = Math.round((now.getTime() - Date.parse(at)) / 1000);
  const [size, name] = units.find(([each]) => Math.abs(seconds) >= each) ?? [0, ''];
  if (size === 0) return 'just now';
  const count = Math.floor(Math.abs(seconds) / size);
  const text = `${count} ${name}${count === 1 ? '' : 's'}`;
  return seconds < 0 ? `in ${text}` : `${text} ago`;
}

/** A moment by its distance from the visit; the exact one is its title. */
export const Ago: FC<{ readonly at: string | null | undefined; readonly now: Date }> = ({
  at,
  now,
}) =>
  at === null || at === undefined ? (
    <>never</>
  ) : (
    <time datetime={at} title={formatMoment(at)}>
      {formatDistance(at, now)}
    </time>
  );

/** Seconds as "1 h 2 min" or "12 s". */
export function formatSeconds(seconds: number | null | undefined): string {
  if (seconds === null || seconds === undefined) return '–';
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
}

/** Bytes in the unit that people use: "1.4 MiB". */
export function formatBytes(bytes: number): string {
  const names = ['bytes', 'KiB', 'MiB', 'GiB', 'TiB'];
  let [value, unit] = [bytes, 0];
  while (value >= 1024 && unit < names.length - 1) {
    value /= 1024;
    unit += 1;
  }
  return `${unit === 0 ? value : value.toFixed(1)} ${names[unit] ?? ''}`;
}
