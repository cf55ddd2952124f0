import { selectSecondsBetween } from '../../../database/dialect.ts';
import { list } from '../../../lists/list.ts';
import { type Source, sourcesIn } from '../../targets/sources.ts';
import { mergeRequestTexts, joinMergeRequestDetails } from '../details.ts';
import type { DetailedMergeRequestRow } from '../table.ts';
import { whereVisible } from '../../../policy/visible-merge-requests.ts';
import { filters } from './filters.ts';
import { isUnindexed, orderOf, orders } from './orders.ts';
import type { MergeRequestParameters } from './parameters.ts';

/** Merge requests into a project, into those of a group and all below it, or into any. */
export const mergeRequestList = list<
  Required<MergeRequestParameters>,
  Source,
  DetailedMergeRequestRow
>()({
  name: 'merge requests',
  table: 'merge_requests',
  ...sourcesIn({
    kind: 'merge_request',
    project: 'merge_requests.target_project_id',
    visible: (_, projects, viewer, user) => whereVisible(projects, viewer, user),
    orderOf,
  }),
  filters,
  orders,
  orderOf,
  stretches: {
    isUnindexed,
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
