// Generated from spec/resources/group-audit-events.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, ListingOf, Send } from '../../generator/runtime/client.ts';
import type { JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListGroupAuditEventsInput {
  readonly params: ParametersOf<operations['listGroupAuditEvents'], 'path'>;
  readonly query?: ParametersOf<operations['listGroupAuditEvents'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListGroupAuditEventsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listGroupAuditEvents'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listGroupAuditEvents'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listGroupAuditEvents'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listGroupAuditEvents'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listGroupAuditEvents'], 404> }
  ;

const listGroupAuditEventsCall: ClientCall = {
  id: 'listGroupAuditEvents',
  method: 'GET',
  path: "/api/v4/groups/{id}/audit_events",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface GetGroupAuditEventInput {
  readonly params: ParametersOf<operations['getGroupAuditEvent'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetGroupAuditEventAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getGroupAuditEvent'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getGroupAuditEvent'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getGroupAuditEvent'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getGroupAuditEvent'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getGroupAuditEvent'], 404> }
  ;

const getGroupAuditEventCall: ClientCall = {
  id: 'getGroupAuditEvent',
  method: 'GET',
  path: "/api/v4/groups/{id}/audit_events/{audit_event_id}",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
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
