// Generated from spec/domains/* /graphql.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { GraphqlError, GraphqlFailure, GraphqlLocation, GraphqlResult } from './types.ts';

export function writeGraphqlError(v: GraphqlError): string {
  return ('{"message":' + w.text(v.message) + (v.locations === undefined ? '' : ',"locations":' + w.array(v.locations, writeGraphqlLocation)) + (v.path === undefined ? '' : ',"path":' + w.array(v.path, (v) => w.any(v))) + (v.extensions === undefined ? '' : ',"extensions":' + w.any(v.extensions)) + '}');
}

export function writeGraphqlFailure(v: GraphqlFailure): string {
  return ('{"errors":' + w.array(v.errors, writeGraphqlError) + '}');
}

export function writeGraphqlLocation(v: GraphqlLocation): string {
  return ('{"line":' + w.number(v.line) + ',"column":' + w.number(v.column) + '}');
}

export function writeGraphqlResult(v: GraphqlResult): string {
  return ('{' + ((v.data === undefined ? '' : ',"data":' + w.any(v.data)) + (v.errors === undefined ? '' : ',"errors":' + w.array(v.errors, writeGraphqlError)) + (v.extensions === undefined ? '' : ',"extensions":' + w.any(v.extensions))).slice(1) + '}');
}
