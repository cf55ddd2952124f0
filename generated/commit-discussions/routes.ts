// Generated from spec/domains/* /commit-discussions.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage, writeNote } from '../common/writers.ts';
import { writeDiscussion } from '../discussions/writers.ts';

/** List the discussions of a commit */
export const listCommitDiscussions = defineOperation<HearthFacts>({
  id: 'listCommitDiscussions',
  resource: 'commit-discussions',
  source: 'spec/domains/conversation/commit-discussions.yaml#listCommitDiscussions',
  method: 'GET',
  path: '/projects/{id}/repository/commits/{sha}/discussions',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"repository","signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id","sha"],
  order: ["id","sha","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListCommitDiscussions,
  responses: [
    answer.json((v: never) => w.array(v, writeDiscussion), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Start a thread on a commit */
export const createCommitDiscussion = defineOperation<HearthFacts>({
  id: 'createCommitDiscussion',
  resource: 'commit-discussions',
  source: 'spec/domains/conversation/commit-discussions.yaml#createCommitDiscussion',
  method: 'POST',
  path: '/projects/{id}/repository/commits/{sha}/discussions',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"repository","signedIn":true,"early":true},"scopes":["api"],"rateLimit":"notes_create"},
  pathParameters: ["id","sha"],
  order: ["id","sha","body","created_at","position"],
  validators: { params: checks.check1, body: checks.check3 },
  bodyLimit: 4259840,
  decode: decoders.decodeCreateCommitDiscussion,
  responses: [
    answer.json(writeDiscussion, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 429),
  ],
});

/** Get a discussion of a commit */
export const getCommitDiscussion = defineOperation<HearthFacts>({
  id: 'getCommitDiscussion',
  resource: 'commit-discussions',
  source: 'spec/domains/conversation/commit-discussions.yaml#getCommitDiscussion',
  method: 'GET',
  path: '/projects/{id}/repository/commits/{sha}/discussions/{discussion_id}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"repository","signedIn":false,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id","sha","discussion_id"],
  order: ["id","sha","discussion_id"],
  validators: { params: checks.check4 },
  decode: decoders.decodeGetCommitDiscussion,
  responses: [
    answer.json(writeDiscussion, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Reply in a discussion of a commit */
export const createCommitDiscussionNote = defineOperation<HearthFacts>({
  id: 'createCommitDiscussionNote',
  resource: 'commit-discussions',
  source: 'spec/domains/conversation/commit-discussions.yaml#createCommitDiscussionNote',
  method: 'POST',
  path: '/projects/{id}/repository/commits/{sha}/discussions/{discussion_id}/notes',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"repository","signedIn":true,"early":true},"scopes":["api"],"rateLimit":"notes_create"},
  pathParameters: ["id","sha","discussion_id"],
  order: ["id","sha","discussion_id","body","created_at","internal"],
  validators: { params: checks.check4, body: checks.check5 },
  bodyLimit: 4259840,
  decode: decoders.decodeCreateCommitDiscussionNote,
  responses: [
    answer.json(writeNote, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 429),
  ],
});

/** Change a note of a discussion of a commit */
export const updateCommitDiscussionNote = defineOperation<HearthFacts>({
  id: 'updateCommitDiscussionNote',
  resource: 'commit-discussions',
  source: 'spec/domains/conversation/commit-discussions.yaml#updateCommitDiscussionNote',
  method: 'PUT',
  path: '/projects/{id}/repository/commits/{sha}/discussions/{discussion_id}/notes/{note_id}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"repository","signedIn":true,"early":true},"scopes":["api"]},
  pathParameters: ["id","sha","discussion_id","note_id"],
  order: ["id","sha","discussion_id","note_id","body"],
  validators: { params: checks.check6, body: checks.check5 },
  bodyLimit: 4259840,
  decode: decoders.decodeUpdateCommitDiscussionNote,
  responses: [
    answer.json(writeNote, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Delete a note of a discussion of a commit */
export const deleteCommitDiscussionNote = defineOperation<HearthFacts>({
  id: 'deleteCommitDiscussionNote',
  resource: 'commit-discussions',
  source: 'spec/domains/conversation/commit-discussions.yaml#deleteCommitDiscussionNote',
  method: 'DELETE',
  path: '/projects/{id}/repository/commits/{sha}/discussions/{discussion_id}/notes/{note_id}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"repository","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","sha","discussion_id","note_id"],
  order: ["id","sha","discussion_id","note_id","If-Unmodified-Since"],
  validators: { params: checks.check6, headers: checks.check7 },
  decode: decoders.decodeDeleteCommitDiscussionNote,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});
