import { list } from '../../../lists/list.ts';
import { issueTexts, joinIssueDetails } from '../details.ts';
import type { Source } from '../../targets/sources.ts';
import type { DetailedIssueRow } from '../table.ts';
import { filters } from './filters.ts';
import { isUnindexed, orderOf, orders } from './orders.ts';
import type { IssueParameters } from './parameters.ts';
import { issueSources } from './sources.ts';

/** Issues of a project, of a group with all below it, or of everything. */
export const issueList = list<Required<IssueParameters>, Source, DetailedIssueRow>()({
  name: 'issues',
  table: 'issues',
  ...issueSources,
  filters,
  orders,
  orderOf,
  stretches: {
    isUnindexed,
    along: 'issues.iid',
    isAlong: ({ of }) => of === 'project',
  },
  sums: { weight: (db) => db.raw('issues.weight') },
  hydrate: (page, _form, _slots, db) => joinIssueDetails(db, page),
  texts: issueTexts,
});
