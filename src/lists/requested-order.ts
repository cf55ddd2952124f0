import type { ListQuery } from './filter.ts';
import type { SortDirection } from './keyset.ts';

/** The order that a request asks for. */
export interface RequestedOrder {
  readonly order: string;
  readonly sort: SortDirection;
  /** The direction of the id among equal values; by default the direction of the order. */
  readonly ties?: SortDirection;
}

/** The `order_by` and `sort` of a request; without them the ids, upwards. */
export function readRequestedOrder({ query }: ListQuery<object>): RequestedOrder {
  const { order_by: order = 'id', sort = 'asc' } = query as {
    readonly order_by?: string;
    readonly sort?: SortDirection;
  };
  return { order, sort };
}
