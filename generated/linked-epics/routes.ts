// Generated from spec/resources/linked-epics.yaml; do not edit. Run `npm run generate`.
import type { Operation } from '../../generator/runtime/operation.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage, writeParameterError } from '../common/writers.ts';
import { writeEpicLink, writeListedLinkedEpic } from '../linked-epics/writers.ts';

/** List the epics linked to an epic */
export const listLinkedEpics: Operation = {
  id: 'listLinkedEpics',
  resource: 'linked-epics',
  source: 'spec/resources/linked-epics.yaml:5:5',
  method: 'GET',
  path: '/groups/{id}/epics/{epic_iid}/related_epics',
  access: {"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},
  scopes: ["api","read_api"],
  tier: "ultimate",
  flag: {"name":"related_epics_widget","default":true,"off":404},
  rateLimit: null,
  deprecation: null,
  paginated: true,
  pending: false,
  pathParameters: ["id","epic_iid"],
  order: ["id","epic_iid","page","per_page"],
  decode: decoders.decodeListLinkedEpics,
  validators: { params: checks.check1, query: checks.check2, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: (v: never) => w.array(v, writeListedLinkedEpic), mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};

/** Link an epic to an epic */
export const linkEpic: Operation = {
  id: 'linkEpic',
  resource: 'linked-epics',
  source: 'spec/resources/linked-epics.yaml:77:5',
  method: 'POST',
  path: '/groups/{id}/epics/{epic_iid}/related_epics',
  access: {"kind":"group","level":"reporter","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api"],
  tier: "ultimate",
  flag: {"name":"related_epics_widget","default":true,"off":404},
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id","epic_iid"],
  order: ["id","epic_iid","target_group_id","target_epic_iid","link_type"],
  decode: decoders.decodeLinkEpic,
  validators: { params: checks.check1, query: null, body: checks.check3 },
  relations: null,
  takesBody: true,
  responses: {
    201: { write: writeEpicLink, mediaType: null },
    400: { write: writeParameterError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
    409: { write: writeMessage, mediaType: null },
    422: { write: writeMessage, mediaType: null },
  },
};

/** Remove a link between epics */
export const unlinkEpic: Operation = {
  id: 'unlinkEpic',
  resource: 'linked-epics',
  source: 'spec/resources/linked-epics.yaml:127:5',
  method: 'DELETE',
  path: '/groups/{id}/epics/{epic_iid}/related_epics/{related_epic_link_id}',
  access: {"kind":"group","level":"reporter","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api"],
  tier: "ultimate",
  flag: {"name":"related_epics_widget","default":true,"off":404},
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id","epic_iid","related_epic_link_id"],
  order: ["id","epic_iid","related_epic_link_id"],
  decode: decoders.decodeUnlinkEpic,
  validators: { params: checks.check4, query: null, body: null },
  relations: null,
  takesBody: true,
  responses: {
    200: { write: writeEpicLink, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};
