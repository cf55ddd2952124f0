// Generated from spec/domains/* /notes.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage, writeNote } from '../common/writers.ts';
import { writeIssueNoteCommands } from '../issues/writers.ts';

/** List the notes of an epic */
export const listEpicNotes = defineOperation<HearthFacts>({
  id: 'listEpicNotes',
  resource: 'notes',
  source: 'spec/domains/conversation/notes.yaml#listEpicNotes',
  method: 'GET',
  path: '/groups/{id}/epics/{epic_id}/notes',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"],"tier":"premium"},
  paginated: true,
  pathParameters: ["id","epic_id"],
  order: ["id","epic_id","activity_filter","order_by","sort","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListEpicNotes,
  responses: [
    answer.json((v: never) => w.array(v, writeNote), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Comment on an epic */
export const createEpicNote = defineOperation<HearthFacts>({
  id: 'createEpicNote',
  resource: 'notes',
  source: 'spec/domains/conversation/notes.yaml#createEpicNote',
  method: 'POST',
  path: '/groups/{id}/epics/{epic_id}/notes',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"],"tier":"premium","rateLimit":"notes_create"},
  pathParameters: ["id","epic_id"],
  order: ["id","epic_id","body","confidential","internal","created_at"],
  validators: { params: checks.check1, body: checks.check3 },
  bodyLimit: 4259840,
  decode: decoders.decodeCreateEpicNote,
  responses: [
    answer.json(writeNote, 201),
    answer.json(writeIssueNoteCommands, 202),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 429),
  ],
});

/** Get a note of an epic */
export const getEpicNote = defineOperation<HearthFacts>({
  id: 'getEpicNote',
  resource: 'notes',
  source: 'spec/domains/conversation/notes.yaml#getEpicNote',
  method: 'GET',
  path: '/groups/{id}/epics/{epic_id}/notes/{note_id}',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"],"tier":"premium"},
  pathParameters: ["id","epic_id","note_id"],
  order: ["id","epic_id","note_id"],
  validators: { params: checks.check4 },
  decode: decoders.decodeGetEpicNote,
  responses: [
    answer.json(writeNote, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Change a note of an epic */
export const updateEpicNote = defineOperation<HearthFacts>({
  id: 'updateEpicNote',
  resource: 'notes',
  source: 'spec/domains/conversation/notes.yaml#updateEpicNote',
  method: 'PUT',
  path: '/groups/{id}/epics/{epic_id}/notes/{note_id}',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id","epic_id","note_id"],
  order: ["id","epic_id","note_id","body"],
  validators: { params: checks.check4, body: checks.check5 },
  bodyLimit: 4259840,
  decode: decoders.decodeUpdateEpicNote,
  responses: [
    answer.json(writeNote, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Delete a note of an epic */
export const deleteEpicNote = defineOperation<HearthFacts>({
  id: 'deleteEpicNote',
  resource: 'notes',
  source: 'spec/domains/conversation/notes.yaml#deleteEpicNote',
  method: 'DELETE',
  path: '/groups/{id}/epics/{epic_id}/notes/{note_id}',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id","epic_id","note_id"],
  order: ["id","epic_id","note_id","If-Unmodified-Since"],
  validators: { params: checks.check4, headers: checks.check6 },
  decode: decoders.decodeDeleteEpicNote,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});

/** List the notes of an issue */
export const listIssueNotes = defineOperation<HearthFacts>({
  id: 'listIssueNotes',
  resource: 'notes',
  source: 'spec/domains/conversation/notes.yaml#listIssueNotes',
  method: 'GET',
  path: '/projects/{id}/issues/{issue_iid}/notes',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"issues","signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id","issue_iid"],
  order: ["id","issue_iid","activity_filter","order_by","sort","page","per_page"],
  validators: { params: checks.check7, query: checks.check2 },
  decode: decoders.decodeListIssueNotes,
  responses: [
    answer.json((v: never) => w.array(v, writeNote), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get a note of an issue */
export const getIssueNote = defineOperation<HearthFacts>({
  id: 'getIssueNote',
  resource: 'notes',
  source: 'spec/domains/conversation/notes.yaml#getIssueNote',
  method: 'GET',
  path: '/projects/{id}/issues/{issue_iid}/notes/{note_id}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"issues","signedIn":false,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id","issue_iid","note_id"],
  order: ["id","issue_iid","note_id"],
  validators: { params: checks.check8 },
  decode: decoders.decodeGetIssueNote,
  responses: [
    answer.json(writeNote, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Change a note of an issue */
export const updateIssueNote = defineOperation<HearthFacts>({
  id: 'updateIssueNote',
  resource: 'notes',
  source: 'spec/domains/conversation/notes.yaml#updateIssueNote',
  method: 'PUT',
  path: '/projects/{id}/issues/{issue_iid}/notes/{note_id}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"issues","signedIn":true,"early":true},"scopes":["api"]},
  pathParameters: ["id","issue_iid","note_id"],
  order: ["id","issue_iid","note_id","body"],
  validators: { params: checks.check8, body: checks.check5 },
  bodyLimit: 4259840,
  decode: decoders.decodeUpdateIssueNote,
  responses: [
    answer.json(writeNote, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Delete a note of an issue */
export const deleteIssueNote = defineOperation<HearthFacts>({
  id: 'deleteIssueNote',
  resource: 'notes',
  source: 'spec/domains/conversation/notes.yaml#deleteIssueNote',
  method: 'DELETE',
  path: '/projects/{id}/issues/{issue_iid}/notes/{note_id}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"issues","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","issue_iid","note_id"],
  order: ["id","issue_iid","note_id","If-Unmodified-Since"],
  validators: { params: checks.check8, headers: checks.check6 },
  decode: decoders.decodeDeleteIssueNote,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});

/** List the notes of a merge request */
export const listMergeRequestNotes = defineOperation<HearthFacts>({
  id: 'listMergeRequestNotes',
  resource: 'notes',
  source: 'spec/domains/conversation/notes.yaml#listMergeRequestNotes',
  method: 'GET',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/notes',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id","merge_request_iid"],
  order: ["id","merge_request_iid","activity_filter","order_by","sort","page","per_page"],
  validators: { params: checks.check9, query: checks.check2 },
  decode: decoders.decodeListMergeRequestNotes,
  responses: [
    answer.json((v: never) => w.array(v, writeNote), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Comment on a merge request */
export const createMergeRequestNote = defineOperation<HearthFacts>({
  id: 'createMergeRequestNote',
  resource: 'notes',
  source: 'spec/domains/conversation/notes.yaml#createMergeRequestNote',
  method: 'POST',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/notes',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":true},"scopes":["api"],"rateLimit":"notes_create"},
  pathParameters: ["id","merge_request_iid"],
  order: ["id","merge_request_iid","body","confidential","internal","created_at","merge_request_diff_head_sha"],
  validators: { params: checks.check9, body: checks.check10 },
  bodyLimit: 4259840,
  decode: decoders.decodeCreateMergeRequestNote,
  responses: [
    answer.json(writeNote, 201),
    answer.json(writeIssueNoteCommands, 202),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 429),
  ],
});

/** Get a note of a merge request */
export const getMergeRequestNote = defineOperation<HearthFacts>({
  id: 'getMergeRequestNote',
  resource: 'notes',
  source: 'spec/domains/conversation/notes.yaml#getMergeRequestNote',
  method: 'GET',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id","merge_request_iid","note_id"],
  order: ["id","merge_request_iid","note_id"],
  validators: { params: checks.check11 },
  decode: decoders.decodeGetMergeRequestNote,
  responses: [
    answer.json(writeNote, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Change a note of a merge request */
export const updateMergeRequestNote = defineOperation<HearthFacts>({
  id: 'updateMergeRequestNote',
  resource: 'notes',
  source: 'spec/domains/conversation/notes.yaml#updateMergeRequestNote',
  method: 'PUT',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":true},"scopes":["api"]},
  pathParameters: ["id","merge_request_iid","note_id"],
  order: ["id","merge_request_iid","note_id","body"],
  validators: { params: checks.check11, body: checks.check5 },
  bodyLimit: 4259840,
  decode: decoders.decodeUpdateMergeRequestNote,
  responses: [
    answer.json(writeNote, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Delete a note of a merge request */
export const deleteMergeRequestNote = defineOperation<HearthFacts>({
  id: 'deleteMergeRequestNote',
  resource: 'notes',
  source: 'spec/domains/conversation/notes.yaml#deleteMergeRequestNote',
  method: 'DELETE',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","merge_request_iid","note_id"],
  order: ["id","merge_request_iid","note_id","If-Unmodified-Since"],
  validators: { params: checks.check11, headers: checks.check6 },
  decode: decoders.decodeDeleteMergeRequestNote,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});
