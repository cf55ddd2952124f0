// Generated from spec/domains/* /audit-events.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';

/** GET /audit_events */
export function decodeListAuditEvents({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const query: Record<string, unknown> = {};
  if ((v = d.string(merged.entity_type, "query/entity_type", faults)) !== undefined) query.entity_type = v;
  if ((v = d.integer(merged.entity_id, "query/entity_id", faults)) !== undefined) query.entity_id = v;
  if ((v = d.dateTime(merged.created_after, "query/created_after", faults)) !== undefined) query.created_after = v;
  if ((v = d.dateTime(merged.created_before, "query/created_before", faults)) !== undefined) query.created_before = v;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params: {}, query, headers: {}, body: null };
}

/** GET /audit_events/{audit_event_id} */
export function decodeGetAuditEvent({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.audit_event_id = d.integer(path[0], "path/audit_event_id", faults) ?? faults.missing("path/audit_event_id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /groups/{id}/audit_events */
export function decodeListGroupAuditEvents({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.dateTime(merged.created_after, "query/created_after", faults)) !== undefined) query.created_after = v;
  if ((v = d.dateTime(merged.created_before, "query/created_before", faults)) !== undefined) query.created_before = v;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /groups/{id}/audit_events/{audit_event_id} */
export function decodeGetGroupAuditEvent({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.audit_event_id = d.integer(path[1], "path/audit_event_id", faults) ?? faults.missing("path/audit_event_id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/audit_events */
export function decodeListProjectAuditEvents({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.dateTime(merged.created_after, "query/created_after", faults)) !== undefined) query.created_after = v;
  if ((v = d.dateTime(merged.created_before, "query/created_before", faults)) !== undefined) query.created_before = v;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/audit_events/{audit_event_id} */
export function decodeGetProjectAuditEvent({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.audit_event_id = d.integer(path[1], "path/audit_event_id", faults) ?? faults.missing("path/audit_event_id");
  return { params, query: {}, headers: {}, body: null };
}
