import { list } from '#src/lists/list.ts';
import { issueTexts, joinIssueDetails } from '../details.ts';
import type { IssuablesSource } from '#src/domains/planning/issuables/sources.ts';
import type { DetailedIssueRow } from '../table.ts';
import { issueFilters } from './filters.ts';
import { isIssueOrderUnindexed, chooseIssueOrder, issueOrders } from './orders.ts';
import type { IssueParameters } from './parameters.ts';
import { issueSources } from './sources.ts';

/** Issues of a project, of a group with all below it, or of everything. */
export const issueList = list<Required<IssueParameters>, IssuablesSource, DetailedIssueRow>()({
  name: 'issues',
  table: 'issues',
  ...issueSources,
  filters: issueFilters,
  orders: issueOrders,
  orderOf: chooseIssueOrder,
  stretches: {
    isUnindexed: isIssueOrderUnindexed,
    along: 'issues.iid',
    isAlong: ({ of }) => of === 'project',
  },
  sums: { weight: (db) => db.raw('issues.weight') },
  hydrate: (page, _form, _slots, db) => joinIssueDetails(db, page),
  texts: issueTexts,
});
