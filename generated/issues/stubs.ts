// Generated from spec/resources/issues.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/issues/service.ts has the function. */
export const issuesStubs = {
  listGroupIssues: stub('listGroupIssues', 'spec/resources/issues.yaml:64:5'),
  listIssues: stub('listIssues', 'spec/resources/issues.yaml:5:5'),
  addIssueSpentTime: stub('addIssueSpentTime', 'spec/resources/issues.yaml:383:5'),
  createIssueNote: stub('createIssueNote', 'spec/resources/issues.yaml:240:5'),
  listIssueRelatedMergeRequests: stub('listIssueRelatedMergeRequests', 'spec/resources/issues.yaml:478:5'),
  resetIssueSpentTime: stub('resetIssueSpentTime', 'spec/resources/issues.yaml:424:5'),
  resetIssueTimeEstimate: stub('resetIssueTimeEstimate', 'spec/resources/issues.yaml:356:5'),
  setIssueTimeEstimate: stub('setIssueTimeEstimate', 'spec/resources/issues.yaml:318:5'),
  getIssueTimeStats: stub('getIssueTimeStats', 'spec/resources/issues.yaml:451:5'),
  createIssueTodo: stub('createIssueTodo', 'spec/resources/issues.yaml:147:5'),
  unsubscribeFromIssue: stub('unsubscribeFromIssue', 'spec/resources/issues.yaml:122:5'),
};
