import { expect, it } from 'vitest';
import type { Schema } from '#generator/load/document.ts';
import { Resolver } from '#generator/model/resolver.ts';
import { buildWriter } from '#generator/model/writer.ts';

const user: Schema = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'integer' } },
};
const resolver = new Resolver({
  openapi: '3.1.0',
  info: {},
  paths: {},
  components: {
    schemas: {
      User: user,
      Bot: { type: 'object', properties: { command: { type: 'string' } } },
      Guest: { type: 'object', properties: { host: { type: 'string' } } },
    },
  },
});
const reference = { $ref: '#/components/schemas/User' };

it.each<[string, Schema]>([
  ['anyOf', { anyOf: [reference, { type: 'null' }] }],
  ['oneOf', { oneOf: [{ type: 'null' }, reference] }],
  ['a description', { anyOf: [reference, { type: 'null' }], description: 'Who did it.' }],
])('calls the writer of a schema that may be null, by %s', (_, schema) => {
  expect(buildWriter(schema, resolver, false)).toMatchObject({
    text: "(v == null ? 'null' : writeUser(v))",
    uses: ['writeUser'],
  });
});

it('prints the members where a reference has more beside it', () => {
  const joined = { allOf: [reference], properties: { name: { type: 'string' } } };
  const { text, uses } = buildWriter(joined, resolver, false);
  expect(uses).toEqual(['w']);
  expect(text).toContain('w.number(v.id)');
  expect(text).toContain('w.text(v.name)');
});

const bot = { $ref: '#/components/schemas/Bot' };
const guest = { $ref: '#/components/schemas/Guest' };

it.each<[string, Schema]>([
  ['oneOf', { allOf: [reference], oneOf: [bot, guest] }],
  ['anyOf', { allOf: [reference], anyOf: [bot, guest] }],
])('prints the members of alternatives beside what all have, by %s', (_, schema) => {
  const { text, uses } = buildWriter(schema, resolver, false);
  expect(uses).not.toContain('writeUser');
  for (const name of ['id', 'command', 'host']) expect(text).toContain(`w.member(v, "${name}")`);
});
