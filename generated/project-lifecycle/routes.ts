// Generated from spec/domains/* /project-lifecycle.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeGroupLocation } from '../groups/writers.ts';
import { writeProject } from '../projects/writers.ts';

/** Archive a project */
export const archiveProject = defineOperation<HearthFacts>({
  id: 'archiveProject',
  resource: 'project-lifecycle',
  source: 'spec/domains/projects/project-lifecycle.yaml#archiveProject',
  method: 'POST',
  path: '/projects/{id}/archive',
  facts: {"access":{"kind":"project","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeArchiveProject,
  responses: [
    answer.json(writeProject, 201),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Restore a project */
export const restoreProject = defineOperation<HearthFacts>({
  id: 'restoreProject',
  resource: 'project-lifecycle',
  source: 'spec/domains/projects/project-lifecycle.yaml#restoreProject',
  method: 'POST',
  path: '/projects/{id}/restore',
  facts: {"access":{"kind":"project","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeRestoreProject,
  responses: [
    answer.json(writeProject, 201),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Move a project */
export const transferProject = defineOperation<HearthFacts>({
  id: 'transferProject',
  resource: 'project-lifecycle',
  source: 'spec/domains/projects/project-lifecycle.yaml#transferProject',
  method: 'PUT',
  path: '/projects/{id}/transfer',
  facts: {"access":{"kind":"project","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","namespace"],
  validators: { params: checks.check1, body: checks.check2 },
  decode: decoders.decodeTransferProject,
  responses: [
    answer.json(writeProject, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List where a project can be moved */
export const listProjectTransferLocations = defineOperation<HearthFacts>({
  id: 'listProjectTransferLocations',
  resource: 'project-lifecycle',
  source: 'spec/domains/projects/project-lifecycle.yaml#listProjectTransferLocations',
  method: 'GET',
  path: '/projects/{id}/transfer_locations',
  facts: {"access":{"kind":"project","level":"owner","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","search","page","per_page"],
  validators: { params: checks.check1, query: checks.check3 },
  decode: decoders.decodeListProjectTransferLocations,
  responses: [
    answer.json((v: never) => w.array(v, writeGroupLocation), 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Take a project from the archive */
export const unarchiveProject = defineOperation<HearthFacts>({
  id: 'unarchiveProject',
  resource: 'project-lifecycle',
  source: 'spec/domains/projects/project-lifecycle.yaml#unarchiveProject',
  method: 'POST',
  path: '/projects/{id}/unarchive',
  facts: {"access":{"kind":"project","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeUnarchiveProject,
  responses: [
    answer.json(writeProject, 201),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});
