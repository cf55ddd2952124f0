// Generated from spec/domains/* /metadata.yaml; do not edit. Run `npm run generate`.
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';

/** GET /metadata */
export function decodeGetMetadata(_: RawInput): DecodedInput {
  return { params: {}, query: {}, headers: {}, body: null };
}

/** GET /version */
export function decodeGetVersion(_: RawInput): DecodedInput {
  return { params: {}, query: {}, headers: {}, body: null };
}
