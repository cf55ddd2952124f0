// Generated from spec/resources/group-audit-events.yaml; do not edit. Run `npm run generate`.
import type { Operation } from '../../generator/runtime/operation.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeGroupAuditEvent } from '../group-audit-events/writers.ts';

/** List the audit events of a group */
export const listGroupAuditEvents: Operation = {
  id: 'listGroupAuditEvents',
  resource: 'group-audit-events',
  source: 'spec/resources/group-audit-events.yaml:5:5',
  method: 'GET',
  path: '/groups/{id}/audit_events',
  access: {"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":false,"early":false},
  scopes: ["api","read_api"],
  tier: "premium",
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: true,
  pending: false,
  pathParameters: ["id"],
  order: ["id","created_after","created_before","page","per_page"],
  decode: decoders.decodeListGroupAuditEvents,
  validators: { params: checks.check1, query: checks.check2, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: (v: never) => w.array(v, writeGroupAuditEvent), mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};

/** Get an audit event of a group */
export const getGroupAuditEvent: Operation = {
  id: 'getGroupAuditEvent',
  resource: 'group-audit-events',
  source: 'spec/resources/group-audit-events.yaml:48:5',
  method: 'GET',
  path: '/groups/{id}/audit_events/{audit_event_id}',
  access: {"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":false,"early":false},
  scopes: ["api","read_api"],
  tier: "premium",
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id","audit_event_id"],
  order: ["id","audit_event_id"],
  decode: decoders.decodeGetGroupAuditEvent,
  validators: { params: checks.check3, query: null, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: writeGroupAuditEvent, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};
