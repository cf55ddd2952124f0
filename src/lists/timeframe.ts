import { filter, type Filter } from './filter.ts';

/** Dates, `YYYY-MM-DD`, both inclusive. */
export interface Timeframe {
  readonly start: string;
  readonly end: string;
}

/** Rows whose period overlaps the given dates. A period with one end is open; rows without dates do not match. */
export function filterLastingWithin(first: string, last: string): Filter<Timeframe> {
  return filter({
    shapeOf: () => true,
    boundOf: ({ start, end }) => ({ start, end }),
    narrow(query, { start, end }) {
      query
        .where((either) => void either.whereNotNull(first).orWhereNotNull(last))
        .where((either) => void either.whereNull(first).orWhere(first, '<=', end))
        .where((either) => void either.whereNull(last).orWhere(last, '>=', start));
    },
  });
}
