// Generated from spec/domains/* /project-stars.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError } from '../common/writers.ts';
import { writeProjectStar } from '../project-stars/writers.ts';
import { writeProject } from '../projects/writers.ts';

/** Star a project */
export const starProject = defineOperation<HearthFacts>({
  id: 'starProject',
  resource: 'project-stars',
  source: 'spec/domains/projects/project-stars.yaml#starProject',
  method: 'POST',
  path: '/projects/{id}/star',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeStarProject,
  responses: [
    answer.json(writeProject, 201),
    answer.empty(304),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** List who has starred a project */
export const listProjectStarrers = defineOperation<HearthFacts>({
  id: 'listProjectStarrers',
  resource: 'project-stars',
  source: 'spec/domains/projects/project-stars.yaml#listProjectStarrers',
  method: 'GET',
  path: '/projects/{id}/starrers',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","search","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListProjectStarrers,
  responses: [
    answer.json((v: never) => w.array(v, writeProjectStar), 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Take a star from a project */
export const unstarProject = defineOperation<HearthFacts>({
  id: 'unstarProject',
  resource: 'project-stars',
  source: 'spec/domains/projects/project-stars.yaml#unstarProject',
  method: 'POST',
  path: '/projects/{id}/unstar',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeUnstarProject,
  responses: [
    answer.json(writeProject, 201),
    answer.empty(304),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});
