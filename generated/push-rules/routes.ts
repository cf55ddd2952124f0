// Generated from spec/domains/* /push-rules.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writePushRule } from '../push-rules/writers.ts';

/** Get the push rules of a project */
export const getPushRule = defineOperation<HearthFacts>({
  id: 'getPushRule',
  resource: 'push-rules',
  source: 'spec/domains/code/push-rules.yaml#getPushRule',
  method: 'GET',
  path: '/projects/{id}/push_rule',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":false,"early":true},"scopes":["api","read_api"],"tier":"premium","tierOff":404},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeGetPushRule,
  responses: [
    answer.json((v: never) => (v == null ? 'null' : writePushRule(v)), 200),
    answer.json(writeAnyError, 401, 403, 404),
  ],
});

/** Set push rules for a project */
export const createPushRule = defineOperation<HearthFacts>({
  id: 'createPushRule',
  resource: 'push-rules',
  source: 'spec/domains/code/push-rules.yaml#createPushRule',
  method: 'POST',
  path: '/projects/{id}/push_rule',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"],"tier":"premium","tierOff":404},
  pathParameters: ["id"],
  order: ["id","deny_delete_tag","member_check","prevent_secrets","commit_message_regex","commit_message_negative_regex","branch_name_regex","author_email_regex","file_name_regex","max_file_size","commit_committer_check","reject_unsigned_commits"],
  validators: { params: checks.check1, body: checks.check2 },
  relations: {"exclusive":[],"atLeastOne":[["deny_delete_tag","member_check","prevent_secrets","commit_message_regex","commit_message_negative_regex","branch_name_regex","author_email_regex","file_name_regex","max_file_size","commit_committer_check","reject_unsigned_commits"]],"exactlyOne":[],"allOrNone":[]},
  decode: decoders.decodeCreatePushRule,
  responses: [
    answer.json(writePushRule, 201),
    answer.json(writeAnyError, 400, 401, 403, 404, 422),
  ],
});

/** Change the push rules of a project */
export const updatePushRule = defineOperation<HearthFacts>({
  id: 'updatePushRule',
  resource: 'push-rules',
  source: 'spec/domains/code/push-rules.yaml#updatePushRule',
  method: 'PUT',
  path: '/projects/{id}/push_rule',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"],"tier":"premium","tierOff":404},
  pathParameters: ["id"],
  order: ["id","deny_delete_tag","member_check","prevent_secrets","commit_message_regex","commit_message_negative_regex","branch_name_regex","author_email_regex","file_name_regex","max_file_size","commit_committer_check","reject_unsigned_commits"],
  validators: { params: checks.check1, body: checks.check2 },
  relations: {"exclusive":[],"atLeastOne":[["deny_delete_tag","member_check","prevent_secrets","commit_message_regex","commit_message_negative_regex","branch_name_regex","author_email_regex","file_name_regex","max_file_size","commit_committer_check","reject_unsigned_commits"]],"exactlyOne":[],"allOrNone":[]},
  decode: decoders.decodeUpdatePushRule,
  responses: [
    answer.json(writePushRule, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Remove the push rules of a project */
export const deletePushRule = defineOperation<HearthFacts>({
  id: 'deletePushRule',
  resource: 'push-rules',
  source: 'spec/domains/code/push-rules.yaml#deletePushRule',
  method: 'DELETE',
  path: '/projects/{id}/push_rule',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"],"tier":"premium","tierOff":404},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeDeletePushRule,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});
