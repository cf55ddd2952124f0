// Generated from spec/domains/* /group-import-export.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';

/** Import a group from an uploaded archive */
export const importGroup = defineOperation<HearthFacts>({
  id: 'importGroup',
  resource: 'group-import-export',
  source: 'spec/domains/transfer/group-import-export.yaml#importGroup',
  method: 'POST',
  path: '/groups/import',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"rateLimit":"group_import"},
  order: ["file","name","path","parent_id"],
  validators: { body: checks.check1 },
  namedFileLimit: "max_import_size",
  files: {"file":null},
  decode: decoders.decodeImportGroup,
  responses: [
    answer.json(writeMessage, 202, 404, 413, 422, 429, 507),
    answer.json(writeAnyError, 400, 401, 403),
  ],
});

/** Start the export of a group */
export const startGroupExport = defineOperation<HearthFacts>({
  id: 'startGroupExport',
  resource: 'group-import-export',
  source: 'spec/domains/transfer/group-import-export.yaml#startGroupExport',
  method: 'POST',
  path: '/groups/{id}/export',
  facts: {"access":{"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"rateLimit":"group_export"},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check2 },
  decode: decoders.decodeStartGroupExport,
  responses: [
    answer.json(writeMessage, 202, 429),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Download the export of a group */
export const downloadGroupExport = defineOperation<HearthFacts>({
  id: 'downloadGroupExport',
  resource: 'group-import-export',
  source: 'spec/domains/transfer/group-import-export.yaml#downloadGroupExport',
  method: 'GET',
  path: '/groups/{id}/export/download',
  facts: {"access":{"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"],"rateLimit":"group_download_export"},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check2 },
  decode: decoders.decodeDownloadGroupExport,
  responses: [
    answer.content('application/gzip', 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 429),
  ],
});
