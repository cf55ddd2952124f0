// Generated from spec/domains/* /ci-lint.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.filled(d.string);

/** POST /ci/lint */
export function decodeLintConfiguration({ merged }: RawInput, faults: Faults): DecodedInput {
  const body: Record<string, unknown> = {};
  body.content = d.string(merged.content, "body/content", faults) ?? faults.missing("body/content");
  body.include_merged_yaml = d.boolean(merged.include_merged_yaml, "body/include_merged_yaml", faults) ?? false;
  body.include_jobs = d.boolean(merged.include_jobs, "body/include_jobs", faults) ?? false;
  return { params: {}, query: {}, headers: {}, body };
}

/** GET /projects/{id}/ci/lint */
export function decodeLintProject({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.dry_run = d.boolean(merged.dry_run, "query/dry_run", faults) ?? false;
  query.include_jobs = d.boolean(merged.include_jobs, "query/include_jobs", faults) ?? false;
  if ((v = decoder1(merged.ref, "query/ref", faults)) !== undefined) query.ref = v;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/ci/lint */
export function decodeLintProjectConfiguration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  body.content = d.string(merged.content, "body/content", faults) ?? faults.missing("body/content");
  body.dry_run = d.boolean(merged.dry_run, "body/dry_run", faults) ?? false;
  body.include_jobs = d.boolean(merged.include_jobs, "body/include_jobs", faults) ?? false;
  if ((v = decoder1(merged.ref, "body/ref", faults)) !== undefined) body.ref = v;
  return { params, query: {}, headers: {}, body };
}
