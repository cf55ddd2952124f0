// Generated from spec/domains/* /child-epics.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeNewChildEpic } from '../child-epics/writers.ts';
import { writeAnyError, writeEpic, writeMessage } from '../common/writers.ts';

/** List the epics below an epic, by the path with a dash */
export const listChildEpicsByDashPath = defineOperation<HearthFacts>({
  id: 'listChildEpicsByDashPath',
  resource: 'child-epics',
  source: 'spec/domains/planning/child-epics.yaml#listChildEpicsByDashPath',
  method: 'GET',
  path: '/groups/{id}/-/epics/{epic_iid}/epics',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"],"tier":"premium"},
  paginated: true,
  pathParameters: ["id","epic_iid"],
  order: ["id","epic_iid","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListChildEpicsByDashPath,
  responses: [
    answer.json((v: never) => w.array(v, writeEpic), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Create an epic below an epic, by the path with a dash */
export const createChildEpicByDashPath = defineOperation<HearthFacts>({
  id: 'createChildEpicByDashPath',
  resource: 'child-epics',
  source: 'spec/domains/planning/child-epics.yaml#createChildEpicByDashPath',
  method: 'POST',
  path: '/groups/{id}/-/epics/{epic_iid}/epics',
  facts: {"access":{"kind":"group","level":"reporter","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"tier":"premium","rateLimit":"issues_create"},
  pathParameters: ["id","epic_iid"],
  order: ["id","epic_iid","title","confidential"],
  validators: { params: checks.check1, body: checks.check3 },
  decode: decoders.decodeCreateChildEpicByDashPath,
  responses: [
    answer.json(writeNewChildEpic, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 429),
  ],
});

/** Put an epic below an epic, by the path with a dash */
export const addChildEpicByDashPath = defineOperation<HearthFacts>({
  id: 'addChildEpicByDashPath',
  resource: 'child-epics',
  source: 'spec/domains/planning/child-epics.yaml#addChildEpicByDashPath',
  method: 'POST',
  path: '/groups/{id}/-/epics/{epic_iid}/epics/{child_epic_id}',
  facts: {"access":{"kind":"group","level":"reporter","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id","epic_iid","child_epic_id"],
  order: ["id","epic_iid","child_epic_id","move_before_id","move_after_id"],
  validators: { params: checks.check4, body: checks.check5 },
  decode: decoders.decodeAddChildEpicByDashPath,
  responses: [
    answer.json(writeEpic, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 409),
  ],
});

/** Move an epic among those below an epic, by the path with a dash */
export const reorderChildEpicByDashPath = defineOperation<HearthFacts>({
  id: 'reorderChildEpicByDashPath',
  resource: 'child-epics',
  source: 'spec/domains/planning/child-epics.yaml#reorderChildEpicByDashPath',
  method: 'PUT',
  path: '/groups/{id}/-/epics/{epic_iid}/epics/{child_epic_id}',
  facts: {"access":{"kind":"group","level":"reporter","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id","epic_iid","child_epic_id"],
  order: ["id","epic_iid","child_epic_id","move_before_id","move_after_id"],
  validators: { params: checks.check4, body: checks.check5 },
  relations: {"exclusive":[],"atLeastOne":[["move_before_id","move_after_id"]],"exactlyOne":[],"allOrNone":[]},
  decode: decoders.decodeReorderChildEpicByDashPath,
  responses: [
    answer.json((v: never) => w.array(v, writeEpic), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Take an epic away from below an epic, by the path with a dash */
export const removeChildEpicByDashPath = defineOperation<HearthFacts>({
  id: 'removeChildEpicByDashPath',
  resource: 'child-epics',
  source: 'spec/domains/planning/child-epics.yaml#removeChildEpicByDashPath',
  method: 'DELETE',
  path: '/groups/{id}/-/epics/{epic_iid}/epics/{child_epic_id}',
  facts: {"access":{"kind":"group","level":"reporter","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id","epic_iid","child_epic_id"],
  order: ["id","epic_iid","child_epic_id"],
  validators: { params: checks.check4 },
  decode: decoders.decodeRemoveChildEpicByDashPath,
  responses: [
    answer.json(writeEpic, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List the epics below an epic */
export const listChildEpics = defineOperation<HearthFacts>({
  id: 'listChildEpics',
  resource: 'child-epics',
  source: 'spec/domains/planning/child-epics.yaml#listChildEpics',
  method: 'GET',
  path: '/groups/{id}/epics/{epic_iid}/epics',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"],"tier":"premium"},
  paginated: true,
  pathParameters: ["id","epic_iid"],
  order: ["id","epic_iid","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListChildEpics,
  responses: [
    answer.json((v: never) => w.array(v, writeEpic), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Create an epic below an epic */
export const createChildEpic = defineOperation<HearthFacts>({
  id: 'createChildEpic',
  resource: 'child-epics',
  source: 'spec/domains/planning/child-epics.yaml#createChildEpic',
  method: 'POST',
  path: '/groups/{id}/epics/{epic_iid}/epics',
  facts: {"access":{"kind":"group","level":"reporter","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"tier":"premium","rateLimit":"issues_create"},
  pathParameters: ["id","epic_iid"],
  order: ["id","epic_iid","title","confidential"],
  validators: { params: checks.check1, body: checks.check3 },
  decode: decoders.decodeCreateChildEpic,
  responses: [
    answer.json(writeNewChildEpic, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 429),
  ],
});

/** Put an epic below an epic */
export const addChildEpic = defineOperation<HearthFacts>({
  id: 'addChildEpic',
  resource: 'child-epics',
  source: 'spec/domains/planning/child-epics.yaml#addChildEpic',
  method: 'POST',
  path: '/groups/{id}/epics/{epic_iid}/epics/{child_epic_id}',
  facts: {"access":{"kind":"group","level":"reporter","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id","epic_iid","child_epic_id"],
  order: ["id","epic_iid","child_epic_id","move_before_id","move_after_id"],
  validators: { params: checks.check4, body: checks.check5 },
  decode: decoders.decodeAddChildEpic,
  responses: [
    answer.json(writeEpic, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 409),
  ],
});

/** Move an epic among those below an epic */
export const reorderChildEpic = defineOperation<HearthFacts>({
  id: 'reorderChildEpic',
  resource: 'child-epics',
  source: 'spec/domains/planning/child-epics.yaml#reorderChildEpic',
  method: 'PUT',
  path: '/groups/{id}/epics/{epic_iid}/epics/{child_epic_id}',
  facts: {"access":{"kind":"group","level":"reporter","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id","epic_iid","child_epic_id"],
  order: ["id","epic_iid","child_epic_id","move_before_id","move_after_id"],
  validators: { params: checks.check4, body: checks.check5 },
  relations: {"exclusive":[],"atLeastOne":[["move_before_id","move_after_id"]],"exactlyOne":[],"allOrNone":[]},
  decode: decoders.decodeReorderChildEpic,
  responses: [
    answer.json((v: never) => w.array(v, writeEpic), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Take an epic away from below an epic */
export const removeChildEpic = defineOperation<HearthFacts>({
  id: 'removeChildEpic',
  resource: 'child-epics',
  source: 'spec/domains/planning/child-epics.yaml#removeChildEpic',
  method: 'DELETE',
  path: '/groups/{id}/epics/{epic_iid}/epics/{child_epic_id}',
  facts: {"access":{"kind":"group","level":"reporter","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id","epic_iid","child_epic_id"],
  order: ["id","epic_iid","child_epic_id"],
  validators: { params: checks.check4 },
  decode: decoders.decodeRemoveChildEpic,
  responses: [
    answer.json(writeEpic, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});
