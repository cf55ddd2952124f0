import type { Schema } from '#generator/load/document.ts';
import type { Resolver } from '#generator/model/resolver.ts';
import { resolveShape } from '#generator/model/shape.ts';
import type { Random } from './random.ts';

/** Longest text that is made; the longest limits are left to the parser's own tests. */
const LONGEST = 2_000;

/** A value that the schema allows. */
export function validValue(schema: Schema, random: Random, resolver: Resolver, depth = 0): unknown {
  const target = resolver.resolve<Schema>(schema);
  const examples = examplesOf(target);
  if (target.const !== undefined) return target.const;
  if (target.enum !== undefined) return random.pick(target.enum);
  if (target.pattern !== undefined && examples.length > 0) return random.pick(examples);
  const branches = target.anyOf ?? target.oneOf;
  if (branches !== undefined) return validValue(random.pick(branches), random, resolver, depth);
  const shape = resolveShape(target, resolver);
  switch (shape.kind) {
    case 'integer':
      return boundedInteger(target, random);
    case 'number':
      return boundedInteger(target, random) + (target.maximum === undefined ? 0.5 : 0);
    case 'boolean':
      return random.chance(0.5);
    case 'date':
      return random.pick(['2024-02-29', '1999-12-31', '2026-01-01']);
    case 'date-time':
      return random.pick(['2024-02-29T23:59:59Z', '2026-01-02T03:04:05.678Z']);
    case 'integer-or-string':
      return random.chance(0.5) ? boundedInteger(target, random) : boundedText(target, random);
    case 'array': {
      const most = Math.min(numberOf(target, 'maxItems') ?? 3, 3);
      const least = numberOf(target, 'minItems') ?? 0;
      const length = Math.max(least, random.below(most + 1));
      const items = shape.items;
      return Array.from({ length }, () => validValue(items, random, resolver, depth + 1));
    }
    case 'hash': {
      const { values } = shape;
      return { first: validValue(values, random, resolver, depth + 1) };
    }
    case 'object': {
      const members = [...shape.properties].filter(
        ([name]) => shape.required.has(name) || (depth < 3 && random.chance(0.5)),
      );
      return Object.fromEntries(
        members.map(([name, part]) => [name, validValue(part, random, resolver, depth + 1)]),
      );
    }
    case 'null':
      return null;
    case 'any':
      return examples[0] ?? { free: 'form' };
    case 'string':
    case 'scalar':
    case 'union':
    case 'file':
      return boundedText(target, random);
  }
}

/** Values at the edges of what the schema allows, inside and outside. */
export function edgeValues(schema: Schema, resolver: Resolver): unknown[] {
  const target = resolver.resolve<Schema>(schema);
  const { minimum, maximum, minLength, maxLength } = {
    minimum: numberOf(target, 'minimum'),
    maximum: numberOf(target, 'maximum'),
    minLength: numberOf(target, 'minLength'),
    maxLength: numberOf(target, 'maxLength'),
  };
  const around = (edge: number | undefined) =>
    edge === undefined ? [] : [edge - 1, edge, edge + 1].filter(Number.isSafeInteger);
  const lengths = [...around(minLength), ...around(maxLength)].filter(
    (length) => length >= 0 && length <= LONGEST,
  );
  return [
    ...around(minimum),
    ...around(maximum),
    ...lengths.map((length) => 'é'.repeat(length)),
    ...(target.enum ?? []),
  ];
}

const ODD: Readonly<Record<string, readonly unknown[]>> = {
  integer: ['0', '-1', '7', '1e1', '0x10', ' 5', '5 ', '+5', '05', '1.0', '9007199254740993', 'x'],
  number: ['0', '-1.5', '1e3', '0x10', ' 5', '1.', '.5', 'NaN', 'Infinity', 'x'],
  boolean: ['true', 'false', '1', '0', 'yes', 'OFF', 'True', 'perhaps', 2],
  date: ['2023-02-29', '2024-2-9', '2024-02-29T00:00:00Z', '0000-01-01', 'today'],
  'date-time': [
    '2024-02-29',
    '2024-02-29 10:00:00',
    '2024-02-29T10:00:00',
    '2024-02-29T10:00:00+0200',
    '2024-02-29T25:00:00Z',
    '2024-02-29T23:59:60Z',
    'now',
  ],
  string: ['', ' ', 'a\0b', 'ä/ö', '%', 'true', '7', 'a,b', 7, true, 1.5],
  'integer-or-string': ['7', 'group/name', '0', '-1', '1e1', '9007199254740993', 'a b'],
  array: ['x', 'a,b', ['x'], [''], ['1', 'x'], []],
  hash: ['x', { a: 'x' }, { a: '1' }, ['x']],
  object: ['x', {}, { unheard: '1' }, ['x']],
  file: ['text'],
};

/** Values that clients send although the schema names something else, or that come close to its type. */
export function oddValues(schema: Schema, resolver: Resolver): readonly unknown[] {
  const { kind } = resolveShape(schema, resolver);
  return [...(ODD[kind] ?? []), '', null, ['a', 'b'], { key: 'value' }];
}

function examplesOf(schema: Schema): readonly unknown[] {
  const listed = schema.examples;
  const all = Array.isArray(listed) ? (listed as unknown[]) : [];
  return schema.default === undefined ? all : [...all, schema.default];
}

function boundedInteger(schema: Schema, random: Random): number {
  const least = numberOf(schema, 'minimum') ?? 0;
  const most = Math.min(numberOf(schema, 'maximum') ?? least + 1000, least + 1000);
  return Math.ceil(least) + random.below(Math.floor(most) - Math.ceil(least) + 1);
}

const WORDS = ['kiln', 'a b', 'ä+ö', 'x/y', 'name@example.com', '100%', "it's", 'c#&=?', '日本'];

function boundedText(schema: Schema, random: Random): string {
  const least = numberOf(schema, 'minLength') ?? 0;
  const most = numberOf(schema, 'maxLength') ?? LONGEST;
  const word = random.pick(WORDS).slice(0, most);
  const text = word.padEnd(least, 'x');
  const { pattern, format } = schema;
  if (format === 'uri') return 'https://example.com/a';
  if (format === 'email') return 'name@example.com';
  if (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text)) return text;
  const candidates = [...FITTING, 'a'.repeat(Math.max(least, 1)), '1'.repeat(Math.max(least, 1))];
  return candidates.find((candidate) => new RegExp(pattern, 'u').test(candidate)) ?? text;
}

/** Texts that most patterns of the document allow: colours, versions, commit ids, paths, addresses. */
const FITTING = [
  '#d9534f',
  '1.2.3',
  'a1b2c3d4e5f6a7b8c9d0a1b2c3d4e5f6a7b8c9d0',
  'path',
  '1.2',
  'a/b',
  '2024',
];

const numberOf = (schema: Schema, keyword: string): number | undefined => {
  const value = schema[keyword];
  return typeof value === 'number' ? value : undefined;
};
