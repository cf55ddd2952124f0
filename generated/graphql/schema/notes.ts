// Generated from spec/graphql/notes.graphql; do not edit. Run `npm run generate`.
import * as c from '../../../generator/runtime/graphql/convert.ts';
import * as d from '../../../generator/runtime/graphql/define.ts';

export function addNotes(t: d.Types, f: d.Functions): void {
  d.input(t, 'CreateDiffNoteInput', 'Input of createDiffNote.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    body: d.argument(d.required(t.of('String')), 'The text. Maximum: 1,048,576 characters.', { extensions: { bound: {"maxLength":1048576} } }),
    confidential: d.argument(t.of('Boolean'), 'No effect: notes on diffs are visible to everyone who may read the merge request.'),
    noteableId: d.argument(d.required(t.of('NoteableID')), 'The merge request.'),
    position: d.argument(d.required(t.of('DiffPositionInput')), 'The line.'),
  }));
  d.object(t, 'CreateDiffNotePayload', 'Payload of createDiffNote.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    note: d.field(t.of('Note'), 'Object after the mutation; null if the mutation failed.'),
  }));
  d.input(t, 'CreateImageDiffNoteInput', 'Input of createImageDiffNote.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    body: d.argument(d.required(t.of('String')), 'The text. Maximum: 1,048,576 characters.', { extensions: { bound: {"maxLength":1048576} } }),
    confidential: d.argument(t.of('Boolean'), 'No effect: notes on diffs are visible to everyone who may read the merge request.'),
    noteableId: d.argument(d.required(t.of('NoteableID')), 'The merge request.'),
    position: d.argument(d.required(t.of('DiffImagePositionInput')), 'The point.'),
  }));
  d.object(t, 'CreateImageDiffNotePayload', 'Payload of createImageDiffNote.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    note: d.field(t.of('Note'), 'Object after the mutation; null if the mutation failed.'),
  }));
  d.input(t, 'CreateNoteInput', 'Input of createNote.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    body: d.argument(d.required(t.of('String')), 'The text. Maximum: 1,048,576 characters.', { extensions: { bound: {"maxLength":1048576} } }),
    confidential: d.argument(t.of('Boolean'), 'True if only members with at least the reporter role may read the note.'),
    discussionId: d.argument(t.of('DiscussionID'), 'Thread of the reply.'),
    internal: d.argument(t.of('Boolean'), 'True if only members with at least the reporter role may read the note.'),
    mergeRequestDiffHeadSha: d.argument(t.of('String'), 'Head of the merge request that the author knows. Maximum: 64 characters.'),
    noteableId: d.argument(d.required(t.of('NoteableID')), 'Description.'),
  }));
  d.object(t, 'CreateNotePayload', 'Payload of createNote.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    note: d.field(t.of('Note'), 'Object after the mutation; null if the mutation failed.'),
  }));
  d.input(t, 'DestroyNoteInput', 'Input of destroyNote.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    id: d.argument(d.required(t.of('NoteID')), 'The note.'),
  }));
  d.object(t, 'DestroyNotePayload', 'Payload of destroyNote.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    note: d.field(t.of('Note'), 'Object after the mutation; null if the mutation failed.'),
  }));
  d.input(t, 'DiffImagePositionInput', 'A point of an image in a diff, for a new note.', () => ({
    baseSha: d.argument(t.of('String'), 'Commit at which the branches diverged.'),
    headSha: d.argument(d.required(t.of('String')), 'Head of the source branch.'),
    height: d.argument(d.required(t.of('Int')), 'Height of the image.'),
    paths: d.argument(d.required(t.of('DiffPathsInput')), 'Paths of the image.'),
    startSha: d.argument(d.required(t.of('String')), 'Head of the target branch.'),
    width: d.argument(d.required(t.of('Int')), 'Width of the image.'),
    x: d.argument(d.required(t.of('Int')), 'Horizontal position.'),
    y: d.argument(d.required(t.of('Int')), 'Vertical position.'),
  }));
  d.globalIdScalar(t, 'DiffNoteID', 'Global id of a diff note.', ["DiffNote"]);
  d.input(t, 'DiffPathsInput', 'Paths of a file in a diff; one is required.', () => ({
    newPath: d.argument(t.of('String'), 'Path after the change.'),
    oldPath: d.argument(t.of('String'), 'Path before the change.'),
  }));
  d.object(t, 'DiffPosition', 'A place in the diff of a merge request.', () => [], () => ({
    diffRefs: d.field(d.required(t.of('DiffRefs')), 'Base, start and head commit of the diff.', { resolve: d.resolver(f('notes', 'DiffPosition', 'diffRefs')) }),
    filePath: d.field(d.required(t.of('String')), 'Path of the file.', { resolve: d.resolver(f('notes', 'DiffPosition', 'filePath')) }),
    height: d.field(t.of('Int'), 'Height of the image in pixels.', { resolve: c.property("height", c.same) }),
    newLine: d.field(t.of('Int'), 'Line number after the change.', { resolve: c.property("new_line", c.same) }),
    newPath: d.field(t.of('String'), 'Path after the change.', { resolve: c.property("new_path", c.text) }),
    oldLine: d.field(t.of('Int'), 'Line number before the change.', { resolve: c.property("old_line", c.same) }),
    oldPath: d.field(t.of('String'), 'Path before the change.', { resolve: c.property("old_path", c.text) }),
    positionType: d.field(d.required(t.of('DiffPositionType')), 'Kind of place.', { resolve: c.property("position_type", c.same) }),
    width: d.field(t.of('Int'), 'Width of the image in pixels.', { resolve: c.property("width", c.same) }),
    x: d.field(t.of('Int'), 'Pixels from the left edge of the image.', { resolve: c.property("x", c.same) }),
    y: d.field(t.of('Int'), 'Pixels from the upper edge of the image.', { resolve: c.property("y", c.same) }),
  }));
  d.input(t, 'DiffPositionInput', 'A place in a diff, for a new note.', () => ({
    baseSha: d.argument(t.of('String'), 'Commit at which the branches diverged.'),
    headSha: d.argument(d.required(t.of('String')), 'Head of the source branch.'),
    newLine: d.argument(t.of('Int'), 'Line of the file after the change.'),
    oldLine: d.argument(t.of('Int'), 'Line number before the change.'),
    paths: d.argument(d.required(t.of('DiffPathsInput')), 'Paths of the file.'),
    startSha: d.argument(d.required(t.of('String')), 'Head of the target branch.'),
  }));
  d.enumeration(t, 'DiffPositionType', 'Kinds of places in a diff.', [
    ['text', 'Position of a line.'],
    ['image', 'A point of an image.'],
  ]);
  d.object(t, 'Discussion', 'Thread of notes, or a single note.', () => [t.of('ResolvableInterface')], () => ({
    createdAt: d.field(d.required(t.of('Time')), 'Start time.', { resolve: d.resolver(f('notes', 'Discussion', 'createdAt')) }),
    id: d.field(d.required(t.of('DiscussionID')), 'Global id: `Discussion`, `DiffDiscussion` or `IndividualNoteDiscussion`.', { resolve: d.resolver(f('notes', 'Discussion', 'id')) }),
    noteable: d.field(t.of('NoteableType'), 'Object that the discussion belongs to; null for epics.', { resolve: d.resolver(f('notes', 'Discussion', 'noteable')) }),
    notes: d.field(d.required(t.of('NoteConnection')), 'Notes, oldest first.', { args: { ...d.pageArguments(t), }, resolve: d.connection(c.property("notes", c.same), 200), extensions: {"score":{"max":200},"connection":true} }),
    replyId: d.field(d.required(t.of('DiscussionID')), 'Id for replies with `createNote`.', { resolve: d.resolver(f('notes', 'Discussion', 'replyId')) }),
    resolvable: d.field(d.required(t.of('Boolean')), 'True if the object can be resolved.', { resolve: d.resolver(f('notes', 'Discussion', 'resolvable')) }),
    resolved: d.field(d.required(t.of('Boolean')), 'True if all resolvable notes are resolved.', { resolve: d.resolver(f('notes', 'Discussion', 'resolved')) }),
    resolvedAt: d.field(t.of('Time'), 'Time of resolution; null if unresolved.', { resolve: d.resolver(f('notes', 'Discussion', 'resolvedAt')) }),
    resolvedBy: d.field(t.of('UserCore'), 'User who resolved the object.', { resolve: d.resolver(f('notes', 'Discussion', 'resolvedBy')) }),
  }));
  d.object(t, 'DiscussionConnection', 'A page of a list of `Discussion`.', () => [], () => ({
    edges: d.field(d.list(t.of('DiscussionEdge')), 'The objects of the page, each with its cursor.', { resolve: d.part.edges }),
    nodes: d.field(d.list(t.of('Discussion')), 'The objects of the page.', { resolve: d.part.nodes }),
    pageInfo: d.field(d.required(t.of('PageInfo')), 'Where the page is in the list.', { resolve: d.part.pageInfo }),
  }));
  d.object(t, 'DiscussionEdge', 'A `Discussion` in a list.', () => [], () => ({
    cursor: d.field(d.required(t.of('String')), 'Place in the list, for `after` and `before`.'),
    node: d.field(t.of('Discussion'), 'The object.'),
  }));
  d.globalIdScalar(t, 'DiscussionID', 'Id of a thread.', ["Discussion","DiffDiscussion","IndividualNoteDiscussion","OutOfContextDiscussion"]);
  d.input(t, 'DiscussionToggleResolveInput', 'Input of discussionToggleResolve.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    id: d.argument(d.required(t.of('DiscussionID')), 'The thread.'),
    resolve: d.argument(d.required(t.of('Boolean')), 'True if resolved.'),
  }));
  d.object(t, 'DiscussionToggleResolvePayload', 'Payload of discussionToggleResolve.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    discussion: d.field(t.of('Discussion'), 'Object after the mutation; null if the mutation failed.'),
  }));
  d.object(t, 'Note', 'Note on an issue, a merge request or an epic.', () => [t.of('ResolvableInterface')], () => ({
    author: d.field(d.required(t.of('UserCore')), 'Author.', { resolve: c.property("author", c.same) }),
    body: d.field(d.required(t.of('String')), 'Markdown text.', { resolve: c.property("body", c.text) }),
    bodyHtml: d.field(t.of('String'), 'The text as HTML.', { resolve: d.resolver(f('notes', 'Note', 'bodyHtml')), extensions: {"score":{"git":true}} }),
    confidential: d.field(t.of('Boolean'), 'Same as `confidential`.', { resolve: c.property("internal", c.same) }),
    createdAt: d.field(d.required(t.of('Time')), 'Creation time.', { resolve: c.property("created_at", c.time) }),
    discussion: d.field(t.of('Discussion'), 'Thread of the note.', { resolve: d.resolver(f('notes', 'Note', 'discussion')) }),
    id: d.field(d.required(t.of('NoteID')), 'Global id: `Note`, `DiscussionNote` or `DiffNote`.', { resolve: d.resolver(f('notes', 'Note', 'id')) }),
    internal: d.field(t.of('Boolean'), 'Same as `confidential`.', { resolve: c.property("internal", c.same) }),
    position: d.field(t.of('DiffPosition'), 'Position in the diff; null for other notes.', { resolve: c.property("position", c.same) }),
    project: d.field(t.of('Project'), 'Project of the object; null for epics.', { resolve: d.resolver(f('notes', 'Note', 'project')) }),
    resolvable: d.field(d.required(t.of('Boolean')), 'True if the thread of the note can be resolved.', { resolve: c.property("resolvable", c.same) }),
    resolved: d.field(d.required(t.of('Boolean')), 'True if the thread is resolved; present only for resolvable notes.', { resolve: c.property("resolved", c.same, false) }),
    resolvedAt: d.field(t.of('Time'), 'Time of resolution; present only for resolvable notes.', { resolve: c.property("resolved_at", c.time) }),
    resolvedBy: d.field(t.of('UserCore'), 'User who resolved the thread; present only for resolvable notes.', { resolve: c.property("resolved_by", c.same) }),
    system: d.field(d.required(t.of('Boolean')), 'True for system notes.', { resolve: c.property("system", c.same) }),
    systemNoteIconName: d.field(t.of('String'), 'Icon of a system note; null for other notes.', { resolve: d.resolver(f('notes', 'Note', 'systemNoteIconName')) }),
    updatedAt: d.field(d.required(t.of('Time')), 'Time of the last update.', { resolve: c.property("updated_at", c.time) }),
    url: d.field(t.of('String'), 'Address of the note.', { resolve: d.resolver(f('notes', 'Note', 'url')) }),
    userPermissions: d.field(d.required(t.of('NotePermissions')), 'Permissions of the caller on the object.', { resolve: d.resolver(f('notes', 'Note', 'userPermissions')) }),
  }));
  d.object(t, 'NoteConnection', 'A page of a list of `Note`.', () => [], () => ({
    edges: d.field(d.list(t.of('NoteEdge')), 'The objects of the page, each with its cursor.', { resolve: d.part.edges }),
    nodes: d.field(d.list(t.of('Note')), 'The objects of the page.', { resolve: d.part.nodes }),
    pageInfo: d.field(d.required(t.of('PageInfo')), 'Where the page is in the list.', { resolve: d.part.pageInfo }),
  }));
  d.object(t, 'NoteEdge', 'A `Note` in a list.', () => [], () => ({
    cursor: d.field(d.required(t.of('String')), 'Place in the list, for `after` and `before`.'),
    node: d.field(t.of('Note'), 'The object.'),
  }));
  d.globalIdScalar(t, 'NoteID', 'Id of a note.', ["Note","DiffNote","DiscussionNote","LegacyDiffNote"]);
  d.object(t, 'NotePermissions', 'Permissions of the caller on a note.', () => [], () => ({
    adminNote: d.field(d.required(t.of('Boolean')), 'True if the caller may administer the object.'),
    awardEmoji: d.field(d.required(t.of('Boolean')), 'True if the caller may add reactions.'),
    createNote: d.field(d.required(t.of('Boolean')), 'True if the caller may reply.'),
    readNote: d.field(d.required(t.of('Boolean')), 'True if the caller may read the object.', { resolve: c.always(true) }),
    repositionNote: d.field(d.required(t.of('Boolean')), 'True if the caller may move the note within its image.'),
    resolveNote: d.field(d.required(t.of('Boolean')), 'True if the caller may resolve the thread of the note.'),
  }));
  d.globalIdScalar(t, 'NoteableID', 'Id of an object that can have comments.', ["Issue","WorkItem","MergeRequest","Epic"]);
  d.abstract(t, 'NoteableInterface', 'Object with comments.', () => [], () => ({
    discussions: d.field(d.required(t.of('DiscussionConnection')), 'Discussions, oldest first.', { args: { ...d.pageArguments(t), }, extensions: {"connection":true} }),
    notes: d.field(d.required(t.of('NoteConnection')), 'Notes, oldest first.', { args: { ...d.pageArguments(t), }, extensions: {"connection":true} }),
  }));
  d.union(t, 'NoteableType', 'Object that a discussion belongs to.', () => [t.of('Issue'), t.of('MergeRequest')]);
  d.abstract(t, 'ResolvableInterface', 'Object that can be resolved.', () => [], () => ({
    resolvable: d.field(d.required(t.of('Boolean')), 'True if the object can be resolved.'),
    resolved: d.field(d.required(t.of('Boolean')), 'True if resolved.'),
    resolvedAt: d.field(t.of('Time'), 'Time of resolution.'),
    resolvedBy: d.field(t.of('UserCore'), 'User who resolved the object.'),
  }));
  d.input(t, 'UpdateNoteInput', 'Input of updateNote.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    body: d.argument(t.of('String'), 'Text; omit to keep it. Maximum: 1,048,576 characters.', { extensions: { bound: {"maxLength":1048576} } }),
    confidential: d.argument(t.of('Boolean'), 'No effect: the confidentiality of a note is set at its creation.'),
    id: d.argument(d.required(t.of('NoteID')), 'The note.'),
    internal: d.argument(t.of('Boolean'), 'No effect: the confidentiality of a note is set at its creation.'),
  }));
  d.object(t, 'UpdateNotePayload', 'Payload of updateNote.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    note: d.field(t.of('Note'), 'Object after the mutation; null if the mutation failed.'),
  }));
}
