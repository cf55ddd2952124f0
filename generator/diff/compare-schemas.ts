import type { OpenApiDocument, Schema } from '../load/document.ts';
import { join } from '../load/pointer.ts';
import type { Changes, PointerPair } from './changes.ts';
import { difference, same, show } from './difference.ts';
import type { Direction } from './kinds.ts';
import { flattened, listValues, listTypes } from './schema-view.ts';

/** One schema as both documents have it. */
interface Pair {
  readonly before: Schema;
  readonly after: Schema;
  readonly at: PointerPair;
  /** The name in messages. */
  readonly name: string;
}

/** Compares schemas, through references, for one direction. */
export class SchemaComparison {
  readonly #documents: readonly [OpenApiDocument, OpenApiDocument];
  readonly #changes: Changes;
  readonly #direction: Direction;
  /** Pairs that are being compared, so that a schema within itself ends. */
  readonly #open = new Set<string>();

  constructor(
    documents: readonly [OpenApiDocument, OpenApiDocument],
    changes: Changes,
    direction: Direction,
  ) {
    this.#documents = documents;
    this.#changes = changes;
    this.#direction = direction;
  }

  compare(before: Schema, after: Schema, at: PointerPair, name: string): void {
    const old = resolveSchema(this.#documents[0], before, at.before);
    const now = resolveSchema(this.#documents[1], after, at.after);
    const key = `${old.pointer} ${now.pointer}`;
    if (this.#open.has(key)) return;
    this.#open.add(key);
    const pair: Pair = {
      before: flattened(this.#documents[0], old.schema),
      after: flattened(this.#documents[1], now.schema),
      at: { before: old.pointer, after: now.pointer },
      name,
    };
    this.#types(pair);
    this.#format(pair);
    this.#values(pair);
    this.#pattern(pair);
    this.#bounds(pair);
    this.#default(pair);
    this.#marks(pair);
    this.#items(pair);
    this.#properties(pair);
    this.#others(pair);
    this.#alternatives(pair);
    this.#open.delete(key);
  }

  #add(kind: Parameters<Changes['add']>[0], { at, name }: Pair, text: string, key?: string): void {
    const place =
      key === undefined ? at : { before: join(at.before, key), after: join(at.after, key) };
    this.#changes.add(kind, this.#direction, place, `${name}: ${text}`);
  }

  #types(pair: Pair): void {
    const [before, after] = [listTypes(pair.before), listTypes(pair.after)];
    if (before === null && after === null) return;
    if (before === null || after === null) {
      const kind = before === null ? 'type-removed' : 'type-added';
      this.#add(
        kind,
        pair,
        after === null ? 'any type now' : `only ${after.join(', ')} now`,
        'type',
      );
      return;
    }
    // Whole numbers are numbers: `number` holds `integer`.
    const covers = (types: readonly string[], type: string) =>
      types.includes(type) || (type === 'integer' && types.includes('number'));
    for (const type of before.filter((each) => !covers(after, each))) {
      this.#add(
        type === 'null' ? 'null-removed' : 'type-removed',
        pair,
        `${type} is no longer a type`,
        'type',
      );
    }
    for (const type of after.filter((each) => !covers(before, each))) {
      this.#add(
        type === 'null' ? 'null-added' : 'type-added',
        pair,
        `${type} is a type now`,
        'type',
      );
    }
  }

  #format(pair: Pair): void {
    const { before, after } = pair;
    if (before.format === after.format) return;
    if (before.format === undefined)
      this.#add('format-added', pair, `format ${after.format}`, 'format');
    else if (after.format === undefined)
      this.#add('format-removed', pair, `no format ${before.format}`, 'format');
    else
      this.#add('format-changed', pair, `format ${before.format} became ${after.format}`, 'format');
  }

  #values(pair: Pair): void {
    const [before, after] = [listValues(pair.before), listValues(pair.after)];
    if (before === null && after === null) return;
    if (before === null) this.#add('values-restricted', pair, `only ${show(after)}`, 'enum');
    else if (after === null)
      this.#add('values-unrestricted', pair, 'no longer a fixed set of values', 'enum');
    else {
      const { removed, added } = difference(before.map(show), after.map(show));
      for (const value of removed) this.#add('value-removed', pair, `${value} is gone`, 'enum');
      for (const value of added) this.#add('value-added', pair, `${value} is new`, 'enum');
    }
  }

  #pattern(pair: Pair): void {
    const [before, after] = [pair.before.pattern, pair.after.pattern];
    if (before === after) return;
    if (before === undefined) this.#add('pattern-added', pair, `pattern ${show(after)}`, 'pattern');
    else if (after === undefined)
      this.#add('pattern-removed', pair, `no pattern ${show(before)}`, 'pattern');
    else
      this.#add(
        'pattern-changed',
        pair,
        `pattern ${show(before)} became ${show(after)}`,
        'pattern',
      );
  }

  #bounds(pair: Pair): void {
    for (const [keyword, upper] of BOUNDS) {
      const before = pair.before[keyword] as number | undefined;
      const after = pair.after[keyword] as number | undefined;
      if (before === after) continue;
      const tighter =
        before === undefined || (after !== undefined && (upper ? after < before : after > before));
      const text = `${keyword} ${before ?? 'none'} became ${after ?? 'none'}`;
      this.#add(tighter ? 'bound-tightened' : 'bound-loosened', pair, text, keyword);
    }
    const steps = [pair.before.multipleOf, pair.after.multipleOf] as (number | undefined)[];
    const [step, next] = steps;
    if (step !== next) {
      const looser = next === undefined || (step !== undefined && step % next === 0);
      const text = `multipleOf ${step ?? 'none'} became ${next ?? 'none'}`;
      this.#add(looser ? 'bound-loosened' : 'bound-tightened', pair, text, 'multipleOf');
    }
    const [unique, stillUnique] = [
      pair.before.uniqueItems === true,
      pair.after.uniqueItems === true,
    ];
    if (unique !== stillUnique) {
      this.#add(
        stillUnique ? 'unique-items-added' : 'unique-items-removed',
        pair,
        `equal items are ${stillUnique ? 'refused' : 'taken'}`,
        'uniqueItems',
      );
    }
  }

  #default(pair: Pair): void {
    const [before, after] = [pair.before.default, pair.after.default];
    if (same(before, after)) return;
    if (before === undefined) this.#add('default-added', pair, `default ${show(after)}`, 'default');
    else if (after === undefined)
      this.#add('default-removed', pair, `no default ${show(before)}`, 'default');
    else
      this.#add(
        'default-changed',
        pair,
        `default ${show(before)} became ${show(after)}`,
        'default',
      );
  }

  #marks(pair: Pair): void {
    const findChange = (key: string) => {
      const [before, after] = [pair.before[key] === true, pair.after[key] === true];
      return before === after ? null : after;
    };
    const readOnly = findChange('readOnly');
    if (readOnly !== null)
      this.#add(
        readOnly ? 'became-read-only' : 'no-longer-read-only',
        pair,
        'readOnly changed',
        'readOnly',
      );
    const writeOnly = findChange('writeOnly');
    if (writeOnly !== null)
      this.#add(
        writeOnly ? 'became-write-only' : 'no-longer-write-only',
        pair,
        'writeOnly changed',
        'writeOnly',
      );
    if (findChange('deprecated') === true)
      this.#add('property-deprecated', pair, 'deprecated', 'deprecated');
    const comma = findChange('x-comma-separated');
    if (comma !== null && this.#direction === 'request') {
      this.#add(
        comma ? 'comma-list-added' : 'comma-list-removed',
        pair,
        `one text with commas is ${comma ? 'taken' : 'no longer taken'}`,
        'x-comma-separated',
      );
    }
    const notBlank = findChange('x-not-blank');
    if (notBlank !== null && this.#direction === 'request') {
      this.#add(
        notBlank ? 'null-refused' : 'null-taken',
        pair,
        `null is ${notBlank ? 'refused as blank' : 'no longer refused'}`,
        'x-not-blank',
      );
    }
    if (!same(pair.before.discriminator, pair.after.discriminator)) {
      this.#add('discriminator-changed', pair, 'another discriminator', 'discriminator');
    }
  }

  #items(pair: Pair): void {
    const { before, after, at, name } = pair;
    if (before.items === undefined && after.items === undefined) return;
    this.#member(before.items ?? {}, after.items ?? {}, at, ['items'], `${name}[]`);
  }

  #member(
    before: Schema,
    after: Schema,
    at: PointerPair,
    keys: readonly string[],
    name: string,
  ): void {
    this.compare(
      before,
      after,
      { before: join(at.before, ...keys), after: join(at.after, ...keys) },
      name,
    );
  }

  #properties(pair: Pair): void {
    const { at, name } = pair;
    const [before, after] = [pair.before.properties ?? {}, pair.after.properties ?? {}];
    const [needed, needs] = [pair.before.required ?? [], pair.after.required ?? []];
    const { removed, added } = difference(Object.keys(before), Object.keys(after));
    const describeSchema = (property: string) =>
      name === 'body' ? property : `${name}.${property}`;
    const toPropertyPointers = (property: string) => ({
      before: join(at.before, 'properties', property),
      after: join(at.after, 'properties', property),
    });
    const add = (kind: Parameters<Changes['add']>[0], property: string, text: string) =>
      this.#changes.add(
        kind,
        this.#direction,
        toPropertyPointers(property),
        `${describeSchema(property)}: ${text}`,
      );
    for (const property of removed) add('property-removed', property, 'is gone');
    for (const property of added) {
      const required = needs.includes(property);
      add(
        required ? 'required-property-added' : 'property-added',
        property,
        required ? 'is new and required' : 'is new',
      );
    }
    for (const [property, schema] of Object.entries(before)) {
      const now = after[property];
      if (now === undefined) continue;
      const [was, is] = [needed.includes(property), needs.includes(property)];
      if (was && !is) add('property-became-optional', property, 'may be absent now');
      if (!was && is) add('property-became-required', property, 'is required now');
      this.#member(schema, now, at, ['properties', property], describeSchema(property));
    }
  }

  #others(pair: Pair): void {
    const [before, after] = [
      pair.before.additionalProperties ?? true,
      pair.after.additionalProperties ?? true,
    ];
    if (typeof before === 'object' && typeof after === 'object') {
      this.#member(before, after, pair.at, ['additionalProperties'], `${pair.name}[key]`);
    } else if (!same(before, after)) {
      const closed = after === false || before === true;
      this.#add(
        closed ? 'other-properties-closed' : 'other-properties-opened',
        pair,
        closed ? 'other members are refused' : 'other members are taken',
        'additionalProperties',
      );
    }
    for (const keyword of [
      'not',
      'if',
      'then',
      'else',
      'contains',
      'propertyNames',
      'dependentRequired',
    ]) {
      const [old, now] = [pair.before[keyword], pair.after[keyword]];
      if (same(old, now)) continue;
      if (old !== undefined)
        this.#add('condition-removed', pair, `\`${keyword}\` is no longer so`, keyword);
      if (now !== undefined)
        this.#add('condition-added', pair, `\`${keyword}\` must hold now`, keyword);
    }
  }

  /** A set of alternatives may have changed its keyword; two sets of a schema are compared separately. */
  #alternatives(pair: Pair): void {
    const hasBoth = ({ anyOf, oneOf }: Schema) => anyOf !== undefined && oneOf !== undefined;
    if (hasBoth(pair.before) || hasBoth(pair.after)) {
      this.#alternativesOf(pair, 'anyOf', 'anyOf');
      this.#alternativesOf(pair, 'oneOf', 'oneOf');
      return;
    }
    const findUnionKeyword = ({ oneOf }: Schema) => (oneOf === undefined ? 'anyOf' : 'oneOf');
    this.#alternativesOf(pair, findUnionKeyword(pair.before), findUnionKeyword(pair.after));
  }

  /** Alternatives are equal if they have the same name or content; the others are paired in order. */
  #alternativesOf(pair: Pair, beforeKey: 'anyOf' | 'oneOf', afterKey: 'anyOf' | 'oneOf'): void {
    const before = [...(pair.before[beforeKey] ?? []).entries()];
    const after = [...(pair.after[afterKey] ?? []).entries()];
    if (before.length === 0 && after.length === 0) return;
    const describeSchema = (schema: Schema) =>
      schema.$ref?.split('/').at(-1) ?? show(listTypes(schema) ?? listValues(schema) ?? 'any');
    const isEqual = (a: Schema, b: Schema) =>
      a.$ref === undefined && b.$ref === undefined ? same(a, b) : a.$ref === b.$ref;
    const openAfter = after.filter(([, now]) => !before.some(([, old]) => isEqual(old, now)));
    for (const [index, old] of before) {
      const twin = after.find(([, now]) => isEqual(old, now)) ?? takeLike(old, openAfter);
      const at = {
        before: join(pair.at.before, beforeKey, index),
        after: join(pair.at.after, afterKey, twin?.[0] ?? 0),
      };
      if (twin === undefined) {
        if (after.length > 0)
          this.#changes.add(
            'alternative-removed',
            this.#direction,
            at,
            `${pair.name}: ${describeSchema(old)} is no alternative now`,
          );
      } else this.compare(old, twin[1], at, pair.name);
    }
    if (before.length === 0) {
      this.#add('condition-added', pair, 'must be one of several alternatives now', afterKey);
      return;
    }
    if (after.length === 0) {
      this.#add('condition-removed', pair, 'need not be one of several alternatives', beforeKey);
      return;
    }
    for (const [index, now] of openAfter) {
      const at = {
        before: join(pair.at.before, beforeKey),
        after: join(pair.at.after, afterKey, index),
      };
      this.#changes.add(
        'alternative-added',
        this.#direction,
        at,
        `${pair.name}: ${describeSchema(now)} is an alternative now`,
      );
    }
  }
}

/** Takes the first unnamed alternative of the same types. */
function takeLike(old: Schema, open: [number, Schema][]): [number, Schema] | undefined {
  if (old.$ref !== undefined) return undefined;
  const index = open.findIndex(
    ([, now]) => now.$ref === undefined && same(listTypes(old), listTypes(now)),
  );
  return index === -1 ? undefined : open.splice(index, 1)[0];
}

const BOUNDS = [
  ['minimum', false],
  ['exclusiveMinimum', false],
  ['minLength', false],
  ['minItems', false],
  ['minProperties', false],
  ['maximum', true],
  ['exclusiveMaximum', true],
  ['maxLength', true],
  ['maxItems', true],
  ['maxProperties', true],
] as const;

function resolveSchema(
  document: OpenApiDocument,
  schema: Schema,
  pointer: string,
): { schema: Schema; pointer: string } {
  let current = schema;
  let at = pointer;
  for (let hops = 0; current.$ref !== undefined && hops < 50; hops += 1) {
    at = current.$ref.slice(1);
    const [section = '', name = ''] = current.$ref.replace('#/components/', '').split('/');
    current = (document.components?.[section]?.[name] ?? {}) as Schema;
  }
  return { schema: current, pointer: at };
}
