// Generated from spec/domains/* /linked-epics.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage, writeParameterError } from '../common/writers.ts';
import { writeEpicLink, writeListedLinkedEpic } from '../linked-epics/writers.ts';

/** List the epics linked to an epic */
export const listLinkedEpics = defineOperation<HearthFacts>({
  id: 'listLinkedEpics',
  resource: 'linked-epics',
  source: 'spec/domains/planning/linked-epics.yaml#listLinkedEpics',
  method: 'GET',
  path: '/groups/{id}/epics/{epic_iid}/related_epics',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"],"tier":"ultimate","flag":{"name":"related_epics_widget","default":true,"off":404}},
  paginated: true,
  pathParameters: ["id","epic_iid"],
  order: ["id","epic_iid","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListLinkedEpics,
  responses: [
    answer.json((v: never) => w.array(v, writeListedLinkedEpic), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Link an epic to an epic */
export const linkEpic = defineOperation<HearthFacts>({
  id: 'linkEpic',
  resource: 'linked-epics',
  source: 'spec/domains/planning/linked-epics.yaml#linkEpic',
  method: 'POST',
  path: '/groups/{id}/epics/{epic_iid}/related_epics',
  facts: {"access":{"kind":"group","level":"reporter","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"tier":"ultimate","flag":{"name":"related_epics_widget","default":true,"off":404}},
  pathParameters: ["id","epic_iid"],
  order: ["id","epic_iid","target_group_id","target_epic_iid","link_type"],
  validators: { params: checks.check1, body: checks.check3 },
  decode: decoders.decodeLinkEpic,
  responses: [
    answer.json(writeEpicLink, 201),
    answer.json(writeParameterError, 400),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404, 409, 422),
  ],
});

/** Remove a link between epics */
export const unlinkEpic = defineOperation<HearthFacts>({
  id: 'unlinkEpic',
  resource: 'linked-epics',
  source: 'spec/domains/planning/linked-epics.yaml#unlinkEpic',
  method: 'DELETE',
  path: '/groups/{id}/epics/{epic_iid}/related_epics/{related_epic_link_id}',
  facts: {"access":{"kind":"group","level":"reporter","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"tier":"ultimate","flag":{"name":"related_epics_widget","default":true,"off":404}},
  pathParameters: ["id","epic_iid","related_epic_link_id"],
  order: ["id","epic_iid","related_epic_link_id","If-Unmodified-Since"],
  validators: { params: checks.check4, headers: checks.check5 },
  decode: decoders.decodeUnlinkEpic,
  responses: [
    answer.json(writeEpicLink, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});
