import type { OpenApiDocument, Schema } from '../load/document.ts';
import { Resolver } from '../model/resolver.ts';
import { namesFor, type Discriminator } from '../model/union-tag.ts';

const TEXTS: Readonly<Record<string, string>> = {
  date: '2024-02-29',
  'date-time': '2024-02-29T10:00:00Z',
  time: '10:00:00Z',
  duration: 'P1D',
  uuid: '0b1d5e2c-4d1a-4c55-9a0e-0a7bb3a0a0f1',
  uri: 'https://example.com/',
  'uri-reference': '/a',
  iri: 'https://example.com/',
  'iri-reference': '/a',
  email: 'someone@example.com',
  'idn-email': 'someone@example.com',
  hostname: 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  byte: 'YWFh',
  base64url: 'YWFh',
  char: 'a',
  regex: 'a',
  'json-pointer': '/a',
  'relative-json-pointer': '0',
};

/** Candidate texts for a pattern. */
const WORDS = [
  ...['a', 'abc', 'A', 'ABC', '1', '123', '12345678', '0000000000000', 'a1', 'a-b', 'a_b', 'a/b'],
  ...['1.0.0', 'v1', '#fff', '#ffffff', 'a@b.c', 'https://example.com/', '2024-02-29', '10:00'],
  ...['0123456789abcdef0123456789abcdef', '0123456789abcdef0123456789abcdef01234567', 'en', 'EUR'],
];

/** Values within values. */
const DEEPEST = 6;
/** Maximum values in one sample: a few references in each of several schemas would otherwise grow exponentially. */
const MOST_VALUES = 10_000;
/** Characters of a text. */
const LONGEST = 1_000_000;

/** Values that should be valid by a schema, built from its keywords; the oracle decides. */
export class Samples {
  readonly #resolver: Resolver;
  /** Values that the current sample may still add. */
  #valuesLeft = 0;

  constructor(document: OpenApiDocument) {
    this.#resolver = new Resolver(document);
  }

  /** Returns the examples of a schema, a value with every member, and one with the required members only. */
  of(schema: Schema): readonly unknown[] {
    return [
      ...this.#given(this.#resolver.resolve<Schema>(schema)),
      this.whole(schema),
      this.#begin(schema, false),
    ];
  }

  /** A value as `of` makes it, with every member. */
  whole(schema: Schema): unknown {
    return this.#begin(schema, true);
  }

  #begin(schema: Schema, full: boolean): unknown {
    this.#valuesLeft = MOST_VALUES;
    return this.#make(schema, full, 0);
  }

  #given(schema: Schema): readonly unknown[] {
    const { example, examples } = schema;
    const all = Array.isArray(examples) ? (examples as readonly unknown[]) : [];
    return [example, ...all].filter((value) => value !== undefined);
  }

  #make(given: Schema, full: boolean, depth: number): unknown {
    this.#valuesLeft -= 1;
    if (this.#valuesLeft < 0) return null;
    const schema = this.#resolver.resolve<Schema>(given);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum !== undefined) return schema.enum[0];
    const [example] = this.#given(schema);
    if (example !== undefined) return example;
    if (schema.default !== undefined && schema.default !== null) return schema.default;
    const { allOf, discriminator } = schema;
    const alternatives = [schema.anyOf, schema.oneOf].filter((list) => list !== undefined);
    if (allOf !== undefined || alternatives.length > 0) {
      const { allOf: _all, oneOf: _one, anyOf: _any, ...rest } = schema;
      const chosen = alternatives.flatMap((branches): readonly Schema[] => {
        const [branch = branches[0]] = branches.filter(({ type }) => type !== 'null');
        return branch === undefined ? [] : [branch];
      });
      const branch = chosen.at(-1);
      const parts = [...(allOf ?? []), ...chosen];
      const values = [
        ...(Object.keys(rest).some((key) => SHAPING.has(key)) ? [rest as Schema] : []),
        ...parts,
      ].map((part) => this.#make(part, full, depth + 1));
      const tag =
        discriminator === undefined || branch === undefined
          ? {}
          : createTag(branch, discriminator as Discriminator);
      const objects = values.filter((value) => typeof value === 'object' && value !== null);
      if (objects.length === 0 || objects.some(Array.isArray)) return values.at(-1);
      return Object.assign({}, ...objects, tag) as object;
    }
    return this.#ofType(schema, full, depth);
  }

  #ofType(schema: Schema, full: boolean, depth: number): unknown {
    const [type = findImpliedType(schema)] = [schema.type ?? []]
      .flat()
      .filter((each) => each !== 'null');
    switch (type) {
      case 'integer':
      case 'number':
        return makeNumber(schema);
      case 'boolean':
        return true;
      case 'array':
        return this.#list(schema, full, depth);
      case 'object':
        return this.#object(schema, full, depth);
      case 'null':
        return null;
      default:
        return makeText(schema);
    }
  }

  #list(schema: Schema, full: boolean, depth: number): unknown[] {
    const { minItems = 0, prefixItems = [], contains } = schema as Counts;
    if (depth > DEEPEST) return [];
    const first = prefixItems.map((item) => this.#make(item, full, depth + 1));
    const count = Math.max(
      minItems,
      full && (schema.items as unknown) !== false ? 1 : 0,
      first.length,
    );
    const length = Math.min(count - first.length, Math.max(this.#valuesLeft, 0));
    const items = Array.from({ length }, (_, index) => {
      const value = this.#make(schema.items ?? {}, full, depth + 1);
      const { uniqueItems } = schema;
      if (uniqueItems !== true || index === 0) return value;
      return typeof value === 'number' ? value + index : `${String(value)}${index}`;
    });
    return [
      ...first,
      ...items,
      ...(contains === undefined ? [] : [this.#make(contains, full, depth + 1)]),
    ];
  }

  #object(schema: Schema, full: boolean, depth: number): object {
    const { properties = {}, required = [], additionalProperties: others } = schema;
    const isSent = (name: string) => {
      const property = properties[name];
      return (
        property === undefined || this.#resolver.resolve<Schema>(property)['readOnly'] !== true
      );
    };
    const names = new Set([
      ...required,
      ...(full && depth < DEEPEST / 2 ? Object.keys(properties) : []),
    ]);
    if (depth > DEEPEST) return {};
    const members = [...names]
      .filter(isSent)
      .map((name) => [name, this.#make(properties[name] ?? {}, full, depth + 1)] as const);
    if (members.length === 0 && typeof others === 'object' && (full || 'minProperties' in schema))
      return { a: this.#make(others, full, depth + 1) };
    return Object.fromEntries(members);
  }
}

interface Counts {
  readonly minItems?: number;
  readonly prefixItems?: readonly Schema[];
  readonly contains?: Schema;
}

/** Keywords that constrain values besides the alternatives of a schema. */
const SHAPING: ReadonlySet<string> = new Set(['type', 'properties', 'items', 'required']);

function findImpliedType({ properties, required, items, minimum, maximum }: Schema): string {
  if (properties !== undefined || required !== undefined) return 'object';
  if (items !== undefined) return 'array';
  return minimum !== undefined || maximum !== undefined ? 'number' : 'string';
}

function createTag(branch: Schema, discriminator: Discriminator): object {
  const [word] = namesFor(branch, discriminator) ?? [];
  return word === undefined ? {} : { [discriminator.propertyName]: word };
}

type Bounds = Readonly<Record<string, number | undefined>>;

function makeNumber(schema: Schema): number {
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum, multipleOf } = schema as Bounds;
  const step = multipleOf ?? 1;
  if (minimum !== undefined) return Math.ceil(minimum / step) * step;
  if (exclusiveMinimum !== undefined) return (Math.floor(exclusiveMinimum / step) + 1) * step;
  const most = Math.min(maximum ?? Infinity, (exclusiveMaximum ?? Infinity) - step);
  return most < step ? Math.floor(most / step) * step : step;
}

function makeText(schema: Schema): unknown {
  const { format = '', pattern } = schema;
  if (format === 'binary') return { $file: 'file' };
  const known = Object.hasOwn(TEXTS, format) ? TEXTS[format] : undefined;
  if (known !== undefined) return known;
  const { minLength = 1, maxLength = Infinity } = schema as Bounds;
  const length = Math.min(Math.max(minLength, 1), LONGEST);
  const plain = 'x'.repeat(length);
  if (typeof pattern !== 'string') return plain;
  const expression = compileExpression(pattern);
  const words = [plain, 'a'.repeat(length), 'A'.repeat(length), '1'.repeat(length), ...WORDS];
  return (
    words.find(
      (word) =>
        expression?.test(word) === true && word.length >= minLength && word.length <= maxLength,
    ) ?? plain
  );
}

function compileExpression(pattern: string): RegExp | null {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return null;
  }
}
