// Generated from spec/resources/group-audit-events.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';

/** GET /groups/{id}/audit_events */
export function decodeListGroupAuditEvents({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.dateTime(merged.created_after, "created_after", faults)) !== undefined) query.created_after = v;
  if ((v = d.dateTime(merged.created_before, "created_before", faults)) !== undefined) query.created_before = v;
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** GET /groups/{id}/audit_events/{audit_event_id} */
export function decodeGetGroupAuditEvent({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "audit_event_id", faults)) !== undefined) params.audit_event_id = v;
  else if (!faults.has("audit_event_id")) faults.add("audit_event_id", 'is missing');
  return { params, query, headers, body: null };
}
