// Generated from spec/resources/ci-lint.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.filled(d.string);

/** POST /ci/lint */
export function decodeLintConfiguration({ merged }: RawInput, faults: Faults): DecodedInput {
  const body: Record<string, unknown> = {};
  body.content = d.string(merged.content, "content", faults) ?? faults.missing("content");
  body.include_merged_yaml = d.boolean(merged.include_merged_yaml, "include_merged_yaml", faults) ?? false;
  body.include_jobs = d.boolean(merged.include_jobs, "include_jobs", faults) ?? false;
  return { params: {}, query: {}, headers: {}, body };
}

/** GET /projects/{id}/ci/lint */
export function decodeLintProject({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  query.dry_run = d.boolean(merged.dry_run, "dry_run", faults) ?? false;
  query.include_jobs = d.boolean(merged.include_jobs, "include_jobs", faults) ?? false;
  if ((v = decoder1(merged.ref, "ref", faults)) !== undefined) query.ref = v;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/ci/lint */
export function decodeLintProjectConfiguration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  body.content = d.string(merged.content, "content", faults) ?? faults.missing("content");
  body.dry_run = d.boolean(merged.dry_run, "dry_run", faults) ?? false;
  body.include_jobs = d.boolean(merged.include_jobs, "include_jobs", faults) ?? false;
  if ((v = decoder1(merged.ref, "ref", faults)) !== undefined) body.ref = v;
  return { params, query: {}, headers: {}, body };
}
