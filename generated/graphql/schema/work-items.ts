// Generated from spec/graphql/work-items.graphql; do not edit. Run `npm run generate`.
import * as c from '../../../generator/runtime/graphql/convert.ts';
import * as d from '../../../generator/runtime/graphql/define.ts';

export function addWorkItems(t: d.Types, f: d.Functions): void {
  d.object(t, 'WorkItem', 'Something to do, in a project: an issue of any kind.', () => [], (rest) => ({
    confidential: d.field(d.required(t.of('Boolean')), 'Whether only reporters and above, author and assignees see it.', { resolve: c.property("confidential", c.same, null, rest) }),
    description: d.field(t.of('String'), 'Markdown text.', { resolve: c.property("description", c.text, null, rest) }),
    descriptionHtml: d.field(t.of('String'), 'The description as HTML.', { resolve: d.resolver(f('workItems', 'WorkItem', 'descriptionHtml')) }),
    id: d.field(d.required(t.of('WorkItemID')), 'Global id.', { resolve: d.resolver(f('workItems', 'WorkItem', 'id')) }),
    iid: d.field(d.required(t.of('ID')), 'Number of the issue within its project.', { resolve: c.property("iid", c.asText, null, rest) }),
    lockVersion: d.field(d.required(t.of('Int')), 'A number that changes with it: the second of its last change.', { resolve: d.resolver(f('workItems', 'WorkItem', 'lockVersion')) }),
    state: d.field(d.required(t.of('WorkItemState')), 'Whether it is still to be done.', { resolve: d.resolver(f('workItems', 'WorkItem', 'state')) }),
    title: d.field(d.required(t.of('String')), 'Title, at most 255 characters.', { resolve: c.property("title", c.text, null, rest) }),
    titleHtml: d.field(t.of('String'), 'The title as HTML.', { resolve: d.resolver(f('workItems', 'WorkItem', 'titleHtml')) }),
    userPermissions: d.field(d.required(t.of('WorkItemPermissions')), 'What the caller may do with it.', { resolve: d.resolver(f('workItems', 'WorkItem', 'userPermissions')) }),
    widgets: d.field(d.list(d.required(t.of('WorkItemWidget'))), 'What it has beside its title.', { resolve: d.resolver(f('workItems', 'WorkItem', 'widgets')) }),
    workItemType: d.field(d.required(t.of('WorkItemType')), 'Its kind.', { resolve: d.resolver(f('workItems', 'WorkItem', 'workItemType')) }),
  }), d.rest('id', f('workItems', 'WorkItem', 'load')));
  d.object(t, 'WorkItemConnection', 'A page of a list of `WorkItem`.', () => [], () => ({
    edges: d.field(d.list(t.of('WorkItemEdge')), 'The objects of the page, each with its cursor.', { resolve: d.part.edges }),
    nodes: d.field(d.list(t.of('WorkItem')), 'The objects of the page.', { resolve: d.part.nodes }),
    pageInfo: d.field(d.required(t.of('PageInfo')), 'Where the page is in the list.', { resolve: d.part.pageInfo }),
  }));
  d.input(t, 'WorkItemCreateInput', 'Input of workItemCreate.', () => ({
    clientMutationId: d.argument(t.of('String'), 'A text that the payload repeats.'),
    confidential: d.argument(t.of('Boolean'), 'Hides it from all but author, assignees and reporters.'),
    description: d.argument(t.of('String'), 'Markdown text, at most 1,048,576 characters. Maximum: 1,048,576 characters.', { extensions: { bound: {"maxLength":1048576} } }),
    projectPath: d.argument(d.required(t.of('ID')), 'Full path of the project.'),
    title: d.argument(d.required(t.of('String')), 'Title, at most 255 characters. Maximum: 4,096 characters.'),
    workItemTypeId: d.argument(d.required(t.of('WorkItemsTypeID')), 'Its kind.'),
  }));
  d.object(t, 'WorkItemCreatePayload', 'Payload of workItemCreate.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Why the mutation failed; empty where it did not.'),
    clientMutationId: d.field(t.of('String'), 'The text of the input.'),
    workItem: d.field(t.of('WorkItem'), 'The object as it is now; null where the mutation failed.'),
  }));
  d.input(t, 'WorkItemDeleteInput', 'Input of workItemDelete.', () => ({
    clientMutationId: d.argument(t.of('String'), 'A text that the payload repeats.'),
    id: d.argument(d.required(t.of('WorkItemID')), 'Global id of the work item.'),
  }));
  d.object(t, 'WorkItemDeletePayload', 'What becomes of a project whose work item is removed.', () => [], () => ({
    project: d.field(t.of('Project'), 'The project that it was in.'),
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Why the mutation failed; empty where it did not.'),
    clientMutationId: d.field(t.of('String'), 'The text of the input.'),
  }));
  d.object(t, 'WorkItemEdge', 'A `WorkItem` in a list.', () => [], () => ({
    cursor: d.field(d.required(t.of('String')), 'Place in the list, for `after` and `before`.'),
    node: d.field(t.of('WorkItem'), 'The object.'),
  }));
  d.globalIdScalar(t, 'WorkItemID', 'Id of a work item: an issue is one, and has the same number.', ["WorkItem","Issue"]);
  d.object(t, 'WorkItemPermissions', 'What the caller may do with a work item.', () => [], () => ({
    deleteWorkItem: d.field(d.required(t.of('Boolean')), 'Whether they may remove it.'),
    readWorkItem: d.field(d.required(t.of('Boolean')), 'Whether they see it.'),
    updateWorkItem: d.field(d.required(t.of('Boolean')), 'Whether they may change it.'),
  }));
  d.enumeration(t, 'WorkItemSort', 'Orders of work items.', [
    ['CREATED_ASC', 'In order: created, upwards.'],
    ['CREATED_DESC', 'In order: created, downwards.'],
    ['TITLE_ASC', 'In order: by title, upwards.'],
    ['TITLE_DESC', 'In order: by title, downwards.'],
    ['UPDATED_ASC', 'In order: by the last change, upwards.'],
    ['UPDATED_DESC', 'In order: by the last change, downwards.'],
    ['created_asc', 'In order: created, upwards.', 'Use `CREATED_ASC`. Deprecated in 13.5.'],
    ['created_desc', 'In order: created, downwards.', 'Use `CREATED_DESC`. Deprecated in 13.5.'],
    ['updated_asc', 'In order: by the last change, upwards.', 'Use `UPDATED_ASC`. Deprecated in 13.5.'],
    ['updated_desc', 'In order: by the last change, downwards.', 'Use `UPDATED_DESC`. Deprecated in 13.5.'],
  ]);
  d.enumeration(t, 'WorkItemState', 'Whether a work item is still to be done.', [
    ['CLOSED', 'It is not.'],
    ['OPEN', 'It is.'],
  ]);
  d.enumeration(t, 'WorkItemStateEvent', 'What becomes of a work item.', [
    ['CLOSE', 'It is done.'],
    ['REOPEN', 'It is to be done.'],
  ]);
  d.object(t, 'WorkItemType', 'A kind of work items.', () => [], () => ({
    iconName: d.field(t.of('String'), 'Name of its icon.'),
    id: d.field(d.required(t.of('WorkItemsTypeID')), 'Global id.', { resolve: d.resolver(f('workItems', 'WorkItemType', 'id')) }),
    name: d.field(d.required(t.of('String')), 'What it is called.'),
  }));
  d.object(t, 'WorkItemTypeConnection', 'A page of a list of `WorkItemType`.', () => [], () => ({
    edges: d.field(d.list(t.of('WorkItemTypeEdge')), 'The objects of the page, each with its cursor.', { resolve: d.part.edges }),
    nodes: d.field(d.list(t.of('WorkItemType')), 'The objects of the page.', { resolve: d.part.nodes }),
    pageInfo: d.field(d.required(t.of('PageInfo')), 'Where the page is in the list.', { resolve: d.part.pageInfo }),
  }));
  d.object(t, 'WorkItemTypeEdge', 'A `WorkItemType` in a list.', () => [], () => ({
    cursor: d.field(d.required(t.of('String')), 'Place in the list, for `after` and `before`.'),
    node: d.field(t.of('WorkItemType'), 'The object.'),
  }));
  d.input(t, 'WorkItemUpdateInput', 'Input of workItemUpdate.', () => ({
    clientMutationId: d.argument(t.of('String'), 'A text that the payload repeats.'),
    assigneesWidget: d.argument(t.of('WorkItemWidgetAssigneesInput'), 'Who is to do it.'),
    confidential: d.argument(t.of('Boolean'), 'Hides it from all but author, assignees and reporters.'),
    descriptionWidget: d.argument(t.of('WorkItemWidgetDescriptionInput'), 'What it is about.'),
    id: d.argument(d.required(t.of('WorkItemID')), 'Global id of the work item.'),
    startAndDueDateWidget: d.argument(t.of('WorkItemWidgetStartAndDueDateUpdateInput'), 'When it is to be done.'),
    stateEvent: d.argument(t.of('WorkItemStateEvent'), 'What becomes of it.'),
    title: d.argument(t.of('String'), 'Title, at most 255 characters. Maximum: 4,096 characters.'),
  }));
  d.object(t, 'WorkItemUpdatePayload', 'Payload of workItemUpdate.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Why the mutation failed; empty where it did not.'),
    clientMutationId: d.field(t.of('String'), 'The text of the input.'),
    workItem: d.field(t.of('WorkItem'), 'The object as it is now; null where the mutation failed.'),
  }));
  d.abstract(t, 'WorkItemWidget', 'Something that a work item has beside its title.', () => [], () => ({
    type: d.field(t.of('WorkItemWidgetType'), 'Which one it is.'),
  }));
  d.object(t, 'WorkItemWidgetAssignees', 'Who is to do a work item.', () => [t.of('WorkItemWidget')], () => ({
    allowsMultipleAssignees: d.field(t.of('Boolean'), 'Whether several may be.', { resolve: d.resolver(f('workItems', 'WorkItemWidgetAssignees', 'allowsMultipleAssignees')) }),
    assignees: d.field(t.of('UserCoreConnection'), 'Who is.', { args: { ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('workItems', 'WorkItemWidgetAssignees', 'assignees'))), extensions: {"connection":true} }),
    type: d.field(t.of('WorkItemWidgetType'), 'Which one it is.'),
  }));
  d.input(t, 'WorkItemWidgetAssigneesInput', 'Who is to do a work item.', () => ({
    assigneeIds: d.argument(d.required(d.list(d.required(t.of('UserID')))), 'The users, instead of all others.'),
  }));
  d.object(t, 'WorkItemWidgetDescription', 'What a work item is about.', () => [t.of('WorkItemWidget')], () => ({
    description: d.field(t.of('String'), 'Markdown text.', { resolve: d.resolver(f('workItems', 'WorkItemWidgetDescription', 'description')) }),
    descriptionHtml: d.field(t.of('String'), 'The same as HTML.', { resolve: d.resolver(f('workItems', 'WorkItemWidgetDescription', 'descriptionHtml')) }),
    type: d.field(t.of('WorkItemWidgetType'), 'Which one it is.'),
  }));
  d.input(t, 'WorkItemWidgetDescriptionInput', 'What a work item is about.', () => ({
    description: d.argument(d.required(t.of('String')), 'Markdown text. Maximum: 1,048,576 characters.', { extensions: { bound: {"maxLength":1048576} } }),
  }));
  d.object(t, 'WorkItemWidgetLabels', 'Labels of a work item.', () => [t.of('WorkItemWidget')], () => ({
    labels: d.field(t.of('LabelConnection'), 'The labels, by title.', { args: { ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('workItems', 'WorkItemWidgetLabels', 'labels'))), extensions: {"connection":true} }),
    type: d.field(t.of('WorkItemWidgetType'), 'Which one it is.'),
  }));
  d.object(t, 'WorkItemWidgetStartAndDueDate', 'When a work item is to be done.', () => [t.of('WorkItemWidget')], () => ({
    dueDate: d.field(t.of('Date'), 'Day by which it is.', { resolve: d.resolver(f('workItems', 'WorkItemWidgetStartAndDueDate', 'dueDate')) }),
    type: d.field(t.of('WorkItemWidgetType'), 'Which one it is.'),
  }));
  d.input(t, 'WorkItemWidgetStartAndDueDateUpdateInput', 'When a work item is to be done.', () => ({
    dueDate: d.argument(t.of('Date'), 'Day by which it is; null for none.'),
  }));
  d.enumeration(t, 'WorkItemWidgetType', 'Kinds of widgets.', [
    ['ASSIGNEES', 'Who is to do it.'],
    ['DESCRIPTION', 'What it is about.'],
    ['LABELS', 'Its labels.'],
    ['START_AND_DUE_DATE', 'When it is to be done.'],
    ['WEIGHT', 'How much work it is.'],
  ]);
  d.object(t, 'WorkItemWidgetWeight', 'How much work a work item is.', () => [t.of('WorkItemWidget')], () => ({
    type: d.field(t.of('WorkItemWidgetType'), 'Which one it is.'),
    weight: d.field(t.of('Int'), 'How much; the unit is up to the project.', { resolve: d.resolver(f('workItems', 'WorkItemWidgetWeight', 'weight')) }),
  }));
  d.globalIdScalar(t, 'WorkItemsTypeID', 'Id of a kind of work items.', ["WorkItems::Type"]);
}
