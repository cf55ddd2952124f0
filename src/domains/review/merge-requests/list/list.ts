import { selectSecondsBetween } from '#src/database/dialect.ts';
import { list } from '#src/lists/list.ts';
import {
  type IssuablesSource,
  createIssuableSources,
} from '#src/domains/planning/issuables/sources.ts';
import { mergeRequestTexts, joinMergeRequestDetails } from '../details.ts';
import type { DetailedMergeRequestRow } from '../table.ts';
import { whereMergeRequestVisible } from '#src/policy/visible-merge-requests.ts';
import { mergeRequestFilters } from './filters.ts';
import {
  isMergeRequestOrderUnindexed,
  chooseMergeRequestOrder,
  mergeRequestOrders,
} from './orders.ts';
import type { MergeRequestParameters } from './parameters.ts';

/** Merge requests into a project, into those of a group and all below it, or into any. */
export const mergeRequestList = list<
  Required<MergeRequestParameters>,
  IssuablesSource,
  DetailedMergeRequestRow
>()({
  name: 'merge requests',
  table: 'merge_requests',
  ...createIssuableSources({
    kind: 'merge_request',
    project: 'merge_requests.target_project_id',
    visible: (_, projects, viewer, user) => whereMergeRequestVisible(projects, viewer, user),
    orderOf: chooseMergeRequestOrder,
  }),
  filters: mergeRequestFilters,
  orders: mergeRequestOrders,
  orderOf: chooseMergeRequestOrder,
  stretches: {
    isUnindexed: isMergeRequestOrderUnindexed,
    along: 'merge_requests.iid',
    isAlong: ({ of }) => of === 'project',
  },
  sums: {
    seconds_to_merge: (db) =>
      selectSecondsBetween(db, 'merge_requests.created_at', 'merge_requests.merged_at'),
  },
  hydrate: (page, _form, _slots, db) => joinMergeRequestDetails(db, page),
  texts: mergeRequestTexts,
});
