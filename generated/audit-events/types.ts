// Generated from spec/domains/* /audit-events.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type AuditEvent = components['schemas']['AuditEvent'];

/** List the audit events of the instance: GET /audit_events */
export interface ListAuditEventsRequest {
  readonly query: Defaulted<ParametersOf<operations['listAuditEvents'], 'query'>, 'page' | 'per_page'>;
}

export type ListAuditEventsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listAuditEvents'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listAuditEvents'], 400 | 401 | 403>;

/** Get an audit event of the instance: GET /audit_events/{audit_event_id} */
export interface GetAuditEventRequest {
  readonly params: ParametersOf<operations['getAuditEvent'], 'path'>;
}

export type GetAuditEventResponse = JsonResponse<operations['getAuditEvent'], 200 | 400 | 401 | 403 | 404>;

/** List the audit events of a group: GET /groups/{id}/audit_events */
export interface ListGroupAuditEventsRequest {
  readonly params: ParametersOf<operations['listGroupAuditEvents'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listGroupAuditEvents'], 'query'>, 'page' | 'per_page'>;
}

export type ListGroupAuditEventsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listGroupAuditEvents'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listGroupAuditEvents'], 400 | 401 | 403 | 404>;

/** Get an audit event of a group: GET /groups/{id}/audit_events/{audit_event_id} */
export interface GetGroupAuditEventRequest {
  readonly params: ParametersOf<operations['getGroupAuditEvent'], 'path'>;
}

export type GetGroupAuditEventResponse = JsonResponse<operations['getGroupAuditEvent'], 200 | 400 | 401 | 403 | 404>;

/** List the audit events of a project: GET /projects/{id}/audit_events */
export interface ListProjectAuditEventsRequest {
  readonly params: ParametersOf<operations['listProjectAuditEvents'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectAuditEvents'], 'query'>, 'page' | 'per_page'>;
}

export type ListProjectAuditEventsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectAuditEvents'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listProjectAuditEvents'], 400 | 401 | 403 | 404>;

/** Get an audit event of a project: GET /projects/{id}/audit_events/{audit_event_id} */
export interface GetProjectAuditEventRequest {
  readonly params: ParametersOf<operations['getProjectAuditEvent'], 'path'>;
}

export type GetProjectAuditEventResponse = JsonResponse<operations['getProjectAuditEvent'], 200 | 400 | 401 | 403 | 404>;
