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
  d.globalIdScalar(t, 'BoardID', 'Id of a board.', ["Board"]);
  d.input(t, 'BoardIssueInput', 'Which issues lists of boards show.', () => ({
    assigneeUsername: d.argument(d.list(t.of('String')), 'Assigned to all of these users, by username.'),
    assigneeWildcardId: d.argument(t.of('AssigneeWildcardId'), 'Assigned to anybody, or to nobody.'),
    authorUsername: d.argument(t.of('String'), 'Created by this user, by username.'),
    confidential: d.argument(t.of('Boolean'), 'Kept from most, or not.'),
    epicId: d.argument(t.of('EpicID'), 'In this epic.'),
    epicWildcardId: d.argument(t.of('EpicWildcardId'), 'In any epic, or in none.'),
    iids: d.argument(d.list(d.required(t.of('String'))), 'With one of these numbers.'),
    iterationCadenceId: d.argument(d.list(d.required(t.of('IterationsCadenceID'))), 'Of one of these series of iterations.'),
    iterationId: d.argument(d.list(d.required(t.of('IterationID'))), 'Of one of these iterations.'),
    iterationTitle: d.argument(t.of('String'), 'Of an iteration with this title.'),
    iterationWildcardId: d.argument(t.of('IterationWildcardId'), 'By their iteration, whatever its title.'),
    labelName: d.argument(d.list(t.of('String')), 'With all of these labels, by title.'),
    milestoneTitle: d.argument(t.of('String'), 'Of a milestone with this title.'),
    milestoneWildcardId: d.argument(t.of('MilestoneWildcardId'), 'By their milestone, whatever its title.'),
    myReactionEmoji: d.argument(t.of('String'), 'With this reaction of the caller.'),
    not: d.argument(t.of('NegatedBoardIssueInput'), 'What is left out.'),
    search: d.argument(t.of('String'), 'With these words in title or description.'),
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
    labels: d.argument(d.list(d.required(t.of('String'))), 'The same by title.'),
    milestoneId: d.argument(t.of('MilestoneID'), 'Only issues of this milestone are meant to be shown.'),
    name: d.argument(t.of('String'), 'Name; `Development` unless said otherwise.'),
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
    assigneeUsername: d.argument(d.list(t.of('String')), 'Assigned to one of these users, by username.'),
    authorUsername: d.argument(t.of('String'), 'Created by this user, by username.'),
    epicId: d.argument(t.of('EpicID'), 'In this epic.'),
    iids: d.argument(d.list(d.required(t.of('String'))), 'With one of these numbers.'),
    iterationId: d.argument(d.list(d.required(t.of('IterationID'))), 'Of one of these iterations.'),
    iterationTitle: d.argument(t.of('String'), 'Of an iteration with this title.'),
    iterationWildcardId: d.argument(t.of('NegatedIterationWildcardId'), 'By their iteration, whatever its title.'),
    labelName: d.argument(d.list(t.of('String')), 'With one of these labels, by title.'),
    milestoneTitle: d.argument(t.of('String'), 'Of a milestone with this title.'),
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
    labels: d.argument(d.list(d.required(t.of('String'))), 'The same by title.'),
    milestoneId: d.argument(t.of('MilestoneID'), 'Only issues of this milestone are meant to be shown; null for all.'),
    name: d.argument(t.of('String'), 'Name, at most 255 characters.'),
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
