// Generated from spec/resources/group-audit-events.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, JsonAnswer, ListingOf, Send } from '../../generator/runtime/client.ts';
import type { JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

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

export interface GroupAuditEventsClient {
  /** List the audit events of a group: GET /groups/{id}/audit_events */
  listGroupAuditEvents: ListingOf<ListGroupAuditEventsInput, ListGroupAuditEventsAnswer, JsonOf<operations['listGroupAuditEvents'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Get an audit event of a group: GET /groups/{id}/audit_events/{audit_event_id} */
  getGroupAuditEvent(request: GetGroupAuditEventInput): Promise<GetGroupAuditEventAnswer>;
}

export const groupAuditEventsClient = (send: Send): GroupAuditEventsClient => ({
  listGroupAuditEvents: listing(send, listGroupAuditEventsCall),
  getGroupAuditEvent: (request) => send(getGroupAuditEventCall, request),
});
