// Generated from spec/graphql/todos.graphql; do not edit. Run `npm run generate`.
import * as c from '../../../generator/runtime/graphql/convert.ts';
import * as d from '../../../generator/runtime/graphql/define.ts';

export function addTodos(t: d.Types, f: d.Functions): void {
  d.abstract(t, 'CurrentUserTodos', 'Object that the caller may have to-do items for.', () => [], () => ({
    currentUserTodos: d.field(d.required(t.of('TodoConnection')), 'To-do items of the caller for the object, newest first.', { args: { state: d.argument(t.of('TodoStateEnum'), 'Filter by state.'), ...d.pageArguments(t), }, extensions: {"connection":true} }),
  }));
  d.object(t, 'Todo', 'To-do item of a user.', () => [], () => ({
    action: d.field(d.required(t.of('TodoActionEnum')), 'Reason of the to-do; `marked` if its owner created it.', { resolve: c.property("action_name", c.same) }),
    author: d.field(d.required(t.of('UserCore')), 'User whose action created the to-do item.', { resolve: c.property("author", c.same) }),
    body: d.field(d.required(t.of('String')), 'Title of the target, or text of the note that mentions the owner.', { resolve: c.property("body", c.text), extensions: {"score":{"git":true}} }),
    createdAt: d.field(d.required(t.of('Time')), 'Creation time.', { resolve: c.property("created_at", c.time) }),
    group: d.field(t.of('Group'), 'Group of the target; null for targets in projects.', { resolve: c.property("group.id", c.keyed("id")) }),
    id: d.field(d.required(t.of('ID')), 'Global id.', { resolve: c.property("id", c.globalId("Todo")) }),
    note: d.field(t.of('Note'), 'Note of the runner if it contains only the name of its owner; otherwise null.', { resolve: d.resolver(f('todos', 'Todo', 'note')) }),
    project: d.field(t.of('Project'), 'Project of the target; null for targets in groups.', { resolve: c.property("project.id", c.keyed("id")) }),
    state: d.field(d.required(t.of('TodoStateEnum')), 'State.', { resolve: c.property("state", c.same) }),
    target: d.field(d.required(t.of('Todoable')), 'Description.', { resolve: d.resolver(f('todos', 'Todo', 'target')), extensions: {"score":{"git":true}} }),
    targetType: d.field(d.required(t.of('TodoTargetEnum')), 'Kind of the target.', { resolve: c.property("target_type", c.upper) }),
  }));
  d.enumeration(t, 'TodoActionEnum', 'Reason of a to-do item.', [
    ['approval_required', 'Approval requested.'],
    ['assigned', 'Assigned to the user.'],
    ['build_failed', 'A pipeline failed.'],
    ['directly_addressed', 'A text begins with a mention of the user.'],
    ['marked', 'Added by the user.'],
    ['mentioned', 'A text mentions the user.'],
    ['merge_train_removed', 'Removal of a merge request from its merge train.'],
    ['review_requested', 'Review requested.'],
    ['unmergeable', 'Automatic merge failed.'],
  ]);
  d.object(t, 'TodoConnection', 'A page of a list of `Todo`.', () => [], () => ({
    edges: d.field(d.list(t.of('TodoEdge')), 'The objects of the page, each with its cursor.', { resolve: d.part.edges }),
    nodes: d.field(d.list(t.of('Todo')), 'The objects of the page.', { resolve: d.part.nodes }),
    pageInfo: d.field(d.required(t.of('PageInfo')), 'Where the page is in the list.', { resolve: d.part.pageInfo }),
  }));
  d.input(t, 'TodoCreateInput', 'Input of todoCreate.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    targetId: d.argument(d.required(t.of('TodoableID')), 'Global id of the target.'),
  }));
  d.object(t, 'TodoCreatePayload', 'Payload of todoCreate.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    todo: d.field(t.of('Todo'), 'Object after the mutation; null if the mutation failed.'),
  }));
  d.object(t, 'TodoEdge', 'A `Todo` in a list.', () => [], () => ({
    cursor: d.field(d.required(t.of('String')), 'Place in the list, for `after` and `before`.'),
    node: d.field(t.of('Todo'), 'The object.'),
  }));
  d.globalIdScalar(t, 'TodoID', 'Id of a to-do.', ["Todo"]);
  d.input(t, 'TodoMarkDoneInput', 'Input of todoMarkDone.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    id: d.argument(d.required(t.of('TodoID')), 'The to-do.'),
  }));
  d.object(t, 'TodoMarkDonePayload', 'Payload of todoMarkDone.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    todo: d.field(d.required(t.of('Todo')), 'Object after the mutation; null if the mutation failed.'),
  }));
  d.input(t, 'TodoRestoreInput', 'Input of todoRestore.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    id: d.argument(d.required(t.of('TodoID')), 'The to-do.'),
  }));
  d.input(t, 'TodoRestoreManyInput', 'Input of todoRestoreMany.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    ids: d.argument(d.required(d.list(d.required(t.of('TodoID')))), 'The to-dos.'),
  }));
  d.object(t, 'TodoRestoreManyPayload', 'To-dos that are to be done again.', () => [], () => ({
    todos: d.field(d.required(d.list(d.required(t.of('Todo')))), 'To-do items after the mutation.'),
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
  }));
  d.object(t, 'TodoRestorePayload', 'Payload of todoRestore.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    todo: d.field(d.required(t.of('Todo')), 'Object after the mutation; null if the mutation failed.'),
  }));
  d.enumeration(t, 'TodoStateEnum', 'State of an object.', [
    ['done', 'Close.'],
    ['pending', 'Reopen.'],
  ]);
  d.enumeration(t, 'TodoTargetEnum', 'Kinds of targets of to-do items.', [
    ['ALERT', 'An alert.'],
    ['COMMIT', 'A commit.'],
    ['DESIGN', 'A design.'],
    ['EPIC', 'An epic.'],
    ['ISSUE', 'An issue.'],
    ['MERGEREQUEST', 'A merge request.'],
  ]);
  d.abstract(t, 'Todoable', 'Object that a to-do item refers to.', () => [], () => ({
    webUrl: d.field(t.of('String'), 'URL of the page.'),
  }));
  d.globalIdScalar(t, 'TodoableID', 'Id of an object that can have to-do items.', ["Issue","WorkItem","MergeRequest","Epic"]);
  d.input(t, 'TodosMarkAllDoneInput', 'Input of todosMarkAllDone.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    targetId: d.argument(t.of('TodoableID'), 'Global id of a target: only its to-do items are changed.'),
  }));
  d.object(t, 'TodosMarkAllDonePayload', 'To-dos that are done.', () => [], () => ({
    todos: d.field(d.required(d.list(d.required(t.of('Todo')))), 'Updated to-do items, at most 100.'),
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
  }));
}
