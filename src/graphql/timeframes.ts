import { GraphQLError } from 'graphql';
import type { Timeframe } from '#src/lists/timeframe.ts';

interface Given {
  readonly containingDate?: string | null | undefined;
  readonly endDate?: string | null | undefined;
  readonly startDate?: string | null | undefined;
  readonly timeframe?: Timeframe | null | undefined;
}

const toDay = (time: string) => time.slice(0, 10);

/**
 * The days that the arguments name, as a parameter of a list; nothing where they name none.
 * @throws GraphQLError for one end alone, or an end before its start
 */
export function readTimeframe({ containingDate, endDate, startDate, timeframe }: Given): {
  readonly timeframe?: Timeframe;
} {
  if (containingDate != null) {
    return { timeframe: { start: toDay(containingDate), end: toDay(containingDate) } };
  }
  if (timeframe == null && startDate == null && endDate == null) return {};
  if (timeframe == null && (startDate == null || endDate == null)) {
    throw new GraphQLError('Both startDate and endDate must be present.');
  }
  const { start, end } = timeframe ?? {
    start: toDay(startDate as string),
    end: toDay(endDate as string),
  };
  if (start > end) throw new GraphQLError('startDate must be before endDate');
  return { timeframe: { start, end } };
}
