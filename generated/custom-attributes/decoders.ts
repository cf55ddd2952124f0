// Generated from spec/domains/* /custom-attributes.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.filled(d.string);

/** GET /groups/{id}/custom_attributes */
export function decodeListGroupCustomAttributes({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /groups/{id}/custom_attributes/{key} */
export function decodeGetGroupCustomAttribute({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.key = decoder1(path[1], "path/key", faults) ?? faults.missingText("path/key");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /groups/{id}/custom_attributes/{key} */
export function decodeSetGroupCustomAttribute({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.key = decoder1(path[1], "path/key", faults) ?? faults.missingText("path/key");
  body.value = d.string(merged.value, "body/value", faults) ?? faults.missing("body/value");
  return { params, query: {}, headers: {}, body };
}

/** DELETE /groups/{id}/custom_attributes/{key} */
export function decodeDeleteGroupCustomAttribute({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.key = decoder1(path[1], "path/key", faults) ?? faults.missingText("path/key");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/custom_attributes */
export function decodeListProjectCustomAttributes({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/custom_attributes/{key} */
export function decodeGetProjectCustomAttribute({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.key = decoder1(path[1], "path/key", faults) ?? faults.missingText("path/key");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/custom_attributes/{key} */
export function decodeSetProjectCustomAttribute({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.key = decoder1(path[1], "path/key", faults) ?? faults.missingText("path/key");
  body.value = d.string(merged.value, "body/value", faults) ?? faults.missing("body/value");
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/custom_attributes/{key} */
export function decodeDeleteProjectCustomAttribute({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.key = decoder1(path[1], "path/key", faults) ?? faults.missingText("path/key");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /users/{id}/custom_attributes */
export function decodeListUserCustomAttributes({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /users/{id}/custom_attributes/{key} */
export function decodeGetUserCustomAttribute({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.key = decoder1(path[1], "path/key", faults) ?? faults.missingText("path/key");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /users/{id}/custom_attributes/{key} */
export function decodeSetUserCustomAttribute({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.key = decoder1(path[1], "path/key", faults) ?? faults.missingText("path/key");
  body.value = d.string(merged.value, "body/value", faults) ?? faults.missing("body/value");
  return { params, query: {}, headers: {}, body };
}

/** DELETE /users/{id}/custom_attributes/{key} */
export function decodeDeleteUserCustomAttribute({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.key = decoder1(path[1], "path/key", faults) ?? faults.missingText("path/key");
  return { params, query: {}, headers: {}, body: null };
}
