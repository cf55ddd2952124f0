// Generated from spec/resources/ci-lint.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';

/** POST /ci/lint */
export function decodeLintConfiguration({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.string(merged.content, "content", faults)) !== undefined) body.content = v;
  else if (!faults.has("content")) faults.add("content", 'is missing');
  if ((v = d.boolean(merged.include_merged_yaml, "include_merged_yaml", faults)) !== undefined) body.include_merged_yaml = v;
  else if (!faults.has("include_merged_yaml")) body.include_merged_yaml = false;
  if ((v = d.boolean(merged.include_jobs, "include_jobs", faults)) !== undefined) body.include_jobs = v;
  else if (!faults.has("include_jobs")) body.include_jobs = false;
  return { params, query, headers, body };
}

/** GET /projects/{id}/ci/lint */
export function decodeLintProject({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.boolean(merged.dry_run, "dry_run", faults)) !== undefined) query.dry_run = v;
  else if (!faults.has("dry_run")) query.dry_run = false;
  if ((v = d.boolean(merged.include_jobs, "include_jobs", faults)) !== undefined) query.include_jobs = v;
  else if (!faults.has("include_jobs")) query.include_jobs = false;
  if ((v = d.string(merged.ref, "ref", faults)) !== undefined) query.ref = v;
  return { params, query, headers, body: null };
}

/** POST /projects/{id}/ci/lint */
export function decodeLintProjectConfiguration({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.content, "content", faults)) !== undefined) body.content = v;
  else if (!faults.has("content")) faults.add("content", 'is missing');
  if ((v = d.boolean(merged.dry_run, "dry_run", faults)) !== undefined) body.dry_run = v;
  else if (!faults.has("dry_run")) body.dry_run = false;
  if ((v = d.boolean(merged.include_jobs, "include_jobs", faults)) !== undefined) body.include_jobs = v;
  else if (!faults.has("include_jobs")) body.include_jobs = false;
  if ((v = d.string(merged.ref, "ref", faults)) !== undefined) body.ref = v;
  return { params, query, headers, body };
}
