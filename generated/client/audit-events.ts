// Generated from spec/domains/* /audit-events.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, JsonAnswer, Listing, ListingOf, Send } from '../../generator/runtime/client.ts';
import type { JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListAuditEventsInput {
  readonly query?: ParametersOf<operations['listAuditEvents'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListAuditEventsAnswer = JsonAnswer<operations['listAuditEvents'], 200 | 400 | 401 | 403>;

const listAuditEventsCall: ClientCall = {
  id: 'listAuditEvents',
  method: 'GET',
  path: "/api/v4/audit_events",
  answers: { json: [200, 400, 401, 403] },
};

export interface GetAuditEventInput {
  readonly params: ParametersOf<operations['getAuditEvent'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetAuditEventAnswer = JsonAnswer<operations['getAuditEvent'], 200 | 400 | 401 | 403 | 404>;

const getAuditEventCall: ClientCall = {
  id: 'getAuditEvent',
  method: 'GET',
  path: "/api/v4/audit_events/{audit_event_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ListGroupAuditEventsInput {
  readonly params: ParametersOf<operations['listGroupAuditEvents'], 'path'>;
  readonly query?: ParametersOf<operations['listGroupAuditEvents'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListGroupAuditEventsAnswer = JsonAnswer<operations['listGroupAuditEvents'], 200 | 400 | 401 | 403 | 404>;

const listGroupAuditEventsCall: ClientCall = {
  id: 'listGroupAuditEvents',
  method: 'GET',
  path: "/api/v4/groups/{id}/audit_events",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface GetGroupAuditEventInput {
  readonly params: ParametersOf<operations['getGroupAuditEvent'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetGroupAuditEventAnswer = JsonAnswer<operations['getGroupAuditEvent'], 200 | 400 | 401 | 403 | 404>;

const getGroupAuditEventCall: ClientCall = {
  id: 'getGroupAuditEvent',
  method: 'GET',
  path: "/api/v4/groups/{id}/audit_events/{audit_event_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ListProjectAuditEventsInput {
  readonly params: ParametersOf<operations['listProjectAuditEvents'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectAuditEvents'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectAuditEventsAnswer = JsonAnswer<operations['listProjectAuditEvents'], 200 | 400 | 401 | 403 | 404>;

const listProjectAuditEventsCall: ClientCall = {
  id: 'listProjectAuditEvents',
  method: 'GET',
  path: "/api/v4/projects/{id}/audit_events",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface GetProjectAuditEventInput {
  readonly params: ParametersOf<operations['getProjectAuditEvent'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetProjectAuditEventAnswer = JsonAnswer<operations['getProjectAuditEvent'], 200 | 400 | 401 | 403 | 404>;

const getProjectAuditEventCall: ClientCall = {
  id: 'getProjectAuditEvent',
  method: 'GET',
  path: "/api/v4/projects/{id}/audit_events/{audit_event_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface AuditEventsClient {
  /** List the audit events of the instance: GET /audit_events */
  listAuditEvents: Listing<ListAuditEventsInput, ListAuditEventsAnswer, JsonOf<operations['listAuditEvents'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Get an audit event of the instance: GET /audit_events/{audit_event_id} */
  getAuditEvent(request: GetAuditEventInput): Promise<GetAuditEventAnswer>;
  /** List the audit events of a group: GET /groups/{id}/audit_events */
  listGroupAuditEvents: ListingOf<ListGroupAuditEventsInput, ListGroupAuditEventsAnswer, JsonOf<operations['listGroupAuditEvents'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Get an audit event of a group: GET /groups/{id}/audit_events/{audit_event_id} */
  getGroupAuditEvent(request: GetGroupAuditEventInput): Promise<GetGroupAuditEventAnswer>;
  /** List the audit events of a project: GET /projects/{id}/audit_events */
  listProjectAuditEvents: ListingOf<ListProjectAuditEventsInput, ListProjectAuditEventsAnswer, JsonOf<operations['listProjectAuditEvents'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Get an audit event of a project: GET /projects/{id}/audit_events/{audit_event_id} */
  getProjectAuditEvent(request: GetProjectAuditEventInput): Promise<GetProjectAuditEventAnswer>;
}

export const auditEventsClient = (send: Send): AuditEventsClient => ({
  listAuditEvents: listing(send, listAuditEventsCall),
  getAuditEvent: (request) => send(getAuditEventCall, request),
  listGroupAuditEvents: listing(send, listGroupAuditEventsCall),
  getGroupAuditEvent: (request) => send(getGroupAuditEventCall, request),
  listProjectAuditEvents: listing(send, listProjectAuditEventsCall),
  getProjectAuditEvent: (request) => send(getProjectAuditEventCall, request),
});
