import { minuteMs } from '#src/units.ts';
import { findZone } from './time-zone-names.ts';

/** A schedule runs at most as often, in milliseconds. */
const minIntervalMs = 10 * minuteMs;

interface Times {
  /** Minute, hour, day, month and day of the week. */
  readonly cron: string;
  readonly timeZone: string;
}

/** Faults of the times of a schedule, by attribute. */
export async function findTimesErrors({
  cron,
  timeZone,
}: Times): Promise<Record<string, string[]>> {
  if (!isTimeZone(timeZone)) return { cron_timezone: ['is invalid syntax'] };
  // A date is no pattern, because it occurs once.
  const isPattern = cron.startsWith('@') || cron.trim().split(/\s+/).length === 5;
  const next = isPattern
    ? await findNextTime({ cron, timeZone }, new Date(0)).catch(() => null)
    : null;
  return next === null ? { cron: ['is invalid syntax'] } : {};
}

function isTimeZone(name: string): boolean {
  // Offsets like `+01:00` are rejected, because they have no daylight-saving time.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: findZone(name) });
    return true;
  } catch {
    return false;
  }
}

/** First time after the given one; for a schedule without any, a time in a hundred years. */
export async function computeFirstRun(times: Times, after: Date): Promise<Date> {
  return (await findNextTime(times, after)) ?? new Date(after.getTime() + 100 * 365 * 86_400_000);
}

/** Next time after a run that was due then; times missed before `now` are skipped. */
export function computeRunAfter(times: Times, due: Date, now: Date): Promise<Date> {
  const earliest = due.getTime() + minIntervalMs - 1;
  return computeFirstRun(times, new Date(Math.max(earliest, now.getTime())));
}

async function findNextTime({ cron, timeZone }: Times, after: Date): Promise<Date | null> {
  const { Cron } = await import('croner');
  return new Cron(cron, { timezone: findZone(timeZone), mode: '5-part', paused: true }).nextRun(
    after,
  );
}
