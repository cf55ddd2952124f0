// Generated from spec/domains/* /audit-events.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAuditEvent } from '../audit-events/writers.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';

/** List the audit events of the instance */
export const listAuditEvents = defineOperation<HearthFacts>({
  id: 'listAuditEvents',
  resource: 'audit-events',
  source: 'spec/domains/activity/audit-events.yaml#listAuditEvents',
  method: 'GET',
  path: '/audit_events',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"],"tier":"premium"},
  paginated: true,
  order: ["entity_type","entity_id","created_after","created_before","page","per_page"],
  validators: { query: checks.check1 },
  decode: decoders.decodeListAuditEvents,
  responses: [
    answer.json((v: never) => w.array(v, writeAuditEvent), 200),
    answer.json(writeAnyError, 400, 401, 403),
  ],
});

/** Get an audit event of the instance */
export const getAuditEvent = defineOperation<HearthFacts>({
  id: 'getAuditEvent',
  resource: 'audit-events',
  source: 'spec/domains/activity/audit-events.yaml#getAuditEvent',
  method: 'GET',
  path: '/audit_events/{audit_event_id}',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"],"tier":"premium"},
  pathParameters: ["audit_event_id"],
  order: ["audit_event_id"],
  validators: { params: checks.check2 },
  decode: decoders.decodeGetAuditEvent,
  responses: [
    answer.json(writeAuditEvent, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List the audit events of a group */
export const listGroupAuditEvents = defineOperation<HearthFacts>({
  id: 'listGroupAuditEvents',
  resource: 'audit-events',
  source: 'spec/domains/activity/audit-events.yaml#listGroupAuditEvents',
  method: 'GET',
  path: '/groups/{id}/audit_events',
  facts: {"access":{"kind":"group","level":"developer","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"],"tier":"premium"},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","created_after","created_before","page","per_page"],
  validators: { params: checks.check3, query: checks.check4 },
  decode: decoders.decodeListGroupAuditEvents,
  responses: [
    answer.json((v: never) => w.array(v, writeAuditEvent), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get an audit event of a group */
export const getGroupAuditEvent = defineOperation<HearthFacts>({
  id: 'getGroupAuditEvent',
  resource: 'audit-events',
  source: 'spec/domains/activity/audit-events.yaml#getGroupAuditEvent',
  method: 'GET',
  path: '/groups/{id}/audit_events/{audit_event_id}',
  facts: {"access":{"kind":"group","level":"developer","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"],"tier":"premium"},
  pathParameters: ["id","audit_event_id"],
  order: ["id","audit_event_id"],
  validators: { params: checks.check5 },
  decode: decoders.decodeGetGroupAuditEvent,
  responses: [
    answer.json(writeAuditEvent, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List the audit events of a project */
export const listProjectAuditEvents = defineOperation<HearthFacts>({
  id: 'listProjectAuditEvents',
  resource: 'audit-events',
  source: 'spec/domains/activity/audit-events.yaml#listProjectAuditEvents',
  method: 'GET',
  path: '/projects/{id}/audit_events',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"],"tier":"premium"},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","created_after","created_before","page","per_page"],
  validators: { params: checks.check3, query: checks.check4 },
  decode: decoders.decodeListProjectAuditEvents,
  responses: [
    answer.json((v: never) => w.array(v, writeAuditEvent), 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Get an audit event of a project */
export const getProjectAuditEvent = defineOperation<HearthFacts>({
  id: 'getProjectAuditEvent',
  resource: 'audit-events',
  source: 'spec/domains/activity/audit-events.yaml#getProjectAuditEvent',
  method: 'GET',
  path: '/projects/{id}/audit_events/{audit_event_id}',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"],"tier":"premium"},
  pathParameters: ["id","audit_event_id"],
  order: ["id","audit_event_id"],
  validators: { params: checks.check5 },
  decode: decoders.decodeGetProjectAuditEvent,
  responses: [
    answer.json(writeAuditEvent, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});
