import { toDay } from '#src/text/day.ts';
import { dayMs } from '#src/units.ts';

/** The first and last day of a keyword of `due_date`; null for keywords about having a date. */
export function computeDueDays(
  word: string,
  now: Date,
): readonly [from: string, to: string] | null {
  const computeDay = (days: number) => toDay(new Date(now.getTime() + days * dayMs));
  const endOfMonth = (months: number) =>
    toDay(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months + 1, 0)));
  switch (word) {
    case 'today':
      return [computeDay(0), computeDay(0)];
    case 'tomorrow':
      return [computeDay(1), computeDay(1)];
    case 'overdue':
      return ['0001-01-01', computeDay(-1)];
    case 'week': {
      const monday = -((now.getUTCDay() + 6) % 7);
      return [computeDay(monday), computeDay(monday + 6)];
    }
    case 'month':
      return [`${computeDay(0).slice(0, 7)}-01`, endOfMonth(0)];
    case 'next_month_and_previous_two_weeks':
      return [computeDay(-14), endOfMonth(1)];
    default:
      return null;
  }
}
