// Generated from spec/domains/* /emails.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeEmail } from '../emails/writers.ts';

/** List your email addresses */
export const listOwnEmails = defineOperation<HearthFacts>({
  id: 'listOwnEmails',
  resource: 'emails',
  source: 'spec/domains/accounts/emails.yaml#listOwnEmails',
  method: 'GET',
  path: '/user/emails',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["read_user","api","read_api"]},
  paginated: true,
  order: ["page","per_page"],
  validators: { query: checks.check1 },
  decode: decoders.decodeListOwnEmails,
  responses: [
    answer.json((v: never) => w.array(v, writeEmail), 200),
    answer.json(writeAnyError, 400, 401, 403),
  ],
});

/** Add an email address */
export const createOwnEmail = defineOperation<HearthFacts>({
  id: 'createOwnEmail',
  resource: 'emails',
  source: 'spec/domains/accounts/emails.yaml#createOwnEmail',
  method: 'POST',
  path: '/user/emails',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"rateLimit":"email_create"},
  order: ["email"],
  validators: { body: checks.check2 },
  decode: decoders.decodeCreateOwnEmail,
  responses: [
    answer.json(writeEmail, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 429),
  ],
});

/** Get one of your email addresses */
export const getOwnEmail = defineOperation<HearthFacts>({
  id: 'getOwnEmail',
  resource: 'emails',
  source: 'spec/domains/accounts/emails.yaml#getOwnEmail',
  method: 'GET',
  path: '/user/emails/{email_id}',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["read_user","api","read_api"]},
  pathParameters: ["email_id"],
  order: ["email_id"],
  validators: { params: checks.check3 },
  decode: decoders.decodeGetOwnEmail,
  responses: [
    answer.json(writeEmail, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Remove one of your email addresses */
export const deleteOwnEmail = defineOperation<HearthFacts>({
  id: 'deleteOwnEmail',
  resource: 'emails',
  source: 'spec/domains/accounts/emails.yaml#deleteOwnEmail',
  method: 'DELETE',
  path: '/user/emails/{email_id}',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["email_id"],
  order: ["email_id","If-Unmodified-Since"],
  validators: { params: checks.check3, headers: checks.check4 },
  decode: decoders.decodeDeleteOwnEmail,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});

/** List the email addresses of a user */
export const listUserEmails = defineOperation<HearthFacts>({
  id: 'listUserEmails',
  resource: 'emails',
  source: 'spec/domains/accounts/emails.yaml#listUserEmails',
  method: 'GET',
  path: '/users/{id}/emails',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["read_user","api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","page","per_page"],
  validators: { params: checks.check5, query: checks.check1 },
  decode: decoders.decodeListUserEmails,
  responses: [
    answer.json((v: never) => w.array(v, writeEmail), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Add an email address for a user */
export const createUserEmail = defineOperation<HearthFacts>({
  id: 'createUserEmail',
  resource: 'emails',
  source: 'spec/domains/accounts/emails.yaml#createUserEmail',
  method: 'POST',
  path: '/users/{id}/emails',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","email","skip_confirmation"],
  validators: { params: checks.check5, body: checks.check2 },
  decode: decoders.decodeCreateUserEmail,
  responses: [
    answer.json(writeEmail, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Remove an email address of a user */
export const deleteUserEmail = defineOperation<HearthFacts>({
  id: 'deleteUserEmail',
  resource: 'emails',
  source: 'spec/domains/accounts/emails.yaml#deleteUserEmail',
  method: 'DELETE',
  path: '/users/{id}/emails/{email_id}',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","email_id"],
  order: ["id","email_id","If-Unmodified-Since"],
  validators: { params: checks.check6, headers: checks.check4 },
  decode: decoders.decodeDeleteUserEmail,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});
