// Generated from spec/domains/* /repository-files.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeRepositoryFile, writeRepositoryFileBlame, writeRepositoryFileCommitted } from '../repository-files/writers.ts';

/** Read a file with its content */
export const getRepositoryFile = defineOperation<HearthFacts>({
  id: 'getRepositoryFile',
  resource: 'repository-files',
  source: 'spec/domains/code/repository-files.yaml#getRepositoryFile',
  method: 'GET',
  path: '/projects/{id}/repository/files/{file_path}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"repository","signedIn":false,"early":false},"scopes":["read_repository","read_api","api"]},
  pathParameters: ["id","file_path"],
  order: ["id","file_path","ref"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeGetRepositoryFile,
  responses: [
    answer.json(writeRepositoryFile, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
    answer.json(writeMessage, 429),
  ],
});

/** Create a file */
export const createRepositoryFile = defineOperation<HearthFacts>({
  id: 'createRepositoryFile',
  resource: 'repository-files',
  source: 'spec/domains/code/repository-files.yaml#createRepositoryFile',
  method: 'POST',
  path: '/projects/{id}/repository/files/{file_path}',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":"repository","signedIn":true,"early":true,"sharing":true},"scopes":["api"]},
  pathParameters: ["id","file_path"],
  order: ["id","file_path","branch","content","commit_message","start_branch","encoding","author_email","author_name","execute_filemode"],
  validators: { params: checks.check1, body: checks.check3 },
  bodyLimit: 78643200,
  decode: decoders.decodeCreateRepositoryFile,
  responses: [
    answer.json(writeRepositoryFileCommitted, 201),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Change a file */
export const updateRepositoryFile = defineOperation<HearthFacts>({
  id: 'updateRepositoryFile',
  resource: 'repository-files',
  source: 'spec/domains/code/repository-files.yaml#updateRepositoryFile',
  method: 'PUT',
  path: '/projects/{id}/repository/files/{file_path}',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":"repository","signedIn":true,"early":true,"sharing":true},"scopes":["api"]},
  pathParameters: ["id","file_path"],
  order: ["id","file_path","branch","content","commit_message","start_branch","encoding","author_email","author_name","last_commit_id","execute_filemode"],
  validators: { params: checks.check1, body: checks.check4 },
  bodyLimit: 78643200,
  decode: decoders.decodeUpdateRepositoryFile,
  responses: [
    answer.json(writeRepositoryFileCommitted, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Delete a file */
export const deleteRepositoryFile = defineOperation<HearthFacts>({
  id: 'deleteRepositoryFile',
  resource: 'repository-files',
  source: 'spec/domains/code/repository-files.yaml#deleteRepositoryFile',
  method: 'DELETE',
  path: '/projects/{id}/repository/files/{file_path}',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":"repository","signedIn":true,"early":false,"sharing":true},"scopes":["api"]},
  pathParameters: ["id","file_path"],
  order: ["id","file_path","branch","commit_message","start_branch","author_email","author_name","last_commit_id"],
  validators: { params: checks.check1, query: checks.check5 },
  decode: decoders.decodeDeleteRepositoryFile,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Tell who last changed each line */
export const listRepositoryFileBlame = defineOperation<HearthFacts>({
  id: 'listRepositoryFileBlame',
  resource: 'repository-files',
  source: 'spec/domains/code/repository-files.yaml#listRepositoryFileBlame',
  method: 'GET',
  path: '/projects/{id}/repository/files/{file_path}/blame',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"repository","signedIn":false,"early":false},"scopes":["read_repository","read_api","api"]},
  paginated: true,
  pathParameters: ["id","file_path"],
  order: ["id","file_path","ref","range","page","per_page"],
  validators: { params: checks.check1, query: checks.check6 },
  decode: decoders.decodeListRepositoryFileBlame,
  responses: [
    answer.json((v: never) => w.array(v, writeRepositoryFileBlame), 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
    answer.json(writeMessage, 429),
  ],
});

/** Read the bytes of a file */
export const getRawRepositoryFile = defineOperation<HearthFacts>({
  id: 'getRawRepositoryFile',
  resource: 'repository-files',
  source: 'spec/domains/code/repository-files.yaml#getRawRepositoryFile',
  method: 'GET',
  path: '/projects/{id}/repository/files/{file_path}/raw',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"repository","signedIn":false,"early":false},"scopes":["read_repository","read_api","api"]},
  pathParameters: ["id","file_path"],
  order: ["id","file_path","ref","lfs"],
  validators: { params: checks.check1, query: checks.check7 },
  decode: decoders.decodeGetRawRepositoryFile,
  responses: [
    answer.content('text/plain; charset=utf-8', 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
    answer.json(writeMessage, 429),
  ],
});
