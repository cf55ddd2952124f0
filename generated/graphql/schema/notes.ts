// Generated from spec/graphql/notes.graphql; do not edit. Run `npm run generate`.
import * as c from '../../../generator/runtime/graphql/convert.ts';
import * as d from '../../../generator/runtime/graphql/define.ts';

export function addNotes(t: d.Types, f: d.Functions): void {
  d.input(t, 'CreateNoteInput', 'Input of createNote.', () => ({
    clientMutationId: d.argument(t.of('String'), 'A text that the payload repeats.'),
    body: d.argument(d.required(t.of('String')), 'The text.'),
    confidential: d.argument(t.of('Boolean'), 'Whether only members from reporters on read it.'),
    discussionId: d.argument(t.of('DiscussionID'), 'The thread that it answers.'),
    internal: d.argument(t.of('Boolean'), 'Whether only members from reporters on read it.'),
    mergeRequestDiffHeadSha: d.argument(t.of('String'), 'The newest commit that its writer has seen.'),
    noteableId: d.argument(d.required(t.of('NoteableID')), 'What it is about.'),
  }));
  d.object(t, 'CreateNotePayload', 'Payload of createNote.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Why the mutation failed; empty where it did not.'),
    clientMutationId: d.field(t.of('String'), 'The text of the input.'),
    note: d.field(t.of('Note'), 'The object as it is now; null where the mutation failed.'),
  }));
  d.globalIdScalar(t, 'DiscussionID', 'Id of a thread.', ["Discussion","DiffDiscussion","IndividualNoteDiscussion","OutOfContextDiscussion"]);
  d.object(t, 'Note', 'What somebody said on an issue, a merge request or an epic.', () => [], () => ({
    author: d.field(d.required(t.of('UserCore')), 'Who wrote it.', { resolve: c.property("author", c.same) }),
    body: d.field(d.required(t.of('String')), 'Markdown text.', { resolve: c.property("body", c.text) }),
    confidential: d.field(t.of('Boolean'), 'The same as `confidential`.', { resolve: c.property("internal", c.same) }),
    createdAt: d.field(d.required(t.of('Time')), 'When it was written.', { resolve: c.property("created_at", c.time) }),
    id: d.field(d.required(t.of('ID')), 'Global id: `Note`, `DiscussionNote` or `DiffNote`.', { resolve: d.resolver(f('notes', 'Note', 'id')) }),
    internal: d.field(t.of('Boolean'), 'The same as `confidential`.', { resolve: c.property("internal", c.same) }),
    resolvable: d.field(d.required(t.of('Boolean')), 'Whether its thread can be resolved.', { resolve: c.property("resolvable", c.same) }),
    resolved: d.field(d.required(t.of('Boolean')), 'Whether its thread is resolved; only when it can be.', { resolve: c.property("resolved", c.same, false) }),
    resolvedAt: d.field(t.of('Time'), 'When it was resolved; only when it can be.', { resolve: c.property("resolved_at", c.time) }),
    resolvedBy: d.field(t.of('UserCore'), 'Who resolved it; only when it can be.', { resolve: c.property("resolved_by", c.same) }),
    system: d.field(d.required(t.of('Boolean')), 'Whether the server wrote it about something that happened.', { resolve: c.property("system", c.same) }),
    updatedAt: d.field(d.required(t.of('Time')), 'When it was last changed.', { resolve: c.property("updated_at", c.time) }),
  }));
  d.globalIdScalar(t, 'NoteID', 'Id of a note.', ["Note","DiffNote","DiscussionNote","LegacyDiffNote"]);
  d.globalIdScalar(t, 'NoteableID', 'Id of something that people comment on.', ["Issue","WorkItem","MergeRequest","Epic"]);
}
