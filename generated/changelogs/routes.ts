// Generated from spec/domains/* /changelogs.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeChangelog } from '../changelogs/writers.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';

/** Generate a section of a changelog */
export const getChangelog = defineOperation<HearthFacts>({
  id: 'getChangelog',
  resource: 'changelogs',
  source: 'spec/domains/code/changelogs.yaml#getChangelog',
  method: 'GET',
  path: '/projects/{id}/repository/changelog',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"repository","signedIn":false,"early":false},"scopes":["api","read_api"],"rateLimit":"changelog"},
  pathParameters: ["id"],
  order: ["id","version","from","to","date","trailer","config_file","config_file_ref"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeGetChangelog,
  responses: [
    answer.json(writeChangelog, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
    answer.json(writeMessage, 422, 429),
  ],
});

/** Add a section to a changelog */
export const createChangelog = defineOperation<HearthFacts>({
  id: 'createChangelog',
  resource: 'changelogs',
  source: 'spec/domains/code/changelogs.yaml#createChangelog',
  method: 'POST',
  path: '/projects/{id}/repository/changelog',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":"repository","signedIn":true,"early":false,"sharing":true},"scopes":["api"],"rateLimit":"changelog"},
  pathParameters: ["id"],
  order: ["id","version","from","to","date","branch","trailer","config_file","config_file_ref","file","message"],
  validators: { params: checks.check1, body: checks.check3 },
  decode: decoders.decodeCreateChangelog,
  responses: [
    answer.json((v: never) => w.number(v), 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
    answer.json(writeMessage, 422, 429),
  ],
});
