import type { ListProjectMergeRequestsRequest } from '#generated/merge-requests/types.ts';
import type { RequestContext } from '#src/context.ts';
import { InvalidParameters } from '#src/errors.ts';
import type { ListQuery } from '#src/lists/filter.ts';
import type { IssuableScope } from '#src/domains/planning/issuables/sources.ts';

export type DocumentedMergeRequestQuery = Partial<
  Omit<ListProjectMergeRequestsRequest['query'], 'page' | 'per_page'>
> & {
  /** Parameter of group lists. */
  readonly non_archived?: boolean;
};

/** Orders of GraphQL, which include those of REST. */
export type MergeRequestOrder =
  | NonNullable<DocumentedMergeRequestQuery['order_by']>
  | 'closed_at'
  | 'label_priority'
  | 'merged_at'
  | 'milestone_due'
  | 'priority';

/** The parameters of the operations, and where the list is. */
export interface MergeRequestParameters extends Omit<
  DocumentedMergeRequestQuery,
  'view' | 'with_labels_details' | 'with_merge_status_recheck' | ApproverParameter
> {
  readonly approved_by_ids?: ApproverParams;
  readonly approver_ids?: ApproverParams;
  /** Null for merge requests of every project. */
  readonly place: IssuableScope | null;
  /** Only merge requests of this milestone. */
  readonly of_milestone?: number;
  /** Only merge requests with this commit. */
  readonly of_commit?: string;
  /** Only merge requests that came with this deployment. */
  readonly of_deployment?: number;
  /** Only merge requests that close this issue when they are merged. */
  readonly closing?: number;
  /** Only those, and merge requests that mention it. */
  readonly related_to?: number;
  /** Id of the namespace that holds the target project directly. */
  readonly directly_in?: number;
  /** Assigned to all of these; `None` and `Any` are words. */
  readonly assignee_usernames?: readonly string[];
  readonly merged_after?: string;
  readonly merged_before?: string;
  /** Source branches, any of which matches. */
  readonly source_branches?: readonly string[];
  /** Target branches, any of which matches. */
  readonly target_branches?: readonly string[];
  /** An order that may be another than those that requests name. */
  readonly ordered?: { readonly by: MergeRequestOrder; readonly sort: 'asc' | 'desc' };
}

export type MergeRequestListQuery = ListQuery<Required<MergeRequestParameters>>;

/** Ids of users, all of whom must match; or any user, or none. */
export type ApproverParams = readonly number[] | 'any' | 'none';

type ApproverParameter = 'approver_ids' | 'approved_by_ids';

type Checked<Query> = Omit<Query, ApproverParameter> & {
  readonly [Name in ApproverParameter]?: ApproverParams;
};

/**
 * The parameters of a request, as far as the edition has them.
 * @throws InvalidParameters when words stand for ids that are none
 */
export function checkMergeRequestParameters<Query extends DocumentedMergeRequestQuery>(
  query: Query,
  { paid }: Pick<RequestContext, 'paid'>,
): Checked<Query> {
  for (const name of ['assignee_id', 'reviewer_id'] as const) {
    const value = query[name];
    if (typeof value === 'string' && !/^(?:none|any)$/i.test(value)) {
      const message = `${name} should be an integer, none, or any, however got ${value}`;
      throw new InvalidParameters(message);
    }
  }
  const { approver_ids: named, approved_by_ids: approving, ...others } = query;
  // Filters of paid tiers say nothing in the community edition.
  if (!paid) return others;
  return {
    ...others,
    ...(named !== undefined && { approver_ids: readApprovers('approver_ids', named) }),
    ...(approving !== undefined && {
      approved_by_ids: readApprovers('approved_by_ids', approving),
    }),
  };
}

/** @throws InvalidParameters for words that stand for nothing */
function readApprovers(name: ApproverParameter, values: readonly string[]): ApproverParams {
  const [first = '', ...others] = values;
  if (others.length === 0 && /^none$/i.test(first)) return 'none';
  if (others.length === 0 && /^any$/i.test(first)) return 'any';
  const filled = values.filter((value) => value !== '');
  if (filled.every((value) => /^[1-9]\d{0,14}$/.test(value))) return filled.map(Number);
  throw new InvalidParameters(`${name} should be an array, 'None' or 'Any'`);
}
