import type { Order } from '#src/lists/declaration.ts';
import {
  sortByExpression,
  earliest,
  latest,
  createPlannedOrders,
} from '#src/domains/planning/issuables/orders.ts';
import type { IssuablesSource } from '#src/domains/planning/issuables/sources.ts';
import type { MergeRequestListQuery } from './parameters.ts';

/** Orders without an index for any list of merge requests; rows without a value come last in both directions. */
const unindexed: Readonly<Record<string, Order>> = {
  'closed_at asc': { by: sortByExpression(`coalesce(merge_requests.closed_at, ${latest})`) },
  'closed_at desc': { by: sortByExpression(`coalesce(merge_requests.closed_at, ${earliest})`) },
  'merged_at asc': { by: sortByExpression(`coalesce(merge_requests.merged_at, ${latest})`) },
  'merged_at desc': { by: sortByExpression(`coalesce(merge_requests.merged_at, ${earliest})`) },
  ...createPlannedOrders('merge_request', 'merge_requests.target_project_id'),
};

const indexed: Readonly<Record<string, Order>> = {
  created_at: { by: 'merge_requests.created_at' },
  updated_at: { by: 'merge_requests.updated_at' },
  title: { by: 'merge_requests.title_key' },
};

export const mergeRequestOrders: Readonly<Record<string, Order>> = { ...indexed, ...unindexed };

export const isMergeRequestOrderUnindexed = (order: string, _: IssuablesSource): boolean =>
  Object.hasOwn(unindexed, order);

export function chooseMergeRequestOrder({
  query: { ordered, order_by = 'created_at', sort: direction = 'desc' },
}: Pick<MergeRequestListQuery, 'query'>) {
  const { by, sort } = ordered ?? { by: order_by, sort: direction };
  return { order: Object.hasOwn(indexed, by) ? by : `${by} ${sort}`, sort };
}
