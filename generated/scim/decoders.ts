// Generated from spec/domains/* /scim.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.filled(d.string);
const decoder2 = d.array(d.string, false, 10);
const decoder3 = d.array(d.object({ type: d.string, value: d.string, primary: d.boolean }), false, 20);
const decoder4 = d.object({ formatted: d.string, givenName: d.string, familyName: d.string });
const decoder5 = d.array(d.object({ op: d.string, path: d.string, value: d.any }), false, 100);

/** GET /api/scim/v2/groups/{group_path}/Users */
export function decodeListScimUsers({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.group_path = decoder1(path[0], "path/group_path", faults) ?? faults.missingText("path/group_path");
  if ((v = d.string(merged.filter, "query/filter", faults)) !== undefined) query.filter = v;
  query.startIndex = d.integer(merged.startIndex, "query/startIndex", faults) ?? 1;
  query.count = d.integer(merged.count, "query/count", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /api/scim/v2/groups/{group_path}/Users */
export function decodeCreateScimUser({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.group_path = decoder1(path[0], "path/group_path", faults) ?? faults.missingText("path/group_path");
  if ((v = decoder2(merged.schemas, "body/schemas", faults)) !== undefined) body.schemas = v;
  if ((v = d.string(merged.externalId, "body/externalId", faults)) !== undefined) body.externalId = v;
  if ((v = d.string(merged.userName, "body/userName", faults)) !== undefined) body.userName = v;
  body.active = d.boolean(merged.active, "body/active", faults) ?? true;
  if ((v = decoder3(merged.emails, "body/emails", faults)) !== undefined) body.emails = v;
  if ((v = decoder4(merged.name, "body/name", faults)) !== undefined) body.name = v;
  if ((v = d.any(merged.meta, "body/meta", faults)) !== undefined) body.meta = v;
  return { params, query: {}, headers: {}, body };
}

/** GET /api/scim/v2/groups/{group_path}/Users/{id} */
export function decodeGetScimUser({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.group_path = decoder1(path[0], "path/group_path", faults) ?? faults.missingText("path/group_path");
  params.id = decoder1(path[1], "path/id", faults) ?? faults.missingText("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /api/scim/v2/groups/{group_path}/Users/{id} */
export function decodeReplaceScimUser({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.group_path = decoder1(path[0], "path/group_path", faults) ?? faults.missingText("path/group_path");
  params.id = decoder1(path[1], "path/id", faults) ?? faults.missingText("path/id");
  if ((v = decoder2(merged.schemas, "body/schemas", faults)) !== undefined) body.schemas = v;
  if ((v = d.string(merged.externalId, "body/externalId", faults)) !== undefined) body.externalId = v;
  if ((v = d.string(merged.userName, "body/userName", faults)) !== undefined) body.userName = v;
  body.active = d.boolean(merged.active, "body/active", faults) ?? true;
  if ((v = decoder3(merged.emails, "body/emails", faults)) !== undefined) body.emails = v;
  if ((v = decoder4(merged.name, "body/name", faults)) !== undefined) body.name = v;
  if ((v = d.any(merged.meta, "body/meta", faults)) !== undefined) body.meta = v;
  return { params, query: {}, headers: {}, body };
}

/** PATCH /api/scim/v2/groups/{group_path}/Users/{id} */
export function decodeUpdateScimUser({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.group_path = decoder1(path[0], "path/group_path", faults) ?? faults.missingText("path/group_path");
  params.id = decoder1(path[1], "path/id", faults) ?? faults.missingText("path/id");
  if ((v = decoder2(merged.schemas, "body/schemas", faults)) !== undefined) body.schemas = v;
  if ((v = decoder5(merged.Operations, "body/Operations", faults)) !== undefined) body.Operations = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /api/scim/v2/groups/{group_path}/Users/{id} */
export function decodeDeleteScimUser({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.group_path = decoder1(path[0], "path/group_path", faults) ?? faults.missingText("path/group_path");
  params.id = decoder1(path[1], "path/id", faults) ?? faults.missingText("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /groups/{id}/scim/identities */
export function decodeListScimIdentities({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** PATCH /groups/{id}/scim/{uid} */
export function decodeUpdateScimIdentity({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.uid = decoder1(path[1], "path/uid", faults) ?? faults.missingText("path/uid");
  body.extern_uid = decoder1(merged.extern_uid, "body/extern_uid", faults) ?? faults.missingText("body/extern_uid");
  return { params, query: {}, headers: {}, body };
}
