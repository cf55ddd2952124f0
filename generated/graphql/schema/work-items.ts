// Generated from spec/graphql/work-items.graphql; do not edit. Run `npm run generate`.
import * as c from '../../../generator/runtime/graphql/convert.ts';
import * as d from '../../../generator/runtime/graphql/define.ts';

export function addWorkItems(t: d.Types, f: d.Functions): void {
  d.object(t, 'WorkItem', 'Work item of a project: an issue of any type.', () => [], (rest) => ({
    confidential: d.field(d.required(t.of('Boolean')), 'True if visible only to reporters and above, the author and the assignees.', { resolve: c.property("confidential", c.same, null, rest) }),
    description: d.field(t.of('String'), 'Markdown text.', { resolve: c.property("description", c.text, null, rest) }),
    descriptionHtml: d.field(t.of('String'), 'The description as HTML.', { resolve: d.resolver(f('workItems', 'WorkItem', 'descriptionHtml')) }),
    id: d.field(d.required(t.of('WorkItemID')), 'Global id.', { resolve: c.property("id", c.globalId("WorkItem"), null, rest) }),
    iid: d.field(d.required(t.of('ID')), 'Number of the issue within its project.', { resolve: c.property("iid", c.asText, null, rest) }),
    lockVersion: d.field(d.required(t.of('Int')), 'Version number of the work item: time of the last update, in seconds.', { resolve: d.resolver(f('workItems', 'WorkItem', 'lockVersion')) }),
    state: d.field(d.required(t.of('WorkItemState')), 'State.', { resolve: d.resolver(f('workItems', 'WorkItem', 'state')) }),
    title: d.field(d.required(t.of('String')), 'Title, at most 255 characters.', { resolve: c.property("title", c.text, null, rest) }),
    titleHtml: d.field(t.of('String'), 'The title as HTML.', { resolve: d.resolver(f('workItems', 'WorkItem', 'titleHtml')) }),
    userPermissions: d.field(d.required(t.of('WorkItemPermissions')), 'Permissions of the caller on the object.', { resolve: d.resolver(f('workItems', 'WorkItem', 'userPermissions')) }),
    widgets: d.field(d.list(d.required(t.of('WorkItemWidget'))), 'Widgets of the work item.', { resolve: d.resolver(f('workItems', 'WorkItem', 'widgets')) }),
    workItemType: d.field(d.required(t.of('WorkItemType')), 'Type.', { resolve: d.resolver(f('workItems', 'WorkItem', 'workItemType')) }),
  }), d.rest('id', f('workItems', 'WorkItem', 'load')));
  d.object(t, 'WorkItemConnection', 'A page of a list of `WorkItem`.', () => [], () => ({
    edges: d.field(d.list(t.of('WorkItemEdge')), 'The objects of the page, each with its cursor.', { resolve: d.part.edges }),
    nodes: d.field(d.list(t.of('WorkItem')), 'The objects of the page.', { resolve: d.part.nodes }),
    pageInfo: d.field(d.required(t.of('PageInfo')), 'Where the page is in the list.', { resolve: d.part.pageInfo }),
  }));
  d.input(t, 'WorkItemCreateInput', 'Input of workItemCreate.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    confidential: d.argument(t.of('Boolean'), 'True to limit the visibility to author, assignees and reporters.'),
    description: d.argument(t.of('String'), 'Markdown text, at most 1,048,576 characters. Maximum: 1,048,576 characters.', { extensions: { bound: {"maxLength":1048576} } }),
    projectPath: d.argument(d.required(t.of('ID')), 'Full path of the project.'),
    title: d.argument(d.required(t.of('String')), 'Title, at most 255 characters. Maximum: 4,096 characters.'),
    workItemTypeId: d.argument(d.required(t.of('WorkItemsTypeID')), 'Type.'),
  }));
  d.object(t, 'WorkItemCreatePayload', 'Payload of workItemCreate.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    workItem: d.field(t.of('WorkItem'), 'Object after the mutation; null if the mutation failed.'),
  }));
  d.input(t, 'WorkItemDeleteInput', 'Input of workItemDelete.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    id: d.argument(d.required(t.of('WorkItemID')), 'Global id of the work item.'),
  }));
  d.object(t, 'WorkItemDeletePayload', 'Result of deleting a work item.', () => [], () => ({
    project: d.field(t.of('Project'), 'Project of the deleted work item.'),
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
  }));
  d.object(t, 'WorkItemEdge', 'A `WorkItem` in a list.', () => [], () => ({
    cursor: d.field(d.required(t.of('String')), 'Place in the list, for `after` and `before`.'),
    node: d.field(t.of('WorkItem'), 'The object.'),
  }));
  d.globalIdScalar(t, 'WorkItemID', 'Id of a work item; an issue is a work item with the same number.', ["WorkItem","Issue"]);
  d.object(t, 'WorkItemPermissions', 'Permissions of the caller on a work item.', () => [], () => ({
    deleteWorkItem: d.field(d.required(t.of('Boolean')), 'True if the caller may delete the object.'),
    readWorkItem: d.field(d.required(t.of('Boolean')), 'True if the caller may read the object.', { resolve: c.always(true) }),
    updateWorkItem: d.field(d.required(t.of('Boolean')), 'True if the user may update the object.'),
  }));
  d.enumeration(t, 'WorkItemSort', 'Orders of work items.', [
    ['CREATED_ASC', 'Creation time, ascending.'],
    ['CREATED_DESC', 'Creation time, descending.'],
    ['TITLE_ASC', 'Title, ascending.'],
    ['TITLE_DESC', 'Title, descending.'],
    ['UPDATED_ASC', 'Update time, ascending.'],
    ['UPDATED_DESC', 'Update time, descending.'],
    ['created_asc', 'Deprecated: creation time, ascending.', 'Use `CREATED_ASC`. Deprecated in 13.5.'],
    ['created_desc', 'Deprecated: creation time, descending.', 'Use `CREATED_DESC`. Deprecated in 13.5.'],
    ['updated_asc', 'Deprecated: update time, ascending.', 'Use `UPDATED_ASC`. Deprecated in 13.5.'],
    ['updated_desc', 'Deprecated: update time, descending.', 'Use `UPDATED_DESC`. Deprecated in 13.5.'],
  ]);
  d.enumeration(t, 'WorkItemState', 'State of a work item.', [
    ['CLOSED', 'Closed.'],
    ['OPEN', 'Open.'],
  ]);
  d.enumeration(t, 'WorkItemStateEvent', 'Change of state of a work item.', [
    ['CLOSE', 'Close.'],
    ['REOPEN', 'Reopen.'],
  ]);
  d.object(t, 'WorkItemType', 'A kind of work items.', () => [], () => ({
    iconName: d.field(t.of('String'), 'Name of the icon.'),
    id: d.field(d.required(t.of('WorkItemsTypeID')), 'Global id.', { resolve: c.property("kind_id", c.globalId("WorkItems::Type")) }),
    name: d.field(d.required(t.of('String')), 'Title.'),
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
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    assigneesWidget: d.argument(t.of('WorkItemWidgetAssigneesInput'), 'Assignees.'),
    confidential: d.argument(t.of('Boolean'), 'True to limit the visibility to author, assignees and reporters.'),
    descriptionWidget: d.argument(t.of('WorkItemWidgetDescriptionInput'), 'Description.'),
    id: d.argument(d.required(t.of('WorkItemID')), 'Global id of the work item.'),
    startAndDueDateWidget: d.argument(t.of('WorkItemWidgetStartAndDueDateUpdateInput'), 'Start and due date.'),
    stateEvent: d.argument(t.of('WorkItemStateEvent'), 'Change of state.'),
    title: d.argument(t.of('String'), 'Title, at most 255 characters. Maximum: 4,096 characters.'),
  }));
  d.object(t, 'WorkItemUpdatePayload', 'Payload of workItemUpdate.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    workItem: d.field(t.of('WorkItem'), 'Object after the mutation; null if the mutation failed.'),
  }));
  d.abstract(t, 'WorkItemWidget', 'Attribute of a work item, such as its description or assignees.', () => [], () => ({
    type: d.field(t.of('WorkItemWidgetType'), 'Type of the widget.'),
  }));
  d.object(t, 'WorkItemWidgetAssignees', 'Assignees of a work item.', () => [t.of('WorkItemWidget')], () => ({
    allowsMultipleAssignees: d.field(t.of('Boolean'), 'True if the work item may have several assignees.', { resolve: d.resolver(f('workItems', 'WorkItemWidgetAssignees', 'allowsMultipleAssignees')) }),
    assignees: d.field(t.of('UserCoreConnection'), 'Assigned users.', { args: { ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('workItems', 'WorkItemWidgetAssignees', 'assignees'))), extensions: {"connection":true} }),
    type: d.field(t.of('WorkItemWidgetType'), 'Type of the widget.'),
  }));
  d.input(t, 'WorkItemWidgetAssigneesInput', 'Assignees of a work item.', () => ({
    assigneeIds: d.argument(d.required(d.list(d.required(t.of('UserID')))), 'The users, instead of all others.'),
  }));
  d.object(t, 'WorkItemWidgetDescription', 'Description of a work item.', () => [t.of('WorkItemWidget')], () => ({
    description: d.field(t.of('String'), 'Markdown text.', { resolve: d.resolver(f('workItems', 'WorkItemWidgetDescription', 'description')) }),
    descriptionHtml: d.field(t.of('String'), 'Description as HTML.', { resolve: d.resolver(f('workItems', 'WorkItemWidgetDescription', 'descriptionHtml')) }),
    type: d.field(t.of('WorkItemWidgetType'), 'Type of the widget.'),
  }));
  d.input(t, 'WorkItemWidgetDescriptionInput', 'Description of a work item.', () => ({
    description: d.argument(d.required(t.of('String')), 'Markdown text. Maximum: 1,048,576 characters.', { extensions: { bound: {"maxLength":1048576} } }),
  }));
  d.object(t, 'WorkItemWidgetLabels', 'Labels of a work item.', () => [t.of('WorkItemWidget')], () => ({
    labels: d.field(t.of('LabelConnection'), 'The labels, by title.', { args: { ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('workItems', 'WorkItemWidgetLabels', 'labels'))), extensions: {"connection":true} }),
    type: d.field(t.of('WorkItemWidgetType'), 'Type of the widget.'),
  }));
  d.object(t, 'WorkItemWidgetStartAndDueDate', 'Start and due date of a work item.', () => [t.of('WorkItemWidget')], () => ({
    dueDate: d.field(t.of('Date'), 'Due date.', { resolve: d.resolver(f('workItems', 'WorkItemWidgetStartAndDueDate', 'dueDate')) }),
    type: d.field(t.of('WorkItemWidgetType'), 'Type of the widget.'),
  }));
  d.input(t, 'WorkItemWidgetStartAndDueDateUpdateInput', 'Start and due date of a work item.', () => ({
    dueDate: d.argument(t.of('Date'), 'Due date; null for none.'),
  }));
  d.enumeration(t, 'WorkItemWidgetType', 'Kinds of widgets.', [
    ['ASSIGNEES', 'Assignees.'],
    ['DESCRIPTION', 'Description.'],
    ['LABELS', 'Labels.'],
    ['START_AND_DUE_DATE', 'Start and due date.'],
    ['WEIGHT', 'Weight.'],
  ]);
  d.object(t, 'WorkItemWidgetWeight', 'Weight of a work item.', () => [t.of('WorkItemWidget')], () => ({
    type: d.field(t.of('WorkItemWidgetType'), 'Type of the widget.'),
    weight: d.field(t.of('Int'), 'Weight, in units of the project.', { resolve: d.resolver(f('workItems', 'WorkItemWidgetWeight', 'weight')) }),
  }));
  d.globalIdScalar(t, 'WorkItemsTypeID', 'Id of a kind of work items.', ["WorkItems::Type"]);
}
