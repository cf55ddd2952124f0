// Generated from spec/domains/* /suggestions.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.array(d.integer, true, 100);
const decoder2 = d.filled(d.string);

/** PUT /suggestions/batch_apply */
export function decodeApplySuggestions({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const body: Record<string, unknown> = {};
  body.ids = decoder1(merged.ids, "body/ids", faults) ?? faults.missing("body/ids");
  if ((v = decoder2(merged.commit_message, "body/commit_message", faults)) !== undefined) body.commit_message = v;
  return { params: {}, query: {}, headers: {}, body };
}

/** PUT /suggestions/{id}/apply */
export function decodeApplySuggestion({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = decoder2(path[0], "path/id", faults) ?? faults.missingText("path/id");
  if ((v = decoder2(merged.commit_message, "body/commit_message", faults)) !== undefined) body.commit_message = v;
  return { params, query: {}, headers: {}, body };
}
