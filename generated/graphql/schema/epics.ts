// Generated from spec/graphql/epics.graphql; do not edit. Run `npm run generate`.
import * as c from '../../../generator/runtime/graphql/convert.ts';
import * as d from '../../../generator/runtime/graphql/define.ts';

export function addEpics(t: d.Types, f: d.Functions): void {
  d.input(t, 'CreateEpicInput', 'Input of createEpic.', () => ({
    clientMutationId: d.argument(t.of('String'), 'A text that the payload repeats.'),
    addLabelIds: d.argument(d.list(d.required(t.of('ID'))), 'Labels that it gets, by id.'),
    color: d.argument(t.of('String'), 'Colour as `#rgb`, `#rrggbb` or a name of CSS. Default for a new epic `#1068bf`. Maximum: 255 characters.'),
    confidential: d.argument(t.of('Boolean'), 'Hides it from all but reporters and above. What is confidential holds nothing that is open: a new epic below\na confidential one is confidential unless it says otherwise, which is refused, and so is an open issue.'),
    description: d.argument(t.of('String'), 'Markdown text, at most 1,048,576 characters. Maximum: 1,048,576 characters.', { extensions: { bound: {"maxLength":1048576} } }),
    dueDateFixed: d.argument(t.of('String'), 'Last day, `YYYY-MM-DD`, for when `due_date_is_fixed`; the empty text for none. Maximum: 255 characters.'),
    dueDateIsFixed: d.argument(t.of('Boolean'), 'Whether the last day is that which was set by hand, and not the latest among the milestones of its issues and\nthe epics below it.'),
    groupPath: d.argument(d.required(t.of('ID')), 'Full path of the group.'),
    removeLabelIds: d.argument(d.list(d.required(t.of('ID'))), 'Says nothing: a new epic has no labels to lose.'),
    startDateFixed: d.argument(t.of('String'), 'First day, `YYYY-MM-DD`, for when `start_date_is_fixed`; the empty text for none. Maximum: 255 characters.'),
    startDateIsFixed: d.argument(t.of('Boolean'), 'Whether the first day is that which was set by hand, and not the earliest among the milestones of its issues\nand the epics below it.'),
    title: d.argument(t.of('String'), 'Title, at most 255 characters. Maximum: 4,096 characters.'),
  }));
  d.object(t, 'CreateEpicPayload', 'Payload of createEpic.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Why the mutation failed; empty where it did not.'),
    clientMutationId: d.field(t.of('String'), 'The text of the input.'),
    epic: d.field(t.of('Epic'), 'The object as it is now; null where the mutation failed.'),
  }));
  d.object(t, 'Epic', 'Something large to do, in a group.', () => [t.of('Eventable'), t.of('NoteableInterface'), t.of('CurrentUserTodos'), t.of('Todoable')], (rest) => ({
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
    id: d.field(d.required(t.of('ID')), 'Global id.', { resolve: c.property("id", c.globalId("Epic"), null, rest) }),
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
  }), d.rest('id', f('epics', 'Epic', 'load')));
  d.object(t, 'EpicConnection', 'A page of a list of `Epic`.', () => [], () => ({
    edges: d.field(d.list(t.of('EpicEdge')), 'The objects of the page, each with its cursor.', { resolve: d.part.edges }),
    nodes: d.field(d.list(t.of('Epic')), 'The objects of the page.', { resolve: d.part.nodes }),
    pageInfo: d.field(d.required(t.of('PageInfo')), 'Where the page is in the list.', { resolve: d.part.pageInfo }),
  }));
  d.object(t, 'EpicEdge', 'A `Epic` in a list.', () => [], () => ({
    cursor: d.field(d.required(t.of('String')), 'Place in the list, for `after` and `before`.'),
    node: d.field(t.of('Epic'), 'The object.'),
  }));
  d.globalIdScalar(t, 'EpicID', 'Id of an epic.', ["Epic"]);
  d.object(t, 'EpicPermissions', 'What the caller may do with an epic.', () => [], () => ({
    adminEpic: d.field(d.required(t.of('Boolean')), 'Whether they may change it in any way.'),
    awardEmoji: d.field(d.required(t.of('Boolean')), 'Whether they may react to it.'),
    createEpic: d.field(d.required(t.of('Boolean')), 'Whether they may create epics beside it.'),
    createNote: d.field(d.required(t.of('Boolean')), 'Whether they may comment on it.'),
    destroyEpic: d.field(d.required(t.of('Boolean')), 'Whether they may remove it.'),
    readEpic: d.field(d.required(t.of('Boolean')), 'Whether they see it.'),
    readEpicIid: d.field(d.required(t.of('Boolean')), 'Whether they see its number.'),
    updateEpic: d.field(d.required(t.of('Boolean')), 'Whether they may change its text.'),
  }));
  d.input(t, 'EpicSetSubscriptionInput', 'Input of epicSetSubscription.', () => ({
    clientMutationId: d.argument(t.of('String'), 'A text that the payload repeats.'),
    groupPath: d.argument(d.required(t.of('ID')), 'Full path of the group.'),
    iid: d.argument(d.required(t.of('ID')), 'Its number.'),
    subscribedState: d.argument(d.required(t.of('Boolean')), 'Whether they are.'),
  }));
  d.object(t, 'EpicSetSubscriptionPayload', 'Payload of epicSetSubscription.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Why the mutation failed; empty where it did not.'),
    clientMutationId: d.field(t.of('String'), 'The text of the input.'),
    epic: d.field(t.of('Epic'), 'The object as it is now; null where the mutation failed.'),
  }));
  d.enumeration(t, 'EpicSort', 'Orders of epics.', [
    ['CREATED_AT_ASC', 'In order: created, upwards.'],
    ['CREATED_AT_DESC', 'In order: created, downwards.'],
    ['END_DATE_ASC', 'In order: by the last day, upwards; those without one come last.'],
    ['END_DATE_DESC', 'In order: by the last day, downwards; those without one come last.'],
    ['START_DATE_ASC', 'In order: by the first day, upwards; those without one come last.'],
    ['START_DATE_DESC', 'In order: by the first day, downwards; those without one come last.'],
    ['TITLE_ASC', 'In order: by title, upwards.'],
    ['TITLE_DESC', 'In order: by title, downwards.'],
    ['UPDATED_AT_ASC', 'In order: by the last change, upwards.'],
    ['UPDATED_AT_DESC', 'In order: by the last change, downwards.'],
    ['end_date_asc', 'In order: by the last day, upwards.', 'Use `END_DATE_ASC`. Deprecated in 13.11.'],
    ['end_date_desc', 'In order: by the last day, downwards.', 'Use `END_DATE_DESC`. Deprecated in 13.11.'],
    ['start_date_asc', 'In order: by the first day, upwards.', 'Use `START_DATE_ASC`. Deprecated in 13.11.'],
    ['start_date_desc', 'In order: by the first day, downwards.', 'Use `START_DATE_DESC`. Deprecated in 13.11.'],
  ]);
  d.enumeration(t, 'EpicState', 'Whether an epic is still worked on, in lists.', [
    ['all', 'Whether it is or not.'],
    ['closed', 'It is not.'],
    ['opened', 'It is.'],
  ]);
  d.enumeration(t, 'EpicStateEvent', 'What becomes of an epic.', [
    ['CLOSE', 'It is done.'],
    ['REOPEN', 'It is to be done.'],
  ]);
  d.input(t, 'NegatedEpicFilterInput', 'What is left out of a list of epics.', () => ({
    authorUsername: d.argument(t.of('String'), 'Created by this user, by username. Maximum: 255 characters.', { extensions: { bound: {"maxLength":255} } }),
    labelName: d.argument(d.list(t.of('String')), 'With one of these labels, by title. Maximum: 100 values, each 255 characters.', { extensions: { bound: {"maxItems":100,"maxLength":255} } }),
    myReactionEmoji: d.argument(t.of('String'), 'With this reaction of the caller. Maximum: 255 characters.', { extensions: { bound: {"maxLength":255} } }),
  }));
  d.input(t, 'UpdateEpicInput', 'Input of updateEpic.', () => ({
    clientMutationId: d.argument(t.of('String'), 'A text that the payload repeats.'),
    addLabelIds: d.argument(d.list(d.required(t.of('ID'))), 'Labels that it gets, by id.'),
    color: d.argument(t.of('String'), 'Colour as `#rgb`, `#rrggbb` or a name of CSS. Default for a new epic `#1068bf`. Maximum: 255 characters.'),
    confidential: d.argument(t.of('Boolean'), 'Hides it from all but reporters and above. What is confidential holds nothing that is open: a new epic below\na confidential one is confidential unless it says otherwise, which is refused, and so is an open issue.'),
    description: d.argument(t.of('String'), 'Markdown text, at most 1,048,576 characters. Maximum: 1,048,576 characters.', { extensions: { bound: {"maxLength":1048576} } }),
    dueDateFixed: d.argument(t.of('String'), 'Last day, `YYYY-MM-DD`, for when `due_date_is_fixed`; the empty text for none. Maximum: 255 characters.'),
    dueDateIsFixed: d.argument(t.of('Boolean'), 'Whether the last day is that which was set by hand, and not the latest among the milestones of its issues and\nthe epics below it.'),
    groupPath: d.argument(d.required(t.of('ID')), 'Full path of the group.'),
    iid: d.argument(d.required(t.of('ID')), 'Its number.'),
    removeLabelIds: d.argument(d.list(d.required(t.of('ID'))), 'Labels that it loses, by id.'),
    startDateFixed: d.argument(t.of('String'), 'First day, `YYYY-MM-DD`, for when `start_date_is_fixed`; the empty text for none. Maximum: 255 characters.'),
    startDateIsFixed: d.argument(t.of('Boolean'), 'Whether the first day is that which was set by hand, and not the earliest among the milestones of its issues\nand the epics below it.'),
    stateEvent: d.argument(t.of('EpicStateEvent'), 'What becomes of it.'),
    title: d.argument(t.of('String'), 'Title, at most 255 characters. Maximum: 4,096 characters.'),
  }));
  d.object(t, 'UpdateEpicPayload', 'Payload of updateEpic.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Why the mutation failed; empty where it did not.'),
    clientMutationId: d.field(t.of('String'), 'The text of the input.'),
    epic: d.field(t.of('Epic'), 'The object as it is now; null where the mutation failed.'),
  }));
}
