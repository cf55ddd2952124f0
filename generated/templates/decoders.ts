// Generated from spec/domains/* /templates.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.filled(d.string);

/** GET /templates/dockerfiles */
export function decodeListDockerfileTemplates({ merged }: RawInput, faults: Faults): DecodedInput {
  const query: Record<string, unknown> = {};
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params: {}, query, headers: {}, body: null };
}

/** GET /templates/dockerfiles/{name} */
export function decodeGetDockerfileTemplate({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.name = decoder1(path[0], "path/name", faults) ?? faults.missingText("path/name");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /templates/gitignores */
export function decodeListGitignoreTemplates({ merged }: RawInput, faults: Faults): DecodedInput {
  const query: Record<string, unknown> = {};
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params: {}, query, headers: {}, body: null };
}

/** GET /templates/gitignores/{name} */
export function decodeGetGitignoreTemplate({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.name = decoder1(path[0], "path/name", faults) ?? faults.missingText("path/name");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /templates/gitlab_ci_ymls */
export function decodeListCiConfigurationTemplates({ merged }: RawInput, faults: Faults): DecodedInput {
  const query: Record<string, unknown> = {};
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params: {}, query, headers: {}, body: null };
}

/** GET /templates/gitlab_ci_ymls/{name} */
export function decodeGetCiConfigurationTemplate({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.name = decoder1(path[0], "path/name", faults) ?? faults.missingText("path/name");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /templates/licenses */
export function decodeListLicenseTemplates({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const query: Record<string, unknown> = {};
  if ((v = d.boolean(merged.popular, "query/popular", faults)) !== undefined) query.popular = v;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params: {}, query, headers: {}, body: null };
}

/** GET /templates/licenses/{name} */
export function decodeGetLicenseTemplate({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.name = decoder1(path[0], "path/name", faults) ?? faults.missingText("path/name");
  if ((v = d.string(merged.project, "query/project", faults)) !== undefined) query.project = v;
  if ((v = d.string(merged.fullname, "query/fullname", faults)) !== undefined) query.fullname = v;
  return { params, query, headers: {}, body: null };
}
