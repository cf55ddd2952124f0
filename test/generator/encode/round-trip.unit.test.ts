import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import type { Schema } from '#generator/load/document.ts';
import { buildDecoder } from '#generator/model/decoder.ts';
import { printExpression } from '#generator/model/expression.ts';
import { Resolver } from '#generator/model/resolver.ts';
import { readBody } from '#runtime/body.ts';
import * as d from '#runtime/decode.ts';
import { encodeBody, encodeForm, encodePairs } from '#runtime/encode.ts';
import { Faults } from '#runtime/faults.ts';
import { emptyTree, parsePairs, plantPairs, type RawTree } from '#runtime/raw.ts';

/** A declared type and a value of it, written in the canonical form that decoding ends with. */
interface Sample {
  readonly schema: Schema;
  readonly value: unknown;
}

const resolver = new Resolver({ openapi: '3.1.0', info: {}, paths: {} });

function decoder(schema: Schema, comma: boolean): d.Decoder<unknown> {
  // oxlint-disable-next-line typescript/no-implied-eval -- what generated modules hold, run without a file
  const make = new Function(
    'd',
    `return ${printExpression(buildDecoder(schema, comma, resolver)).text}`,
  ) as (runtime: typeof d) => d.Decoder<unknown>;
  return make(d);
}

function decoded(tree: RawTree, { schema }: Sample, comma: boolean): unknown {
  const faults = new Faults();
  const value = decoder(schema, comma)(tree.x, 'query/x', faults);
  expect(faults.list(['x'])).toEqual([]);
  return value;
}

/** Well-formed text without NUL, with what breaks careless encoders in it often. */
const text = fc
  .oneof(
    { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
    fc.string({
      unit: fc.constantFrom(...'a,&=+%[]#?/\\"\'; \r\n\té𝄞.:'),
      maxLength: 8,
    }),
    fc.constantFrom('%2C', 'a+b', '__proto__', 'null', '[]', '--x', '\r\n', ' a ', 'a=b&c'),
  )
  .filter((value) => !value.includes('\0') && value.isWellFormed());

const integers = fc.maxSafeInteger().map((value) => value + 0);
const numbers = fc
  .tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 12 }))
  .map(([digits, places]) => Number((digits / 10 ** places).toFixed(places)) + 0);
const moments = fc
  .date({ min: new Date('0002-01-01'), max: new Date('9998-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());

const of = (schema: Schema, value: fc.Arbitrary<unknown>) =>
  value.map((made): Sample => ({ schema, value: made }));

const scalar = fc.oneof(
  of({ type: 'string' }, text),
  of({ type: 'integer' }, integers),
  of({ type: 'number' }, numbers),
  of({ type: 'boolean' }, fc.boolean()),
  of({ type: 'string', format: 'date-time' }, moments),
  of(
    { type: 'string', format: 'date' },
    moments.map((moment) => moment.slice(0, 10)),
  ),
  of(
    { type: ['integer', 'string'] },
    fc
      .oneof(integers, text)
      .filter((value) => !/^-?[0-9]+$/.test(String(value)) || typeof value === 'number'),
  ),
);

const nullable = fc
  .tuple(scalar, fc.boolean())
  // A plain text that may be null has no written null, and to the others the empty text is null.
  .filter(
    ([{ schema, value }]) =>
      value !== '' && (schema.type !== 'string' || schema.format !== undefined),
  )
  .map(([{ schema, value }, none]): Sample => ({
    schema: { ...schema, type: [...[schema.type ?? []].flat(), 'null'] },
    value: none ? null : value,
  }));

/** Lists, hashes and objects of what `inner` makes; `''` is no element, and no element is an empty object. */
function containers(inner: fc.Arbitrary<Sample>, key: fc.Arbitrary<string>): fc.Arbitrary<Sample> {
  const element = inner.filter(({ value }) => value !== '' && !isEmpty(value));
  const list = element.chain((first) =>
    fc.array(sameType(element, first), { maxLength: 4 }).map((rest): Sample => ({
      schema: { type: 'array', items: first.schema },
      value: rest,
    })),
  );
  const hash = element.chain((first) =>
    fc
      .dictionary(key, sameType(element, first), { minKeys: 1, maxKeys: 4 })
      .map((value): Sample => ({
        schema: { type: 'object', additionalProperties: first.schema },
        value: { ...value },
      })),
  );
  const object = fc
    .dictionary(fc.stringMatching(/^[a-z][a-z_]{0,6}$/), element, { minKeys: 1, maxKeys: 4 })
    .map((members): Sample => ({
      schema: {
        type: 'object',
        properties: Object.fromEntries(
          Object.entries(members).map(([name, { schema }]) => [name, schema]),
        ),
      },
      value: Object.fromEntries(Object.entries(members).map(([name, { value }]) => [name, value])),
    }));
  return fc.oneof(list, hash, object);
}

const isEmpty = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** More values of one sample's type. */
function sameType(samples: fc.Arbitrary<Sample>, first: Sample): fc.Arbitrary<unknown> {
  const type = JSON.stringify(first.schema);
  return fc.oneof(
    fc.constant(first.value),
    samples.map((sample) => (JSON.stringify(sample.schema) === type ? sample.value : first.value)),
  );
}

const keys = text.filter((key) => key !== '' && !key.includes(']['));
// eslint-disable-next-line no-control-regex -- a multipart name is part of a header
const plainKeys = keys.filter((key) => !/[\0-\x1f\x7f]/.test(key));
const samples = (key: fc.Arbitrary<string>) => {
  const once = containers(scalar, key);
  return fc.oneof(scalar, nullable, once, containers(once, key));
};

/** The same samples on every run; `SEED=random` looks for new ones. */
const seed = process.env.SEED === 'random' ? {} : { seed: 20261121 };
const runs = { numRuns: 400, ...seed };

describe('decode(encode(x)) = x', () => {
  it('for a query string and a form', () => {
    fc.assert(
      fc.property(samples(keys), (sample) => {
        const written = encodeForm(encodePairs('x', sample.value));
        const tree = plantPairs(emptyTree(), parsePairs(written));
        expect(plain(decoded(tree, sample, false))).toEqual(plain(sample.value));
      }),
      runs,
    );
  });

  it('for a list that is one text with commas', () => {
    const items = fc.oneof(
      of({ type: 'integer' }, integers),
      of({ type: 'string' }, text).filter(
        ({ value }) =>
          !/,/.test(value as string) && (value as string).trim() === value && value !== '',
      ),
    );
    const lists = items.chain((first) =>
      fc.array(sameType(items, first), { maxLength: 5 }).map((value): Sample => ({
        schema: { type: 'array', items: first.schema },
        value,
      })),
    );
    fc.assert(
      fc.property(lists, fc.boolean(), (sample, joined) => {
        const written = encodeForm(encodePairs('x', sample.value, joined));
        const tree = plantPairs(emptyTree(), parsePairs(written));
        expect(decoded(tree, sample, true)).toEqual(sample.value);
      }),
      runs,
    );
  });

  it.each(['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
    'for a body of %s',
    async (mediaType) => {
      const echo = await bodyReader();
      const key = mediaType === 'multipart/form-data' ? plainKeys : keys;
      await fc.assert(
        fc.asyncProperty(samples(key), async (sample) => {
          const tree = await echo(encodeBody({ x: sample.value }, mediaType));
          expect(plain(decoded(tree, sample, false))).toEqual(plain(sample.value));
        }),
        { numRuns: 150, ...seed },
      );
    },
  );
});

/** Hashes come back without a prototype. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .map(([key, member]) => [key, plain(member)] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** Sends a body over HTTP and gives back the tree that the server's reader makes of it. */
async function bodyReader() {
  let seen: Promise<RawTree> = Promise.resolve(emptyTree());
  const limits = { text: 100_000, file: 100_000 };
  const server = createServer((request, response) => {
    seen = readBody(request, limits).then(({ tree }) => tree);
    seen.catch(() => undefined).finally(() => response.end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return async ({ contentType, content }: ReturnType<typeof encodeBody>): Promise<RawTree> => {
    const response = await fetch(`http://127.0.0.1:${port}`, {
      method: 'POST',
      headers: { 'content-type': contentType },
      body: content,
    });
    await response.text();
    return seen;
  };
}
