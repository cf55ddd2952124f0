// Generated from spec/domains/* /markdown.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';

/** POST /markdown */
export function decodeRenderMarkdown({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const body: Record<string, unknown> = {};
  body.text = d.string(merged.text, "body/text", faults) ?? faults.missing("body/text");
  body.gfm = d.boolean(merged.gfm, "body/gfm", faults) ?? false;
  if ((v = d.string(merged.project, "body/project", faults)) !== undefined) body.project = v;
  return { params: {}, query: {}, headers: {}, body };
}
