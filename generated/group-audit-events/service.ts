// Generated from spec/resources/group-audit-events.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListGroupAuditEventsRequest, ListGroupAuditEventsResponse, GetGroupAuditEventRequest, GetGroupAuditEventResponse } from './types.ts';

/** One function per operation of group-audit-events; `C` is the request context of the server. */
export interface GroupAuditEventsService<C extends SubjectTypes> {
  /** List the audit events of a group. GET /groups/{id}/audit_events (spec/resources/group-audit-events.yaml:5:5) */
  listGroupAuditEvents(
    request: ListGroupAuditEventsRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListGroupAuditEventsResponse>;
  /** Get an audit event of a group. GET /groups/{id}/audit_events/{audit_event_id} (spec/resources/group-audit-events.yaml:48:5) */
  getGroupAuditEvent(
    request: GetGroupAuditEventRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<GetGroupAuditEventResponse>;
}
