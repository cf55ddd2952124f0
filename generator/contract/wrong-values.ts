import { isData, type OpenApiDocument, type Schema } from '../load/document.ts';
import { Resolver } from '../model/resolver.ts';

/** Value with at least one error. */
export interface Wrong {
  readonly value: unknown;
  /** Pointer to that in the value. */
  readonly pointer: string;
}

/** A value of each type, sent where a schema does not accept the type. */
const OF_TYPES: readonly unknown[] = ['x', 5.5, true, null, ['x'], { x: 'x' }];

/** Longer texts and lists are not sent. */
const LONGEST = 10_000;
const DEEPEST = 6;
/**
 * Maximum schemas searched for one value: a few references in each of several schemas would otherwise grow
 * exponentially.
 */
const MOST_SCHEMAS = 10_000;

/** Values that break one rule each of a schema; the oracle has the last word. */
export class WrongValues {
  readonly #resolver: Resolver;

  constructor(document: OpenApiDocument) {
    this.#resolver = new Resolver(document);
  }

  /** Yields copies of `right` with one error each. */
  of(schema: Schema, right: unknown): Generator<Wrong, void, undefined> {
    return this.#of(schema, right, { pointer: '', depth: 0, left: { schemas: MOST_SCHEMAS } });
  }

  *#of(given: Schema, right: unknown, place: ValuePlace): Generator<Wrong, void, undefined> {
    const { pointer, depth, left } = place;
    left.schemas -= 1;
    if (depth > DEEPEST || left.schemas < 0) return;
    const schema = this.#resolver.resolve<Schema>(given);
    for (const value of this.#own(schema, right)) yield { value, pointer };
    yield* this.#within(schema, right, place);
    const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
    for (const part of parts) yield* this.#of(part, right, { ...place, depth: depth + 1 });
  }

  #own(schema: Schema, right: unknown): unknown[] {
    const listIfDeclared: Of = (keyword, ...values) =>
      schema[keyword] === undefined ? [] : values;
    const wrong = [
      ...listIfDeclared('type', ...OF_TYPES),
      ...listIfDeclared('enum', 'none of these', 987_654),
      ...listIfDeclared('const', 'not this', 987_654),
      ...listIfDeclared('not', right),
    ];
    if (typeof right === 'number') wrong.push(...listWrongNumbers(schema, right, listIfDeclared));
    else if (typeof right === 'string')
      wrong.push(...listWrongTexts(schema, right, listIfDeclared));
    else if (Array.isArray(right)) wrong.push(...listWrongLists(schema, right, listIfDeclared));
    else if (isData(right)) wrong.push(...listWrongObjects(schema, right, listIfDeclared));
    return wrong;
  }

  *#within(
    schema: Schema,
    right: unknown,
    { pointer, depth, left }: ValuePlace,
  ): Generator<Wrong, void, undefined> {
    const descend = (key: string | number) => ({
      pointer: `${pointer}/${key}`,
      depth: depth + 1,
      left,
    });
    if (Array.isArray(right)) {
      const { prefixItems = [], items = {} } = schema;
      for (const [index, element] of right.slice(0, prefixItems.length + 1).entries()) {
        for (const wrong of this.#of(prefixItems[index] ?? items, element, descend(index)))
          yield { ...wrong, value: right.with(index, wrong.value) };
      }
      return;
    }
    if (!isData(right)) return;
    const { properties = {}, additionalProperties: others } = schema;
    for (const [name, member] of Object.entries(right)) {
      const part = Object.hasOwn(properties, name) ? properties[name] : others;
      if (typeof part !== 'object') continue;
      const at = descend(name.replaceAll('~', '~0').replaceAll('/', '~1'));
      for (const wrong of this.#of(part, member, at))
        yield { ...wrong, value: { ...right, [name]: wrong.value } };
    }
  }
}

interface ValuePlace {
  readonly pointer: string;
  readonly depth: number;
  readonly left: { schemas: number };
}

/** The values, where a schema has the keyword. */
type Of = (keyword: string, ...values: readonly unknown[]) => readonly unknown[];
type Bounds = Readonly<Record<string, number>>;

function listWrongNumbers(schema: Schema, right: number, of: Of) {
  const bounds = schema as unknown as Bounds;
  return [
    ...of('minimum', (bounds.minimum ?? 0) - 1),
    ...of('exclusiveMinimum', bounds.exclusiveMinimum),
    ...of('maximum', (bounds.maximum ?? 0) + 1),
    ...of('exclusiveMaximum', bounds.exclusiveMaximum),
    ...of('multipleOf', right + (bounds.multipleOf ?? 0) / 2),
    ...of('format', 2 ** 31, 2 ** 63),
  ];
}

function listWrongTexts(schema: Schema, right: string, of: Of) {
  const { minLength = 0, maxLength = LONGEST } = schema as unknown as Partial<Bounds>;
  return [
    ...of('minLength', right.slice(0, Math.max(minLength - 1, 0))),
    ...(maxLength < LONGEST ? of('maxLength', right.padEnd(maxLength + 1, right || 'x')) : []),
    ...of('pattern', '\u007f', '', '~'.repeat(Math.max(right.length, 1))),
    ...of('format', '~', 'not this'),
    ...of('contentEncoding', '~'),
  ];
}

function listWrongLists(schema: Schema, right: readonly unknown[], of: Of) {
  const { minItems = 0, maxItems = LONGEST } = schema as unknown as Partial<Bounds>;
  const [first] = right;
  const more = Array.from({ length: maxItems + 1 }, (_, index) => right[index] ?? first);
  return [
    ...of('minItems', right.slice(0, Math.max(minItems - 1, 0))),
    ...(maxItems < LONGEST && right.length > 0 ? of('maxItems', more) : []),
    ...of('uniqueItems', [...right, first]),
    ...of('contains', []),
    ...of('minContains', []),
    ...of('maxContains', [...right, ...right, ...right]),
    ...of('items', [...right, 'no such element']),
    ...of('unevaluatedItems', [...right, 'no such element']),
  ];
}

function listWrongObjects(schema: Schema, right: Readonly<Record<string, unknown>>, of: Of) {
  const omitMember = (name: string) =>
    Object.fromEntries(Object.entries(right).filter(([key]) => key !== name));
  const { maxProperties = LONGEST } = schema as unknown as Partial<Bounds>;
  const { dependentRequired } = schema as { dependentRequired?: Record<string, string[]> };
  const more = Array.from({ length: Math.min(maxProperties, LONGEST) + 1 }, (_, index) => [
    `member${index}`,
    'x',
  ]);
  const stranger = { ...right, 'no such member': 'x' };
  return [
    ...of('required', ...(schema.required ?? []).map(omitMember)),
    ...of('additionalProperties', stranger),
    ...of('unevaluatedProperties', stranger),
    ...of('propertyNames', stranger, { ...right, '': 'x' }),
    ...of('minProperties', {}),
    ...(maxProperties < LONGEST
      ? of('maxProperties', { ...right, ...Object.fromEntries(more) })
      : []),
    ...of(
      'dependentRequired',
      ...Object.values(dependentRequired ?? {})
        .flat()
        .map(omitMember),
    ),
    ...of('dependentSchemas', ...Object.keys(right).map(omitMember)),
    ...of('if', ...Object.keys(right).map(omitMember)),
  ];
}
