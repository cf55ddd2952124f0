// Generated from spec/domains/* /secure-files.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeSecureFile } from '../secure-files/writers.ts';

/** Download a secure file by the short path */
export const downloadSecureFileByShortPath = defineOperation<HearthFacts>({
  id: 'downloadSecureFileByShortPath',
  resource: 'secure-files',
  source: 'spec/domains/ci/secure-files.yaml#downloadSecureFileByShortPath',
  method: 'GET',
  path: '/projects/{project_id}/download/{id}',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"project_id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"],"security":["privateToken","bearer","privateTokenQuery","jobToken","sessionCookie"],"flag":{"name":"ci_secure_files","default":false,"off":503}},
  pathParameters: ["project_id","id"],
  order: ["project_id","id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeDownloadSecureFileByShortPath,
  responses: [
    answer.content('application/octet-stream', 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 503),
  ],
});

/** List the secure files of a project */
export const listSecureFiles = defineOperation<HearthFacts>({
  id: 'listSecureFiles',
  resource: 'secure-files',
  source: 'spec/domains/ci/secure-files.yaml#listSecureFiles',
  method: 'GET',
  path: '/projects/{project_id}/secure_files',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"project_id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"],"security":["privateToken","bearer","privateTokenQuery","jobToken","sessionCookie"],"flag":{"name":"ci_secure_files","default":false,"off":503}},
  paginated: true,
  pathParameters: ["project_id"],
  order: ["project_id","page","per_page"],
  validators: { params: checks.check2, query: checks.check3 },
  decode: decoders.decodeListSecureFiles,
  responses: [
    answer.json((v: never) => w.array(v, writeSecureFile), 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
    answer.json(writeMessage, 503),
  ],
});

/** Upload a secure file */
export const createSecureFile = defineOperation<HearthFacts>({
  id: 'createSecureFile',
  resource: 'secure-files',
  source: 'spec/domains/ci/secure-files.yaml#createSecureFile',
  method: 'POST',
  path: '/projects/{project_id}/secure_files',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"project_id","feature":null,"signedIn":true,"early":true},"scopes":["api"],"security":["privateToken","bearer","privateTokenQuery","jobToken","sessionCookie"],"flag":{"name":"ci_secure_files","default":false,"off":503}},
  pathParameters: ["project_id"],
  order: ["project_id","name","file","permissions"],
  validators: { params: checks.check2, body: checks.check4 },
  files: {"file":null},
  decode: decoders.decodeCreateSecureFile,
  responses: [
    answer.json(writeSecureFile, 201),
    answer.json(writeAnyError, 400, 401, 403, 404),
    answer.json(writeMessage, 413, 503),
  ],
});

/** Get a secure file */
export const getSecureFile = defineOperation<HearthFacts>({
  id: 'getSecureFile',
  resource: 'secure-files',
  source: 'spec/domains/ci/secure-files.yaml#getSecureFile',
  method: 'GET',
  path: '/projects/{project_id}/secure_files/{id}',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"project_id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"],"security":["privateToken","bearer","privateTokenQuery","jobToken","sessionCookie"],"flag":{"name":"ci_secure_files","default":false,"off":503}},
  pathParameters: ["project_id","id"],
  order: ["project_id","id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeGetSecureFile,
  responses: [
    answer.json(writeSecureFile, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 503),
  ],
});

/** Delete a secure file */
export const deleteSecureFile = defineOperation<HearthFacts>({
  id: 'deleteSecureFile',
  resource: 'secure-files',
  source: 'spec/domains/ci/secure-files.yaml#deleteSecureFile',
  method: 'DELETE',
  path: '/projects/{project_id}/secure_files/{id}',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"project_id","feature":null,"signedIn":true,"early":true},"scopes":["api"],"security":["privateToken","bearer","privateTokenQuery","jobToken","sessionCookie"],"flag":{"name":"ci_secure_files","default":false,"off":503}},
  pathParameters: ["project_id","id"],
  order: ["project_id","id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeDeleteSecureFile,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 503),
  ],
});

/** Download a secure file */
export const downloadSecureFile = defineOperation<HearthFacts>({
  id: 'downloadSecureFile',
  resource: 'secure-files',
  source: 'spec/domains/ci/secure-files.yaml#downloadSecureFile',
  method: 'GET',
  path: '/projects/{project_id}/secure_files/{id}/download',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"project_id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"],"security":["privateToken","bearer","privateTokenQuery","jobToken","sessionCookie"],"flag":{"name":"ci_secure_files","default":false,"off":503}},
  pathParameters: ["project_id","id"],
  order: ["project_id","id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeDownloadSecureFile,
  responses: [
    answer.content('application/octet-stream', 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 503),
  ],
});
