import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isData, type OpenApiDocument } from '../load/document.ts';
import { listParts } from '../load/parts-of.ts';

/** The side that sends a value. */
type Side = 'client' | 'server';

const ID = 'document';

/** Checks values with the document alone: ajv reads the original schemas, independent of the generated code. */
export class Oracle {
  readonly #ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    validateSchema: false,
    logger: false,
    inlineRefs: false,
  });
  readonly #compiled = new Map<string, ValidateFunction>();
  readonly #document: OpenApiDocument;

  /** @param side that sends the values: members of the other side alone are not required */
  constructor(document: OpenApiDocument, side: Side) {
    this.#document = document;
    addFormats.default(this.#ajv);
    this.#ajv.addSchema(reduceToSide(document, document, side) as object, ID);
  }

  /** The rules that a value breaks, of the schema at a pointer of the document: none where there is no schema. */
  errors(pointer: string, value: unknown): readonly ErrorObject[] {
    const schema = valueAt(this.#document, pointer);
    if (!isData(schema) && schema !== false) return [];
    let validate = this.#compiled.get(pointer);
    if (validate === undefined) {
      const fragment = pointer.split('/').map(encodeURIComponent).join('/');
      validate = this.#ajv.compile({ $ref: `${ID}#${fragment}` });
      this.#compiled.set(pointer, validate);
    }
    return validate(value) ? [] : (validate.errors ?? []);
  }
}

/** The whole that a schema is a part of. */
interface Around {
  /** Names of members that the other side alone sends. */
  readonly others: ReadonlySet<string>;
  /** Schemas that replace a reference to them, the innermost last. */
  readonly inPlace: readonly unknown[];
  /** The references that may still be replaced: each schema that has a few of the next multiplies them. */
  readonly left: { count: number };
}

/** Schemas in the place of references to them, one within the other, and in all of a document. */
const MOST_WITHIN = 12;
const MOST_IN_PLACE = 1_000;

const createEmptySurroundings = (left = { count: MOST_IN_PLACE }): Around => ({
  others: new Set(),
  inPlace: [],
  left,
});

/** The document without the names, in `required`, of members that the other side alone sends, and without examples. */
function reduceToSide(
  document: OpenApiDocument,
  given: unknown,
  side: Side,
  around: Around = createEmptySurroundings(),
): unknown {
  if (Array.isArray(given))
    return given.map((each: unknown) => reduceToSide(document, each, side, around));
  if (!isData(given)) return given;
  const { value, inPlace } = expandInPlace(document, given, around);
  const { required } = value;
  const { left } = around;
  const others = new Set([...around.others, ...listNamesOfOtherSide(document, value, side)]);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'example' && key !== 'examples')
      .map(([key, member]) => [
        key,
        key === 'required' && Array.isArray(required)
          ? required.filter((name: unknown) => !others.has(String(name)))
          : reduceToSide(
              document,
              member,
              side,
              key === 'allOf' ? { others, inPlace, left } : createEmptySurroundings(left),
            ),
      ]),
  );
}

/** Copies a part that requires members of the other side, so that other references may still require them. */
function expandInPlace(
  document: OpenApiDocument,
  part: Readonly<Record<string, unknown>>,
  { others, inPlace, left }: Around,
): { value: Readonly<Record<string, unknown>>; inPlace: readonly unknown[] } {
  const target = typeof part.$ref === 'string' ? findTarget(document, part) : part;
  if (target === part || others.size === 0 || left.count === 0) return { value: part, inPlace };
  if (inPlace.length > MOST_WITHIN || !isData(target) || inPlace.includes(target))
    return { value: part, inPlace };
  const isAsked = listSchemaParts(document, target).some(
    ({ required }) => Array.isArray(required) && required.some((name) => others.has(String(name))),
  );
  if (!isAsked) return { value: part, inPlace };
  left.count -= 1;
  const { $ref: _, ...beside } = part;
  return { value: { ...beside, allOf: [target] }, inPlace: [...inPlace, target] };
}

const listSchemaParts = (document: OpenApiDocument, schema: Readonly<Record<string, unknown>>) =>
  listParts(schema, (part) => (typeof part.$ref === 'string' ? findTarget(document, part) : part));

/** Names of the members that a schema, or one of its parts, marks as sent by the other side alone. */
const listNamesOfOtherSide = (
  document: OpenApiDocument,
  schema: Readonly<Record<string, unknown>>,
  side: Side,
): readonly string[] =>
  listSchemaParts(document, schema).flatMap(({ properties }) =>
    isData(properties)
      ? Object.keys(properties).filter((name) => isOfOther(document, properties[name], side))
      : [],
  );

const findTarget = (document: OpenApiDocument, { $ref }: Readonly<Record<string, unknown>>) =>
  valueAt(document, String($ref).slice(1));

function isOfOther(document: OpenApiDocument, given: unknown, side: Side): boolean {
  const mark = side === 'client' ? 'readOnly' : 'writeOnly';
  if (!isData(given)) return false;
  const target = typeof given.$ref === 'string' ? findTarget(document, given) : given;
  return given[mark] === true || (isData(target) && target[mark] === true);
}

/** The value at a pointer of the document; undefined if absent. */
export function valueAt(document: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (place, key) =>
        typeof place === 'object' && place !== null && Object.hasOwn(place, key)
          ? (place as Readonly<Record<string, unknown>>)[key]
          : undefined,
      document,
    );
}

/** Follows references from a pointer; returns the final pointer and its value. */
export function follow(document: unknown, pointer: string): { pointer: string; node: unknown } {
  let at = pointer;
  let node = valueAt(document, at);
  for (let hops = 0; isData(node) && typeof node.$ref === 'string' && hops < MOST_HOPS; hops += 1) {
    at = node.$ref.slice(1);
    node = valueAt(document, at);
  }
  return { pointer: at, node };
}

const MOST_HOPS = 50;
