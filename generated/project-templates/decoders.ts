// Generated from spec/domains/* /project-templates.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.filled(d.string);

/** GET /projects/{id}/templates/{type} */
export function decodeListProjectTemplates({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.type = d.string(path[1], "path/type", faults) ?? faults.missing("path/type");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/templates/{type}/{name} */
export function decodeGetProjectTemplate({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.type = d.string(path[1], "path/type", faults) ?? faults.missing("path/type");
  params.name = decoder1(path[2], "path/name", faults) ?? faults.missingText("path/name");
  if ((v = d.string(merged.project, "query/project", faults)) !== undefined) query.project = v;
  if ((v = d.string(merged.fullname, "query/fullname", faults)) !== undefined) query.fullname = v;
  return { params, query, headers: {}, body: null };
}
