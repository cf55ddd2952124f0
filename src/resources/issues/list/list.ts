import { list } from '../../../lists/list.ts';
import { withDetails } from '../details.ts';
import type { DetailedIssueRow } from '../table.ts';
import { filters } from './filters.ts';
import { orderOf, orders } from './orders.ts';
import type { IssueParameters } from './parameters.ts';
import { nearby, shows, type Source, sourcesOf, sourceValues, walk } from './sources.ts';

/** Issues of a project, of a group with all below it, or of everything. */
export const issueList = list<Required<IssueParameters>, Source, DetailedIssueRow>({
  name: 'issues',
  table: 'issues',
  sources: sourcesOf,
  values: sourceValues,
  shows,
  walk,
  nearby,
  filters,
  orders,
  orderOf,
  hydrate: withDetails,
});
