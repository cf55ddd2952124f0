// Generated from spec/domains/* /applications.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.filled(d.string);

/** GET /applications */
export function decodeListApplications({ merged }: RawInput, faults: Faults): DecodedInput {
  const query: Record<string, unknown> = {};
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params: {}, query, headers: {}, body: null };
}

/** POST /applications */
export function decodeCreateApplication({ merged }: RawInput, faults: Faults): DecodedInput {
  const body: Record<string, unknown> = {};
  body.name = decoder1(merged.name, "body/name", faults) ?? faults.missingText("body/name");
  body.redirect_uri = decoder1(merged.redirect_uri, "body/redirect_uri", faults) ?? faults.missingText("body/redirect_uri");
  body.scopes = decoder1(merged.scopes, "body/scopes", faults) ?? faults.missingText("body/scopes");
  body.confidential = d.boolean(merged.confidential, "body/confidential", faults) ?? true;
  return { params: {}, query: {}, headers: {}, body };
}

/** DELETE /applications/{id} */
export function decodeDeleteApplication({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}
