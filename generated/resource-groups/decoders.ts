// Generated from spec/domains/* /resource-groups.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.filled(d.string);

/** GET /projects/{id}/resource_groups */
export function decodeListResourceGroups({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/resource_groups/{key} */
export function decodeGetResourceGroup({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.key = decoder1(path[1], "path/key", faults) ?? faults.missingText("path/key");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/resource_groups/{key} */
export function decodeUpdateResourceGroup({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.key = decoder1(path[1], "path/key", faults) ?? faults.missingText("path/key");
  body.process_mode = d.string(merged.process_mode, "body/process_mode", faults) ?? faults.missing("body/process_mode");
  return { params, query: {}, headers: {}, body };
}
