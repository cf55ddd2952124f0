// Generated from spec/resources/suggestions.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.array(d.integer, true, 100);

/** PUT /suggestions/batch_apply */
export function decodeApplySuggestions({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = decoder1(merged.ids, "ids", faults)) !== undefined) body.ids = v;
  else if (!faults.has("ids")) faults.add("ids", 'is missing');
  if ((v = d.string(merged.commit_message, "commit_message", faults)) !== undefined) body.commit_message = v;
  return { params, query, headers, body };
}

/** PUT /suggestions/{id}/apply */
export function decodeApplySuggestion({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integer(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.commit_message, "commit_message", faults)) !== undefined) body.commit_message = v;
  return { params, query, headers, body };
}
