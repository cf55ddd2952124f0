// Generated from spec/resources/group-audit-events.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type GroupAuditEvent = components['schemas']['GroupAuditEvent'];

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
