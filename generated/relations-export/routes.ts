// Generated from spec/domains/* /relations-export.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeRelationExport } from '../relations-export/writers.ts';

/** Start the export of the relations of a group */
export const startGroupRelationsExport = defineOperation<HearthFacts>({
  id: 'startGroupRelationsExport',
  resource: 'relations-export',
  source: 'spec/domains/transfer/relations-export.yaml#startGroupRelationsExport',
  method: 'POST',
  path: '/groups/{id}/export_relations',
  facts: {"access":{"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"rateLimit":"relations_export"},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeStartGroupRelationsExport,
  responses: [
    answer.json(writeMessage, 202, 429),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Download an exported relation of a group */
export const downloadGroupRelationExport = defineOperation<HearthFacts>({
  id: 'downloadGroupRelationExport',
  resource: 'relations-export',
  source: 'spec/domains/transfer/relations-export.yaml#downloadGroupRelationExport',
  method: 'GET',
  path: '/groups/{id}/export_relations/download',
  facts: {"access":{"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id"],
  order: ["id","relation"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeDownloadGroupRelationExport,
  responses: [
    answer.content('application/gzip', 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get the status of the relation exports of a group */
export const listGroupRelationExports = defineOperation<HearthFacts>({
  id: 'listGroupRelationExports',
  resource: 'relations-export',
  source: 'spec/domains/transfer/relations-export.yaml#listGroupRelationExports',
  method: 'GET',
  path: '/groups/{id}/export_relations/status',
  facts: {"access":{"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","page","per_page"],
  validators: { params: checks.check1, query: checks.check3 },
  decode: decoders.decodeListGroupRelationExports,
  responses: [
    answer.json((v: never) => w.array(v, writeRelationExport), 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Start the export of the relations of a project */
export const startProjectRelationsExport = defineOperation<HearthFacts>({
  id: 'startProjectRelationsExport',
  resource: 'relations-export',
  source: 'spec/domains/transfer/relations-export.yaml#startProjectRelationsExport',
  method: 'POST',
  path: '/projects/{id}/export_relations',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"rateLimit":"relations_export"},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeStartProjectRelationsExport,
  responses: [
    answer.json(writeMessage, 202, 429),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Download an exported relation of a project */
export const downloadProjectRelationExport = defineOperation<HearthFacts>({
  id: 'downloadProjectRelationExport',
  resource: 'relations-export',
  source: 'spec/domains/transfer/relations-export.yaml#downloadProjectRelationExport',
  method: 'GET',
  path: '/projects/{id}/export_relations/download',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id"],
  order: ["id","relation"],
  validators: { params: checks.check1, query: checks.check4 },
  decode: decoders.decodeDownloadProjectRelationExport,
  responses: [
    answer.content('application/gzip', 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get the status of the relation exports of a project */
export const listProjectRelationExports = defineOperation<HearthFacts>({
  id: 'listProjectRelationExports',
  resource: 'relations-export',
  source: 'spec/domains/transfer/relations-export.yaml#listProjectRelationExports',
  method: 'GET',
  path: '/projects/{id}/export_relations/status',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","page","per_page"],
  validators: { params: checks.check1, query: checks.check3 },
  decode: decoders.decodeListProjectRelationExports,
  responses: [
    answer.json((v: never) => w.array(v, writeRelationExport), 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});
