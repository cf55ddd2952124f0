import { toDay } from '#src/text/day.ts';
import { dayMs } from '#src/units.ts';
import type { Database } from './database.ts';
import { execution } from './execution.ts';

interface Clock {
  readonly now: () => Date;
  /** Last computed day, and its start. */
  today: string;
  begins: number;
}

/** The clocks, by the object that a database and all transactions on it have in common. */
const clocks = new WeakMap<object, Clock>();

/** Sets the clock that decides about the expiry of rows; default: that of the machine. */
export function useClock(db: Database, now: () => Date): void {
  clocks.set(db[execution].instance, { now, today: '', begins: 0 });
}

/** Current day, computed once a day: every access check uses it. */
export function findToday(db: Database): string {
  const { instance } = db[execution];
  let clock = clocks.get(instance);
  if (clock === undefined) {
    clock = { now: () => new Date(), today: '', begins: 0 };
    clocks.set(instance, clock);
  }
  const now = clock.now();
  const age = now.getTime() - clock.begins;
  if (age >= dayMs || age < 0) {
    clock.today = toDay(now);
    clock.begins = now.getTime() - (now.getTime() % dayMs);
  }
  return clock.today;
}
