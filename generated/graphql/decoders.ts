// Generated from spec/domains/* /graphql.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';

/** GET /-/graphql-explorer */
export function decodeShowGraphqlExplorer(_: RawInput): DecodedInput {
  return { params: {}, query: {}, headers: {}, body: null };
}

/** POST /api/graphql */
export function decodeRunGraphqlQuery({ header, whole }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const headers: Record<string, unknown> = {};
  if ((v = d.string(header("X-CSRF-Token"), "header/X-CSRF-Token", faults)) !== undefined) headers["X-CSRF-Token"] = v;
  const body: unknown = (v = d.any(whole, "body", faults)) === undefined ? null : v;
  return { params: {}, query: {}, headers, body };
}

/** GET /api/graphql */
export function decodeGetGraphqlQuery({ merged, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.string(merged.query, "query/query", faults)) !== undefined) query.query = v;
  if ((v = d.string(merged.variables, "query/variables", faults)) !== undefined) query.variables = v;
  if ((v = d.string(merged.operationName, "query/operationName", faults)) !== undefined) query.operationName = v;
  if ((v = d.string(header("X-CSRF-Token"), "header/X-CSRF-Token", faults)) !== undefined) headers["X-CSRF-Token"] = v;
  return { params: {}, query, headers, body: null };
}
