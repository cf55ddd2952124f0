import type { Order } from '#src/lists/declaration.ts';
import {
  sortByExpression,
  earliest,
  latest,
  createPlannedOrders,
} from '#src/domains/planning/issuables/orders.ts';
import type { IssuablesSource } from '#src/domains/planning/issuables/sources.ts';
import { positionInSql } from '../table.ts';
import { formatBlockingOrder, blockingOrders } from './blocking.ts';
import type { IssueListQuery, IssueParameters } from './parameters.ts';

type Name = NonNullable<IssueParameters['order_by']>;

const severities = ['UNKNOWN', 'LOW', 'MEDIUM', 'HIGH', 'CRITICAL'];
const severity = `case issues.severity ${severities.map((name, rank) => `when '${name}' then ${rank}`).join(' ')} end`;

/** Issues without a value sort last in both directions, so each direction has its own expression. */
export const issueOrders: Readonly<Record<string, Order>> = {
  created_at: { by: 'issues.created_at' },
  updated_at: { by: 'issues.updated_at' },
  title: { by: 'issues.title_key' },
  popularity: { by: 'issues.upvotes' },
  'due_date asc': { by: sortByExpression(`coalesce(issues.due_date, ${latest})`) },
  'due_date desc': { by: sortByExpression(`coalesce(issues.due_date, ${earliest})`) },
  'relative_position asc': { by: sortByExpression(positionInSql) },
  'relative_position desc': {
    by: sortByExpression(`coalesce(issues.relative_position, ${Number.MIN_SAFE_INTEGER})`),
  },
  'weight asc': { by: sortByExpression(`coalesce(issues.weight, 2147483647)`) },
  'weight desc': { by: sortByExpression(`coalesce(issues.weight, -1)`) },
  'closed_at asc': {
    by: sortByExpression(`coalesce(issues.closed_at, '9999-12-31T00:00:00.000Z')`),
  },
  'closed_at desc': {
    by: sortByExpression(`coalesce(issues.closed_at, '1000-01-01T00:00:00.000Z')`),
  },
  severity: { by: sortByExpression(severity) },
  ...blockingOrders,
  ...createPlannedOrders('issue', 'issues.project_id'),
};

/** Orders without an index on the issues of a project. */
const unindexed: ReadonlySet<string> = new Set(
  ['milestone_due', 'label_priority', 'priority']
    .flatMap((name) => [`${name} asc`, `${name} desc`])
    .concat(['closed_at asc', 'closed_at desc', 'severity'])
    .concat(Object.keys(blockingOrders))
    .concat(['due_date desc', 'relative_position desc', 'weight desc']),
);

/** Orders with an index on the issues of all projects. */
const indexedForAll: ReadonlySet<string> = new Set(['created_at', 'updated_at']);

/** Tells whether no index provides the source's issues in this order. */
export function isIssueOrderUnindexed(order: string, source: IssuablesSource): boolean {
  if (source.of === 'everything' && source.viewer.administrator) return !indexedForAll.has(order);
  return unindexed.has(order);
}

const plain: ReadonlySet<Name> = new Set([
  ...(['created_at', 'updated_at', 'title', 'popularity', 'severity'] as const),
]);

export function chooseIssueOrder({
  actor,
  query: { order_by: name = 'created_at', sort = 'desc' },
}: IssueListQuery) {
  if (name === 'blocking_issues') return { order: formatBlockingOrder(actor), sort };
  return { order: plain.has(name) ? name : `${name} ${sort}`, sort };
}
