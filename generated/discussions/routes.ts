// Generated from spec/domains/* /discussions.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage, writeNote } from '../common/writers.ts';
import { writeDiscussion } from '../discussions/writers.ts';
import { writeIssueNoteCommands } from '../issues/writers.ts';

/** List the discussions of an epic */
export const listEpicDiscussions = defineOperation<HearthFacts>({
  id: 'listEpicDiscussions',
  resource: 'discussions',
  source: 'spec/domains/conversation/discussions.yaml#listEpicDiscussions',
  method: 'GET',
  path: '/groups/{id}/epics/{epic_id}/discussions',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"],"tier":"premium"},
  paginated: true,
  pathParameters: ["id","epic_id"],
  order: ["id","epic_id","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListEpicDiscussions,
  responses: [
    answer.json((v: never) => w.array(v, writeDiscussion), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Start a thread on an epic */
export const createEpicDiscussion = defineOperation<HearthFacts>({
  id: 'createEpicDiscussion',
  resource: 'discussions',
  source: 'spec/domains/conversation/discussions.yaml#createEpicDiscussion',
  method: 'POST',
  path: '/groups/{id}/epics/{epic_id}/discussions',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"],"tier":"premium","rateLimit":"notes_create"},
  pathParameters: ["id","epic_id"],
  order: ["id","epic_id","body","created_at"],
  validators: { params: checks.check1, body: checks.check3 },
  bodyLimit: 4259840,
  decode: decoders.decodeCreateEpicDiscussion,
  responses: [
    answer.json(writeDiscussion, 201),
    answer.json(writeIssueNoteCommands, 202),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 429),
  ],
});

/** Get a discussion of an epic */
export const getEpicDiscussion = defineOperation<HearthFacts>({
  id: 'getEpicDiscussion',
  resource: 'discussions',
  source: 'spec/domains/conversation/discussions.yaml#getEpicDiscussion',
  method: 'GET',
  path: '/groups/{id}/epics/{epic_id}/discussions/{discussion_id}',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"],"tier":"premium"},
  pathParameters: ["id","epic_id","discussion_id"],
  order: ["id","epic_id","discussion_id"],
  validators: { params: checks.check4 },
  decode: decoders.decodeGetEpicDiscussion,
  responses: [
    answer.json(writeDiscussion, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Reply in a discussion of an epic */
export const createEpicDiscussionNote = defineOperation<HearthFacts>({
  id: 'createEpicDiscussionNote',
  resource: 'discussions',
  source: 'spec/domains/conversation/discussions.yaml#createEpicDiscussionNote',
  method: 'POST',
  path: '/groups/{id}/epics/{epic_id}/discussions/{discussion_id}/notes',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"],"tier":"premium","rateLimit":"notes_create"},
  pathParameters: ["id","epic_id","discussion_id"],
  order: ["id","epic_id","discussion_id","body","created_at","internal"],
  validators: { params: checks.check4, body: checks.check3 },
  bodyLimit: 4259840,
  decode: decoders.decodeCreateEpicDiscussionNote,
  responses: [
    answer.json(writeNote, 201),
    answer.json(writeIssueNoteCommands, 202),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 429),
  ],
});

/** Change a note of a discussion of an epic */
export const updateEpicDiscussionNote = defineOperation<HearthFacts>({
  id: 'updateEpicDiscussionNote',
  resource: 'discussions',
  source: 'spec/domains/conversation/discussions.yaml#updateEpicDiscussionNote',
  method: 'PUT',
  path: '/groups/{id}/epics/{epic_id}/discussions/{discussion_id}/notes/{note_id}',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id","epic_id","discussion_id","note_id"],
  order: ["id","epic_id","discussion_id","note_id","body","resolved"],
  validators: { params: checks.check5, body: checks.check6 },
  relations: {"exclusive":[],"atLeastOne":[],"exactlyOne":[["body","resolved"]],"allOrNone":[]},
  bodyLimit: 4259840,
  decode: decoders.decodeUpdateEpicDiscussionNote,
  responses: [
    answer.json(writeNote, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Delete a note of a discussion of an epic */
export const deleteEpicDiscussionNote = defineOperation<HearthFacts>({
  id: 'deleteEpicDiscussionNote',
  resource: 'discussions',
  source: 'spec/domains/conversation/discussions.yaml#deleteEpicDiscussionNote',
  method: 'DELETE',
  path: '/groups/{id}/epics/{epic_id}/discussions/{discussion_id}/notes/{note_id}',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id","epic_id","discussion_id","note_id"],
  order: ["id","epic_id","discussion_id","note_id","If-Unmodified-Since"],
  validators: { params: checks.check5, headers: checks.check7 },
  decode: decoders.decodeDeleteEpicDiscussionNote,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});

/** List the discussions of an issue */
export const listIssueDiscussions = defineOperation<HearthFacts>({
  id: 'listIssueDiscussions',
  resource: 'discussions',
  source: 'spec/domains/conversation/discussions.yaml#listIssueDiscussions',
  method: 'GET',
  path: '/projects/{id}/issues/{issue_iid}/discussions',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"issues","signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id","issue_iid"],
  order: ["id","issue_iid","page","per_page"],
  validators: { params: checks.check8, query: checks.check2 },
  decode: decoders.decodeListIssueDiscussions,
  responses: [
    answer.json((v: never) => w.array(v, writeDiscussion), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Start a thread on an issue */
export const createIssueDiscussion = defineOperation<HearthFacts>({
  id: 'createIssueDiscussion',
  resource: 'discussions',
  source: 'spec/domains/conversation/discussions.yaml#createIssueDiscussion',
  method: 'POST',
  path: '/projects/{id}/issues/{issue_iid}/discussions',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"issues","signedIn":true,"early":true},"scopes":["api"],"rateLimit":"notes_create"},
  pathParameters: ["id","issue_iid"],
  order: ["id","issue_iid","body","created_at"],
  validators: { params: checks.check8, body: checks.check3 },
  bodyLimit: 4259840,
  decode: decoders.decodeCreateIssueDiscussion,
  responses: [
    answer.json(writeDiscussion, 201),
    answer.json(writeIssueNoteCommands, 202),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 429),
  ],
});

/** Get a discussion of an issue */
export const getIssueDiscussion = defineOperation<HearthFacts>({
  id: 'getIssueDiscussion',
  resource: 'discussions',
  source: 'spec/domains/conversation/discussions.yaml#getIssueDiscussion',
  method: 'GET',
  path: '/projects/{id}/issues/{issue_iid}/discussions/{discussion_id}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"issues","signedIn":false,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id","issue_iid","discussion_id"],
  order: ["id","issue_iid","discussion_id"],
  validators: { params: checks.check9 },
  decode: decoders.decodeGetIssueDiscussion,
  responses: [
    answer.json(writeDiscussion, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Reply in a discussion of an issue */
export const createIssueDiscussionNote = defineOperation<HearthFacts>({
  id: 'createIssueDiscussionNote',
  resource: 'discussions',
  source: 'spec/domains/conversation/discussions.yaml#createIssueDiscussionNote',
  method: 'POST',
  path: '/projects/{id}/issues/{issue_iid}/discussions/{discussion_id}/notes',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"issues","signedIn":true,"early":true},"scopes":["api"],"rateLimit":"notes_create"},
  pathParameters: ["id","issue_iid","discussion_id"],
  order: ["id","issue_iid","discussion_id","body","created_at","internal"],
  validators: { params: checks.check9, body: checks.check3 },
  bodyLimit: 4259840,
  decode: decoders.decodeCreateIssueDiscussionNote,
  responses: [
    answer.json(writeNote, 201),
    answer.json(writeIssueNoteCommands, 202),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 429),
  ],
});

/** Change a note of a discussion of an issue */
export const updateIssueDiscussionNote = defineOperation<HearthFacts>({
  id: 'updateIssueDiscussionNote',
  resource: 'discussions',
  source: 'spec/domains/conversation/discussions.yaml#updateIssueDiscussionNote',
  method: 'PUT',
  path: '/projects/{id}/issues/{issue_iid}/discussions/{discussion_id}/notes/{note_id}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"issues","signedIn":true,"early":true},"scopes":["api"]},
  pathParameters: ["id","issue_iid","discussion_id","note_id"],
  order: ["id","issue_iid","discussion_id","note_id","body","resolved"],
  validators: { params: checks.check10, body: checks.check6 },
  relations: {"exclusive":[],"atLeastOne":[],"exactlyOne":[["body","resolved"]],"allOrNone":[]},
  bodyLimit: 4259840,
  decode: decoders.decodeUpdateIssueDiscussionNote,
  responses: [
    answer.json(writeNote, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Delete a note of a discussion of an issue */
export const deleteIssueDiscussionNote = defineOperation<HearthFacts>({
  id: 'deleteIssueDiscussionNote',
  resource: 'discussions',
  source: 'spec/domains/conversation/discussions.yaml#deleteIssueDiscussionNote',
  method: 'DELETE',
  path: '/projects/{id}/issues/{issue_iid}/discussions/{discussion_id}/notes/{note_id}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"issues","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","issue_iid","discussion_id","note_id"],
  order: ["id","issue_iid","discussion_id","note_id","If-Unmodified-Since"],
  validators: { params: checks.check10, headers: checks.check7 },
  decode: decoders.decodeDeleteIssueDiscussionNote,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});

/** List the discussions of a merge request */
export const listMergeRequestDiscussions = defineOperation<HearthFacts>({
  id: 'listMergeRequestDiscussions',
  resource: 'discussions',
  source: 'spec/domains/conversation/discussions.yaml#listMergeRequestDiscussions',
  method: 'GET',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/discussions',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id","merge_request_iid"],
  order: ["id","merge_request_iid","page","per_page"],
  validators: { params: checks.check11, query: checks.check2 },
  decode: decoders.decodeListMergeRequestDiscussions,
  responses: [
    answer.json((v: never) => w.array(v, writeDiscussion), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Start a thread on a merge request */
export const createMergeRequestDiscussion = defineOperation<HearthFacts>({
  id: 'createMergeRequestDiscussion',
  resource: 'discussions',
  source: 'spec/domains/conversation/discussions.yaml#createMergeRequestDiscussion',
  method: 'POST',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/discussions',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":true},"scopes":["api"],"rateLimit":"notes_create"},
  pathParameters: ["id","merge_request_iid"],
  order: ["id","merge_request_iid","body","created_at","position"],
  validators: { params: checks.check11, body: checks.check12 },
  bodyLimit: 4259840,
  decode: decoders.decodeCreateMergeRequestDiscussion,
  responses: [
    answer.json(writeDiscussion, 201),
    answer.json(writeIssueNoteCommands, 202),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 429),
  ],
});

/** Get a discussion of a merge request */
export const getMergeRequestDiscussion = defineOperation<HearthFacts>({
  id: 'getMergeRequestDiscussion',
  resource: 'discussions',
  source: 'spec/domains/conversation/discussions.yaml#getMergeRequestDiscussion',
  method: 'GET',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id","merge_request_iid","discussion_id"],
  order: ["id","merge_request_iid","discussion_id"],
  validators: { params: checks.check13 },
  decode: decoders.decodeGetMergeRequestDiscussion,
  responses: [
    answer.json(writeDiscussion, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Resolve a thread of a merge request */
export const resolveMergeRequestDiscussion = defineOperation<HearthFacts>({
  id: 'resolveMergeRequestDiscussion',
  resource: 'discussions',
  source: 'spec/domains/conversation/discussions.yaml#resolveMergeRequestDiscussion',
  method: 'PUT',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","merge_request_iid","discussion_id"],
  order: ["id","merge_request_iid","discussion_id","resolved"],
  validators: { params: checks.check13 },
  decode: decoders.decodeResolveMergeRequestDiscussion,
  responses: [
    answer.json(writeDiscussion, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Reply in a discussion of a merge request */
export const createMergeRequestDiscussionNote = defineOperation<HearthFacts>({
  id: 'createMergeRequestDiscussionNote',
  resource: 'discussions',
  source: 'spec/domains/conversation/discussions.yaml#createMergeRequestDiscussionNote',
  method: 'POST',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}/notes',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":true},"scopes":["api"],"rateLimit":"notes_create"},
  pathParameters: ["id","merge_request_iid","discussion_id"],
  order: ["id","merge_request_iid","discussion_id","body","created_at","internal","merge_request_diff_head_sha"],
  validators: { params: checks.check13, body: checks.check14 },
  bodyLimit: 4259840,
  decode: decoders.decodeCreateMergeRequestDiscussionNote,
  responses: [
    answer.json(writeNote, 201),
    answer.json(writeIssueNoteCommands, 202),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 429),
  ],
});

/** Change a note of a discussion of a merge request */
export const updateMergeRequestDiscussionNote = defineOperation<HearthFacts>({
  id: 'updateMergeRequestDiscussionNote',
  resource: 'discussions',
  source: 'spec/domains/conversation/discussions.yaml#updateMergeRequestDiscussionNote',
  method: 'PUT',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}/notes/{note_id}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":true},"scopes":["api"]},
  pathParameters: ["id","merge_request_iid","discussion_id","note_id"],
  order: ["id","merge_request_iid","discussion_id","note_id","body","resolved"],
  validators: { params: checks.check15, body: checks.check6 },
  relations: {"exclusive":[],"atLeastOne":[],"exactlyOne":[["body","resolved"]],"allOrNone":[]},
  bodyLimit: 4259840,
  decode: decoders.decodeUpdateMergeRequestDiscussionNote,
  responses: [
    answer.json(writeNote, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Delete a note of a discussion of a merge request */
export const deleteMergeRequestDiscussionNote = defineOperation<HearthFacts>({
  id: 'deleteMergeRequestDiscussionNote',
  resource: 'discussions',
  source: 'spec/domains/conversation/discussions.yaml#deleteMergeRequestDiscussionNote',
  method: 'DELETE',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}/notes/{note_id}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","merge_request_iid","discussion_id","note_id"],
  order: ["id","merge_request_iid","discussion_id","note_id","If-Unmodified-Since"],
  validators: { params: checks.check15, headers: checks.check7 },
  decode: decoders.decodeDeleteMergeRequestDiscussionNote,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});
