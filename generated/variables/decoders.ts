// Generated from spec/domains/* /variables.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.filled(d.string);
const decoder2 = d.object({ environment_scope: d.string });

/** GET /admin/ci/variables */
export function decodeListInstanceVariables({ merged }: RawInput, faults: Faults): DecodedInput {
  const query: Record<string, unknown> = {};
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params: {}, query, headers: {}, body: null };
}

/** POST /admin/ci/variables */
export function decodeCreateInstanceVariable({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const body: Record<string, unknown> = {};
  body.key = d.string(merged.key, "body/key", faults) ?? faults.missing("body/key");
  body.value = d.string(merged.value, "body/value", faults) ?? faults.missing("body/value");
  if ((v = d.string(merged.variable_type, "body/variable_type", faults)) !== undefined) body.variable_type = v;
  if ((v = d.boolean(merged.protected, "body/protected", faults)) !== undefined) body.protected = v;
  if ((v = d.boolean(merged.masked, "body/masked", faults)) !== undefined) body.masked = v;
  if ((v = d.boolean(merged.raw, "body/raw", faults)) !== undefined) body.raw = v;
  return { params: {}, query: {}, headers: {}, body };
}

/** GET /admin/ci/variables/{key} */
export function decodeGetInstanceVariable({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.key = decoder1(path[0], "path/key", faults) ?? faults.missingText("path/key");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /admin/ci/variables/{key} */
export function decodeUpdateInstanceVariable({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.key = decoder1(path[0], "path/key", faults) ?? faults.missingText("path/key");
  if ((v = d.string(merged.value, "body/value", faults)) !== undefined) body.value = v;
  if ((v = d.string(merged.variable_type, "body/variable_type", faults)) !== undefined) body.variable_type = v;
  if ((v = d.boolean(merged.protected, "body/protected", faults)) !== undefined) body.protected = v;
  if ((v = d.boolean(merged.masked, "body/masked", faults)) !== undefined) body.masked = v;
  if ((v = d.boolean(merged.raw, "body/raw", faults)) !== undefined) body.raw = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /admin/ci/variables/{key} */
export function decodeDeleteInstanceVariable({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.key = decoder1(path[0], "path/key", faults) ?? faults.missingText("path/key");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}

/** GET /groups/{id}/variables */
export function decodeListGroupVariables({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /groups/{id}/variables */
export function decodeCreateGroupVariable({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  body.key = d.string(merged.key, "body/key", faults) ?? faults.missing("body/key");
  body.value = d.string(merged.value, "body/value", faults) ?? faults.missing("body/value");
  if ((v = d.string(merged.variable_type, "body/variable_type", faults)) !== undefined) body.variable_type = v;
  if ((v = d.boolean(merged.protected, "body/protected", faults)) !== undefined) body.protected = v;
  if ((v = d.boolean(merged.masked, "body/masked", faults)) !== undefined) body.masked = v;
  if ((v = d.boolean(merged.raw, "body/raw", faults)) !== undefined) body.raw = v;
  if ((v = d.string(merged.environment_scope, "body/environment_scope", faults)) !== undefined) body.environment_scope = v;
  return { params, query: {}, headers: {}, body };
}

/** GET /groups/{id}/variables/{key} */
export function decodeGetGroupVariable({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.key = decoder1(path[1], "path/key", faults) ?? faults.missingText("path/key");
  if ((v = decoder2(merged.filter, "query/filter", faults)) !== undefined) query.filter = v;
  return { params, query, headers: {}, body: null };
}

/** PUT /groups/{id}/variables/{key} */
export function decodeUpdateGroupVariable({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.key = decoder1(path[1], "path/key", faults) ?? faults.missingText("path/key");
  if ((v = d.string(merged.value, "body/value", faults)) !== undefined) body.value = v;
  if ((v = d.string(merged.variable_type, "body/variable_type", faults)) !== undefined) body.variable_type = v;
  if ((v = d.boolean(merged.protected, "body/protected", faults)) !== undefined) body.protected = v;
  if ((v = d.boolean(merged.masked, "body/masked", faults)) !== undefined) body.masked = v;
  if ((v = d.boolean(merged.raw, "body/raw", faults)) !== undefined) body.raw = v;
  if ((v = decoder1(merged.environment_scope, "body/environment_scope", faults)) !== undefined) body.environment_scope = v;
  if ((v = decoder2(merged.filter, "body/filter", faults)) !== undefined) body.filter = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /groups/{id}/variables/{key} */
export function decodeDeleteGroupVariable({ path, merged, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.key = decoder1(path[1], "path/key", faults) ?? faults.missingText("path/key");
  if ((v = decoder2(merged.filter, "query/filter", faults)) !== undefined) query.filter = v;
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/variables */
export function decodeListProjectVariables({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/variables */
export function decodeCreateProjectVariable({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  body.key = d.string(merged.key, "body/key", faults) ?? faults.missing("body/key");
  body.value = d.string(merged.value, "body/value", faults) ?? faults.missing("body/value");
  if ((v = d.string(merged.variable_type, "body/variable_type", faults)) !== undefined) body.variable_type = v;
  if ((v = d.boolean(merged.protected, "body/protected", faults)) !== undefined) body.protected = v;
  if ((v = d.boolean(merged.masked, "body/masked", faults)) !== undefined) body.masked = v;
  if ((v = d.boolean(merged.raw, "body/raw", faults)) !== undefined) body.raw = v;
  if ((v = d.string(merged.environment_scope, "body/environment_scope", faults)) !== undefined) body.environment_scope = v;
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/variables/{key} */
export function decodeGetProjectVariable({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.key = decoder1(path[1], "path/key", faults) ?? faults.missingText("path/key");
  if ((v = decoder2(merged.filter, "query/filter", faults)) !== undefined) query.filter = v;
  return { params, query, headers: {}, body: null };
}

/** PUT /projects/{id}/variables/{key} */
export function decodeUpdateProjectVariable({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.key = decoder1(path[1], "path/key", faults) ?? faults.missingText("path/key");
  if ((v = d.string(merged.value, "body/value", faults)) !== undefined) body.value = v;
  if ((v = d.string(merged.variable_type, "body/variable_type", faults)) !== undefined) body.variable_type = v;
  if ((v = d.boolean(merged.protected, "body/protected", faults)) !== undefined) body.protected = v;
  if ((v = d.boolean(merged.masked, "body/masked", faults)) !== undefined) body.masked = v;
  if ((v = d.boolean(merged.raw, "body/raw", faults)) !== undefined) body.raw = v;
  if ((v = decoder1(merged.environment_scope, "body/environment_scope", faults)) !== undefined) body.environment_scope = v;
  if ((v = decoder2(merged.filter, "body/filter", faults)) !== undefined) body.filter = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/variables/{key} */
export function decodeDeleteProjectVariable({ path, merged, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.key = decoder1(path[1], "path/key", faults) ?? faults.missingText("path/key");
  if ((v = decoder2(merged.filter, "query/filter", faults)) !== undefined) query.filter = v;
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query, headers, body: null };
}
