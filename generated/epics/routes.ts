// Generated from spec/domains/* /epics.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeEpic, writeMessage } from '../common/writers.ts';

/** List the epics of a group, by the path with a dash */
export const listEpicsByDashPath = defineOperation<HearthFacts>({
  id: 'listEpicsByDashPath',
  resource: 'epics',
  source: 'spec/domains/planning/epics.yaml#listEpicsByDashPath',
  method: 'GET',
  path: '/groups/{id}/-/epics',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"],"tier":"premium"},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","author_id","author_username","confidential","created_after","created_before","include_ancestor_groups","include_descendant_groups","labels","my_reaction_emoji","not","order_by","search","sort","state","updated_after","updated_before","with_labels_details","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  relations: {"exclusive":[["author_id","author_username"]],"atLeastOne":[],"exactlyOne":[],"allOrNone":[]},
  innerRelations: [{"in":"query","name":"not","relations":{"exclusive":[["author_id","author_username"]],"atLeastOne":[],"exactlyOne":[],"allOrNone":[]}}],
  decode: decoders.decodeListEpicsByDashPath,
  responses: [
    answer.json((v: never) => w.array(v, writeEpic), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Create an epic, by the path with a dash */
export const createEpicByDashPath = defineOperation<HearthFacts>({
  id: 'createEpicByDashPath',
  resource: 'epics',
  source: 'spec/domains/planning/epics.yaml#createEpicByDashPath',
  method: 'POST',
  path: '/groups/{id}/-/epics',
  facts: {"access":{"kind":"group","level":"reporter","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"tier":"premium","rateLimit":"issues_create"},
  pathParameters: ["id"],
  order: ["id","title","description","labels","confidential","color","start_date_fixed","start_date","start_date_is_fixed","due_date_fixed","end_date","due_date_is_fixed","parent_id","created_at"],
  validators: { params: checks.check1, body: checks.check3 },
  relations: {"exclusive":[["start_date","start_date_fixed"],["end_date","due_date_fixed"]],"atLeastOne":[],"exactlyOne":[],"allOrNone":[]},
  decode: decoders.decodeCreateEpicByDashPath,
  responses: [
    answer.json(writeEpic, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 429),
  ],
});

/** Get an epic, by the path with a dash */
export const getEpicByDashPath = defineOperation<HearthFacts>({
  id: 'getEpicByDashPath',
  resource: 'epics',
  source: 'spec/domains/planning/epics.yaml#getEpicByDashPath',
  method: 'GET',
  path: '/groups/{id}/-/epics/{epic_iid}',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"],"tier":"premium"},
  pathParameters: ["id","epic_iid"],
  order: ["id","epic_iid"],
  validators: { params: checks.check4 },
  decode: decoders.decodeGetEpicByDashPath,
  responses: [
    answer.json(writeEpic, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Change an epic, by the path with a dash */
export const updateEpicByDashPath = defineOperation<HearthFacts>({
  id: 'updateEpicByDashPath',
  resource: 'epics',
  source: 'spec/domains/planning/epics.yaml#updateEpicByDashPath',
  method: 'PUT',
  path: '/groups/{id}/-/epics/{epic_iid}',
  facts: {"access":{"kind":"group","level":"reporter","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id","epic_iid"],
  order: ["id","epic_iid","title","description","labels","add_labels","remove_labels","confidential","color","start_date_fixed","start_date","start_date_is_fixed","due_date_fixed","end_date","due_date_is_fixed","parent_id","state_event","updated_at"],
  validators: { params: checks.check4, body: checks.check5 },
  relations: {"exclusive":[["start_date","start_date_fixed"],["end_date","due_date_fixed"]],"atLeastOne":[["title","description","labels","add_labels","remove_labels","confidential","color","start_date_fixed","start_date","start_date_is_fixed","due_date_fixed","end_date","due_date_is_fixed","parent_id","state_event","updated_at"]],"exactlyOne":[],"allOrNone":[]},
  decode: decoders.decodeUpdateEpicByDashPath,
  responses: [
    answer.json(writeEpic, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Delete an epic, by the path with a dash */
export const deleteEpicByDashPath = defineOperation<HearthFacts>({
  id: 'deleteEpicByDashPath',
  resource: 'epics',
  source: 'spec/domains/planning/epics.yaml#deleteEpicByDashPath',
  method: 'DELETE',
  path: '/groups/{id}/-/epics/{epic_iid}',
  facts: {"access":{"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id","epic_iid"],
  order: ["id","epic_iid","If-Unmodified-Since"],
  validators: { params: checks.check4, headers: checks.check6 },
  decode: decoders.decodeDeleteEpicByDashPath,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});

/** Subscribe to an epic, by the path with a dash */
export const subscribeToEpicByDashPath = defineOperation<HearthFacts>({
  id: 'subscribeToEpicByDashPath',
  resource: 'epics',
  source: 'spec/domains/planning/epics.yaml#subscribeToEpicByDashPath',
  method: 'POST',
  path: '/groups/{id}/-/epics/{epic_iid}/subscribe',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id","epic_iid"],
  order: ["id","epic_iid"],
  validators: { params: checks.check4 },
  decode: decoders.decodeSubscribeToEpicByDashPath,
  responses: [
    answer.json(writeEpic, 201),
    answer.empty(304),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Unsubscribe from an epic, by the path with a dash */
export const unsubscribeFromEpicByDashPath = defineOperation<HearthFacts>({
  id: 'unsubscribeFromEpicByDashPath',
  resource: 'epics',
  source: 'spec/domains/planning/epics.yaml#unsubscribeFromEpicByDashPath',
  method: 'POST',
  path: '/groups/{id}/-/epics/{epic_iid}/unsubscribe',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id","epic_iid"],
  order: ["id","epic_iid"],
  validators: { params: checks.check4 },
  decode: decoders.decodeUnsubscribeFromEpicByDashPath,
  responses: [
    answer.json(writeEpic, 201),
    answer.empty(304),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List the epics of a group */
export const listEpics = defineOperation<HearthFacts>({
  id: 'listEpics',
  resource: 'epics',
  source: 'spec/domains/planning/epics.yaml#listEpics',
  method: 'GET',
  path: '/groups/{id}/epics',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"],"tier":"premium"},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","author_id","author_username","confidential","created_after","created_before","include_ancestor_groups","include_descendant_groups","labels","my_reaction_emoji","not","order_by","search","sort","state","updated_after","updated_before","with_labels_details","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  relations: {"exclusive":[["author_id","author_username"]],"atLeastOne":[],"exactlyOne":[],"allOrNone":[]},
  innerRelations: [{"in":"query","name":"not","relations":{"exclusive":[["author_id","author_username"]],"atLeastOne":[],"exactlyOne":[],"allOrNone":[]}}],
  decode: decoders.decodeListEpics,
  responses: [
    answer.json((v: never) => w.array(v, writeEpic), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Create an epic */
export const createEpic = defineOperation<HearthFacts>({
  id: 'createEpic',
  resource: 'epics',
  source: 'spec/domains/planning/epics.yaml#createEpic',
  method: 'POST',
  path: '/groups/{id}/epics',
  facts: {"access":{"kind":"group","level":"reporter","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"tier":"premium","rateLimit":"issues_create"},
  pathParameters: ["id"],
  order: ["id","title","description","labels","confidential","color","start_date_fixed","start_date","start_date_is_fixed","due_date_fixed","end_date","due_date_is_fixed","parent_id","created_at"],
  validators: { params: checks.check1, body: checks.check3 },
  relations: {"exclusive":[["start_date","start_date_fixed"],["end_date","due_date_fixed"]],"atLeastOne":[],"exactlyOne":[],"allOrNone":[]},
  decode: decoders.decodeCreateEpic,
  responses: [
    answer.json(writeEpic, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 429),
  ],
});

/** Get an epic */
export const getEpic = defineOperation<HearthFacts>({
  id: 'getEpic',
  resource: 'epics',
  source: 'spec/domains/planning/epics.yaml#getEpic',
  method: 'GET',
  path: '/groups/{id}/epics/{epic_iid}',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"],"tier":"premium"},
  pathParameters: ["id","epic_iid"],
  order: ["id","epic_iid"],
  validators: { params: checks.check4 },
  decode: decoders.decodeGetEpic,
  responses: [
    answer.json(writeEpic, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Change an epic */
export const updateEpic = defineOperation<HearthFacts>({
  id: 'updateEpic',
  resource: 'epics',
  source: 'spec/domains/planning/epics.yaml#updateEpic',
  method: 'PUT',
  path: '/groups/{id}/epics/{epic_iid}',
  facts: {"access":{"kind":"group","level":"reporter","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id","epic_iid"],
  order: ["id","epic_iid","title","description","labels","add_labels","remove_labels","confidential","color","start_date_fixed","start_date","start_date_is_fixed","due_date_fixed","end_date","due_date_is_fixed","parent_id","state_event","updated_at"],
  validators: { params: checks.check4, body: checks.check5 },
  relations: {"exclusive":[["start_date","start_date_fixed"],["end_date","due_date_fixed"]],"atLeastOne":[["title","description","labels","add_labels","remove_labels","confidential","color","start_date_fixed","start_date","start_date_is_fixed","due_date_fixed","end_date","due_date_is_fixed","parent_id","state_event","updated_at"]],"exactlyOne":[],"allOrNone":[]},
  decode: decoders.decodeUpdateEpic,
  responses: [
    answer.json(writeEpic, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Delete an epic */
export const deleteEpic = defineOperation<HearthFacts>({
  id: 'deleteEpic',
  resource: 'epics',
  source: 'spec/domains/planning/epics.yaml#deleteEpic',
  method: 'DELETE',
  path: '/groups/{id}/epics/{epic_iid}',
  facts: {"access":{"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id","epic_iid"],
  order: ["id","epic_iid","If-Unmodified-Since"],
  validators: { params: checks.check4, headers: checks.check6 },
  decode: decoders.decodeDeleteEpic,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});

/** Subscribe to an epic */
export const subscribeToEpic = defineOperation<HearthFacts>({
  id: 'subscribeToEpic',
  resource: 'epics',
  source: 'spec/domains/planning/epics.yaml#subscribeToEpic',
  method: 'POST',
  path: '/groups/{id}/epics/{epic_iid}/subscribe',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id","epic_iid"],
  order: ["id","epic_iid"],
  validators: { params: checks.check4 },
  decode: decoders.decodeSubscribeToEpic,
  responses: [
    answer.json(writeEpic, 201),
    answer.empty(304),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Unsubscribe from an epic */
export const unsubscribeFromEpic = defineOperation<HearthFacts>({
  id: 'unsubscribeFromEpic',
  resource: 'epics',
  source: 'spec/domains/planning/epics.yaml#unsubscribeFromEpic',
  method: 'POST',
  path: '/groups/{id}/epics/{epic_iid}/unsubscribe',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id","epic_iid"],
  order: ["id","epic_iid"],
  validators: { params: checks.check4 },
  decode: decoders.decodeUnsubscribeFromEpic,
  responses: [
    answer.json(writeEpic, 201),
    answer.empty(304),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});
