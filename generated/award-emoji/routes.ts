// Generated from spec/domains/* /award-emoji.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAwardEmoji } from '../award-emoji/writers.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';

/** List the reactions to an epic */
export const listEpicAwardEmoji = defineOperation<HearthFacts>({
  id: 'listEpicAwardEmoji',
  resource: 'award-emoji',
  source: 'spec/domains/conversation/award-emoji.yaml#listEpicAwardEmoji',
  method: 'GET',
  path: '/groups/{id}/epics/{epic_id}/award_emoji',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"],"tier":"premium"},
  paginated: true,
  pathParameters: ["id","epic_id"],
  order: ["id","epic_id","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListEpicAwardEmoji,
  responses: [
    answer.json((v: never) => w.array(v, writeAwardEmoji), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** React to an epic */
export const createEpicAwardEmoji = defineOperation<HearthFacts>({
  id: 'createEpicAwardEmoji',
  resource: 'award-emoji',
  source: 'spec/domains/conversation/award-emoji.yaml#createEpicAwardEmoji',
  method: 'POST',
  path: '/groups/{id}/epics/{epic_id}/award_emoji',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id","epic_id"],
  order: ["id","epic_id","name"],
  validators: { params: checks.check1, body: checks.check3 },
  decode: decoders.decodeCreateEpicAwardEmoji,
  responses: [
    answer.json(writeAwardEmoji, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get a reaction to an epic */
export const getEpicAwardEmoji = defineOperation<HearthFacts>({
  id: 'getEpicAwardEmoji',
  resource: 'award-emoji',
  source: 'spec/domains/conversation/award-emoji.yaml#getEpicAwardEmoji',
  method: 'GET',
  path: '/groups/{id}/epics/{epic_id}/award_emoji/{award_id}',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"],"tier":"premium"},
  pathParameters: ["id","epic_id","award_id"],
  order: ["id","epic_id","award_id"],
  validators: { params: checks.check4 },
  decode: decoders.decodeGetEpicAwardEmoji,
  responses: [
    answer.json(writeAwardEmoji, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Take a reaction to an epic back */
export const deleteEpicAwardEmoji = defineOperation<HearthFacts>({
  id: 'deleteEpicAwardEmoji',
  resource: 'award-emoji',
  source: 'spec/domains/conversation/award-emoji.yaml#deleteEpicAwardEmoji',
  method: 'DELETE',
  path: '/groups/{id}/epics/{epic_id}/award_emoji/{award_id}',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id","epic_id","award_id"],
  order: ["id","epic_id","award_id","If-Unmodified-Since"],
  validators: { params: checks.check4, headers: checks.check5 },
  decode: decoders.decodeDeleteEpicAwardEmoji,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});

/** List the reactions to a note of an epic */
export const listEpicNoteAwardEmoji = defineOperation<HearthFacts>({
  id: 'listEpicNoteAwardEmoji',
  resource: 'award-emoji',
  source: 'spec/domains/conversation/award-emoji.yaml#listEpicNoteAwardEmoji',
  method: 'GET',
  path: '/groups/{id}/epics/{epic_id}/notes/{note_id}/award_emoji',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"],"tier":"premium"},
  paginated: true,
  pathParameters: ["id","epic_id","note_id"],
  order: ["id","epic_id","note_id","page","per_page"],
  validators: { params: checks.check6, query: checks.check2 },
  decode: decoders.decodeListEpicNoteAwardEmoji,
  responses: [
    answer.json((v: never) => w.array(v, writeAwardEmoji), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** React to a note of an epic */
export const createEpicNoteAwardEmoji = defineOperation<HearthFacts>({
  id: 'createEpicNoteAwardEmoji',
  resource: 'award-emoji',
  source: 'spec/domains/conversation/award-emoji.yaml#createEpicNoteAwardEmoji',
  method: 'POST',
  path: '/groups/{id}/epics/{epic_id}/notes/{note_id}/award_emoji',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id","epic_id","note_id"],
  order: ["id","epic_id","note_id","name"],
  validators: { params: checks.check6, body: checks.check3 },
  decode: decoders.decodeCreateEpicNoteAwardEmoji,
  responses: [
    answer.json(writeAwardEmoji, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get a reaction to a note of an epic */
export const getEpicNoteAwardEmoji = defineOperation<HearthFacts>({
  id: 'getEpicNoteAwardEmoji',
  resource: 'award-emoji',
  source: 'spec/domains/conversation/award-emoji.yaml#getEpicNoteAwardEmoji',
  method: 'GET',
  path: '/groups/{id}/epics/{epic_id}/notes/{note_id}/award_emoji/{award_id}',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"],"tier":"premium"},
  pathParameters: ["id","epic_id","note_id","award_id"],
  order: ["id","epic_id","note_id","award_id"],
  validators: { params: checks.check7 },
  decode: decoders.decodeGetEpicNoteAwardEmoji,
  responses: [
    answer.json(writeAwardEmoji, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Take a reaction to a note of an epic back */
export const deleteEpicNoteAwardEmoji = defineOperation<HearthFacts>({
  id: 'deleteEpicNoteAwardEmoji',
  resource: 'award-emoji',
  source: 'spec/domains/conversation/award-emoji.yaml#deleteEpicNoteAwardEmoji',
  method: 'DELETE',
  path: '/groups/{id}/epics/{epic_id}/notes/{note_id}/award_emoji/{award_id}',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id","epic_id","note_id","award_id"],
  order: ["id","epic_id","note_id","award_id","If-Unmodified-Since"],
  validators: { params: checks.check7, headers: checks.check5 },
  decode: decoders.decodeDeleteEpicNoteAwardEmoji,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});

/** List the reactions to an issue */
export const listIssueAwardEmoji = defineOperation<HearthFacts>({
  id: 'listIssueAwardEmoji',
  resource: 'award-emoji',
  source: 'spec/domains/conversation/award-emoji.yaml#listIssueAwardEmoji',
  method: 'GET',
  path: '/projects/{id}/issues/{issue_iid}/award_emoji',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"issues","signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id","issue_iid"],
  order: ["id","issue_iid","page","per_page"],
  validators: { params: checks.check8, query: checks.check2 },
  decode: decoders.decodeListIssueAwardEmoji,
  responses: [
    answer.json((v: never) => w.array(v, writeAwardEmoji), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** React to an issue */
export const createIssueAwardEmoji = defineOperation<HearthFacts>({
  id: 'createIssueAwardEmoji',
  resource: 'award-emoji',
  source: 'spec/domains/conversation/award-emoji.yaml#createIssueAwardEmoji',
  method: 'POST',
  path: '/projects/{id}/issues/{issue_iid}/award_emoji',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"issues","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","issue_iid"],
  order: ["id","issue_iid","name"],
  validators: { params: checks.check8, body: checks.check3 },
  decode: decoders.decodeCreateIssueAwardEmoji,
  responses: [
    answer.json(writeAwardEmoji, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get a reaction to an issue */
export const getIssueAwardEmoji = defineOperation<HearthFacts>({
  id: 'getIssueAwardEmoji',
  resource: 'award-emoji',
  source: 'spec/domains/conversation/award-emoji.yaml#getIssueAwardEmoji',
  method: 'GET',
  path: '/projects/{id}/issues/{issue_iid}/award_emoji/{award_id}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"issues","signedIn":false,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id","issue_iid","award_id"],
  order: ["id","issue_iid","award_id"],
  validators: { params: checks.check9 },
  decode: decoders.decodeGetIssueAwardEmoji,
  responses: [
    answer.json(writeAwardEmoji, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Take a reaction to an issue back */
export const deleteIssueAwardEmoji = defineOperation<HearthFacts>({
  id: 'deleteIssueAwardEmoji',
  resource: 'award-emoji',
  source: 'spec/domains/conversation/award-emoji.yaml#deleteIssueAwardEmoji',
  method: 'DELETE',
  path: '/projects/{id}/issues/{issue_iid}/award_emoji/{award_id}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"issues","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","issue_iid","award_id"],
  order: ["id","issue_iid","award_id","If-Unmodified-Since"],
  validators: { params: checks.check9, headers: checks.check5 },
  decode: decoders.decodeDeleteIssueAwardEmoji,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});

/** List the reactions to a note of an issue */
export const listIssueNoteAwardEmoji = defineOperation<HearthFacts>({
  id: 'listIssueNoteAwardEmoji',
  resource: 'award-emoji',
  source: 'spec/domains/conversation/award-emoji.yaml#listIssueNoteAwardEmoji',
  method: 'GET',
  path: '/projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"issues","signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id","issue_iid","note_id"],
  order: ["id","issue_iid","note_id","page","per_page"],
  validators: { params: checks.check10, query: checks.check2 },
  decode: decoders.decodeListIssueNoteAwardEmoji,
  responses: [
    answer.json((v: never) => w.array(v, writeAwardEmoji), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** React to a note of an issue */
export const createIssueNoteAwardEmoji = defineOperation<HearthFacts>({
  id: 'createIssueNoteAwardEmoji',
  resource: 'award-emoji',
  source: 'spec/domains/conversation/award-emoji.yaml#createIssueNoteAwardEmoji',
  method: 'POST',
  path: '/projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"issues","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","issue_iid","note_id"],
  order: ["id","issue_iid","note_id","name"],
  validators: { params: checks.check10, body: checks.check3 },
  decode: decoders.decodeCreateIssueNoteAwardEmoji,
  responses: [
    answer.json(writeAwardEmoji, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get a reaction to a note of an issue */
export const getIssueNoteAwardEmoji = defineOperation<HearthFacts>({
  id: 'getIssueNoteAwardEmoji',
  resource: 'award-emoji',
  source: 'spec/domains/conversation/award-emoji.yaml#getIssueNoteAwardEmoji',
  method: 'GET',
  path: '/projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji/{award_id}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"issues","signedIn":false,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id","issue_iid","note_id","award_id"],
  order: ["id","issue_iid","note_id","award_id"],
  validators: { params: checks.check11 },
  decode: decoders.decodeGetIssueNoteAwardEmoji,
  responses: [
    answer.json(writeAwardEmoji, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Take a reaction to a note of an issue back */
export const deleteIssueNoteAwardEmoji = defineOperation<HearthFacts>({
  id: 'deleteIssueNoteAwardEmoji',
  resource: 'award-emoji',
  source: 'spec/domains/conversation/award-emoji.yaml#deleteIssueNoteAwardEmoji',
  method: 'DELETE',
  path: '/projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji/{award_id}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"issues","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","issue_iid","note_id","award_id"],
  order: ["id","issue_iid","note_id","award_id","If-Unmodified-Since"],
  validators: { params: checks.check11, headers: checks.check5 },
  decode: decoders.decodeDeleteIssueNoteAwardEmoji,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});

/** List the reactions to a merge request */
export const listMergeRequestAwardEmoji = defineOperation<HearthFacts>({
  id: 'listMergeRequestAwardEmoji',
  resource: 'award-emoji',
  source: 'spec/domains/conversation/award-emoji.yaml#listMergeRequestAwardEmoji',
  method: 'GET',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/award_emoji',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id","merge_request_iid"],
  order: ["id","merge_request_iid","page","per_page"],
  validators: { params: checks.check12, query: checks.check2 },
  decode: decoders.decodeListMergeRequestAwardEmoji,
  responses: [
    answer.json((v: never) => w.array(v, writeAwardEmoji), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** React to a merge request */
export const createMergeRequestAwardEmoji = defineOperation<HearthFacts>({
  id: 'createMergeRequestAwardEmoji',
  resource: 'award-emoji',
  source: 'spec/domains/conversation/award-emoji.yaml#createMergeRequestAwardEmoji',
  method: 'POST',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/award_emoji',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","merge_request_iid"],
  order: ["id","merge_request_iid","name"],
  validators: { params: checks.check12, body: checks.check3 },
  decode: decoders.decodeCreateMergeRequestAwardEmoji,
  responses: [
    answer.json(writeAwardEmoji, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get a reaction to a merge request */
export const getMergeRequestAwardEmoji = defineOperation<HearthFacts>({
  id: 'getMergeRequestAwardEmoji',
  resource: 'award-emoji',
  source: 'spec/domains/conversation/award-emoji.yaml#getMergeRequestAwardEmoji',
  method: 'GET',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/award_emoji/{award_id}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id","merge_request_iid","award_id"],
  order: ["id","merge_request_iid","award_id"],
  validators: { params: checks.check13 },
  decode: decoders.decodeGetMergeRequestAwardEmoji,
  responses: [
    answer.json(writeAwardEmoji, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Take a reaction to a merge request back */
export const deleteMergeRequestAwardEmoji = defineOperation<HearthFacts>({
  id: 'deleteMergeRequestAwardEmoji',
  resource: 'award-emoji',
  source: 'spec/domains/conversation/award-emoji.yaml#deleteMergeRequestAwardEmoji',
  method: 'DELETE',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/award_emoji/{award_id}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","merge_request_iid","award_id"],
  order: ["id","merge_request_iid","award_id","If-Unmodified-Since"],
  validators: { params: checks.check13, headers: checks.check5 },
  decode: decoders.decodeDeleteMergeRequestAwardEmoji,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});

/** List the reactions to a note of a merge request */
export const listMergeRequestNoteAwardEmoji = defineOperation<HearthFacts>({
  id: 'listMergeRequestNoteAwardEmoji',
  resource: 'award-emoji',
  source: 'spec/domains/conversation/award-emoji.yaml#listMergeRequestNoteAwardEmoji',
  method: 'GET',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id","merge_request_iid","note_id"],
  order: ["id","merge_request_iid","note_id","page","per_page"],
  validators: { params: checks.check14, query: checks.check2 },
  decode: decoders.decodeListMergeRequestNoteAwardEmoji,
  responses: [
    answer.json((v: never) => w.array(v, writeAwardEmoji), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** React to a note of a merge request */
export const createMergeRequestNoteAwardEmoji = defineOperation<HearthFacts>({
  id: 'createMergeRequestNoteAwardEmoji',
  resource: 'award-emoji',
  source: 'spec/domains/conversation/award-emoji.yaml#createMergeRequestNoteAwardEmoji',
  method: 'POST',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","merge_request_iid","note_id"],
  order: ["id","merge_request_iid","note_id","name"],
  validators: { params: checks.check14, body: checks.check3 },
  decode: decoders.decodeCreateMergeRequestNoteAwardEmoji,
  responses: [
    answer.json(writeAwardEmoji, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get a reaction to a note of a merge request */
export const getMergeRequestNoteAwardEmoji = defineOperation<HearthFacts>({
  id: 'getMergeRequestNoteAwardEmoji',
  resource: 'award-emoji',
  source: 'spec/domains/conversation/award-emoji.yaml#getMergeRequestNoteAwardEmoji',
  method: 'GET',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji/{award_id}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id","merge_request_iid","note_id","award_id"],
  order: ["id","merge_request_iid","note_id","award_id"],
  validators: { params: checks.check15 },
  decode: decoders.decodeGetMergeRequestNoteAwardEmoji,
  responses: [
    answer.json(writeAwardEmoji, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Take a reaction to a note of a merge request back */
export const deleteMergeRequestNoteAwardEmoji = defineOperation<HearthFacts>({
  id: 'deleteMergeRequestNoteAwardEmoji',
  resource: 'award-emoji',
  source: 'spec/domains/conversation/award-emoji.yaml#deleteMergeRequestNoteAwardEmoji',
  method: 'DELETE',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji/{award_id}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","merge_request_iid","note_id","award_id"],
  order: ["id","merge_request_iid","note_id","award_id","If-Unmodified-Since"],
  validators: { params: checks.check15, headers: checks.check5 },
  decode: decoders.decodeDeleteMergeRequestNoteAwardEmoji,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});
