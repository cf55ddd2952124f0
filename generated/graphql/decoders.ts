// Generated from spec/resources/graphql.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.nullable(d.string, false);

/** GET /-/graphql-explorer */
export function decodeShowGraphqlExplorer(_: RawInput): DecodedInput {
  return { params: {}, query: {}, headers: {}, body: null };
}

/** POST /api/graphql */
export function decodeRunGraphqlQuery({ merged, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.string(header("X-CSRF-Token"), "X-CSRF-Token", faults)) !== undefined) headers["X-CSRF-Token"] = v;
  body.query = d.string(merged.query, "query", faults) ?? faults.missing("query");
  if ((v = d.any(merged.variables, "variables", faults)) !== undefined) body.variables = v;
  if ((v = decoder1(merged.operationName, "operationName", faults)) !== undefined) body.operationName = v;
  return { params: {}, query: {}, headers, body };
}

/** GET /api/graphql */
export function decodeGetGraphqlQuery({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const query: Record<string, unknown> = {};
  query.query = d.string(merged.query, "query", faults) ?? faults.missing("query");
  if ((v = d.string(merged.variables, "variables", faults)) !== undefined) query.variables = v;
  if ((v = d.string(merged.operationName, "operationName", faults)) !== undefined) query.operationName = v;
  return { params: {}, query, headers: {}, body: null };
}
