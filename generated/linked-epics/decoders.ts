// Generated from spec/resources/linked-epics.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';

/** GET /groups/{id}/epics/{epic_iid}/related_epics */
export function decodeListLinkedEpics({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "epic_iid", faults)) !== undefined) params.epic_iid = v;
  else if (!faults.has("epic_iid")) faults.add("epic_iid", 'is missing');
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  return { params, query, headers, body: null };
}

/** POST /groups/{id}/epics/{epic_iid}/related_epics */
export function decodeLinkEpic({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "epic_iid", faults)) !== undefined) params.epic_iid = v;
  else if (!faults.has("epic_iid")) faults.add("epic_iid", 'is missing');
  if ((v = d.integerOrString(merged.target_group_id, "target_group_id", faults)) !== undefined) body.target_group_id = v;
  else if (!faults.has("target_group_id")) faults.add("target_group_id", 'is missing');
  if ((v = d.integer(merged.target_epic_iid, "target_epic_iid", faults)) !== undefined) body.target_epic_iid = v;
  else if (!faults.has("target_epic_iid")) faults.add("target_epic_iid", 'is missing');
  if ((v = d.string(merged.link_type, "link_type", faults)) !== undefined) body.link_type = v;
  else if (!faults.has("link_type")) body.link_type = "relates_to";
  return { params, query, headers, body };
}

/** DELETE /groups/{id}/epics/{epic_iid}/related_epics/{related_epic_link_id} */
export function decodeUnlinkEpic({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "epic_iid", faults)) !== undefined) params.epic_iid = v;
  else if (!faults.has("epic_iid")) faults.add("epic_iid", 'is missing');
  if ((v = d.integer(path[2], "related_epic_link_id", faults)) !== undefined) params.related_epic_link_id = v;
  else if (!faults.has("related_epic_link_id")) faults.add("related_epic_link_id", 'is missing');
  return { params, query, headers, body: null };
}
