import type { IssueNegatedFilters, ListIssuesRequest } from '#generated/issues/types.ts';
import type { RequestContext } from '#src/context.ts';
import { InvalidParameters, Unauthorized } from '#src/errors.ts';
import type { ListQuery } from '#src/lists/filter.ts';
import type { IssuableScope } from '#src/domains/planning/issuables/sources.ts';
import type { BoardColumn } from './board-columns.ts';

export type DocumentedIssueQuery = Partial<Omit<ListIssuesRequest['query'], 'page' | 'per_page'>>;

/** The issues that are left out, as requests and GraphQL say. */
export interface NegatedIssues extends IssueNegatedFilters {
  readonly epic_id?: number;
  readonly issue_types?: readonly string[];
  readonly iteration_ids?: readonly number[];
  readonly in_current_iteration?: boolean;
  /** Titles of milestones whose issues are left out. */
  readonly milestone_titles?: readonly string[];
  readonly my_reaction_emoji?: string;
}

/** Conditions that no request sets: boards, milestones and GraphQL do. */
interface Undocumented {
  /** Selects issues of this epic and of its descendants. */
  readonly below_epic?: number;
  readonly cadence_ids?: readonly number[];
  readonly closed_after?: string;
  readonly closed_before?: string;
  /** Only issues of projects in this namespace itself. */
  readonly directly_in?: number;
  readonly in_current_iteration?: boolean;
  readonly issue_types?: readonly string[];
  readonly iteration_ids?: readonly number[];
  /** Only issues of milestones with one of these titles. */
  readonly milestone_titles?: readonly string[];
  /** Only issues of this milestone. */
  readonly of_milestone?: number;
  readonly on_board?: BoardColumn;
  readonly order_by?:
    NonNullable<DocumentedIssueQuery['order_by']> | 'blocking_issues' | 'closed_at' | 'severity';
  readonly not?: NegatedIssues;
}

export interface IssueQuery
  extends Omit<DocumentedIssueQuery, 'with_labels_details' | keyof Undocumented>, Undocumented {}

/** The parameters of the operations, and where the list is. */
export interface IssueParameters extends IssueQuery {
  /** Null for issues of every project. */
  readonly place: IssuableScope | null;
}

export type IssueListQuery = ListQuery<Required<IssueParameters>>;

type Context = Pick<RequestContext, 'actor' | 'paid'>;

/** Filters of paid tiers say nothing in the community edition. */
const paidFilters = [
  'below_epic',
  'cadence_ids',
  'epic_id',
  'in_current_iteration',
  'iteration_id',
  'iteration_ids',
  'iteration_title',
  'weight',
] as const;

/** Words instead of ids, in any case. */
const keywordFilters = ['assignee_id', 'epic_id', 'iteration_id', 'weight'] as const;

/**
 * The parameters of a request, as far as the edition has them.
 * @throws InvalidParameters when words stand for ids that are none, or too many usernames
 * @throws Unauthorized when the issues of a caller are asked for who is nobody
 */
export function checkIssueParameters<Query extends IssueQuery>(
  query: Query,
  { actor, paid }: Context,
): Query {
  for (const name of keywordFilters) {
    const value = query[name];
    if (typeof value === 'string' && !/^(?:none|any)$/i.test(value)) {
      const message = `${name} should be an integer, none, or any, however got ${value}`;
      throw new InvalidParameters(message);
    }
  }
  const names = query.assignee_username ?? [];
  if (!paid && names.length > 1) {
    const message = `assignee_username allows one value, but found ${names.length}: ${names.join(', ')}`;
    throw new InvalidParameters(message);
  }
  if (actor === null && query.scope !== undefined && query.scope !== 'all') {
    throw new Unauthorized();
  }
  if (paid) return query;
  const left = Object.entries(query).filter(
    ([name, value]) =>
      !(paidFilters as readonly string[]).includes(name) &&
      !(name === 'order_by' && value === 'blocking_issues'),
  );
  return Object.fromEntries(left) as Query;
}
