import { relaxed } from '../../generated.ts';
import { stringify } from 'yaml';
import type { Direction } from '#generator/diff/kinds.ts';
import type { LoadedSpec } from '#generator/load/load.ts';
import { loadFiles } from '../../load/documents.ts';

export function spec(document: object): LoadedSpec {
  const { spec, faults } = loadFiles(
    { 'spec/openapi.yaml': stringify(document) },
    { config: relaxed, unchecked: true },
  );
  if (spec === null) throw new Error(JSON.stringify(faults));
  return spec;
}

export type Json = Readonly<Record<string, unknown>>;

/** A document with one operation. */
export function api(
  operation: Json,
  more: Json = {},
  path = '/kilns/{id}',
  method = 'post',
): object {
  return {
    openapi: '3.1.0',
    info: { title: 'Kilns', version: '1' },
    servers: [{ url: '/api' }],
    paths: { [path]: { [method]: { operationId: 'fire', responses: {}, ...operation } } },
    ...more,
  };
}

export const query = (parameter: Json) => ({
  parameters: [{ name: 'x', in: 'query', schema: {}, ...parameter }],
});
export const body = (schema: unknown) => ({
  requestBody: { content: { 'application/json': { schema } } },
});
export const answer = (schema: unknown) => ({
  responses: { '200': { description: 'ok', content: { 'application/json': { schema } } } },
});

/** [kind, direction, breaking, before, after] */
export type Vector = readonly [string, Direction, boolean, object, object];
