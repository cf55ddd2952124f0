import { toMergeRequestQuery } from '#generated/graphql/arguments/merge-requests.ts';
import type {
  MergeRequestQueryArguments,
  MergeRequestSort,
  MergeRequestSource,
} from '#generated/graphql/resolvers.ts';
import type { Pages } from '#runtime/graphql/types.ts';
import type { GraphqlContext } from '../context.ts';
import { createConnectionPages, createConnectionPagesOfParent } from '../lists.ts';
import type { IssuableScope } from '#src/domains/planning/issuables/sources.ts';
import { mergeRequestList } from '#src/domains/review/merge-requests/list/list.ts';
import type {
  MergeRequestOrder,
  MergeRequestParameters,
} from '#src/domains/review/merge-requests/list/parameters.ts';
import { presentMergeRequests } from '#src/domains/review/merge-requests/presenter.ts';
import type { DetailedMergeRequestRow } from '#src/domains/review/merge-requests/table.ts';

type Query = Partial<Required<MergeRequestParameters>>;

/** The arguments in the words of the list. */
function readMergeRequestQuery(args: MergeRequestQueryArguments): Query {
  const labels = [...(args.labels ?? []), ...(args.labelName ?? [])];
  const assignees = [
    ...(args.assigneeUsername == null ? [] : [args.assigneeUsername]),
    ...(args.assigneeUsernames ?? []),
  ];
  return {
    ...toMergeRequestQuery(args),
    ordered: readOrder(args.sort ?? 'created_desc'),
    ...(assignees.length > 0 && { assignee_usernames: assignees }),
    ...(args.draft != null && { wip: args.draft ? 'yes' : 'no' }),
    ...(labels.length > 0 && { labels }),
  };
}

function readOrder(sort: MergeRequestSort): NonNullable<MergeRequestParameters['ordered']> {
  const [, name = '', direction] = /^(.+)_(asc|desc)$/.exec(sort.toLowerCase()) ?? [];
  const by = name === 'created' || name === 'updated' ? `${name}_at` : name;
  return { by: by as MergeRequestOrder, sort: direction === 'asc' ? 'asc' : 'desc' };
}

/** True if no row can match: the list of names is empty. */
const asksForNone = ({ iids, sourceBranches, targetBranches }: MergeRequestQueryArguments) =>
  [iids, sourceBranches, targetBranches].some((some) => some?.length === 0);

/** Merge requests of a project or group, or all of them for a null `place`; projects are read in batches. */
export function listMergeRequestSources(
  context: GraphqlContext,
  place: IssuableScope | null,
  args: MergeRequestQueryArguments,
  of: Query = {},
): Pages<MergeRequestSource> | readonly [] {
  if (asksForNone(args)) return [];
  const query: Query = { ...readMergeRequestQuery(args), ...of, place };
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
