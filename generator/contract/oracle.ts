import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isData, type OpenApiDocument } from '../load/document.ts';
import { partsOf } from '../load/parts-of.ts';

/** The side that sends a value. */
type Side = 'client' | 'server';

const ID = 'document';

/**
 * Says by the document alone what a value breaks: ajv reads the schemas where they stand, and nothing of what is
 * generated has a say.
 */
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

  /** @param side that sends the values: what only the other one sends is not required of it */
  constructor(document: OpenApiDocument, side: Side) {
    this.#document = document;
    addFormats.default(this.#ajv);
    this.#ajv.addSchema(ofSide(document, document, side) as object, ID);
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

/** The document without the names, in `required`, of members that the other side alone sends, and without examples. */
function ofSide(
  document: OpenApiDocument,
  value: unknown,
  side: Side,
  around: readonly object[] = [],
): unknown {
  if (Array.isArray(value))
    return value.map((each: unknown) => ofSide(document, each, side, around));
  if (!isData(value)) return value;
  const { required } = value;
  const same = [...around, value];
  const isOthers = (name: unknown) =>
    same.some((each) => isOfOtherIn(document, each, String(name), side));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'example' && key !== 'examples')
      .map(([key, member]) => [
        key,
        key === 'required' && Array.isArray(required)
          ? required.filter((name: unknown) => !isOthers(name))
          : ofSide(document, member, side, key === 'allOf' ? same : []),
      ]),
  );
}

/** Tells whether a schema, or one of the parts that it is made of, says of a member that the other side alone sends it. */
const isOfOtherIn = (document: OpenApiDocument, given: object, name: string, side: Side) =>
  partsOf(given as Readonly<Record<string, unknown>>, (part) =>
    typeof part.$ref === 'string' ? targetOf(document, part) : part,
  ).some(({ properties }) => isData(properties) && isOfOther(document, properties[name], side));

const targetOf = (document: OpenApiDocument, { $ref }: Readonly<Record<string, unknown>>) =>
  valueAt(document, String($ref).slice(1));

function isOfOther(document: OpenApiDocument, given: unknown, side: Side): boolean {
  const mark = side === 'client' ? 'readOnly' : 'writeOnly';
  if (!isData(given)) return false;
  const target = typeof given.$ref === 'string' ? targetOf(document, given) : given;
  return given[mark] === true || (isData(target) && target[mark] === true);
}

/** The value at a pointer of the document; undefined where there is none. */
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

/** Follows references from a pointer: where what is meant stands, and what it is. */
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
