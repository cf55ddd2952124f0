import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isData, type OpenApiDocument } from '../document.ts';
import { findComponent } from '../origins.ts';
import { quickCheck, type QuickDeps } from './quick-check.ts';

/** Reason why a value does not match a schema. */
interface Mismatch {
  /** Pointer within the value. */
  readonly path: string;
  readonly message: string;
}

const PREFIX = 'hearth:/';

/** Compiled once per process, because compiling takes long. */
let metaSchema: Ajv2020 | null = null;

/**
 * Checks values against schemas of the document. Every component is compiled at most once, by itself: the
 * document as a whole is never handed to the compiler.
 */
export class Validators {
  readonly #document: OpenApiDocument;
  readonly #ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    validateSchema: false,
    addUsedSchema: false,
    inlineRefs: false,
    code: { optimize: false },
    logger: false,
  });
  #extensions: Ajv2020 | null = null;
  readonly #known = new Set<string>();
  readonly #compiled = new WeakMap<object, ValidateFunction | Error>();

  readonly #quick: QuickDeps = {
    resolve: (reference) => findComponent(this.#document, reference),
    format: (name, text) => this.#inFormat(name, text),
  };

  constructor(document: OpenApiDocument) {
    this.#document = document;
    addFormats.default(this.#ajv);
  }

  /** Reasons why `value` does not match `schema`; an Error for a schema that cannot be compiled. */
  check(schema: object, value: unknown): readonly Mismatch[] | Error {
    if (quickCheck(schema, value, this.#quick) === true) return [];
    const validate = this.#compile(schema);
    if (validate instanceof Error) return validate;
    if (validate(value)) return [];
    return listMismatches(validate.errors ?? [], value);
  }

  /** Every error of a schema that is not part of the document. */
  errors(schema: object, value: unknown): readonly ErrorObject[] {
    if (quickCheck(schema, value, this.#quick) === true) return [];
    this.#extensions ??= new Ajv2020({
      strict: false,
      validateSchema: false,
      verbose: true,
      allErrors: true,
    });
    const validate = this.#extensions.compile(schema);
    return validate(value) ? [] : (validate.errors ?? []);
  }

  /** The errors of a schema by the meta-schema of JSON Schema 2020-12. */
  metaErrors(schema: object): readonly ErrorObject[] {
    metaSchema ??= new Ajv2020({ strict: false, allErrors: true, logger: false });
    if (metaSchema.validateSchema(schema) === true) return [];
    return metaSchema.errors ?? [];
  }

  #inFormat(name: string, text: string): boolean | undefined {
    const format = Object.hasOwn(this.#ajv.formats, name) ? this.#ajv.formats[name] : undefined;
    if (format instanceof RegExp) return format.test(text);
    const validate = isData(format) ? format.validate : format;
    if (validate instanceof RegExp) return validate.test(text);
    if (typeof validate !== 'function') return undefined;
    return (validate as (text: string) => unknown)(text) === true || undefined;
  }

  #compile(schema: object): ValidateFunction | Error {
    const known = this.#compiled.get(schema);
    if (known !== undefined) return known;
    let made: ValidateFunction | Error;
    try {
      made = this.#ajv.compile(this.#detach(schema) as object);
    } catch (error) {
      made = error instanceof Error ? error : new Error(String(error));
    }
    this.#compiled.set(schema, made);
    return made;
  }

  /** Copies a schema, with references to separate component schemas. */
  #detach(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item: unknown) => this.#detach(item));
    if (!isData(value)) return value;
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => key !== 'example' && key !== 'examples' && key !== '$id')
        .map(([key, member]) => {
          if (key === '$ref' && typeof member === 'string') return [key, this.#register(member)];
          return [key, this.#detach(member)];
        }),
    );
  }

  #register(reference: string): string {
    const name = /^#\/components\/schemas\/([^/]+)$/.exec(reference)?.[1];
    if (name === undefined) return reference;
    const id = `${PREFIX}${name}`;
    if (this.#known.has(id)) return id;
    this.#known.add(id);
    const entries = this.#document.components?.schemas;
    const schema = entries?.[name.replaceAll('~1', '/').replaceAll('~0', '~')];
    this.#ajv.addSchema(isData(schema) ? (this.#detach(schema) as object) : {}, id);
    return id;
  }
}

/** The failures worth telling: of alternatives that all fail, only that they do. */
function listMismatches(errors: readonly ErrorObject[], value: unknown): Mismatch[] {
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf');
  const isInChoice = (error: ErrorObject) =>
    choices.some((choice) => choice !== error && isWithin(error.instancePath, choice.instancePath));
  const seen = new Set<string>();
  return errors
    .filter((error) => error.keyword !== 'if' && !isInChoice(error))
    .map((error) => ({ path: formatPath(error), message: formatMessage(error, value) }))
    .filter(
      ({ path, message }) => !seen.has(`${path} ${message}`) && seen.add(`${path} ${message}`),
    );
}

function isWithin(path: string, outer: string): boolean {
  return path === outer || path.startsWith(`${outer}/`);
}

function formatPath({ instancePath, keyword, params }: ErrorObject): string {
  const extra: unknown = keyword === 'additionalProperties' ? params.additionalProperty : undefined;
  if (typeof extra !== 'string') return instancePath;
  return `${instancePath}/${extra.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

function formatMessage(error: ErrorObject, value: unknown): string {
  const { keyword, params } = error;
  const shown = formatBriefly(getValue(value, error.instancePath));
  switch (keyword) {
    case 'type':
      return `${shown} is not of type ${[params.type as string | string[]].flat().join(' or ')}`;
    case 'enum':
      return `${shown} is none of ${(params.allowedValues as unknown[]).map(formatBriefly).join(', ')}`;
    case 'required':
      return `\`${String(params.missingProperty)}\` is missing`;
    case 'format':
      return `${shown} is not in format ${String(params.format)}`;
    case 'anyOf':
    case 'oneOf':
      return `${shown} matches ${Array.isArray(params.passingSchemas) ? 'several' : 'none'} of the alternatives`;
    case 'additionalProperties':
      return `\`${String(params.additionalProperty)}\` is not a property`;
    default:
      return `${shown} ${error.message ?? 'does not match'}`;
  }
}

function getValue(value: unknown, path: string): unknown {
  let current = value;
  for (const segment of path.split('/').slice(1)) {
    if (typeof current !== 'object' || current === null) return current;
    const key = segment.replaceAll('~1', '/').replaceAll('~0', '~');
    current = (current as Record<string, unknown>)[key];
  }
  return current;
}

function formatBriefly(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return `\`${text.length > 60 ? `${text.slice(0, 57)}...` : text}\``;
}
