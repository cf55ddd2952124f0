import { createIssuableSources } from '#src/domains/planning/issuables/sources.ts';
import {
  whereAuthorNotBanned,
  whereOpenOrOwn,
  whereIssueVisible,
} from '#src/policy/visible-issues.ts';
import { chooseIssueOrder } from './orders.ts';

/** Issues of a project, of a group with all below it, or of everything. */
export const issueSources = createIssuableSources({
  kind: 'issue',
  project: 'issues.project_id',
  visible: whereIssueVisible,
  open: whereOpenOrOwn,
  shown: whereAuthorNotBanned,
  orderOf: chooseIssueOrder,
});
