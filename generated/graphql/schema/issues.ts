// Generated from spec/graphql/issues.graphql; do not edit. Run `npm run generate`.
import * as c from '../../../generator/runtime/graphql/convert.ts';
import * as d from '../../../generator/runtime/graphql/define.ts';

export function addIssues(t: d.Types, f: d.Functions): void {
  d.input(t, 'CreateIssueInput', 'Input of createIssue.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    assigneeIds: d.argument(d.list(d.required(t.of('UserID'))), 'Assignees. Maximum: 200 values.'),
    confidential: d.argument(t.of('Boolean'), 'Filter by confidentiality.'),
    createdAt: d.argument(t.of('Time'), 'Creation time; default: now. Owners only.'),
    description: d.argument(t.of('String'), 'Markdown text, at most 1,048,576 characters. Maximum: 1,048,576 characters.', { extensions: { bound: {"maxLength":1048576} } }),
    discussionToResolve: d.argument(t.of('String'), 'Id of the discussion to resolve; default: all discussions of the merge request. Maximum: 255 characters.'),
    dueDate: d.argument(t.of('ISO8601Date'), 'Due date as `YYYY-MM-DD`; the empty text removes it. Maximum: 255 characters.'),
    epicId: d.argument(t.of('EpicID'), 'Epic of the issue.'),
    healthStatus: d.argument(t.of('HealthStatus'), 'Health status.'),
    iid: d.argument(t.of('Int'), 'Number of the issue. Owners only.'),
    iterationCadenceId: d.argument(t.of('IterationsCadenceID'), 'Cadence for `iterationWildcardId`.'),
    iterationId: d.argument(t.of('IterationID'), 'Iteration of the issue.'),
    iterationWildcardId: d.argument(t.of('IssueCreationIterationWildcardId'), 'Iteration of the cadence, instead of `iterationId`.'),
    labelIds: d.argument(d.list(d.required(t.of('LabelID'))), 'Labels.'),
    labels: d.argument(d.list(d.required(t.of('String'))), 'Labels by title, instead of all others. For reporters, unknown titles become labels of the project. Maximum: 1,000 values, each 255 characters.'),
    locked: d.argument(t.of('Boolean'), 'True if only members may comment.'),
    mergeRequestToResolveDiscussionsOf: d.argument(t.of('MergeRequestID'), 'Merge request whose threads the issue resolves.'),
    milestoneId: d.argument(t.of('MilestoneID'), 'Assigned milestone.'),
    moveAfterId: d.argument(t.of('IssueID'), 'Previous issue in the manual order.'),
    moveBeforeId: d.argument(t.of('IssueID'), 'Next issue in the manual order.'),
    projectPath: d.argument(d.required(t.of('ID')), 'Full path of the project.'),
    title: d.argument(d.required(t.of('String')), 'Title, at most 255 characters. Maximum: 4,096 characters.'),
    type: d.argument(t.of('IssueType'), 'Type.'),
    weight: d.argument(t.of('Int'), 'Premium. Weight of the issue.'),
  }));
  d.object(t, 'CreateIssuePayload', 'Payload of createIssue.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    issue: d.field(t.of('Issue'), 'Object after the mutation; null if the mutation failed.'),
  }));
  d.enumeration(t, 'HealthStatus', 'Health of the work on an object.', [
    ['atRisk', 'Work at risk.'],
    ['needsAttention', 'Needs attention.'],
    ['onTrack', 'Work on track.'],
  ]);
  d.enumeration(t, 'IssuableSeverity', 'Severity of an incident.', [
    ['UNKNOWN', 'Severity not set.'],
    ['LOW', 'Low severity.'],
    ['MEDIUM', 'Medium severity.'],
    ['HIGH', 'High severity.'],
    ['CRITICAL', 'Critical severity.'],
  ]);
  d.enumeration(t, 'IssuableState', 'State of an object.', [
    ['opened', 'Open.'],
    ['closed', 'Closed.'],
    ['locked', 'Locked; comments are rejected.'],
    ['all', 'Any state.'],
  ]);
  d.object(t, 'Issue', 'Issue of a project.', () => [t.of('NoteableInterface'), t.of('CurrentUserTodos'), t.of('Todoable')], (rest) => ({
    assignees: d.field(t.of('UserCoreConnection'), 'Assignees; at most one in the community edition.', { args: { ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('issues', 'Issue', 'assignees'))), extensions: {"connection":true} }),
    author: d.field(d.required(t.of('UserCore')), 'User who created the object.', { resolve: c.property("author", c.same, null, rest) }),
    closedAsDuplicateOf: d.field(t.of('Issue'), 'Duplicated issue; null if hidden.', { resolve: d.resolver(f('issues', 'Issue', 'closedAsDuplicateOf')) }),
    closedAt: d.field(t.of('Time'), 'Closing time; null while open.', { resolve: c.property("closed_at", c.time, null, rest) }),
    confidential: d.field(d.required(t.of('Boolean')), 'True if visible only to reporters and above, the author and the assignees.', { resolve: c.property("confidential", c.same, null, rest) }),
    createdAt: d.field(d.required(t.of('Time')), 'Creation time.', { resolve: c.property("created_at", c.time, null, rest) }),
    description: d.field(t.of('String'), 'Markdown text.', { resolve: c.property("description", c.text, null, rest) }),
    discussionLocked: d.field(d.required(t.of('Boolean')), 'True if only members may comment; null if never set.', { resolve: c.property("discussion_locked", c.same, false, rest) }),
    downvotes: d.field(d.required(t.of('Int')), 'Number of `thumbsdown` reactions.', { resolve: c.property("downvotes", c.same, null, rest) }),
    dueDate: d.field(t.of('Time'), 'Due date.', { resolve: c.property("due_date", c.same, null, rest) }),
    healthStatus: d.field(t.of('HealthStatus'), 'Health status.', { resolve: c.property("health_status", c.camel, null, rest) }),
    hidden: d.field(t.of('Boolean'), 'True if the author is banned; only administrators see such issues.', { resolve: d.resolver(f('issues', 'Issue', 'hidden')) }),
    humanTimeEstimate: d.field(t.of('String'), 'Estimated time as text; null if not set.', { resolve: c.property("time_stats.human_time_estimate", c.text, null, rest) }),
    humanTotalTimeSpent: d.field(t.of('String'), 'Spent time as text; null if not set.', { resolve: c.property("time_stats.human_total_time_spent", c.text, null, rest) }),
    id: d.field(d.required(t.of('ID')), 'Global id.', { resolve: c.property("id", c.globalId("Issue"), null, rest) }),
    iid: d.field(d.required(t.of('ID')), 'Number of the issue within its project.', { resolve: c.property("iid", c.asText, null, rest) }),
    labels: d.field(t.of('LabelConnection'), 'Labels, by title.', { args: { ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('issues', 'Issue', 'labels'))), extensions: {"connection":true} }),
    mergeRequestsCount: d.field(d.required(t.of('Int')), 'Number of merge requests that close the issue.', { resolve: c.property("merge_requests_count", c.same, null, rest) }),
    milestone: d.field(t.of('Milestone'), 'Assigned milestone.', { resolve: c.property("milestone", c.same, null, rest) }),
    moved: d.field(t.of('Boolean'), 'True if the issue was moved to another project.', { resolve: d.resolver(f('issues', 'Issue', 'moved')) }),
    movedTo: d.field(t.of('Issue'), 'Issue after a move; null if hidden.', { resolve: d.resolver(f('issues', 'Issue', 'movedTo')) }),
    participants: d.field(t.of('UserCoreConnection'), 'Author, assignees, commenters and mentioned users; limited to texts that the caller may read.', { args: { ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('issues', 'Issue', 'participants'))), extensions: {"score":{"weight":5},"connection":true} }),
    projectId: d.field(d.required(t.of('Int')), 'Id of the project.', { resolve: c.property("project_id", c.same, null, rest) }),
    reference: d.field(d.required(t.of('String')), 'Reference in texts: `#1`, or with the path of the project.', { args: { full: d.argument(t.of('Boolean'), 'True to include the path of the project.', { default: { value: false } }), }, resolve: d.resolver(f('issues', 'Issue', 'reference')) }),
    relativePosition: d.field(t.of('Int'), 'Manual position; null if never set.', { resolve: d.resolver(f('issues', 'Issue', 'relativePosition')) }),
    severity: d.field(t.of('IssuableSeverity'), 'Severity of an incident; `UNKNOWN` for other issues.', { resolve: c.property("severity", c.same, null, rest) }),
    state: d.field(d.required(t.of('IssueState')), 'State.', { resolve: c.property("state", c.same, null, rest) }),
    subscribed: d.field(d.required(t.of('Boolean')), 'True if the caller is subscribed to notifications.', { resolve: d.resolver(f('issues', 'Issue', 'subscribed')), extensions: {"score":{"weight":5}} }),
    taskCompletionStatus: d.field(d.required(t.of('TaskCompletionStatus')), 'Numbers of task items of the description, and of completed ones.', { resolve: c.property("task_completion_status", c.same, null, rest) }),
    timeEstimate: d.field(d.required(t.of('Int')), 'Time estimate in seconds.', { resolve: c.property("time_stats.time_estimate", c.same, null, rest) }),
    title: d.field(d.required(t.of('String')), 'Title, at most 255 characters.', { resolve: c.property("title", c.text, null, rest) }),
    totalTimeSpent: d.field(d.required(t.of('Int')), 'Duration in seconds.', { resolve: c.property("time_stats.total_time_spent", c.same, null, rest) }),
    type: d.field(t.of('IssueType'), 'Same as `issue_type`, in capitals.', { resolve: c.property("type", c.same, null, rest) }),
    updatedAt: d.field(d.required(t.of('Time')), 'Time of the last update.', { resolve: c.property("updated_at", c.time, null, rest) }),
    upvotes: d.field(d.required(t.of('Int')), 'Number of `thumbsup` reactions.', { resolve: c.property("upvotes", c.same, null, rest) }),
    userNotesCount: d.field(d.required(t.of('Int')), 'Number of notes of users, without internal ones.', { resolve: c.property("user_notes_count", c.same, null, rest) }),
    userPermissions: d.field(d.required(t.of('IssuePermissions')), 'Permissions of the caller on the object.', { resolve: d.resolver(f('issues', 'Issue', 'userPermissions')) }),
    webPath: d.field(d.required(t.of('String')), 'Path of the page on this instance.', { resolve: c.property("web_url", c.path, null, rest) }),
    webUrl: d.field(d.required(t.of('String')), 'URL of the page.', { resolve: c.property("web_url", c.text, null, rest) }),
    weight: d.field(t.of('Int'), 'Premium. Weight of the issue; the project defines the unit.', { resolve: c.property("weight", c.same, null, rest) }),
    epic: d.field(t.of('Epic'), 'Epic of the issue; null if hidden.', { resolve: d.resolver(f('epicIssues', 'Issue', 'epic')) }),
    blocked: d.field(d.required(t.of('Boolean')), 'True if an open issue that the caller may see blocks the issue.', { resolve: d.resolver(f('issueLinks', 'Issue', 'blocked')) }),
    blockedByCount: d.field(t.of('Int'), 'Number of visible open issues that block the issue.', { resolve: d.resolver(f('issueLinks', 'Issue', 'blockedByCount')) }),
    blockedByIssues: d.field(t.of('IssueConnection'), 'Open issues that block this issue.', { args: { ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('issueLinks', 'Issue', 'blockedByIssues'))), extensions: {"score":{"weight":5},"connection":true} }),
    blockingCount: d.field(d.required(t.of('Int')), 'Number of visible issues that the issue blocks.', { resolve: d.resolver(f('issueLinks', 'Issue', 'blockingCount')) }),
    iteration: d.field(t.of('Iteration'), 'Iteration of the issue.', { resolve: c.property("iteration", c.same, null, rest) }),
    descriptionHtml: d.field(t.of('String'), 'The description as HTML.', { resolve: d.resolver(f('markdown', 'Issue', 'descriptionHtml')) }),
    titleHtml: d.field(t.of('String'), 'The title as HTML.', { resolve: d.resolver(f('markdown', 'Issue', 'titleHtml')) }),
    relatedMergeRequests: d.field(t.of('MergeRequestConnection'), 'Merge requests that mention or close the issue, newest first.', { args: { ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('mergeRequests', 'Issue', 'relatedMergeRequests'))), extensions: {"connection":true} }),
    discussions: d.field(d.required(t.of('DiscussionConnection')), 'Discussions, oldest first.', { args: { ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('notes', 'Issue', 'discussions'))), extensions: {"connection":true} }),
    notes: d.field(d.required(t.of('NoteConnection')), 'Notes, oldest first.', { args: { ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('notes', 'Issue', 'notes'))), extensions: {"connection":true} }),
    userDiscussionsCount: d.field(d.required(t.of('Int')), 'Number of threads started by users.', { resolve: d.resolver(f('notes', 'Issue', 'userDiscussionsCount')) }),
    timelogs: d.field(d.required(t.of('TimelogConnection')), 'Time logs, oldest first.', { args: { ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('timelogs', 'Issue', 'timelogs'))), extensions: {"connection":true} }),
    currentUserTodos: d.field(d.required(t.of('TodoConnection')), 'To-do items of the caller for the object, newest first.', { args: { state: d.argument(t.of('TodoStateEnum'), 'Filter by state.'), ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('todos', 'Issue', 'currentUserTodos'))), extensions: {"connection":true} }),
  }), d.rest('id', f('issues', 'Issue', 'load')));
  d.object(t, 'IssueConnection', 'A page of a list of `Issue`.', () => [], () => ({
    count: d.field(d.required(t.of('Int')), 'How many there are, of all pages; 10,001 where there are more than 10,000.', { resolve: d.part.count }),
    edges: d.field(d.list(t.of('IssueEdge')), 'The objects of the page, each with its cursor.', { resolve: d.part.edges }),
    nodes: d.field(d.list(t.of('Issue')), 'The objects of the page.', { resolve: d.part.nodes }),
    pageInfo: d.field(d.required(t.of('PageInfo')), 'Where the page is in the list.', { resolve: d.part.pageInfo }),
    weight: d.field(d.required(t.of('Int')), 'Total weight of all issues on all pages.', { resolve: d.ofPages(f('issues', 'IssueConnection', 'weight')) }),
  }));
  d.enumeration(t, 'IssueCreationIterationWildcardId', 'Iterations that new issues are planned for, without their ids.', [
    ['CURRENT', 'Current iteration.'],
  ]);
  d.object(t, 'IssueEdge', 'A `Issue` in a list.', () => [], () => ({
    cursor: d.field(d.required(t.of('String')), 'Place in the list, for `after` and `before`.'),
    node: d.field(t.of('Issue'), 'The object.'),
  }));
  d.globalIdScalar(t, 'IssueID', 'Id of an issue.', ["Issue","WorkItem"]);
  d.input(t, 'IssueMoveInput', 'Input of issueMove.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    iid: d.argument(d.required(t.of('String')), 'Number within the project or group.'),
    projectPath: d.argument(d.required(t.of('ID')), 'Full path of the project.'),
    targetProjectPath: d.argument(d.required(t.of('ID')), 'Full path of the target project.'),
  }));
  d.object(t, 'IssueMovePayload', 'Payload of issueMove.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    issue: d.field(t.of('Issue'), 'Object after the mutation; null if the mutation failed.'),
  }));
  d.object(t, 'IssuePermissions', 'Permissions of the caller on an issue.', () => [], () => ({
    adminIssue: d.field(d.required(t.of('Boolean')), 'True if the caller may administer the object.'),
    createNote: d.field(d.required(t.of('Boolean')), 'True if the caller may comment.'),
    readIssue: d.field(d.required(t.of('Boolean')), 'True if the caller may read the object.', { resolve: c.always(true) }),
    reopenIssue: d.field(d.required(t.of('Boolean')), 'True if the caller may reopen the issue.'),
    updateIssue: d.field(d.required(t.of('Boolean')), 'True if the caller may update the object.'),
  }));
  d.input(t, 'IssueSetConfidentialInput', 'Input of issueSetConfidential.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    confidential: d.argument(d.required(t.of('Boolean')), 'True if resolved.'),
    iid: d.argument(d.required(t.of('String')), 'Number within the project or group.'),
    projectPath: d.argument(d.required(t.of('ID')), 'Full path of the project.'),
  }));
  d.object(t, 'IssueSetConfidentialPayload', 'Payload of issueSetConfidential.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    issue: d.field(t.of('Issue'), 'Object after the mutation; null if the mutation failed.'),
  }));
  d.input(t, 'IssueSetDueDateInput', 'Input of issueSetDueDate.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    dueDate: d.argument(t.of('Time'), 'The day; null for none. Maximum: 255 characters.'),
    iid: d.argument(d.required(t.of('String')), 'Number within the project or group.'),
    projectPath: d.argument(d.required(t.of('ID')), 'Full path of the project.'),
  }));
  d.object(t, 'IssueSetDueDatePayload', 'Payload of issueSetDueDate.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    issue: d.field(t.of('Issue'), 'Object after the mutation; null if the mutation failed.'),
  }));
  d.input(t, 'IssueSetLockedInput', 'Input of issueSetLocked.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    iid: d.argument(d.required(t.of('String')), 'Number within the project or group.'),
    locked: d.argument(d.required(t.of('Boolean')), 'True to lock the discussion, false to unlock it.'),
    projectPath: d.argument(d.required(t.of('ID')), 'Full path of the project.'),
  }));
  d.object(t, 'IssueSetLockedPayload', 'Payload of issueSetLocked.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    issue: d.field(t.of('Issue'), 'Object after the mutation; null if the mutation failed.'),
  }));
  d.input(t, 'IssueSetSeverityInput', 'Input of issueSetSeverity.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    iid: d.argument(d.required(t.of('String')), 'Number within the project or group.'),
    projectPath: d.argument(d.required(t.of('ID')), 'Full path of the project.'),
    severity: d.argument(d.required(t.of('IssuableSeverity')), 'Severity.'),
  }));
  d.object(t, 'IssueSetSeverityPayload', 'Payload of issueSetSeverity.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    issue: d.field(t.of('Issue'), 'Object after the mutation; null if the mutation failed.'),
  }));
  d.input(t, 'IssueSetWeightInput', 'Input of issueSetWeight.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    iid: d.argument(d.required(t.of('String')), 'Number within the project or group.'),
    projectPath: d.argument(d.required(t.of('ID')), 'Full path of the project.'),
    weight: d.argument(t.of('Int'), 'Weight; null for none.'),
  }));
  d.object(t, 'IssueSetWeightPayload', 'Payload of issueSetWeight.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    issue: d.field(t.of('Issue'), 'Object after the mutation; null if the mutation failed.'),
  }));
  d.enumeration(t, 'IssueSort', 'Orders of issues.', [
    ['BLOCKING_ISSUES_ASC', 'Number of visible open issues that are blocked, ascending; by creation time without a plan that includes it.'],
    ['BLOCKING_ISSUES_DESC', 'Number of visible open issues that are blocked, descending; by creation time without a plan that includes it.'],
    ['CLOSED_AT_ASC', 'Closing time, ascending.'],
    ['CLOSED_AT_DESC', 'Closing time, descending.'],
    ['CREATED_ASC', 'Creation time, ascending.'],
    ['CREATED_DESC', 'Creation time, descending.'],
    ['DUE_DATE_ASC', 'Due date, ascending.'],
    ['DUE_DATE_DESC', 'Due date, descending.'],
    ['LABEL_PRIORITY_ASC', 'Label priority, ascending.'],
    ['LABEL_PRIORITY_DESC', 'Label priority, descending.'],
    ['MILESTONE_DUE_ASC', 'Due date of the milestone, ascending.'],
    ['MILESTONE_DUE_DESC', 'Due date of the milestone, descending.'],
    ['POPULARITY_ASC', 'Number of upvotes, ascending.'],
    ['POPULARITY_DESC', 'Number of upvotes, descending.'],
    ['PRIORITY_ASC', 'Milestone, then label priority, ascending.'],
    ['PRIORITY_DESC', 'Milestone, then label priority, descending.'],
    ['RELATIVE_POSITION_ASC', 'Position on boards, ascending.'],
    ['SEVERITY_ASC', 'Severity, ascending.'],
    ['SEVERITY_DESC', 'Severity, descending.'],
    ['TITLE_ASC', 'Title, ascending.'],
    ['TITLE_DESC', 'Title, descending.'],
    ['UPDATED_ASC', 'Update time, ascending.'],
    ['UPDATED_DESC', 'Update time, descending.'],
    ['WEIGHT_ASC', 'Weight, ascending.'],
    ['WEIGHT_DESC', 'Weight, descending.'],
    ['created_asc', 'Deprecated: the same as CREATED_ASC.', 'Use CREATED_ASC. Deprecated in 13.5.'],
    ['created_desc', 'Deprecated: the same as CREATED_DESC.', 'Use CREATED_DESC. Deprecated in 13.5.'],
    ['updated_asc', 'Deprecated: the same as UPDATED_ASC.', 'Use UPDATED_ASC. Deprecated in 13.5.'],
    ['updated_desc', 'Deprecated: the same as UPDATED_DESC.', 'Use UPDATED_DESC. Deprecated in 13.5.'],
  ]);
  d.enumeration(t, 'IssueState', 'State of an issue.', [
    ['opened', 'Open.'],
    ['closed', 'Closed.'],
    ['locked', 'Locked; comments are rejected.'],
    ['all', 'Any state; no issue has this value.'],
  ]);
  d.enumeration(t, 'IssueStateEvent', 'Change of state of an issue.', [
    ['CLOSE', 'Close.'],
    ['REOPEN', 'Reopen.'],
  ]);
  d.object(t, 'IssueStatusCountsType', 'Numbers of issues, by state.', () => [], () => ({
    all: d.field(t.of('Int'), 'Number in all states.'),
    closed: d.field(t.of('Int'), 'Number of closed objects.'),
    opened: d.field(t.of('Int'), 'Number of open objects.'),
  }));
  d.enumeration(t, 'IssueType', 'Kinds of issues.', [
    ['ISSUE', 'Issue.'],
    ['INCIDENT', 'Incident.'],
    ['TEST_CASE', 'Test case.'],
    ['REQUIREMENT', 'Requirement.'],
    ['TASK', 'Task.'],
  ]);
  d.enumeration(t, 'MilestoneWildcardId', 'Milestones without their titles.', [
    ['NONE', 'No value is set.'],
    ['ANY', 'Any value is set.'],
    ['STARTED', 'Milestone has started.'],
    ['UPCOMING', 'Milestone is upcoming.'],
  ]);
  d.input(t, 'NegatedIssueFilterInput', 'Negated filters for issues.', () => ({
    assigneeId: d.argument(t.of('String'), 'Assigned to the user with this id.'),
    assigneeUsernames: d.argument(d.list(d.required(t.of('String'))), 'Assigned to one of these users, by username. Maximum: 20 values, each 255 characters.', { extensions: { bound: {"maxItems":20,"maxLength":255} } }),
    authorUsername: d.argument(t.of('String'), 'Created by this user, by username. Maximum: 255 characters.', { extensions: { bound: {"maxLength":255} } }),
    epicId: d.argument(t.of('String'), 'Filter by epic id.'),
    iids: d.argument(d.list(d.required(t.of('String'))), 'Filter by number: objects with one of these. Maximum: 1,000 values.', { extensions: { bound: {"maxItems":1000} } }),
    iterationId: d.argument(d.list(d.required(t.of('ID'))), 'Filter by iteration id: issues of one of these.'),
    iterationWildcardId: d.argument(t.of('IterationWildcardId'), 'Filter by presence or state of the iteration.'),
    labelName: d.argument(d.list(d.required(t.of('String'))), 'Filter by label title: objects with one of these labels. Maximum: 100 values, each 255 characters.', { extensions: { bound: {"maxItems":100,"maxLength":255} } }),
    milestoneTitle: d.argument(d.list(d.required(t.of('String'))), 'Filter by milestone title: objects of one of these. Maximum: 255 characters.', { extensions: { bound: {"maxLength":255} } }),
    milestoneWildcardId: d.argument(t.of('NegatedMilestoneWildcardId'), 'Filter by presence or state of the milestone.'),
    myReactionEmoji: d.argument(t.of('String'), 'Filter by a reaction of the caller: name of the emoji.'),
    types: d.argument(d.list(d.required(t.of('IssueType'))), 'Filter by type.'),
    weight: d.argument(t.of('String'), 'Filter by weight.'),
  }));
  d.enumeration(t, 'NegatedMilestoneWildcardId', 'Wildcards of negated filters.', [
    ['STARTED', 'Milestone has started.'],
    ['UPCOMING', 'Milestone is upcoming.'],
  ]);
  d.object(t, 'TaskCompletionStatus', 'Check boxes in a text.', () => [], () => ({
    completedCount: d.field(d.required(t.of('Int')), 'Number of completed task items.', { resolve: c.property("completed_count", c.same) }),
    count: d.field(d.required(t.of('Int')), 'Number of task items.', { resolve: c.property("count", c.same) }),
  }));
  d.input(t, 'UpdateIssueInput', 'Input of updateIssue.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    addLabelIds: d.argument(d.list(d.required(t.of('ID'))), 'Global ids of labels to add.'),
    confidential: d.argument(t.of('Boolean'), 'Filter by confidentiality.'),
    description: d.argument(t.of('String'), 'Markdown text, at most 1,048,576 characters. Maximum: 1,048,576 characters.', { extensions: { bound: {"maxLength":1048576} } }),
    dueDate: d.argument(t.of('ISO8601Date'), 'Due date as `YYYY-MM-DD`; the empty text removes it. Maximum: 255 characters.'),
    epicId: d.argument(t.of('EpicID'), 'Epic of the issue; null for none.'),
    healthStatus: d.argument(t.of('HealthStatus'), 'Health status; null to remove it.'),
    iid: d.argument(d.required(t.of('String')), 'Number within the project or group.'),
    labelIds: d.argument(d.list(d.required(t.of('ID'))), 'Complete list of label ids.'),
    locked: d.argument(t.of('Boolean'), 'True if only members may comment.'),
    milestoneId: d.argument(t.of('ID'), 'Global id of the milestone.'),
    projectPath: d.argument(d.required(t.of('ID')), 'Full path of the project.'),
    removeLabelIds: d.argument(d.list(d.required(t.of('ID'))), 'Ids of labels to remove.'),
    stateEvent: d.argument(t.of('IssueStateEvent'), 'Change of state.'),
    title: d.argument(t.of('String'), 'Title, at most 255 characters. Maximum: 4,096 characters.'),
    type: d.argument(t.of('IssueType'), 'Type.'),
    weight: d.argument(t.of('Int'), 'Premium. Weight of the issue.'),
  }));
  d.object(t, 'UpdateIssuePayload', 'Payload of updateIssue.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    issue: d.field(t.of('Issue'), 'Object after the mutation; null if the mutation failed.'),
  }));
}
