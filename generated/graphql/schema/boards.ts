// Generated from spec/graphql/boards.graphql; do not edit. Run `npm run generate`.
import * as c from '../../../generator/runtime/graphql/convert.ts';
import * as d from '../../../generator/runtime/graphql/define.ts';

export function addBoards(t: d.Types, f: d.Functions): void {
  d.enumeration(t, 'AssigneeWildcardId', 'Whether issues are assigned to anybody.', [
    ['ANY', 'To somebody.'],
    ['NONE', 'To nobody.'],
  ]);
  d.object(t, 'Board', 'A board of a project or group: lists of its issues, side by side.', () => [], (rest) => ({
    assignee: d.field(t.of('UserCore'), 'Only issues of this user are meant to be shown; null for all.', { resolve: c.property("assignee", c.same, null, rest) }),
    createdAt: d.field(d.required(t.of('Time')), 'When it was created.', { resolve: d.resolver(f('boards', 'Board', 'createdAt')) }),
    epics: d.field(t.of('BoardEpicConnection'), 'Epics of its issues, by id: of the newest 1,000 issues that are in one; of one board in a request, and null without the plan for them.', { args: { issueFilters: d.argument(t.of('BoardIssueInput'), 'Which of the issues.'), ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('boards', 'Board', 'epics'))), extensions: {"score":{"weight":5},"connection":true} }),
    hideBacklogList: d.field(t.of('Boolean'), 'Whether the list of all open issues is hidden.', { resolve: c.property("hide_backlog_list", c.same, null, rest) }),
    hideClosedList: d.field(t.of('Boolean'), 'Whether the list of all closed issues is hidden.', { resolve: c.property("hide_closed_list", c.same, null, rest) }),
    id: d.field(d.required(t.of('ID')), 'Global id.', { resolve: c.property("id", c.globalId("Board"), null, rest) }),
    labels: d.field(t.of('LabelConnection'), 'Only issues with all of these are meant to be shown.', { args: { ...d.pageArguments(t), }, resolve: d.connection(c.property("labels", c.same, null, rest)), extensions: {"connection":true} }),
    lists: d.field(t.of('BoardListConnection'), 'Its lists from left to right, without those that it hides.', { args: { id: d.argument(t.of('ListID'), 'Only the list with this id, even if it is hidden.'), issueFilters: d.argument(t.of('BoardIssueInput'), 'Which issues their numbers count.'), ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('boards', 'Board', 'lists'))), extensions: {"score":{"resolver":true,"perPage":0.005},"connection":true} }),
    milestone: d.field(t.of('Milestone'), 'Only issues of this milestone are meant to be shown; null for all, and for what is due next or has started.', { resolve: c.property("milestone", c.same, null, rest) }),
    name: d.field(t.of('String'), 'Name.', { resolve: c.property("name", c.text, null, rest) }),
    updatedAt: d.field(d.required(t.of('Time')), 'When it was last changed.', { resolve: d.resolver(f('boards', 'Board', 'updatedAt')) }),
    webPath: d.field(d.required(t.of('String')), 'Path of its page on this instance.', { resolve: d.resolver(f('boards', 'Board', 'webPath')) }),
    webUrl: d.field(d.required(t.of('String')), 'Address of its page.', { resolve: d.resolver(f('boards', 'Board', 'webUrl')) }),
    weight: d.field(t.of('Int'), 'Only issues of this weight are meant to be shown; null for all.', { resolve: c.property("weight", c.same, null, rest) }),
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
    author: d.field(d.required(t.of('UserCore')), 'Who created it.', { resolve: c.property("author", c.same, null, rest) }),
    awardEmoji: d.field(t.of('AwardEmojiConnection'), 'The emoji that it was given, the oldest first.', { args: { ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('epics', 'Epic', 'awardEmoji'))), extensions: {"connection":true} }),
    closedAt: d.field(t.of('Time'), 'When it was closed.', { resolve: c.property("closed_at", c.time, null, rest) }),
    confidential: d.field(t.of('Boolean'), 'Whether only reporters and above see it.', { resolve: c.property("confidential", c.same, null, rest) }),
    createdAt: d.field(t.of('Time'), 'When it was created.', { resolve: c.property("created_at", c.time, null, rest) }),
    description: d.field(t.of('String'), 'Markdown text.', { resolve: c.property("description", c.text, null, rest) }),
    downvotes: d.field(d.required(t.of('Int')), 'How many thumbs are down.', { resolve: c.property("downvotes", c.same, null, rest) }),
    dueDate: d.field(t.of('Time'), 'Last day.', { resolve: c.property("due_date", c.same, null, rest) }),
    dueDateFixed: d.field(t.of('Time'), 'Last day as set by hand.', { resolve: c.property("due_date_fixed", c.same, null, rest) }),
    dueDateFromInheritedSource: d.field(t.of('Time'), 'Latest last day among the milestones of its issues and the epics below it.', { resolve: c.property("due_date_from_inherited_source", c.same, null, rest) }),
    dueDateFromMilestones: d.field(t.of('Time'), 'Latest last day among the milestones of its issues.', { resolve: c.property("due_date_from_milestones", c.same, null, rest) }),
    dueDateIsFixed: d.field(t.of('Boolean'), 'Whether the last day was set by hand.', { resolve: c.property("due_date_is_fixed", c.same, null, rest) }),
    group: d.field(d.required(t.of('Group')), 'Its group.', { resolve: d.resolver(f('epics', 'Epic', 'group')) }),
    hasParent: d.field(d.required(t.of('Boolean')), 'Whether another epic is above it that the caller may see.', { resolve: d.resolver(f('epics', 'Epic', 'hasParent')) }),
    iid: d.field(d.required(t.of('ID')), 'Number within the group.', { resolve: c.property("iid", c.asText, null, rest) }),
    labels: d.field(t.of('LabelConnection'), 'Its labels, by title.', { args: { ...d.pageArguments(t), }, resolve: d.connection(c.property("labels", c.same, null, rest)), extensions: {"connection":true} }),
    parent: d.field(t.of('Epic'), 'The epic above it; null where that is hidden.', { resolve: d.resolver(f('epics', 'Epic', 'parent')) }),
    participants: d.field(t.of('UserCoreConnection'), 'Whoever created it, commented on it or is mentioned where the caller may read it.', { args: { ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('epics', 'Epic', 'participants'))), extensions: {"score":{"weight":5},"connection":true} }),
    reference: d.field(d.required(t.of('String')), 'How texts name it: `&1`, or with the path of the group.', { args: { full: d.argument(t.of('Boolean'), 'With the path of the group.', { default: { value: false } }), }, resolve: d.resolver(f('epics', 'Epic', 'reference')) }),
    relativePosition: d.field(t.of('Int'), 'Its place among the epics below the same one; null where it was never placed.', { resolve: d.resolver(f('epics', 'Epic', 'relativePosition')) }),
    startDate: d.field(t.of('Time'), 'First day.', { resolve: c.property("start_date", c.same, null, rest) }),
    startDateFixed: d.field(t.of('Time'), 'First day as set by hand.', { resolve: c.property("start_date_fixed", c.same, null, rest) }),
    startDateFromInheritedSource: d.field(t.of('Time'), 'Earliest first day among the milestones of its issues and the epics below it.', { resolve: c.property("start_date_from_inherited_source", c.same, null, rest) }),
    startDateFromMilestones: d.field(t.of('Time'), 'Earliest first day among the milestones of its issues.', { resolve: c.property("start_date_from_milestones", c.same, null, rest) }),
    startDateIsFixed: d.field(t.of('Boolean'), 'Whether the first day was set by hand.', { resolve: c.property("start_date_is_fixed", c.same, null, rest) }),
    state: d.field(d.required(t.of('EpicState')), 'Whether it is still worked on.', { resolve: c.property("state", c.same, null, rest) }),
    subscribed: d.field(d.required(t.of('Boolean')), 'Whether the caller is told what happens to it.', { resolve: d.resolver(f('epics', 'Epic', 'subscribed')), extensions: {"score":{"weight":5}} }),
    title: d.field(t.of('String'), 'Title.', { resolve: c.property("title", c.text, null, rest) }),
    updatedAt: d.field(t.of('Time'), 'When it was last changed.', { resolve: c.property("updated_at", c.time, null, rest) }),
    upvotes: d.field(d.required(t.of('Int')), 'How many thumbs are up.', { resolve: c.property("upvotes", c.same, null, rest) }),
    userNotesCount: d.field(d.required(t.of('Int')), 'Notes of people on it that are not internal.', { resolve: d.resolver(f('epics', 'Epic', 'userNotesCount')) }),
    userPermissions: d.field(d.required(t.of('EpicPermissions')), 'What the caller may do with it.', { resolve: d.resolver(f('epics', 'Epic', 'userPermissions')) }),
    webPath: d.field(d.required(t.of('String')), 'Path of its page on this instance.', { resolve: d.resolver(f('epics', 'Epic', 'webPath')) }),
    webUrl: d.field(d.required(t.of('String')), 'Address of its page.', { resolve: c.property("web_url", c.text, null, rest) }),
    ancestors: d.field(t.of('EpicConnection'), 'The epics above it that the caller may see.', { args: { authorUsername: d.argument(t.of('String'), 'Created by this user, by username. Maximum: 255 characters.', { extensions: { bound: {"maxLength":255} } }), confidential: d.argument(t.of('Boolean'), null), createdAfter: d.argument(t.of('Time'), null), createdBefore: d.argument(t.of('Time'), null), iid: d.argument(t.of('ID'), 'With this number.'), iidStartsWith: d.argument(t.of('String'), 'With a number that begins with these digits.'), iids: d.argument(d.list(d.required(t.of('ID'))), 'With one of these numbers.'), in: d.argument(d.list(d.required(t.of('IssuableSearchableField'))), 'Where `search` looks; in both unless said otherwise.'), includeAncestorGroups: d.argument(t.of('Boolean'), 'Also those of groups above: they are told in any case.', { default: { value: false } }), includeDescendantGroups: d.argument(t.of('Boolean'), 'Also those of groups below, where there are none.', { default: { value: true } }), labelName: d.argument(d.list(d.required(t.of('String'))), 'With all of these labels, by title. Maximum: 100 values, each 255 characters.', { extensions: { bound: {"maxItems":100,"maxLength":255} } }), milestoneTitle: d.argument(t.of('String'), 'With an issue of a milestone with this title, where the caller sees the issue.'), myReactionEmoji: d.argument(t.of('String'), 'With this reaction of the caller. Maximum: 255 characters.', { extensions: { bound: {"maxLength":255} } }), not: d.argument(t.of('NegatedEpicFilterInput'), 'What is left out.'), search: d.argument(t.of('String'), 'Maximum: 1,024 characters.', { extensions: { bound: {"maxLength":1024} } }), sort: d.argument(t.of('EpicSort'), 'Order of the list.'), state: d.argument(t.of('EpicState'), 'Whether they are still worked on.'), timeframe: d.argument(t.of('Timeframe'), 'Going on at some of these days.'), updatedAfter: d.argument(t.of('Time'), null), updatedBefore: d.argument(t.of('Time'), null), ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('childEpics', 'Epic', 'ancestors'))), extensions: {"score":{"weight":5},"connection":true} }),
    children: d.field(t.of('EpicConnection'), 'The epics right below it that the caller may see, newest first.', { args: { authorUsername: d.argument(t.of('String'), 'Created by this user, by username. Maximum: 255 characters.', { extensions: { bound: {"maxLength":255} } }), confidential: d.argument(t.of('Boolean'), null), createdAfter: d.argument(t.of('Time'), null), createdBefore: d.argument(t.of('Time'), null), iid: d.argument(t.of('ID'), 'With this number.'), iidStartsWith: d.argument(t.of('String'), 'With a number that begins with these digits.'), iids: d.argument(d.list(d.required(t.of('ID'))), 'With one of these numbers.'), in: d.argument(d.list(d.required(t.of('IssuableSearchableField'))), 'Where `search` looks; in both unless said otherwise.'), includeAncestorGroups: d.argument(t.of('Boolean'), 'Also those of groups above, where there are none.', { default: { value: false } }), includeDescendantGroups: d.argument(t.of('Boolean'), 'Also those of groups below.', { default: { value: true } }), labelName: d.argument(d.list(d.required(t.of('String'))), 'With all of these labels, by title. Maximum: 100 values, each 255 characters.', { extensions: { bound: {"maxItems":100,"maxLength":255} } }), milestoneTitle: d.argument(t.of('String'), 'With an issue of a milestone with this title, where the caller sees the issue.'), myReactionEmoji: d.argument(t.of('String'), 'With this reaction of the caller. Maximum: 255 characters.', { extensions: { bound: {"maxLength":255} } }), not: d.argument(t.of('NegatedEpicFilterInput'), 'What is left out.'), search: d.argument(t.of('String'), 'Maximum: 1,024 characters.', { extensions: { bound: {"maxLength":1024} } }), sort: d.argument(t.of('EpicSort'), 'Order of the list.'), state: d.argument(t.of('EpicState'), 'Whether they are still worked on.'), timeframe: d.argument(t.of('Timeframe'), 'Going on at some of these days.'), updatedAfter: d.argument(t.of('Time'), null), updatedBefore: d.argument(t.of('Time'), null), ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('childEpics', 'Epic', 'children'))), extensions: {"score":{"resolver":true},"connection":true} }),
    descendantCounts: d.field(t.of('EpicDescendantCount'), 'How many epics and issues are below it.', { resolve: d.resolver(f('childEpics', 'Epic', 'descendantCounts')) }),
    descendantWeightSum: d.field(t.of('EpicDescendantWeights'), 'How much work the issues below it are.', { resolve: d.resolver(f('childEpics', 'Epic', 'descendantWeightSum')) }),
    hasChildren: d.field(d.required(t.of('Boolean')), 'Whether there are epics right below it that the caller may see.', { resolve: d.resolver(f('childEpics', 'Epic', 'hasChildren')) }),
    healthStatus: d.field(t.of('EpicHealthStatus'), 'How the work on the issues below it goes.', { resolve: d.resolver(f('childEpics', 'Epic', 'healthStatus')), extensions: {"score":{"weight":10}} }),
    hasIssues: d.field(d.required(t.of('Boolean')), 'Whether it has issues that the caller may see.', { resolve: d.resolver(f('epicIssues', 'Epic', 'hasIssues')) }),
    issues: d.field(t.of('EpicIssueConnection'), 'Its issues, in the order made by hand.', { args: { ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('epicIssues', 'Epic', 'issues'))), extensions: {"score":{"weight":5},"connection":true} }),
    events: d.field(t.of('EventConnection'), 'What users did with it, the newest first; of one epic in a request.', { args: { ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('events', 'Epic', 'events'))), extensions: {"connection":true} }),
    descriptionHtml: d.field(t.of('String'), 'The description as HTML.', { resolve: d.resolver(f('markdown', 'Epic', 'descriptionHtml')) }),
    titleHtml: d.field(t.of('String'), 'The title as HTML.', { resolve: d.resolver(f('markdown', 'Epic', 'titleHtml')) }),
    discussions: d.field(d.required(t.of('DiscussionConnection')), 'What was said on it, by thread, the oldest first.', { args: { ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('notes', 'Epic', 'discussions'))), extensions: {"connection":true} }),
    notes: d.field(d.required(t.of('NoteConnection')), 'What was said on it, the oldest first.', { args: { ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('notes', 'Epic', 'notes'))), extensions: {"connection":true} }),
    userDiscussionsCount: d.field(d.required(t.of('Int')), 'How many threads people began on it.', { resolve: d.resolver(f('notes', 'Epic', 'userDiscussionsCount')) }),
    currentUserTodos: d.field(d.required(t.of('TodoConnection')), 'To-dos of the caller about it, the newest first.', { args: { state: d.argument(t.of('TodoStateEnum'), 'Whether they are done.'), ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('todos', 'Epic', 'currentUserTodos'))), extensions: {"connection":true} }),
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
  d.input(t, 'BoardIssueInput', 'Which issues lists of boards show.', () => ({
    assigneeUsername: d.argument(d.list(t.of('String')), 'Assigned to all of these users, by username. Maximum: 20 values, each 255 characters.', { extensions: { bound: {"maxItems":20,"maxLength":255} } }),
    assigneeWildcardId: d.argument(t.of('AssigneeWildcardId'), 'Assigned to anybody, or to nobody.'),
    authorUsername: d.argument(t.of('String'), 'Created by this user, by username. Maximum: 255 characters.', { extensions: { bound: {"maxLength":255} } }),
    confidential: d.argument(t.of('Boolean'), 'Kept from most, or not.'),
    epicId: d.argument(t.of('EpicID'), 'In this epic.'),
    epicWildcardId: d.argument(t.of('EpicWildcardId'), 'In any epic, or in none.'),
    iids: d.argument(d.list(d.required(t.of('String'))), 'With one of these numbers. Maximum: 1,000 values.', { extensions: { bound: {"maxItems":1000} } }),
    iterationCadenceId: d.argument(d.list(d.required(t.of('IterationsCadenceID'))), 'Of one of these series of iterations.'),
    iterationId: d.argument(d.list(d.required(t.of('IterationID'))), 'Of one of these iterations.'),
    iterationTitle: d.argument(t.of('String'), 'Of an iteration with this title. Maximum: 255 characters.', { extensions: { bound: {"maxLength":255} } }),
    iterationWildcardId: d.argument(t.of('IterationWildcardId'), 'By their iteration, whatever its title.'),
    labelName: d.argument(d.list(t.of('String')), 'With all of these labels, by title. Maximum: 100 values, each 255 characters.', { extensions: { bound: {"maxItems":100,"maxLength":255} } }),
    milestoneTitle: d.argument(t.of('String'), 'Of a milestone with this title. Maximum: 255 characters.', { extensions: { bound: {"maxLength":255} } }),
    milestoneWildcardId: d.argument(t.of('MilestoneWildcardId'), 'By their milestone, whatever its title.'),
    myReactionEmoji: d.argument(t.of('String'), 'With this reaction of the caller. Maximum: 255 characters.', { extensions: { bound: {"maxLength":255} } }),
    not: d.argument(t.of('NegatedBoardIssueInput'), 'What is left out.'),
    search: d.argument(t.of('String'), 'With these words in title or description. Maximum: 1,024 characters.', { extensions: { bound: {"maxLength":1024} } }),
    types: d.argument(d.list(d.required(t.of('IssueType'))), 'Of these kinds.'),
    weight: d.argument(t.of('String'), 'Of this weight.'),
    weightWildcardId: d.argument(t.of('WeightWildcardId'), 'With any weight, or with none.'),
  }));
  d.object(t, 'BoardList', 'A list of a board: all open issues that no other list shows, those that have one thing, or the closed ones.', () => [], () => ({
    assignee: d.field(t.of('UserCore'), 'The user whose issues it shows.', { resolve: c.property("assignee", c.same) }),
    id: d.field(d.required(t.of('ID')), 'Global id.', { resolve: d.resolver(f('boards', 'BoardList', 'id')) }),
    issues: d.field(t.of('IssueConnection'), 'Its issues as they were put in order; closed ones by when they were closed.', { args: { filters: d.argument(t.of('BoardIssueInput'), 'Which of them.'), ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('boards', 'BoardList', 'issues'))), extensions: {"score":{"resolver":true,"perPage":0.005},"connection":true} }),
    issuesCount: d.field(t.of('Int'), 'How many issues it has.', { resolve: d.resolver(f('boards', 'BoardList', 'issuesCount')) }),
    iteration: d.field(t.of('Iteration'), 'The iteration whose issues it shows.', { resolve: c.property("iteration", c.same) }),
    label: d.field(t.of('Label'), 'The label whose issues it shows.', { resolve: c.property("label", c.same) }),
    limitMetric: d.field(t.of('ListLimitMetric'), 'Which of its limits counts.', { resolve: c.property("limit_metric", c.same) }),
    listType: d.field(d.required(t.of('String')), 'What it is about: `backlog`, `label`, `milestone`, `iteration`, `assignee` or `closed`.', { resolve: d.resolver(f('boards', 'BoardList', 'listType')) }),
    maxIssueCount: d.field(t.of('Int'), 'How many issues it should hold at most; 0 for any number.', { resolve: c.property("max_issue_count", c.same) }),
    maxIssueWeight: d.field(t.of('Int'), 'How much its issues should weigh at most; 0 for any weight.', { resolve: c.property("max_issue_weight", c.same) }),
    milestone: d.field(t.of('Milestone'), 'The milestone whose issues it shows.', { resolve: c.property("milestone", c.same) }),
    position: d.field(t.of('Int'), 'Its place, from 0 for the first on the left; null for those of all open and all closed issues.', { resolve: d.resolver(f('boards', 'BoardList', 'position')) }),
    title: d.field(d.required(t.of('String')), 'What it is called.', { resolve: d.resolver(f('boards', 'BoardList', 'title')) }),
    totalWeight: d.field(t.of('Int'), 'How much its issues weigh together; null without the plan for weights.', { resolve: d.resolver(f('boards', 'BoardList', 'totalWeight')) }),
  }));
  d.object(t, 'BoardListConnection', 'A page of a list of `BoardList`.', () => [], () => ({
    edges: d.field(d.list(t.of('BoardListEdge')), 'The objects of the page, each with its cursor.', { resolve: d.part.edges }),
    nodes: d.field(d.list(t.of('BoardList')), 'The objects of the page.', { resolve: d.part.nodes }),
    pageInfo: d.field(d.required(t.of('PageInfo')), 'Where the page is in the list.', { resolve: d.part.pageInfo }),
  }));
  d.input(t, 'BoardListCreateInput', 'Input of boardListCreate.', () => ({
    clientMutationId: d.argument(t.of('String'), 'A text that the payload repeats.'),
    assigneeId: d.argument(t.of('UserID'), 'The user whose issues it shows.'),
    boardId: d.argument(d.required(t.of('BoardID')), 'Global id of the board.'),
    iterationId: d.argument(t.of('IterationID'), 'The iteration whose issues it shows.'),
    labelId: d.argument(t.of('LabelID'), 'The label whose issues it shows.'),
    milestoneId: d.argument(t.of('MilestoneID'), 'The milestone whose issues it shows.'),
  }));
  d.object(t, 'BoardListCreatePayload', 'Payload of boardListCreate.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Why the mutation failed; empty where it did not.'),
    clientMutationId: d.field(t.of('String'), 'The text of the input.'),
    list: d.field(t.of('BoardList'), 'The object as it is now; null where the mutation failed.'),
  }));
  d.object(t, 'BoardListEdge', 'A `BoardList` in a list.', () => [], () => ({
    cursor: d.field(d.required(t.of('String')), 'Place in the list, for `after` and `before`.'),
    node: d.field(t.of('BoardList'), 'The object.'),
  }));
  d.input(t, 'CreateBoardInput', 'Input of createBoard.', () => ({
    clientMutationId: d.argument(t.of('String'), 'A text that the payload repeats.'),
    assigneeId: d.argument(t.of('UserID'), 'Only issues of this user are meant to be shown.'),
    groupPath: d.argument(t.of('ID'), 'Full path of the group.'),
    hideBacklogList: d.argument(t.of('Boolean'), 'Whether the list of all open issues is hidden.'),
    hideClosedList: d.argument(t.of('Boolean'), 'Whether the list of all closed issues is hidden.'),
    labelIds: d.argument(d.list(d.required(t.of('LabelID'))), 'Only issues with all of these are meant to be shown, by id.'),
    labels: d.argument(d.list(d.required(t.of('String'))), 'The same by title. Maximum: 65,536 characters.', { extensions: { bound: {"maxLength":65536} } }),
    milestoneId: d.argument(t.of('MilestoneID'), 'Only issues of this milestone are meant to be shown.'),
    name: d.argument(t.of('String'), 'Name; `Development` unless said otherwise. Maximum: 4,096 characters.'),
    projectPath: d.argument(t.of('ID'), 'Full path of the project.'),
    weight: d.argument(t.of('Int'), 'Only issues of this weight are meant to be shown.'),
  }));
  d.object(t, 'CreateBoardPayload', 'Payload of createBoard.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Why the mutation failed; empty where it did not.'),
    clientMutationId: d.field(t.of('String'), 'The text of the input.'),
    board: d.field(t.of('Board'), 'The object as it is now; null where the mutation failed.'),
  }));
  d.input(t, 'DestroyBoardInput', 'Input of destroyBoard.', () => ({
    clientMutationId: d.argument(t.of('String'), 'A text that the payload repeats.'),
    id: d.argument(d.required(t.of('BoardID')), 'Global id of the board.'),
  }));
  d.input(t, 'DestroyBoardListInput', 'Input of destroyBoardList.', () => ({
    clientMutationId: d.argument(t.of('String'), 'A text that the payload repeats.'),
    listId: d.argument(d.required(t.of('ListID')), 'Global id of the list.'),
  }));
  d.object(t, 'DestroyBoardListPayload', 'Payload of destroyBoardList.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Why the mutation failed; empty where it did not.'),
    clientMutationId: d.field(t.of('String'), 'The text of the input.'),
    list: d.field(t.of('BoardList'), 'The object as it is now; null where the mutation failed.'),
  }));
  d.object(t, 'DestroyBoardPayload', 'Payload of destroyBoard.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Why the mutation failed; empty where it did not.'),
    clientMutationId: d.field(t.of('String'), 'The text of the input.'),
    board: d.field(t.of('Board'), 'The object as it is now; null where the mutation failed.'),
  }));
  d.enumeration(t, 'EpicWildcardId', 'Whether issues are in an epic.', [
    ['ANY', 'In any.'],
    ['NONE', 'In none.'],
  ]);
  d.globalIdScalar(t, 'ListID', 'Id of a list of a board.', ["List"]);
  d.enumeration(t, 'ListLimitMetric', 'Which of its limits counts for a list.', [
    ['all_metrics', 'Both.'],
    ['issue_count', 'That of the number of issues.'],
    ['issue_weights', 'That of their weights.'],
  ]);
  d.input(t, 'NegatedBoardIssueInput', 'Which issues lists of boards leave out.', () => ({
    assigneeUsername: d.argument(d.list(t.of('String')), 'Assigned to one of these users, by username. Maximum: 20 values, each 255 characters.', { extensions: { bound: {"maxItems":20,"maxLength":255} } }),
    authorUsername: d.argument(t.of('String'), 'Created by this user, by username. Maximum: 255 characters.', { extensions: { bound: {"maxLength":255} } }),
    epicId: d.argument(t.of('EpicID'), 'In this epic.'),
    iids: d.argument(d.list(d.required(t.of('String'))), 'With one of these numbers. Maximum: 1,000 values.', { extensions: { bound: {"maxItems":1000} } }),
    iterationId: d.argument(d.list(d.required(t.of('IterationID'))), 'Of one of these iterations.'),
    iterationTitle: d.argument(t.of('String'), 'Of an iteration with this title. Maximum: 255 characters.', { extensions: { bound: {"maxLength":255} } }),
    iterationWildcardId: d.argument(t.of('NegatedIterationWildcardId'), 'By their iteration, whatever its title.'),
    labelName: d.argument(d.list(t.of('String')), 'With one of these labels, by title. Maximum: 100 values, each 255 characters.', { extensions: { bound: {"maxItems":100,"maxLength":255} } }),
    milestoneTitle: d.argument(t.of('String'), 'Of a milestone with this title. Maximum: 255 characters.', { extensions: { bound: {"maxLength":255} } }),
    milestoneWildcardId: d.argument(t.of('MilestoneWildcardId'), 'By their milestone, whatever its title.'),
    myReactionEmoji: d.argument(t.of('String'), 'With this reaction of the caller.'),
    types: d.argument(d.list(d.required(t.of('IssueType'))), 'Of these kinds.'),
    weight: d.argument(t.of('String'), 'Of this weight.'),
  }));
  d.input(t, 'UpdateBoardInput', 'Input of updateBoard.', () => ({
    clientMutationId: d.argument(t.of('String'), 'A text that the payload repeats.'),
    assigneeId: d.argument(t.of('UserID'), 'Only issues of this user are meant to be shown; null for all.'),
    hideBacklogList: d.argument(t.of('Boolean'), 'Whether the list of all open issues is hidden.'),
    hideClosedList: d.argument(t.of('Boolean'), 'Whether the list of all closed issues is hidden.'),
    id: d.argument(d.required(t.of('BoardID')), 'Global id of the board.'),
    labelIds: d.argument(d.list(d.required(t.of('LabelID'))), 'Only issues with all of these are meant to be shown, by id.'),
    labels: d.argument(d.list(d.required(t.of('String'))), 'The same by title. Maximum: 65,536 characters.', { extensions: { bound: {"maxLength":65536} } }),
    milestoneId: d.argument(t.of('MilestoneID'), 'Only issues of this milestone are meant to be shown; null for all.'),
    name: d.argument(t.of('String'), 'Name, at most 255 characters. Maximum: 4,096 characters.'),
    weight: d.argument(t.of('Int'), 'Only issues of this weight are meant to be shown; null for all.'),
  }));
  d.input(t, 'UpdateBoardListInput', 'Input of updateBoardList.', () => ({
    clientMutationId: d.argument(t.of('String'), 'A text that the payload repeats.'),
    listId: d.argument(d.required(t.of('ListID')), 'Global id of the list.'),
    position: d.argument(t.of('Int'), 'Its place, from 0 for the first on the left.'),
  }));
  d.object(t, 'UpdateBoardListPayload', 'Payload of updateBoardList.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Why the mutation failed; empty where it did not.'),
    clientMutationId: d.field(t.of('String'), 'The text of the input.'),
    list: d.field(t.of('BoardList'), 'The object as it is now; null where the mutation failed.'),
  }));
  d.object(t, 'UpdateBoardPayload', 'Payload of updateBoard.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Why the mutation failed; empty where it did not.'),
    clientMutationId: d.field(t.of('String'), 'The text of the input.'),
    board: d.field(t.of('Board'), 'The object as it is now; null where the mutation failed.'),
  }));
  d.enumeration(t, 'WeightWildcardId', 'Whether issues have a weight.', [
    ['ANY', 'Any.'],
    ['NONE', 'None.'],
  ]);
}
