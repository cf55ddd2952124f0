// Generated from spec/resources/markdown.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';

/** POST /markdown */
export function decodeRenderMarkdown({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.string(merged.text, "text", faults)) !== undefined) body.text = v;
  else if (!faults.has("text")) faults.add("text", 'is missing');
  if ((v = d.boolean(merged.gfm, "gfm", faults)) !== undefined) body.gfm = v;
  else if (!faults.has("gfm")) body.gfm = false;
  if ((v = d.string(merged.project, "project", faults)) !== undefined) body.project = v;
  return { params, query, headers, body };
}
