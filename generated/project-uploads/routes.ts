// Generated from spec/domains/* /project-uploads.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeProjectUpload } from '../project-uploads/writers.ts';

/** Get the picture of a project */
export const getProjectAvatar = defineOperation<HearthFacts>({
  id: 'getProjectAvatar',
  resource: 'project-uploads',
  source: 'spec/domains/projects/project-uploads.yaml#getProjectAvatar',
  method: 'GET',
  path: '/projects/{id}/avatar',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeGetProjectAvatar,
  responses: [
    answer.content('image/png', 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Upload a file */
export const uploadProjectFile = defineOperation<HearthFacts>({
  id: 'uploadProjectFile',
  resource: 'project-uploads',
  source: 'spec/domains/projects/project-uploads.yaml#uploadProjectFile',
  method: 'POST',
  path: '/projects/{id}/uploads',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"rateLimit":"uploads_create"},
  pathParameters: ["id"],
  order: ["id","file"],
  validators: { params: checks.check1 },
  namedFileLimit: "max_attachment_size",
  files: {"file":1073741824},
  decode: decoders.decodeUploadProjectFile,
  responses: [
    answer.json(writeProjectUpload, 201),
    answer.json(writeAnyError, 400, 401, 403, 404),
    answer.json(writeMessage, 413, 429),
  ],
});
