// Generated from spec/graphql/epics.graphql; do not edit. Run `npm run generate`.
import * as c from '../../../generator/runtime/graphql/convert.ts';
import * as d from '../../../generator/runtime/graphql/define.ts';

export function addEpics(t: d.Types, f: d.Functions): void {
  d.input(t, 'CreateEpicInput', 'Input of createEpic.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    addLabelIds: d.argument(d.list(d.required(t.of('ID'))), 'Global ids of labels to add.'),
    color: d.argument(t.of('String'), 'Colour as `#rgb`, `#rrggbb` or a name of CSS. Default for a new epic `#1068bf`. Maximum: 255 characters.'),
    confidential: d.argument(t.of('Boolean'), 'Filter by confidentiality.'),
    description: d.argument(t.of('String'), 'Markdown text, at most 1,048,576 characters. Maximum: 1,048,576 characters.', { extensions: { bound: {"maxLength":1048576} } }),
    dueDateFixed: d.argument(t.of('String'), 'Last day, `YYYY-MM-DD`, for when `due_date_is_fixed`; the empty text for none. Maximum: 255 characters.'),
    dueDateIsFixed: d.argument(t.of('Boolean'), 'True for an explicit due date; false for the latest due date among the milestones of issues and child epics.'),
    groupPath: d.argument(d.required(t.of('ID')), 'Full path of the group.'),
    removeLabelIds: d.argument(d.list(d.required(t.of('ID'))), 'No effect: a new epic has no labels.'),
    startDateFixed: d.argument(t.of('String'), 'First day, `YYYY-MM-DD`, for when `start_date_is_fixed`; the empty text for none. Maximum: 255 characters.'),
    startDateIsFixed: d.argument(t.of('Boolean'), 'True for an explicit start date; false for the earliest start date among the milestones of issues and child\nepics.'),
    title: d.argument(t.of('String'), 'Title, at most 255 characters. Maximum: 4,096 characters.'),
  }));
  d.object(t, 'CreateEpicPayload', 'Payload of createEpic.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    epic: d.field(t.of('Epic'), 'Object after the mutation; null if the mutation failed.'),
  }));
  d.object(t, 'Epic', 'Epic of a group: a goal that issues and child epics work towards.', () => [t.of('Eventable'), t.of('NoteableInterface'), t.of('CurrentUserTodos'), t.of('Todoable')], (rest) => ({
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
    id: d.field(d.required(t.of('ID')), 'Global id.', { resolve: c.property("id", c.globalId("Epic"), null, rest) }),
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
  d.object(t, 'EpicPermissions', 'Permissions of the caller on an epic.', () => [], () => ({
    adminEpic: d.field(d.required(t.of('Boolean')), 'True if the caller may administer the object.'),
    awardEmoji: d.field(d.required(t.of('Boolean')), 'True if the caller may add reactions.'),
    createEpic: d.field(d.required(t.of('Boolean')), 'True if the caller may create epics in the group.'),
    createNote: d.field(d.required(t.of('Boolean')), 'True if the caller may comment.'),
    destroyEpic: d.field(d.required(t.of('Boolean')), 'True if the caller may delete the object.'),
    readEpic: d.field(d.required(t.of('Boolean')), 'True if the caller may read the object.', { resolve: c.always(true) }),
    readEpicIid: d.field(d.required(t.of('Boolean')), 'True if the caller may read the number of the epic.', { resolve: c.always(true) }),
    updateEpic: d.field(d.required(t.of('Boolean')), 'True if the caller may update the object.'),
  }));
  d.input(t, 'EpicSetSubscriptionInput', 'Input of epicSetSubscription.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    groupPath: d.argument(d.required(t.of('ID')), 'Full path of the group.'),
    iid: d.argument(d.required(t.of('ID')), 'Number within the project or group.'),
    subscribedState: d.argument(d.required(t.of('Boolean')), 'True to subscribe the caller, false to unsubscribe.'),
  }));
  d.object(t, 'EpicSetSubscriptionPayload', 'Payload of epicSetSubscription.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    epic: d.field(t.of('Epic'), 'Object after the mutation; null if the mutation failed.'),
  }));
  d.enumeration(t, 'EpicSort', 'Orders of epics.', [
    ['CREATED_AT_ASC', 'Creation time, ascending.'],
    ['CREATED_AT_DESC', 'Creation time, descending.'],
    ['END_DATE_ASC', 'Due date, ascending; epics without one come last.'],
    ['END_DATE_DESC', 'Due date, descending; epics without one come last.'],
    ['START_DATE_ASC', 'Start date, ascending; epics without one come last.'],
    ['START_DATE_DESC', 'Start date, descending; epics without one come last.'],
    ['TITLE_ASC', 'Title, ascending.'],
    ['TITLE_DESC', 'Title, descending.'],
    ['UPDATED_AT_ASC', 'Update time, ascending.'],
    ['UPDATED_AT_DESC', 'Update time, descending.'],
    ['end_date_asc', 'Deprecated: due date, ascending.', 'Use `END_DATE_ASC`. Deprecated in 13.11.'],
    ['end_date_desc', 'Deprecated: due date, descending.', 'Use `END_DATE_DESC`. Deprecated in 13.11.'],
    ['start_date_asc', 'Deprecated: start date, ascending.', 'Use `START_DATE_ASC`. Deprecated in 13.11.'],
    ['start_date_desc', 'Deprecated: start date, descending.', 'Use `START_DATE_DESC`. Deprecated in 13.11.'],
  ]);
  d.enumeration(t, 'EpicState', 'State of an epic.', [
    ['all', 'Any state.'],
    ['closed', 'Closed.'],
    ['opened', 'Open.'],
  ]);
  d.enumeration(t, 'EpicStateEvent', 'Change of state of an epic.', [
    ['CLOSE', 'Close.'],
    ['REOPEN', 'Reopen.'],
  ]);
  d.input(t, 'NegatedEpicFilterInput', 'Negated filters for epics.', () => ({
    authorUsername: d.argument(t.of('String'), 'Created by this user, by username. Maximum: 255 characters.', { extensions: { bound: {"maxLength":255} } }),
    labelName: d.argument(d.list(t.of('String')), 'Filter by label title: objects with one of these labels. Maximum: 100 values, each 255 characters.', { extensions: { bound: {"maxItems":100,"maxLength":255} } }),
    myReactionEmoji: d.argument(t.of('String'), 'Filter by a reaction of the caller: name of the emoji. Maximum: 255 characters.', { extensions: { bound: {"maxLength":255} } }),
  }));
  d.input(t, 'UpdateEpicInput', 'Input of updateEpic.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    addLabelIds: d.argument(d.list(d.required(t.of('ID'))), 'Global ids of labels to add.'),
    color: d.argument(t.of('String'), 'Colour as `#rgb`, `#rrggbb` or a name of CSS. Default for a new epic `#1068bf`. Maximum: 255 characters.'),
    confidential: d.argument(t.of('Boolean'), 'Filter by confidentiality.'),
    description: d.argument(t.of('String'), 'Markdown text, at most 1,048,576 characters. Maximum: 1,048,576 characters.', { extensions: { bound: {"maxLength":1048576} } }),
    dueDateFixed: d.argument(t.of('String'), 'Last day, `YYYY-MM-DD`, for when `due_date_is_fixed`; the empty text for none. Maximum: 255 characters.'),
    dueDateIsFixed: d.argument(t.of('Boolean'), 'True for an explicit due date; false for the latest due date among the milestones of issues and child epics.'),
    groupPath: d.argument(d.required(t.of('ID')), 'Full path of the group.'),
    iid: d.argument(d.required(t.of('ID')), 'Number within the project or group.'),
    removeLabelIds: d.argument(d.list(d.required(t.of('ID'))), 'Ids of labels to remove.'),
    startDateFixed: d.argument(t.of('String'), 'First day, `YYYY-MM-DD`, for when `start_date_is_fixed`; the empty text for none. Maximum: 255 characters.'),
    startDateIsFixed: d.argument(t.of('Boolean'), 'True for an explicit start date; false for the earliest start date among the milestones of issues and child\nepics.'),
    stateEvent: d.argument(t.of('EpicStateEvent'), 'Change of state.'),
    title: d.argument(t.of('String'), 'Title, at most 255 characters. Maximum: 4,096 characters.'),
  }));
  d.object(t, 'UpdateEpicPayload', 'Payload of updateEpic.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    epic: d.field(t.of('Epic'), 'Object after the mutation; null if the mutation failed.'),
  }));
}
