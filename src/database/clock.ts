import { toDay } from '#src/text/day.ts';
import { dayMs } from '#src/units.ts';
import type { Database } from './database.ts';
import { execution } from './execution.ts';

interface Clock {
  readonly now: () => Date;
  /** The day that it told last, and when that began. */
  today: string;
  begins: number;
}

/** The clocks, by the object that a database and all transactions on it have in common. */
const clocks = new WeakMap<object, Clock>();

/** Says by which clock rows of this database expire; without a word it is the one of the machine. */
export function useClock(db: Database, now: () => Date): void {
  clocks.set(db[execution].instance, { now, today: '', begins: 0 });
}

/** The day on which the question is asked, worked out once a day: every check of access asks for it. */
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
