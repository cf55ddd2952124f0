// Generated from spec/domains/* /audit-events.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListAuditEventsRequest, ListAuditEventsResponse, GetAuditEventRequest, GetAuditEventResponse, ListGroupAuditEventsRequest, ListGroupAuditEventsResponse, GetGroupAuditEventRequest, GetGroupAuditEventResponse, ListProjectAuditEventsRequest, ListProjectAuditEventsResponse, GetProjectAuditEventRequest, GetProjectAuditEventResponse } from './types.ts';

/** One function per operation of audit-events; `C` is the request context of the server. */
export interface AuditEventsService<C extends SubjectTypes> {
  /** List the audit events of the instance. GET /audit_events (spec/domains/activity/audit-events.yaml#listAuditEvents) */
  listAuditEvents(
    request: ListAuditEventsRequest,
    context: C,
  ): Promise<ListAuditEventsResponse>;
  /** Get an audit event of the instance. GET /audit_events/{audit_event_id} (spec/domains/activity/audit-events.yaml#getAuditEvent) */
  getAuditEvent(
    request: GetAuditEventRequest,
    context: C,
  ): Promise<GetAuditEventResponse>;
  /** List the audit events of a group. GET /groups/{id}/audit_events (spec/domains/activity/audit-events.yaml#listGroupAuditEvents) */
  listGroupAuditEvents(
    request: ListGroupAuditEventsRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListGroupAuditEventsResponse>;
  /** Get an audit event of a group. GET /groups/{id}/audit_events/{audit_event_id} (spec/domains/activity/audit-events.yaml#getGroupAuditEvent) */
  getGroupAuditEvent(
    request: GetGroupAuditEventRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<GetGroupAuditEventResponse>;
  /** List the audit events of a project. GET /projects/{id}/audit_events (spec/domains/activity/audit-events.yaml#listProjectAuditEvents) */
  listProjectAuditEvents(
    request: ListProjectAuditEventsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListProjectAuditEventsResponse>;
  /** Get an audit event of a project. GET /projects/{id}/audit_events/{audit_event_id} (spec/domains/activity/audit-events.yaml#getProjectAuditEvent) */
  getProjectAuditEvent(
    request: GetProjectAuditEventRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetProjectAuditEventResponse>;
}
