// Generated from spec/domains/* /metadata.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as decoders from './decoders.ts';
import { writeAnyError } from '../common/writers.ts';
import { writeMetadata, writeVersion } from '../metadata/writers.ts';

/** Get the metadata of the instance */
export const getMetadata = defineOperation<HearthFacts>({
  id: 'getMetadata',
  resource: 'metadata',
  source: 'spec/domains/platform/metadata.yaml#getMetadata',
  method: 'GET',
  path: '/metadata',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["read_user","api","read_api"]},
  decode: decoders.decodeGetMetadata,
  responses: [
    answer.json(writeMetadata, 200),
    answer.json(writeAnyError, 401, 403),
  ],
});

/** Get the version */
export const getVersion = defineOperation<HearthFacts>({
  id: 'getVersion',
  resource: 'metadata',
  source: 'spec/domains/platform/metadata.yaml#getVersion',
  method: 'GET',
  path: '/version',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["read_user","api","read_api"]},
  decode: decoders.decodeGetVersion,
  responses: [
    answer.json(writeVersion, 200),
    answer.json(writeAnyError, 401, 403),
  ],
});
