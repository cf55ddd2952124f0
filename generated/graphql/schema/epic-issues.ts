// Generated from spec/graphql/epic-issues.graphql; do not edit. Run `npm run generate`.
import * as c from '../../../generator/runtime/graphql/convert.ts';
import * as d from '../../../generator/runtime/graphql/define.ts';

export function addEpicIssues(t: d.Types, f: d.Functions): void {
  d.input(t, 'EpicAddIssueInput', 'Input of epicAddIssue.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    groupPath: d.argument(d.required(t.of('ID')), 'Full path of the group of the epic.'),
    iid: d.argument(d.required(t.of('ID')), 'Number of the epic.'),
    issueIid: d.argument(d.required(t.of('String')), 'Number of the issue.'),
    projectPath: d.argument(d.required(t.of('ID')), 'Full path of the project of the issue.'),
  }));
  d.object(t, 'EpicAddIssuePayload', 'Result of adding an issue to an epic.', () => [], () => ({
    epic: d.field(t.of('Epic'), 'Epic after the mutation.'),
    epicIssue: d.field(t.of('EpicIssue'), 'Issue of the association.'),
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
  }));
  d.object(t, 'EpicIssue', 'An issue of an epic.', () => [t.of('NoteableInterface'), t.of('CurrentUserTodos'), t.of('Todoable')], (rest) => ({
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
    epicIssueId: d.field(d.required(t.of('ID')), 'Id of the association of issue and epic.', { resolve: c.property("epic_issue_id", c.globalId("EpicIssue"), null, rest) }),
    id: d.field(d.required(t.of('ID')), 'Global id of the issue.', { resolve: c.property("id", c.globalId("Issue"), null, rest) }),
  }), d.rest('id', f('issues', 'Issue', 'load')));
  d.object(t, 'EpicIssueConnection', 'A page of a list of `EpicIssue`.', () => [], () => ({
    count: d.field(d.required(t.of('Int')), 'How many there are, of all pages; 10,001 where there are more than 10,000.', { resolve: d.part.count }),
    edges: d.field(d.list(t.of('EpicIssueEdge')), 'The objects of the page, each with its cursor.', { resolve: d.part.edges }),
    nodes: d.field(d.list(t.of('EpicIssue')), 'The objects of the page.', { resolve: d.part.nodes }),
    pageInfo: d.field(d.required(t.of('PageInfo')), 'Where the page is in the list.', { resolve: d.part.pageInfo }),
  }));
  d.object(t, 'EpicIssueEdge', 'A `EpicIssue` in a list.', () => [], () => ({
    cursor: d.field(d.required(t.of('String')), 'Place in the list, for `after` and `before`.'),
    node: d.field(t.of('EpicIssue'), 'The object.'),
  }));
  d.input(t, 'PromoteToEpicInput', 'Input of promoteToEpic.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    groupPath: d.argument(t.of('ID'), 'Full path of the group: no other than that of the project.'),
    iid: d.argument(d.required(t.of('String')), 'Number of the issue.'),
    projectPath: d.argument(d.required(t.of('ID')), 'Full path of the project.'),
  }));
  d.object(t, 'PromoteToEpicPayload', 'Result of promoting an issue to an epic.', () => [], () => ({
    epic: d.field(t.of('Epic'), 'The epic.'),
    issue: d.field(t.of('Issue'), 'The issue, which is closed.'),
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
  }));
}
