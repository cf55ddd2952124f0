// Generated from spec/graphql/merge-request-changes.graphql; do not edit. Run `npm run generate`.
import * as d from '../../../generator/runtime/graphql/define.ts';

export function addMergeRequestChanges(t: d.Types): void {
  d.input(t, 'MergeRequestAcceptInput', 'Input of mergeRequestAccept.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    commitMessage: d.argument(t.of('String'), 'Message of the merge commit, instead of the project\'s. Maximum: 1,048,576 characters.', { extensions: { bound: {"maxLength":1048576} } }),
    iid: d.argument(d.required(t.of('String')), 'Number within the project or group.'),
    projectPath: d.argument(d.required(t.of('ID')), 'Full path of the project.'),
    sha: d.argument(d.required(t.of('String')), 'Full commit id that the head of the source branch must have. Maximum: 64 characters.'),
    shouldRemoveSourceBranch: d.argument(t.of('Boolean'), 'True to delete the source branch after the merge; overrides the setting of the merge request.'),
    squash: d.argument(t.of('Boolean'), 'True to squash the commits, if the project allows the choice; overrides the setting of the merge request.', { default: { value: false } }),
    squashCommitMessage: d.argument(t.of('String'), 'Message of the commit that the others are squashed into, instead of the project\'s. Maximum: 1,048,576 characters.', { extensions: { bound: {"maxLength":1048576} } }),
    strategy: d.argument(t.of('MergeStrategyEnum'), 'Trigger of the merge; default: merge at once.'),
  }));
  d.object(t, 'MergeRequestAcceptPayload', 'Payload of mergeRequestAccept.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    mergeRequest: d.field(t.of('MergeRequest'), 'Object after the mutation; null if the mutation failed.'),
  }));
  d.input(t, 'MergeRequestCreateInput', 'Input of mergeRequestCreate.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    description: d.argument(t.of('String'), 'Markdown text. Maximum: 1,048,576 characters.', { extensions: { bound: {"maxLength":1048576} } }),
    labels: d.argument(d.list(d.required(t.of('String'))), 'Labels, by title. Maximum: 1,000 values, each 255 characters.'),
    projectPath: d.argument(d.required(t.of('ID')), 'Full path of the project.'),
    sourceBranch: d.argument(d.required(t.of('String')), 'Branch that is merged. Maximum: 1,024 characters.'),
    targetBranch: d.argument(d.required(t.of('String')), 'Branch that is merged into. Maximum: 1,024 characters.'),
    title: d.argument(d.required(t.of('String')), 'Title. The prefix `Draft:` marks a draft. Maximum: 255 characters.'),
  }));
  d.object(t, 'MergeRequestCreatePayload', 'Payload of mergeRequestCreate.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    mergeRequest: d.field(t.of('MergeRequest'), 'Object after the mutation; null if the mutation failed.'),
  }));
  d.enumeration(t, 'MergeRequestNewState', 'New state of a merge request.', [
    ['OPEN', 'Reopen the merge request.'],
    ['CLOSED', 'Close the merge request.'],
  ]);
  d.input(t, 'MergeRequestSetAssigneesInput', 'Input of mergeRequestSetAssignees.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    assigneeUsernames: d.argument(d.required(d.list(d.required(t.of('String')))), 'Usernames of the users.'),
    iid: d.argument(d.required(t.of('String')), 'Number within the project or group.'),
    operationMode: d.argument(t.of('MutationOperationMode'), 'Operation on the existing values.', { default: { value: "REPLACE" } }),
    projectPath: d.argument(d.required(t.of('ID')), 'Full path of the project.'),
  }));
  d.object(t, 'MergeRequestSetAssigneesPayload', 'Payload of mergeRequestSetAssignees.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    mergeRequest: d.field(t.of('MergeRequest'), 'Object after the mutation; null if the mutation failed.'),
  }));
  d.input(t, 'MergeRequestSetDraftInput', 'Input of mergeRequestSetDraft.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    draft: d.argument(d.required(t.of('Boolean')), 'True to mark as draft, false to mark as ready.'),
    iid: d.argument(d.required(t.of('String')), 'Number within the project or group.'),
    projectPath: d.argument(d.required(t.of('ID')), 'Full path of the project.'),
  }));
  d.object(t, 'MergeRequestSetDraftPayload', 'Payload of mergeRequestSetDraft.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    mergeRequest: d.field(t.of('MergeRequest'), 'Object after the mutation; null if the mutation failed.'),
  }));
  d.input(t, 'MergeRequestSetLabelsInput', 'Input of mergeRequestSetLabels.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    iid: d.argument(d.required(t.of('String')), 'Number within the project or group.'),
    labelIds: d.argument(d.required(d.list(d.required(t.of('LabelID')))), 'Global ids of labels.'),
    operationMode: d.argument(t.of('MutationOperationMode'), 'Operation on the existing labels; default: replace.'),
    projectPath: d.argument(d.required(t.of('ID')), 'Full path of the project.'),
  }));
  d.object(t, 'MergeRequestSetLabelsPayload', 'Payload of mergeRequestSetLabels.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    mergeRequest: d.field(t.of('MergeRequest'), 'Object after the mutation; null if the mutation failed.'),
  }));
  d.input(t, 'MergeRequestSetLockedInput', 'Input of mergeRequestSetLocked.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    iid: d.argument(d.required(t.of('String')), 'Number within the project or group.'),
    locked: d.argument(d.required(t.of('Boolean')), 'True to lock the discussion, false to unlock it.'),
    projectPath: d.argument(d.required(t.of('ID')), 'Full path of the project.'),
  }));
  d.object(t, 'MergeRequestSetLockedPayload', 'Payload of mergeRequestSetLocked.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    mergeRequest: d.field(t.of('MergeRequest'), 'Object after the mutation; null if the mutation failed.'),
  }));
  d.input(t, 'MergeRequestSetMilestoneInput', 'Input of mergeRequestSetMilestone.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    iid: d.argument(d.required(t.of('String')), 'Number within the project or group.'),
    milestoneId: d.argument(t.of('MilestoneID'), 'The milestone; null for none.'),
    projectPath: d.argument(d.required(t.of('ID')), 'Full path of the project.'),
  }));
  d.object(t, 'MergeRequestSetMilestonePayload', 'Payload of mergeRequestSetMilestone.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    mergeRequest: d.field(t.of('MergeRequest'), 'Object after the mutation; null if the mutation failed.'),
  }));
  d.input(t, 'MergeRequestSetReviewersInput', 'Input of mergeRequestSetReviewers.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    iid: d.argument(d.required(t.of('String')), 'Number within the project or group.'),
    operationMode: d.argument(t.of('MutationOperationMode'), 'Operation on the existing values.', { default: { value: "REPLACE" } }),
    projectPath: d.argument(d.required(t.of('ID')), 'Full path of the project.'),
    reviewerUsernames: d.argument(d.required(d.list(d.required(t.of('String')))), 'Usernames of the users.'),
  }));
  d.object(t, 'MergeRequestSetReviewersPayload', 'Payload of mergeRequestSetReviewers.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    mergeRequest: d.field(t.of('MergeRequest'), 'Object after the mutation; null if the mutation failed.'),
  }));
  d.input(t, 'MergeRequestSetSubscriptionInput', 'Input of mergeRequestSetSubscription.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    iid: d.argument(d.required(t.of('String')), 'Number within the project or group.'),
    projectPath: d.argument(d.required(t.of('ID')), 'Full path of the project.'),
    subscribedState: d.argument(d.required(t.of('Boolean')), 'True to subscribe the caller, false to unsubscribe.'),
  }));
  d.object(t, 'MergeRequestSetSubscriptionPayload', 'Payload of mergeRequestSetSubscription.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    mergeRequest: d.field(t.of('MergeRequest'), 'Object after the mutation; null if the mutation failed.'),
  }));
  d.input(t, 'MergeRequestUpdateInput', 'Input of mergeRequestUpdate.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    description: d.argument(t.of('String'), 'Markdown text. Maximum: 1,048,576 characters.', { extensions: { bound: {"maxLength":1048576} } }),
    iid: d.argument(d.required(t.of('String')), 'Number within the project or group.'),
    projectPath: d.argument(d.required(t.of('ID')), 'Full path of the project.'),
    state: d.argument(t.of('MergeRequestNewState'), 'Change of state.'),
    targetBranch: d.argument(t.of('String'), 'Branch that is merged into. Maximum: 1,024 characters.'),
    title: d.argument(t.of('String'), 'Title. The prefix `Draft:` marks a draft. Maximum: 255 characters.'),
  }));
  d.object(t, 'MergeRequestUpdatePayload', 'Payload of mergeRequestUpdate.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    mergeRequest: d.field(t.of('MergeRequest'), 'Object after the mutation; null if the mutation failed.'),
  }));
  d.enumeration(t, 'MergeStrategyEnum', 'Trigger of an automatic merge.', [
    ['ADD_TO_MERGE_TRAIN_WHEN_PIPELINE_SUCCEEDS', 'Join a merge train once the pipeline succeeds, and merge in turn.'],
    ['MERGE_TRAIN', 'Join a merge train, and merge in turn.'],
    ['MERGE_WHEN_PIPELINE_SUCCEEDS', 'Merge once the pipeline succeeds.'],
  ]);
  d.enumeration(t, 'MutationOperationMode', 'Operation on the existing values.', [
    ['APPEND', 'Add the given values to the existing ones.'],
    ['REMOVE', 'Remove the given values.'],
    ['REPLACE', 'Replace the existing values by the given ones.'],
  ]);
}
