// Generated from spec/domains/* /project-sharing.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage, writeUserBasic } from '../common/writers.ts';
import { writeGroupLocation } from '../groups/writers.ts';
import { writeProjectMembersImport, writeProjectShare } from '../project-sharing/writers.ts';

/** List the groups of a project */
export const listProjectGroups = defineOperation<HearthFacts>({
  id: 'listProjectGroups',
  resource: 'project-sharing',
  source: 'spec/domains/projects/project-sharing.yaml#listProjectGroups',
  method: 'GET',
  path: '/projects/{id}/groups',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","search","skip_groups","with_shared","shared_visible_only","shared_min_access_level","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListProjectGroups,
  responses: [
    answer.json((v: never) => w.array(v, writeGroupLocation), 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Copy the members of another project */
export const importProjectMembers = defineOperation<HearthFacts>({
  id: 'importProjectMembers',
  resource: 'project-sharing',
  source: 'spec/domains/projects/project-sharing.yaml#importProjectMembers',
  method: 'POST',
  path: '/projects/{id}/import_project_members/{project_id}',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","project_id"],
  order: ["id","project_id"],
  validators: { params: checks.check3 },
  decode: decoders.decodeImportProjectMembers,
  responses: [
    answer.json(writeProjectMembersImport, 201),
    answer.json(writeAnyError, 400, 401, 403, 404),
    answer.json(writeMessage, 422),
  ],
});

/** Share a project with a group */
export const shareProject = defineOperation<HearthFacts>({
  id: 'shareProject',
  resource: 'project-sharing',
  source: 'spec/domains/projects/project-sharing.yaml#shareProject',
  method: 'POST',
  path: '/projects/{id}/share',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","group_id","group_access","expires_at"],
  validators: { params: checks.check1, body: checks.check4 },
  decode: decoders.decodeShareProject,
  responses: [
    answer.json(writeProjectShare, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 409),
  ],
});

/** Stop sharing a project with a group */
export const unshareProject = defineOperation<HearthFacts>({
  id: 'unshareProject',
  resource: 'project-sharing',
  source: 'spec/domains/projects/project-sharing.yaml#unshareProject',
  method: 'DELETE',
  path: '/projects/{id}/share/{group_id}',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","group_id"],
  order: ["id","group_id","If-Unmodified-Since"],
  validators: { params: checks.check5, headers: checks.check6 },
  decode: decoders.decodeUnshareProject,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});

/** List the users of a project */
export const listProjectUsers = defineOperation<HearthFacts>({
  id: 'listProjectUsers',
  resource: 'project-sharing',
  source: 'spec/domains/projects/project-sharing.yaml#listProjectUsers',
  method: 'GET',
  path: '/projects/{id}/users',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","search","skip_users","page","per_page"],
  validators: { params: checks.check1, query: checks.check7 },
  decode: decoders.decodeListProjectUsers,
  responses: [
    answer.json((v: never) => w.array(v, writeUserBasic), 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});
