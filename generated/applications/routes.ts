// Generated from spec/domains/* /applications.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeApplication, writeApplicationWithSecret } from '../applications/writers.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';

/** List the applications of the instance */
export const listApplications = defineOperation<HearthFacts>({
  id: 'listApplications',
  resource: 'applications',
  source: 'spec/domains/accounts/applications.yaml#listApplications',
  method: 'GET',
  path: '/applications',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"]},
  paginated: true,
  order: ["page","per_page"],
  validators: { query: checks.check1 },
  decode: decoders.decodeListApplications,
  responses: [
    answer.json((v: never) => w.array(v, writeApplication), 200),
    answer.json(writeAnyError, 400, 401, 403),
  ],
});

/** Register an application */
export const createApplication = defineOperation<HearthFacts>({
  id: 'createApplication',
  resource: 'applications',
  source: 'spec/domains/accounts/applications.yaml#createApplication',
  method: 'POST',
  path: '/applications',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
  order: ["name","redirect_uri","scopes","confidential"],
  validators: { body: checks.check2 },
  decode: decoders.decodeCreateApplication,
  responses: [
    answer.json(writeApplicationWithSecret, 201),
    answer.json(writeAnyError, 400, 401, 403),
  ],
});

/** Delete an application */
export const deleteApplication = defineOperation<HearthFacts>({
  id: 'deleteApplication',
  resource: 'applications',
  source: 'spec/domains/accounts/applications.yaml#deleteApplication',
  method: 'DELETE',
  path: '/applications/{id}',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check3 },
  decode: decoders.decodeDeleteApplication,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});
