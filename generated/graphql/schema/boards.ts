// Generated from spec/graphql/boards.graphql; do not edit. Run `npm run generate`.
import * as c from '../../../generator/runtime/graphql/convert.ts';
import * as d from '../../../generator/runtime/graphql/define.ts';

export function addBoards(t: d.Types, f: d.Functions): void {
  d.enumeration(t, 'AssigneeWildcardId', 'Filter by presence of an assignee.', [
    ['ANY', 'Assigned to a user.'],
    ['NONE', 'Not assigned.'],
  ]);
  d.object(t, 'Board', 'Board of a project or group: columns of issues.', () => [], (rest) => ({
    assignee: d.field(t.of('UserCore'), 'User that the board is scoped to; null for all issues.', { resolve: c.property("assignee", c.same, null, rest) }),
    createdAt: d.field(d.required(t.of('Time')), 'Creation time.', { resolve: d.resolver(f('boards', 'Board', 'createdAt')) }),
    epics: d.field(t.of('BoardEpicConnection'), 'Epics of its issues, by id: of the newest 1,000 issues that are in one; of one board in a request, and null without a plan that includes them.', { args: { issueFilters: d.argument(t.of('BoardIssueInput'), 'Filters for the issues.'), ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('boards', 'Board', 'epics'))), extensions: {"score":{"weight":5},"connection":true} }),
    hideBacklogList: d.field(t.of('Boolean'), 'True to hide the list of open issues.', { resolve: c.property("hide_backlog_list", c.same, null, rest) }),
    hideClosedList: d.field(t.of('Boolean'), 'True to hide the list of closed issues.', { resolve: c.property("hide_closed_list", c.same, null, rest) }),
    id: d.field(d.required(t.of('ID')), 'Global id.', { resolve: c.property("id", c.globalId("Board"), null, rest) }),
    labels: d.field(t.of('LabelConnection'), 'Labels that the board is scoped to.', { args: { ...d.pageArguments(t), }, resolve: d.connection(c.property("labels", c.same, null, rest)), extensions: {"connection":true} }),
    lists: d.field(t.of('BoardListConnection'), 'Visible lists of the board, from left to right.', { args: { id: d.argument(t.of('ListID'), 'Id of a list to return, also if it is hidden.'), issueFilters: d.argument(t.of('BoardIssueInput'), 'Filters for the issues that the lists count.'), ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('boards', 'Board', 'lists'))), extensions: {"score":{"resolver":true,"perPage":0.005},"connection":true} }),
    milestone: d.field(t.of('Milestone'), 'Milestone that the board is scoped to; null for all issues, and for upcoming or started milestones.', { resolve: c.property("milestone", c.same, null, rest) }),
    name: d.field(t.of('String'), 'Name.', { resolve: c.property("name", c.text, null, rest) }),
    updatedAt: d.field(d.required(t.of('Time')), 'Time of the last update.', { resolve: d.resolver(f('boards', 'Board', 'updatedAt')) }),
    webPath: d.field(d.required(t.of('String')), 'Path of the page on this instance.', { resolve: d.resolver(f('boards', 'Board', 'webPath')) }),
    webUrl: d.field(d.required(t.of('String')), 'URL of the page.', { resolve: d.resolver(f('boards', 'Board', 'webUrl')) }),
    weight: d.field(t.of('Int'), 'Weight that the board is scoped to; null for all issues.', { resolve: c.property("weight", c.same, null, rest) }),
  }), d.rest('id', f('boards', 'Board', 'load')));
  d.object(t, 'BoardConnection', 'A page of a list of `Board`.', () => [], () => ({
    edges: d.field(d.list(t.of('BoardEdge')), 'The objects of the page, each with its cursor.', { resolve: d.part.edges }),
    nodes: d.field(d.list(t.of('Board')), 'The objects of the page.', { resolve: d.part.nodes }),
    pageInfo: d.field(d.required(t.of('PageInfo')), 'Where the page is in the list.', { resolve: d.part.pageInfo }),
  }));
  d.object(t, 'BoardEdge', 'A `Board` in a list.', () => [], () => ({
    cursor: d.field(d.required(t.of('String')), 'Place in the list, for `after` and `before`.'),
    node: d.field(t.of('Board'), 'The object.'),
  }));
  d.object(t, 'BoardEpic', 'An epic of issues of a board.', () => [t.of('CurrentUserTodos'), t.of('Eventable'), t.of('NoteableInterface'), t.of('Todoable')], (rest) => ({
    author: d.field(d.required(t.of('UserCore')), 'User who created the object.', { resolve: c.property("author", c.same, null, rest) }),
    awardEmoji: d.field(t.of('AwardEmojiConnection'), 'Reactions to the epic, oldest first.', { args: { ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('epics', 'Epic', 'awardEmoji'))), extensions: {"connection":true} }),
    closedAt: d.field(t.of('Time'), 'Closing time.', { resolve: c.property("closed_at", c.time, null, rest) }),
    confidential: d.field(t.of('Boolean'), 'True if visible only to members with at least the reporter role.', { resolve: c.property("confidential", c.same, null, rest) }),
    createdAt: d.field(t.of('Time'), 'Creation time.', { resolve: c.property("created_at", c.time, null, rest) }),
    description: d.field(t.of('String'), 'Markdown text.', { resolve: c.property("description", c.text, null, rest) }),
    downvotes: d.field(d.required(t.of('Int')), 'Number of thumbs-down reactions.', { resolve: c.property("downvotes", c.same, null, rest) }),
    dueDate: d.field(t.of('Time'), 'Last day.', { resolve: c.property("due_date", c.same, null, rest) }),
    dueDateFixed: d.field(t.of('Time'), 'Last day as set by hand.', { resolve: c.property("due_date_fixed", c.same, null, rest) }),
    dueDateFromInheritedSource: d.field(t.of('Time'), 'Latest due date of the milestones of its issues and child epics.', { resolve: c.property("due_date_from_inherited_source", c.same, null, rest) }),
    dueDateFromMilestones: d.field(t.of('Time'), 'Latest due date of the milestones of its issues.', { resolve: c.property("due_date_from_milestones", c.same, null, rest) }),
    dueDateIsFixed: d.field(t.of('Boolean'), 'True if the due date is set explicitly.', { resolve: c.property("due_date_is_fixed", c.same, null, rest) }),
    group: d.field(d.required(t.of('Group')), 'Group.', { resolve: c.property("group_id", c.keyed("id"), null, rest) }),
    hasParent: d.field(d.required(t.of('Boolean')), 'True if the epic has a parent that the caller may see.', { resolve: d.resolver(f('epics', 'Epic', 'hasParent')) }),
    iid: d.field(d.required(t.of('ID')), 'Number within the group.', { resolve: c.property("iid", c.asText, null, rest) }),
    labels: d.field(t.of('LabelConnection'), 'Labels, by title.', { args: { ...d.pageArguments(t), }, resolve: d.connection(c.property("labels", c.same, null, rest)), extensions: {"connection":true} }),
    parent: d.field(t.of('Epic'), 'Parent epic; null if hidden.', { resolve: c.property("parent_id", c.keyed("id"), null, rest) }),
    participants: d.field(t.of('UserCoreConnection'), 'Author, commenters and mentioned users; limited to texts that the caller may read.', { args: { ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('epics', 'Epic', 'participants'))), extensions: {"score":{"weight":5},"connection":true} }),
    reference: d.field(d.required(t.of('String')), 'Reference in texts: `&1`, or with the path of the group.', { args: { full: d.argument(t.of('Boolean'), 'True to include the path of the group.', { default: { value: false } }), }, resolve: d.resolver(f('epics', 'Epic', 'reference')) }),
    relativePosition: d.field(t.of('Int'), 'Position among the child epics of the same parent; null if never set.', { resolve: d.resolver(f('epics', 'Epic', 'relativePosition')) }),
    startDate: d.field(t.of('Time'), 'First day.', { resolve: c.property("start_date", c.same, null, rest) }),
    startDateFixed: d.field(t.of('Time'), 'First day as set by hand.', { resolve: c.property("start_date_fixed", c.same, null, rest) }),
    startDateFromInheritedSource: d.field(t.of('Time'), 'Earliest start date of the milestones of its issues and child epics.', { resolve: c.property("start_date_from_inherited_source", c.same, null, rest) }),
    startDateFromMilestones: d.field(t.of('Time'), 'Earliest start date of the milestones of its issues.', { resolve: c.property("start_date_from_milestones", c.same, null, rest) }),
    startDateIsFixed: d.field(t.of('Boolean'), 'True if the start date is set explicitly.', { resolve: c.property("start_date_is_fixed", c.same, null, rest) }),
    state: d.field(d.required(t.of('EpicState')), 'State.', { resolve: c.property("state", c.same, null, rest) }),
    subscribed: d.field(d.required(t.of('Boolean')), 'True if the caller is subscribed to notifications.', { resolve: d.resolver(f('epics', 'Epic', 'subscribed')), extensions: {"score":{"weight":5}} }),
    title: d.field(t.of('String'), 'Title.', { resolve: c.property("title", c.text, null, rest) }),
    updatedAt: d.field(t.of('Time'), 'Time of the last update.', { resolve: c.property("updated_at", c.time, null, rest) }),
    upvotes: d.field(d.required(t.of('Int')), 'Number of thumbs-up reactions.', { resolve: c.property("upvotes", c.same, null, rest) }),
    userNotesCount: d.field(d.required(t.of('Int')), 'Number of notes of users, without internal ones.', { resolve: d.resolver(f('epics', 'Epic', 'userNotesCount')) }),
    userPermissions: d.field(d.required(t.of('EpicPermissions')), 'Permissions of the caller on the object.', { resolve: d.resolver(f('epics', 'Epic', 'userPermissions')) }),
    webPath: d.field(d.required(t.of('String')), 'Path of the page on this instance.', { resolve: c.property("web_url", c.path, null, rest) }),
    webUrl: d.field(d.required(t.of('String')), 'URL of the page.', { resolve: c.property("web_url", c.text, null, rest) }),
    ancestors: d.field(t.of('EpicConnection'), 'Ancestor epics that the caller may see.', { args: { authorUsername: d.argument(t.of('String'), 'Created by this user, by username. Maximum: 255 characters.', { extensions: { bound: {"maxLength":255} } }), confidential: d.argument(t.of('Boolean'), 'Filter by confidentiality.'), createdAfter: d.argument(t.of('Time'), 'Earliest creation time.'), createdBefore: d.argument(t.of('Time'), 'Latest creation time.'), iid: d.argument(t.of('ID'), 'Filter by number.'), iidStartsWith: d.argument(t.of('String'), 'Filter by first digits of the number.'), iids: d.argument(d.list(d.required(t.of('ID'))), 'Filter by number: objects with one of these.'), in: d.argument(d.list(d.required(t.of('IssuableSearchableField'))), 'Fields that `search` covers; default: title and description.'), includeAncestorGroups: d.argument(t.of('Boolean'), 'True to include the parent groups; ancestors of parent groups are always included.', { default: { value: false } }), includeDescendantGroups: d.argument(t.of('Boolean'), 'True to include the subgroups; ancestors have none there.', { default: { value: true } }), labelName: d.argument(d.list(d.required(t.of('String'))), 'Filter by label title: objects with all of these labels. Maximum: 100 values, each 255 characters.', { extensions: { bound: {"maxItems":100,"maxLength":255} } }), milestoneTitle: d.argument(t.of('String'), 'Filter by milestone title: epics with an issue of the milestone that the caller may see.'), myReactionEmoji: d.argument(t.of('String'), 'Filter by a reaction of the caller: name of the emoji. Maximum: 255 characters.', { extensions: { bound: {"maxLength":255} } }), not: d.argument(t.of('NegatedEpicFilterInput'), 'Negated filters: matching objects are left out.'), search: d.argument(t.of('String'), 'Maximum: 1,024 characters.', { extensions: { bound: {"maxLength":1024} } }), sort: d.argument(t.of('EpicSort'), 'Order of the list.'), state: d.argument(t.of('EpicState'), 'Filter by state.'), timeframe: d.argument(t.of('Timeframe'), 'Going on at some of these days.'), updatedAfter: d.argument(t.of('Time'), 'Earliest time of the last update.'), updatedBefore: d.argument(t.of('Time'), 'Latest time of the last update.'), ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('childEpics', 'Epic', 'ancestors'))), extensions: {"score":{"weight":5},"connection":true} }),
    children: d.field(t.of('EpicConnection'), 'Child epics that the caller may see, newest first.', { args: { authorUsername: d.argument(t.of('String'), 'Created by this user, by username. Maximum: 255 characters.', { extensions: { bound: {"maxLength":255} } }), confidential: d.argument(t.of('Boolean'), 'Filter by confidentiality.'), createdAfter: d.argument(t.of('Time'), 'Earliest creation time.'), createdBefore: d.argument(t.of('Time'), 'Latest creation time.'), iid: d.argument(t.of('ID'), 'Filter by number.'), iidStartsWith: d.argument(t.of('String'), 'Filter by first digits of the number.'), iids: d.argument(d.list(d.required(t.of('ID'))), 'Filter by number: objects with one of these.'), in: d.argument(d.list(d.required(t.of('IssuableSearchableField'))), 'Fields that `search` covers; default: title and description.'), includeAncestorGroups: d.argument(t.of('Boolean'), 'True to include the parent groups; children have none there.', { default: { value: false } }), includeDescendantGroups: d.argument(t.of('Boolean'), 'True to include the subgroups.', { default: { value: true } }), labelName: d.argument(d.list(d.required(t.of('String'))), 'Filter by label title: objects with all of these labels. Maximum: 100 values, each 255 characters.', { extensions: { bound: {"maxItems":100,"maxLength":255} } }), milestoneTitle: d.argument(t.of('String'), 'Filter by milestone title: epics with an issue of the milestone that the caller may see.'), myReactionEmoji: d.argument(t.of('String'), 'Filter by a reaction of the caller: name of the emoji. Maximum: 255 characters.', { extensions: { bound: {"maxLength":255} } }), not: d.argument(t.of('NegatedEpicFilterInput'), 'Negated filters: matching objects are left out.'), search: d.argument(t.of('String'), 'Maximum: 1,024 characters.', { extensions: { bound: {"maxLength":1024} } }), sort: d.argument(t.of('EpicSort'), 'Order of the list.'), state: d.argument(t.of('EpicState'), 'Filter by state.'), timeframe: d.argument(t.of('Timeframe'), 'Going on at some of these days.'), updatedAfter: d.argument(t.of('Time'), 'Earliest time of the last update.'), updatedBefore: d.argument(t.of('Time'), 'Latest time of the last update.'), ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('childEpics', 'Epic', 'children'))), extensions: {"score":{"resolver":true},"connection":true} }),
    descendantCounts: d.field(t.of('EpicDescendantCount'), 'Numbers of descendant epics and issues.', { resolve: d.resolver(f('childEpics', 'Epic', 'descendantCounts')) }),
    descendantWeightSum: d.field(t.of('EpicDescendantWeights'), 'Total weights of descendant issues.', { resolve: d.resolver(f('childEpics', 'Epic', 'descendantWeightSum')) }),
    hasChildren: d.field(d.required(t.of('Boolean')), 'True if the epic has child epics that the caller may see.', { resolve: d.resolver(f('childEpics', 'Epic', 'hasChildren')) }),
    healthStatus: d.field(t.of('EpicHealthStatus'), 'Health of the descendant issues.', { resolve: d.resolver(f('childEpics', 'Epic', 'healthStatus')), extensions: {"score":{"weight":10}} }),
    hasIssues: d.field(d.required(t.of('Boolean')), 'True if the epic has issues that the caller may see.', { resolve: d.resolver(f('epicIssues', 'Epic', 'hasIssues')) }),
    issues: d.field(t.of('EpicIssueConnection'), 'Issues of the epic, in manual order.', { args: { ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('epicIssues', 'Epic', 'issues'))), extensions: {"score":{"weight":5},"connection":true} }),
    events: d.field(t.of('EventConnection'), 'Events of the epic, newest first; one epic per request.', { args: { ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('events', 'Epic', 'events'))), extensions: {"connection":true} }),
    descriptionHtml: d.field(t.of('String'), 'The description as HTML.', { resolve: d.resolver(f('markdown', 'Epic', 'descriptionHtml')) }),
    titleHtml: d.field(t.of('String'), 'The title as HTML.', { resolve: d.resolver(f('markdown', 'Epic', 'titleHtml')) }),
    discussions: d.field(d.required(t.of('DiscussionConnection')), 'Discussions, oldest first.', { args: { ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('notes', 'Epic', 'discussions'))), extensions: {"connection":true} }),
    notes: d.field(d.required(t.of('NoteConnection')), 'Notes, oldest first.', { args: { ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('notes', 'Epic', 'notes'))), extensions: {"connection":true} }),
    userDiscussionsCount: d.field(d.required(t.of('Int')), 'Number of threads started by users.', { resolve: d.resolver(f('notes', 'Epic', 'userDiscussionsCount')) }),
    currentUserTodos: d.field(d.required(t.of('TodoConnection')), 'To-do items of the caller for the object, newest first.', { args: { state: d.argument(t.of('TodoStateEnum'), 'Filter by state.'), ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('todos', 'Epic', 'currentUserTodos'))), extensions: {"connection":true} }),
    id: d.field(d.required(t.of('ID')), 'Global id of the epic.', { resolve: c.property("id", c.globalId("Epic"), null, rest) }),
  }), d.rest('id', f('epics', 'Epic', 'load')));
  d.object(t, 'BoardEpicConnection', 'A page of a list of `BoardEpic`.', () => [], () => ({
    edges: d.field(d.list(t.of('BoardEpicEdge')), 'The objects of the page, each with its cursor.', { resolve: d.part.edges }),
    nodes: d.field(d.list(t.of('BoardEpic')), 'The objects of the page.', { resolve: d.part.nodes }),
    pageInfo: d.field(d.required(t.of('PageInfo')), 'Where the page is in the list.', { resolve: d.part.pageInfo }),
  }));
  d.object(t, 'BoardEpicEdge', 'A `BoardEpic` in a list.', () => [], () => ({
    cursor: d.field(d.required(t.of('String')), 'Place in the list, for `after` and `before`.'),
    node: d.field(t.of('BoardEpic'), 'The object.'),
  }));
  d.globalIdScalar(t, 'BoardID', 'Id of a board.', ["Board"]);
  d.input(t, 'BoardIssueInput', 'Filters for the issues of board lists.', () => ({
    assigneeUsername: d.argument(d.list(t.of('String')), 'Assigned to all of these users, by username. Maximum: 20 values, each 255 characters.', { extensions: { bound: {"maxItems":20,"maxLength":255} } }),
    assigneeWildcardId: d.argument(t.of('AssigneeWildcardId'), 'Filter by presence of an assignee.'),
    authorUsername: d.argument(t.of('String'), 'Created by this user, by username. Maximum: 255 characters.', { extensions: { bound: {"maxLength":255} } }),
    confidential: d.argument(t.of('Boolean'), 'Filter by confidentiality.'),
    epicId: d.argument(t.of('EpicID'), 'Filter by epic.'),
    epicWildcardId: d.argument(t.of('EpicWildcardId'), 'Filter by presence of an epic.'),
    iids: d.argument(d.list(d.required(t.of('String'))), 'Filter by number: objects with one of these. Maximum: 1,000 values.', { extensions: { bound: {"maxItems":1000} } }),
    iterationCadenceId: d.argument(d.list(d.required(t.of('IterationsCadenceID'))), 'Filter by iteration cadence: issues of one of these.'),
    iterationId: d.argument(d.list(d.required(t.of('IterationID'))), 'Filter by iteration: issues of one of these.'),
    iterationTitle: d.argument(t.of('String'), 'Filter by title of the iteration. Maximum: 255 characters.', { extensions: { bound: {"maxLength":255} } }),
    iterationWildcardId: d.argument(t.of('IterationWildcardId'), 'Filter by presence or state of the iteration.'),
    labelName: d.argument(d.list(t.of('String')), 'Filter by label title: objects with all of these labels. Maximum: 100 values, each 255 characters.', { extensions: { bound: {"maxItems":100,"maxLength":255} } }),
    milestoneTitle: d.argument(t.of('String'), 'Filter by title of the milestone. Maximum: 255 characters.', { extensions: { bound: {"maxLength":255} } }),
    milestoneWildcardId: d.argument(t.of('MilestoneWildcardId'), 'Filter by presence or state of the milestone.'),
    myReactionEmoji: d.argument(t.of('String'), 'Filter by a reaction of the caller: name of the emoji. Maximum: 255 characters.', { extensions: { bound: {"maxLength":255} } }),
    not: d.argument(t.of('NegatedBoardIssueInput'), 'Negated filters: matching objects are left out.'),
    search: d.argument(t.of('String'), 'Words to search in title and description. Maximum: 1,024 characters.', { extensions: { bound: {"maxLength":1024} } }),
    types: d.argument(d.list(d.required(t.of('IssueType'))), 'Filter by type.'),
    weight: d.argument(t.of('String'), 'Filter by weight.'),
    weightWildcardId: d.argument(t.of('WeightWildcardId'), 'Filter by presence of a weight.'),
  }));
  d.object(t, 'BoardList', 'List of a board: open issues that no other list shows, issues of one label, milestone, iteration or user, or\nclosed issues.', () => [], () => ({
    assignee: d.field(t.of('UserCore'), 'Assignee of the list.', { resolve: c.property("assignee", c.same) }),
    id: d.field(d.required(t.of('ID')), 'Global id.', { resolve: d.resolver(f('boards', 'BoardList', 'id')) }),
    issues: d.field(t.of('IssueConnection'), 'Issues in manual order; closed issues by closing time.', { args: { filters: d.argument(t.of('BoardIssueInput'), 'Filters for the issues.'), ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('boards', 'BoardList', 'issues'))), extensions: {"score":{"resolver":true,"perPage":0.005},"connection":true} }),
    issuesCount: d.field(t.of('Int'), 'Number of issues.', { resolve: d.resolver(f('boards', 'BoardList', 'issuesCount')) }),
    iteration: d.field(t.of('Iteration'), 'Iteration of the list.', { resolve: c.property("iteration", c.same) }),
    label: d.field(t.of('Label'), 'Label of the list.', { resolve: c.property("label", c.same) }),
    limitMetric: d.field(t.of('ListLimitMetric'), 'Limits that apply to the list.', { resolve: c.property("limit_metric", c.same) }),
    listType: d.field(d.required(t.of('String')), 'Type of the list: `backlog`, `label`, `milestone`, `iteration`, `assignee` or `closed`.', { resolve: d.resolver(f('boards', 'BoardList', 'listType')) }),
    maxIssueCount: d.field(t.of('Int'), 'Limit of the number of issues; 0 for none.', { resolve: c.property("max_issue_count", c.same) }),
    maxIssueWeight: d.field(t.of('Int'), 'Limit of the total weight; 0 for none.', { resolve: c.property("max_issue_weight", c.same) }),
    milestone: d.field(t.of('Milestone'), 'Milestone of the list.', { resolve: c.property("milestone", c.same) }),
    position: d.field(t.of('Int'), 'Position of the list, from 0 on the left; null for the lists of open and closed issues.', { resolve: d.resolver(f('boards', 'BoardList', 'position')) }),
    title: d.field(d.required(t.of('String')), 'Title.', { resolve: d.resolver(f('boards', 'BoardList', 'title')) }),
    totalWeight: d.field(t.of('Int'), 'Total weight of the issues; null without the plan for weights.', { resolve: d.resolver(f('boards', 'BoardList', 'totalWeight')) }),
  }));
  d.object(t, 'BoardListConnection', 'A page of a list of `BoardList`.', () => [], () => ({
    edges: d.field(d.list(t.of('BoardListEdge')), 'The objects of the page, each with its cursor.', { resolve: d.part.edges }),
    nodes: d.field(d.list(t.of('BoardList')), 'The objects of the page.', { resolve: d.part.nodes }),
    pageInfo: d.field(d.required(t.of('PageInfo')), 'Where the page is in the list.', { resolve: d.part.pageInfo }),
  }));
  d.input(t, 'BoardListCreateInput', 'Input of boardListCreate.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    assigneeId: d.argument(t.of('UserID'), 'Assignee of the list.'),
    boardId: d.argument(d.required(t.of('BoardID')), 'Global id of the board.'),
    iterationId: d.argument(t.of('IterationID'), 'Iteration of the list.'),
    labelId: d.argument(t.of('LabelID'), 'Label of the list.'),
    milestoneId: d.argument(t.of('MilestoneID'), 'Milestone of the list.'),
  }));
  d.object(t, 'BoardListCreatePayload', 'Payload of boardListCreate.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    list: d.field(t.of('BoardList'), 'Object after the mutation; null if the mutation failed.'),
  }));
  d.object(t, 'BoardListEdge', 'A `BoardList` in a list.', () => [], () => ({
    cursor: d.field(d.required(t.of('String')), 'Place in the list, for `after` and `before`.'),
    node: d.field(t.of('BoardList'), 'The object.'),
  }));
  d.input(t, 'CreateBoardInput', 'Input of createBoard.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    assigneeId: d.argument(t.of('UserID'), 'Global id of the user that the board is scoped to.'),
    groupPath: d.argument(t.of('ID'), 'Full path of the group.'),
    hideBacklogList: d.argument(t.of('Boolean'), 'True to hide the list of open issues.'),
    hideClosedList: d.argument(t.of('Boolean'), 'True to hide the list of closed issues.'),
    labelIds: d.argument(d.list(d.required(t.of('LabelID'))), 'Global ids of the labels that the board is scoped to.'),
    labels: d.argument(d.list(d.required(t.of('String'))), 'Titles of the labels, as an alternative to `labelIds`. Maximum: 65,536 characters.', { extensions: { bound: {"maxLength":65536} } }),
    milestoneId: d.argument(t.of('MilestoneID'), 'Global id of the milestone that the board is scoped to.'),
    name: d.argument(t.of('String'), 'Name; default: `Development`. Maximum: 4,096 characters.'),
    projectPath: d.argument(t.of('ID'), 'Full path of the project.'),
    weight: d.argument(t.of('Int'), 'Weight that the board is scoped to.'),
  }));
  d.object(t, 'CreateBoardPayload', 'Payload of createBoard.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    board: d.field(t.of('Board'), 'Object after the mutation; null if the mutation failed.'),
  }));
  d.input(t, 'DestroyBoardInput', 'Input of destroyBoard.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    id: d.argument(d.required(t.of('BoardID')), 'Global id of the board.'),
  }));
  d.input(t, 'DestroyBoardListInput', 'Input of destroyBoardList.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    listId: d.argument(d.required(t.of('ListID')), 'Global id of the list.'),
  }));
  d.object(t, 'DestroyBoardListPayload', 'Payload of destroyBoardList.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    list: d.field(t.of('BoardList'), 'Object after the mutation; null if the mutation failed.'),
  }));
  d.object(t, 'DestroyBoardPayload', 'Payload of destroyBoard.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    board: d.field(t.of('Board'), 'Object after the mutation; null if the mutation failed.'),
  }));
  d.enumeration(t, 'EpicWildcardId', 'Filter by presence of an epic.', [
    ['ANY', 'Part of an epic.'],
    ['NONE', 'Not part of an epic.'],
  ]);
  d.globalIdScalar(t, 'ListID', 'Id of a list of a board.', ["List"]);
  d.enumeration(t, 'ListLimitMetric', 'Limits that apply to a list.', [
    ['all_metrics', 'Limits of issue count and issue weight.'],
    ['issue_count', 'Limit of the number of issues.'],
    ['issue_weights', 'Limit of the total issue weight.'],
  ]);
  d.input(t, 'NegatedBoardIssueInput', 'Negated filters for the issues of board lists.', () => ({
    assigneeUsername: d.argument(d.list(t.of('String')), 'Assigned to one of these users, by username. Maximum: 20 values, each 255 characters.', { extensions: { bound: {"maxItems":20,"maxLength":255} } }),
    authorUsername: d.argument(t.of('String'), 'Created by this user, by username. Maximum: 255 characters.', { extensions: { bound: {"maxLength":255} } }),
    epicId: d.argument(t.of('EpicID'), 'Filter by epic.'),
    iids: d.argument(d.list(d.required(t.of('String'))), 'Filter by number: objects with one of these. Maximum: 1,000 values.', { extensions: { bound: {"maxItems":1000} } }),
    iterationId: d.argument(d.list(d.required(t.of('IterationID'))), 'Filter by iteration: issues of one of these.'),
    iterationTitle: d.argument(t.of('String'), 'Filter by title of the iteration. Maximum: 255 characters.', { extensions: { bound: {"maxLength":255} } }),
    iterationWildcardId: d.argument(t.of('NegatedIterationWildcardId'), 'Filter by presence or state of the iteration.'),
    labelName: d.argument(d.list(t.of('String')), 'Filter by label title: objects with one of these labels. Maximum: 100 values, each 255 characters.', { extensions: { bound: {"maxItems":100,"maxLength":255} } }),
    milestoneTitle: d.argument(t.of('String'), 'Filter by title of the milestone. Maximum: 255 characters.', { extensions: { bound: {"maxLength":255} } }),
    milestoneWildcardId: d.argument(t.of('MilestoneWildcardId'), 'Filter by presence or state of the milestone.'),
    myReactionEmoji: d.argument(t.of('String'), 'Filter by a reaction of the caller: name of the emoji.'),
    types: d.argument(d.list(d.required(t.of('IssueType'))), 'Filter by type.'),
    weight: d.argument(t.of('String'), 'Filter by weight.'),
  }));
  d.input(t, 'UpdateBoardInput', 'Input of updateBoard.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    assigneeId: d.argument(t.of('UserID'), 'User that the board is scoped to; null for all issues.'),
    hideBacklogList: d.argument(t.of('Boolean'), 'True to hide the list of open issues.'),
    hideClosedList: d.argument(t.of('Boolean'), 'True to hide the list of closed issues.'),
    id: d.argument(d.required(t.of('BoardID')), 'Global id of the board.'),
    labelIds: d.argument(d.list(d.required(t.of('LabelID'))), 'Global ids of the labels that the board is scoped to.'),
    labels: d.argument(d.list(d.required(t.of('String'))), 'Titles of the labels, as an alternative to `labelIds`. Maximum: 65,536 characters.', { extensions: { bound: {"maxLength":65536} } }),
    milestoneId: d.argument(t.of('MilestoneID'), 'Global id of the milestone that the board is scoped to; null for all issues.'),
    name: d.argument(t.of('String'), 'Name, at most 255 characters. Maximum: 4,096 characters.'),
    weight: d.argument(t.of('Int'), 'Weight that the board is scoped to; null for all issues.'),
  }));
  d.input(t, 'UpdateBoardListInput', 'Input of updateBoardList.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    listId: d.argument(d.required(t.of('ListID')), 'Global id of the list.'),
    position: d.argument(t.of('Int'), 'Position of the list, from 0 on the left.'),
  }));
  d.object(t, 'UpdateBoardListPayload', 'Payload of updateBoardList.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    list: d.field(t.of('BoardList'), 'Object after the mutation; null if the mutation failed.'),
  }));
  d.object(t, 'UpdateBoardPayload', 'Payload of updateBoard.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    board: d.field(t.of('Board'), 'Object after the mutation; null if the mutation failed.'),
  }));
  d.enumeration(t, 'WeightWildcardId', 'Filter by presence of a weight.', [
    ['ANY', 'Any value is set.'],
    ['NONE', 'No value is set.'],
  ]);
}
