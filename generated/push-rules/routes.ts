// Generated from spec/resources/push-rules.yaml; do not edit. Run `npm run generate`.
import type { Operation } from '../../generator/runtime/operation.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writePushRule } from '../push-rules/writers.ts';

/** Get the push rules of a project */
export const getPushRule: Operation = {
  id: 'getPushRule',
  resource: 'push-rules',
  source: 'spec/resources/push-rules.yaml:5:5',
  method: 'GET',
  path: '/projects/{id}/push_rule',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":false,"early":true},
  scopes: ["api","read_api"],
  tier: "premium",
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id"],
  order: ["id"],
  decode: decoders.decodeGetPushRule,
  validators: { params: checks.check1, query: null, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: (v: never) => (v == null ? 'null' : '{"id":' + w.number(w.member(v, "id")) + ',"project_id":' + w.number(w.member(v, "project_id")) + ',"created_at":' + w.text(w.member(v, "created_at")) + ',"commit_message_regex":' + w.text(w.member(v, "commit_message_regex")) + ',"commit_message_negative_regex":' + w.text(w.member(v, "commit_message_negative_regex")) + ',"branch_name_regex":' + w.text(w.member(v, "branch_name_regex")) + ',"deny_delete_tag":' + w.boolean(w.member(v, "deny_delete_tag")) + ',"member_check":' + w.boolean(w.member(v, "member_check")) + ',"prevent_secrets":' + w.boolean(w.member(v, "prevent_secrets")) + ',"author_email_regex":' + w.text(w.member(v, "author_email_regex")) + ',"file_name_regex":' + w.text(w.member(v, "file_name_regex")) + ',"max_file_size":' + w.number(w.member(v, "max_file_size")) + ',"commit_committer_check":' + w.boolean(w.member(v, "commit_committer_check")) + ',"reject_unsigned_commits":' + w.boolean(w.member(v, "reject_unsigned_commits")) + '}'), mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeAnyError, mediaType: null },
  },
};

/** Set push rules for a project */
export const createPushRule: Operation = {
  id: 'createPushRule',
  resource: 'push-rules',
  source: 'spec/resources/push-rules.yaml:38:5',
  method: 'POST',
  path: '/projects/{id}/push_rule',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  tier: "premium",
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id"],
  order: ["id","deny_delete_tag","member_check","prevent_secrets","commit_message_regex","commit_message_negative_regex","branch_name_regex","author_email_regex","file_name_regex","max_file_size","commit_committer_check","reject_unsigned_commits"],
  decode: decoders.decodeCreatePushRule,
  validators: { params: checks.check1, query: null, body: checks.check2 },
  relations: null,
  takesBody: true,
  responses: {
    201: { write: writePushRule, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeAnyError, mediaType: null },
    422: { write: writeAnyError, mediaType: null },
  },
};

/** Change the push rules of a project */
export const updatePushRule: Operation = {
  id: 'updatePushRule',
  resource: 'push-rules',
  source: 'spec/resources/push-rules.yaml:89:5',
  method: 'PUT',
  path: '/projects/{id}/push_rule',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  tier: "premium",
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id"],
  order: ["id","deny_delete_tag","member_check","prevent_secrets","commit_message_regex","commit_message_negative_regex","branch_name_regex","author_email_regex","file_name_regex","max_file_size","commit_committer_check","reject_unsigned_commits"],
  decode: decoders.decodeUpdatePushRule,
  validators: { params: checks.check1, query: null, body: checks.check2 },
  relations: {"exclusive":[],"atLeastOne":[["deny_delete_tag","member_check","prevent_secrets","commit_message_regex","commit_message_negative_regex","branch_name_regex","author_email_regex","file_name_regex","max_file_size","commit_committer_check","reject_unsigned_commits"]],"exactlyOne":[],"allOrNone":[]},
  takesBody: true,
  responses: {
    200: { write: writePushRule, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};

/** Remove the push rules of a project */
export const deletePushRule: Operation = {
  id: 'deletePushRule',
  resource: 'push-rules',
  source: 'spec/resources/push-rules.yaml:148:5',
  method: 'DELETE',
  path: '/projects/{id}/push_rule',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  tier: "premium",
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id"],
  order: ["id"],
  decode: decoders.decodeDeletePushRule,
  validators: { params: checks.check1, query: null, body: null },
  relations: null,
  takesBody: true,
  responses: {
    204: { write: null, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};
