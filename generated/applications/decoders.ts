// Generated from spec/resources/applications.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';

/** GET /applications */
export function decodeListApplications({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** POST /applications */
export function decodeCreateApplication({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.string(merged.name, "name", faults)) !== undefined) body.name = v;
  else if (!faults.has("name")) faults.add("name", 'is missing');
  if ((v = d.string(merged.redirect_uri, "redirect_uri", faults)) !== undefined) body.redirect_uri = v;
  else if (!faults.has("redirect_uri")) faults.add("redirect_uri", 'is missing');
  if ((v = d.string(merged.scopes, "scopes", faults)) !== undefined) body.scopes = v;
  else if (!faults.has("scopes")) faults.add("scopes", 'is missing');
  if ((v = d.boolean(merged.confidential, "confidential", faults)) !== undefined) body.confidential = v;
  else if (!faults.has("confidential")) body.confidential = true;
  return { params, query, headers, body };
}

/** DELETE /applications/{id} */
export function decodeDeleteApplication({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integer(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  return { params, query, headers, body: null };
}
