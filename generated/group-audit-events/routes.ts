// Generated from spec/resources/group-audit-events.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeGroupAuditEvent } from '../group-audit-events/writers.ts';

/** List the audit events of a group */
export const listGroupAuditEvents = defineOperation({
  id: 'listGroupAuditEvents',
  resource: 'group-audit-events',
  source: 'spec/resources/group-audit-events.yaml:5:5',
  method: 'GET',
  path: '/groups/{id}/audit_events',
  access: {"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":false,"early":false},
  scopes: ["api","read_api"],
  tier: "premium",
  paginated: true,
  pathParameters: ["id"],
  order: ["id","created_after","created_before","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListGroupAuditEvents,
  responses: [
    answer.json((v: never) => w.array(v, writeGroupAuditEvent), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get an audit event of a group */
export const getGroupAuditEvent = defineOperation({
  id: 'getGroupAuditEvent',
  resource: 'group-audit-events',
  source: 'spec/resources/group-audit-events.yaml:48:5',
  method: 'GET',
  path: '/groups/{id}/audit_events/{audit_event_id}',
  access: {"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":false,"early":false},
  scopes: ["api","read_api"],
  tier: "premium",
  pathParameters: ["id","audit_event_id"],
  order: ["id","audit_event_id"],
  validators: { params: checks.check3 },
  decode: decoders.decodeGetGroupAuditEvent,
  responses: [
    answer.json(writeGroupAuditEvent, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});
