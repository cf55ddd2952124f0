import type {
  MergeRequestSort,
  MergeRequestSource,
  MergeRequestState,
} from '#generated/graphql/resolvers.ts';
import type { Pages } from '#runtime/graphql/types.ts';
import type { GraphqlContext } from '../context.ts';
import { createConnectionPages, createConnectionPagesOfParent } from '../lists.ts';
import { readGlobalIdNumbers } from '../numbers.ts';
import type { IssuableScope } from '#src/domains/planning/issuables/sources.ts';
import { mergeRequestList } from '#src/domains/review/merge-requests/list/list.ts';
import type {
  MergeRequestOrder,
  MergeRequestParameters,
} from '#src/domains/review/merge-requests/list/parameters.ts';
import { presentMergeRequests } from '#src/domains/review/merge-requests/presenter.ts';
import type { DetailedMergeRequestRow } from '#src/domains/review/merge-requests/table.ts';

/** The arguments that the lists of merge requests have between them. */
export interface MergeRequestArguments {
  readonly assigneeUsername?: string | null | undefined;
  readonly assigneeUsernames?: readonly string[] | null | undefined;
  readonly authorUsername?: string | null | undefined;
  readonly createdAfter?: string | null | undefined;
  readonly createdBefore?: string | null | undefined;
  readonly draft?: boolean | null | undefined;
  readonly iids?: readonly string[] | null | undefined;
  readonly in?: readonly ('TITLE' | 'DESCRIPTION')[] | null | undefined;
  readonly includeArchived?: boolean | null | undefined;
  readonly includeSubgroups?: boolean | null | undefined;
  readonly labelName?: readonly string[] | null | undefined;
  readonly labels?: readonly string[] | null | undefined;
  readonly mergedAfter?: string | null | undefined;
  readonly mergedBefore?: string | null | undefined;
  readonly milestoneTitle?: string | null | undefined;
  readonly not?:
    | {
        readonly labels?: readonly string[] | null | undefined;
        readonly milestoneTitle?: string | null | undefined;
      }
    | null
    | undefined;
  readonly reviewerUsername?: string | null | undefined;
  readonly search?: string | null | undefined;
  readonly sort: MergeRequestSort | null;
  readonly sourceBranches?: readonly string[] | null | undefined;
  readonly state?: MergeRequestState | null | undefined;
  readonly targetBranches?: readonly string[] | null | undefined;
  readonly updatedAfter?: string | null | undefined;
  readonly updatedBefore?: string | null | undefined;
}

type Query = Partial<Required<MergeRequestParameters>>;

/** The arguments in the words of the list. */
function queryOf(args: MergeRequestArguments): Query {
  const { in: fields, not } = args;
  const labels = [...(args.labels ?? []), ...(args.labelName ?? [])];
  const assignees = [
    ...(args.assigneeUsername == null ? [] : [args.assigneeUsername]),
    ...(args.assigneeUsernames ?? []),
  ];
  return {
    ordered: orderOf(args.sort ?? 'created_desc'),
    ...(assignees.length > 0 && { assignee_usernames: assignees }),
    ...(args.authorUsername != null && { author_username: args.authorUsername }),
    ...(args.createdAfter != null && { created_after: args.createdAfter }),
    ...(args.createdBefore != null && { created_before: args.createdBefore }),
    ...(args.draft != null && { wip: args.draft ? 'yes' : 'no' }),
    ...(args.iids != null && { iids: readGlobalIdNumbers(args.iids) }),
    ...(fields != null && { in: fields.map((field) => field.toLowerCase() as 'title') }),
    ...(labels.length > 0 && { labels }),
    ...(args.mergedAfter != null && { merged_after: args.mergedAfter }),
    ...(args.mergedBefore != null && { merged_before: args.mergedBefore }),
    ...(args.milestoneTitle != null && { milestone: args.milestoneTitle }),
    ...(not != null && {
      not: {
        ...(not.labels != null && { labels: [...not.labels] }),
        ...(not.milestoneTitle != null && { milestone: not.milestoneTitle }),
      },
    }),
    ...(args.reviewerUsername != null && { reviewer_username: args.reviewerUsername }),
    ...(args.search != null && { search: args.search }),
    ...(args.sourceBranches != null && { source_branches: args.sourceBranches }),
    ...(args.state != null && { state: args.state }),
    ...(args.targetBranches != null && { target_branches: args.targetBranches }),
    ...(args.updatedAfter != null && { updated_after: args.updatedAfter }),
    ...(args.updatedBefore != null && { updated_before: args.updatedBefore }),
  };
}

function orderOf(sort: MergeRequestSort): NonNullable<MergeRequestParameters['ordered']> {
  const [, name = '', direction] = /^(.+)_(asc|desc)$/.exec(sort.toLowerCase()) ?? [];
  const by = name === 'created' || name === 'updated' ? `${name}_at` : name;
  return { by: by as MergeRequestOrder, sort: direction === 'asc' ? 'asc' : 'desc' };
}

/** True if no row can match: the list of names is empty. */
const asksForNone = ({ iids, sourceBranches, targetBranches }: MergeRequestArguments) =>
  [iids, sourceBranches, targetBranches].some((some) => some?.length === 0);

/**
 * Merge requests of a project or group, or with `place` null of everything. Those of projects are read for many projects
 * together.
 */
export function listMergeRequestSources(
  context: GraphqlContext,
  place: IssuableScope | null,
  args: MergeRequestArguments,
  of: Query = {},
): Pages<MergeRequestSource> | readonly [] {
  if (asksForNone(args)) return [];
  const query: Query = { ...queryOf(args), ...of, place };
  const paged = {
    list: mergeRequestList,
    query,
    present: (rows: readonly DetailedMergeRequestRow[]) =>
      presentMergeRequests(context.request, rows, { from: null, labelDetails: true }),
  };
  if (place?.kind !== 'project') return createConnectionPages(context, paged);
  return createConnectionPagesOfParent(context, {
    ...paged,
    parent: place.id,
    common: { ...query, place: { ...place, id: 0, namespaceId: 0 } },
    table: 'projects',
    slots: { place: 'id', namespace: 'namespace_id' },
  });
}
