// Generated from spec/domains/* /import-export.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeProjectExport, writeProjectImport } from '../import-export/writers.ts';

/** Import a project from an uploaded archive */
export const importProject = defineOperation<HearthFacts>({
  id: 'importProject',
  resource: 'import-export',
  source: 'spec/domains/transfer/import-export.yaml#importProject',
  method: 'POST',
  path: '/projects/import',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"rateLimit":"project_import"},
  order: ["file","path","namespace","name","overwrite","override_params"],
  validators: { body: checks.check1 },
  namedFileLimit: "max_import_size",
  files: {"file":null},
  decode: decoders.decodeImportProject,
  responses: [
    answer.json(writeProjectImport, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 413, 422, 429, 507),
  ],
});

/** Import a project from an address */
export const importRemoteProject = defineOperation<HearthFacts>({
  id: 'importRemoteProject',
  resource: 'import-export',
  source: 'spec/domains/transfer/import-export.yaml#importRemoteProject',
  method: 'POST',
  path: '/projects/remote-import',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"flag":{"name":"import_project_from_remote_file","default":true,"off":404},"rateLimit":"project_import"},
  order: ["url","path","namespace","name","overwrite","override_params"],
  validators: { body: checks.check2 },
  decode: decoders.decodeImportRemoteProject,
  responses: [
    answer.json(writeProjectImport, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 429),
  ],
});

/** Import a project from an S3 bucket */
export const importProjectFromS3 = defineOperation<HearthFacts>({
  id: 'importProjectFromS3',
  resource: 'import-export',
  source: 'spec/domains/transfer/import-export.yaml#importProjectFromS3',
  method: 'POST',
  path: '/projects/remote-import-s3',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"flag":{"name":"import_project_from_remote_file_s3","default":false,"off":404},"rateLimit":"project_import"},
  order: ["region","bucket_name","file_key","access_key_id","secret_access_key","path","namespace","name"],
  validators: { body: checks.check3 },
  decode: decoders.decodeImportProjectFromS3,
  responses: [
    answer.json(writeProjectImport, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 429),
  ],
});

/** Start the export of a project */
export const startProjectExport = defineOperation<HearthFacts>({
  id: 'startProjectExport',
  resource: 'import-export',
  source: 'spec/domains/transfer/import-export.yaml#startProjectExport',
  method: 'POST',
  path: '/projects/{id}/export',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"rateLimit":"project_export"},
  pathParameters: ["id"],
  order: ["id","description","upload"],
  validators: { params: checks.check4, body: checks.check5 },
  decode: decoders.decodeStartProjectExport,
  responses: [
    answer.json(writeMessage, 202, 429),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Get the status of a project's export */
export const getProjectExport = defineOperation<HearthFacts>({
  id: 'getProjectExport',
  resource: 'import-export',
  source: 'spec/domains/transfer/import-export.yaml#getProjectExport',
  method: 'GET',
  path: '/projects/{id}/export',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check4 },
  decode: decoders.decodeGetProjectExport,
  responses: [
    answer.json(writeProjectExport, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Download the export of a project */
export const downloadProjectExport = defineOperation<HearthFacts>({
  id: 'downloadProjectExport',
  resource: 'import-export',
  source: 'spec/domains/transfer/import-export.yaml#downloadProjectExport',
  method: 'GET',
  path: '/projects/{id}/export/download',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"],"rateLimit":"project_export_download"},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check4 },
  decode: decoders.decodeDownloadProjectExport,
  responses: [
    answer.content('application/gzip', 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 429),
  ],
});

/** Get the status of a project's import */
export const getProjectImport = defineOperation<HearthFacts>({
  id: 'getProjectImport',
  resource: 'import-export',
  source: 'spec/domains/transfer/import-export.yaml#getProjectImport',
  method: 'GET',
  path: '/projects/{id}/import',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false,"unfinished":true},"scopes":["api","read_api"]},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check4 },
  decode: decoders.decodeGetProjectImport,
  responses: [
    answer.json(writeProjectImport, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});
