// Generated from spec/domains/* /linked-epics.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';

/** GET /groups/{id}/epics/{epic_iid}/related_epics */
export function decodeListLinkedEpics({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_iid = d.integer(path[1], "path/epic_iid", faults) ?? faults.missing("path/epic_iid");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  if ((v = d.integer(merged.per_page, "query/per_page", faults)) !== undefined) query.per_page = v;
  return { params, query, headers: {}, body: null };
}

/** POST /groups/{id}/epics/{epic_iid}/related_epics */
export function decodeLinkEpic({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_iid = d.integer(path[1], "path/epic_iid", faults) ?? faults.missing("path/epic_iid");
  body.target_group_id = d.integerOrString(merged.target_group_id, "body/target_group_id", faults) ?? faults.missing("body/target_group_id");
  body.target_epic_iid = d.integer(merged.target_epic_iid, "body/target_epic_iid", faults) ?? faults.missing("body/target_epic_iid");
  body.link_type = d.string(merged.link_type, "body/link_type", faults) ?? "relates_to";
  return { params, query: {}, headers: {}, body };
}

/** DELETE /groups/{id}/epics/{epic_iid}/related_epics/{related_epic_link_id} */
export function decodeUnlinkEpic({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_iid = d.integer(path[1], "path/epic_iid", faults) ?? faults.missing("path/epic_iid");
  params.related_epic_link_id = d.integer(path[2], "path/related_epic_link_id", faults) ?? faults.missing("path/related_epic_link_id");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}
