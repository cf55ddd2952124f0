import { expect, it } from 'vitest';
import { Resolver } from '#generator/model/resolver.ts';
import { buildWriter } from '#generator/model/writer.ts';
import { base64 } from '#runtime/write.ts';

it('base64 that is declared is written without being looked through, when it is long', () => {
  const resolver = new Resolver({ openapi: '3.1.0', info: {}, paths: {} });
  const schema = { type: ['string', 'null'], contentEncoding: 'base64' };
  expect(buildWriter(schema, resolver, false).text).toBe('w.base64(v)');
  expect(buildWriter({ type: 'string' }, resolver, false).text).toBe('w.text(v)');

  const long = 'QUFB'.repeat(20_000);
  expect(base64(long)).toBe(`"${long}"`);
  expect(base64('no "base64"')).toBe('"no \\"base64\\""');
  expect(base64(null)).toBe('null');
});

it('a list beside an object is written as a list', () => {
  const item = { type: 'object', required: ['a'], properties: { a: { type: 'string' } } };
  const resolver = new Resolver({ openapi: '3.1.0', info: {}, paths: {} });
  const written = buildWriter({ anyOf: [item, { type: 'array', items: item }] }, resolver, false);
  expect(written.text).toMatch(/Array\.isArray\(v\) \? .*w\.array\(/);
});
