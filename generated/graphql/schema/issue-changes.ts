// Generated from spec/graphql/issue-changes.graphql; do not edit. Run `npm run generate`.
import * as d from '../../../generator/runtime/graphql/define.ts';

export function addIssueChanges(t: d.Types): void {
  d.input(t, 'IssueMoveListInput', 'Input of issueMoveList.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    boardId: d.argument(d.required(t.of('BoardID')), 'Global id of the board.'),
    epicId: d.argument(t.of('EpicID'), 'Global id of the target epic.'),
    fromListId: d.argument(t.of('ID'), 'Id of the source list.'),
    iid: d.argument(d.required(t.of('String')), 'Number within the project or group.'),
    moveAfterId: d.argument(t.of('ID'), 'Id of the previous issue.'),
    moveBeforeId: d.argument(t.of('ID'), 'Id of the next issue.'),
    projectPath: d.argument(d.required(t.of('ID')), 'Full path of the project.'),
    toListId: d.argument(t.of('ID'), 'Id of the target list.'),
  }));
  d.object(t, 'IssueMoveListPayload', 'Payload of issueMoveList.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    issue: d.field(t.of('Issue'), 'Object after the mutation; null if the mutation failed.'),
  }));
  d.input(t, 'IssueSetAssigneesInput', 'Input of issueSetAssignees.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    assigneeUsernames: d.argument(d.required(d.list(d.required(t.of('String')))), 'Usernames of the users.'),
    iid: d.argument(d.required(t.of('String')), 'Number within the project or group.'),
    operationMode: d.argument(t.of('MutationOperationMode'), 'Operation on the existing assignees.', { default: { value: "REPLACE" } }),
    projectPath: d.argument(d.required(t.of('ID')), 'Full path of the project.'),
  }));
  d.object(t, 'IssueSetAssigneesPayload', 'Payload of issueSetAssignees.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    issue: d.field(t.of('Issue'), 'Object after the mutation; null if the mutation failed.'),
  }));
  d.input(t, 'IssueSetEpicInput', 'Input of issueSetEpic.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    epicId: d.argument(t.of('EpicID'), 'Global id of the epic; null for none.'),
    iid: d.argument(d.required(t.of('String')), 'Number within the project or group.'),
    projectPath: d.argument(d.required(t.of('ID')), 'Full path of the project.'),
  }));
  d.object(t, 'IssueSetEpicPayload', 'Payload of issueSetEpic.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    issue: d.field(t.of('Issue'), 'Object after the mutation; null if the mutation failed.'),
  }));
  d.input(t, 'IssueSetIterationInput', 'Input of issueSetIteration.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    iid: d.argument(d.required(t.of('String')), 'Number within the project or group.'),
    iterationId: d.argument(t.of('IterationID'), 'Global id of the iteration; null for none.'),
    projectPath: d.argument(d.required(t.of('ID')), 'Full path of the project.'),
  }));
  d.object(t, 'IssueSetIterationPayload', 'Payload of issueSetIteration.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    issue: d.field(t.of('Issue'), 'Object after the mutation; null if the mutation failed.'),
  }));
  d.input(t, 'IssueSetSubscriptionInput', 'Input of issueSetSubscription.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    iid: d.argument(d.required(t.of('String')), 'Number within the project or group.'),
    projectPath: d.argument(d.required(t.of('ID')), 'Full path of the project.'),
    subscribedState: d.argument(d.required(t.of('Boolean')), 'True to subscribe the caller, false to unsubscribe.'),
  }));
  d.object(t, 'IssueSetSubscriptionPayload', 'Payload of issueSetSubscription.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    issue: d.field(t.of('Issue'), 'Object after the mutation; null if the mutation failed.'),
  }));
}
