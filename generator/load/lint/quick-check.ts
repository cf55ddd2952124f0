import { isDeepStrictEqual } from 'node:util';
import { type Data, isData } from '../document.ts';

/** Resolves a `$ref`, and checks the format of a text; undefined for unknown ones. */
export interface QuickDeps {
  resolve(reference: string): unknown;
  format(name: string, text: string): boolean | undefined;
}

/** True and false are certain; undefined leaves the question to the full validator. */
type Verdict = boolean | undefined;

const annotations = new Set([
  'title',
  'description',
  'default',
  'example',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
  'discriminator',
  'xml',
  'externalDocs',
  '$comment',
  '$defs',
  'contentMediaType',
  'contentEncoding',
  // Read together with the keyword they belong to.
  'then',
  'else',
  'additionalProperties',
]);

/**
 * Tells whether a value matches a schema, without compiling the schema. Compiling costs milliseconds for each of
 * hundreds of schemas and was two thirds of the time of a whole run, while nearly every example is right.
 */
export function quickCheck(schema: unknown, value: unknown, deps: QuickDeps, depth = 0): Verdict {
  if (typeof schema === 'boolean') return schema;
  if (!isData(schema) || depth > 60) return undefined;
  let verdict: Verdict = true;
  for (const keyword of Object.keys(schema)) {
    if (annotations.has(keyword) || keyword.startsWith('x-')) continue;
    const one = checkKeyword(keyword, schema, value, deps, depth + 1);
    if (one === false) return false;
    if (one === undefined) verdict = undefined;
  }
  if (isData(value) && schema.additionalProperties !== undefined) {
    verdict = combineBoth(verdict, checkAdditional(schema, value, deps, depth + 1));
  }
  return verdict;
}

function checkKeyword(
  keyword: string,
  schema: Data,
  value: unknown,
  deps: QuickDeps,
  depth: number,
): Verdict {
  const given = schema[keyword];
  const check = (part: unknown, of: unknown = value) => quickCheck(part, of, deps, depth);
  switch (keyword) {
    case '$ref':
      return typeof given === 'string' ? check(deps.resolve(given)) : undefined;
    case 'type':
      return [given].flat().some((type) => isOfType(type, value));
    case 'enum':
      return Array.isArray(given) ? given.some((one) => isDeepStrictEqual(one, value)) : undefined;
    case 'const':
      return isDeepStrictEqual(given, value);
    case 'allOf':
      return Array.isArray(given) ? checkEvery(given, (part) => check(part)) : undefined;
    case 'anyOf':
      return Array.isArray(given) ? combineSome(given.map((part) => check(part))) : undefined;
    case 'oneOf':
      return Array.isArray(given) ? combineExactlyOne(given.map((part) => check(part))) : undefined;
    case 'not':
      return negate(check(given));
    case 'if': {
      const applies = check(given);
      if (applies === undefined) return undefined;
      const branch = applies ? schema.then : schema.else;
      return branch === undefined ? true : check(branch);
    }
    default:
      break;
  }
  if (typeof value === 'string') return checkText(keyword, given, value, deps);
  if (typeof value === 'number') return checkNumber(keyword, given, value);
  if (Array.isArray(value)) return checkList(keyword, given, value, check);
  if (isData(value)) return checkObject(keyword, given, value, check);
  return isOther(keyword, []);
}

function checkText(keyword: string, given: unknown, value: string, deps: QuickDeps): Verdict {
  switch (keyword) {
    case 'minLength':
      return typeof given === 'number' ? [...value].length >= given : undefined;
    case 'maxLength':
      return typeof given === 'number' ? [...value].length <= given : undefined;
    case 'pattern':
      return typeof given === 'string' ? matches(given, value) : undefined;
    case 'format':
      return typeof given === 'string' ? deps.format(given, value) : undefined;
    default:
      return isOther(keyword, texts);
  }
}

function checkNumber(keyword: string, given: unknown, value: number): Verdict {
  if (!numbers.includes(keyword)) return keyword === 'format' ? undefined : isOther(keyword, []);
  if (typeof given !== 'number') return undefined;
  switch (keyword) {
    case 'minimum':
      return value >= given;
    case 'maximum':
      return value <= given;
    case 'exclusiveMinimum':
      return value > given;
    case 'exclusiveMaximum':
      return value < given;
    default:
      return undefined;
  }
}

type Check = (part: unknown, of: unknown) => Verdict;

function checkList(
  keyword: string,
  given: unknown,
  value: readonly unknown[],
  check: Check,
): Verdict {
  switch (keyword) {
    case 'items':
      return checkEvery(value, (item) => check(given, item));
    case 'minItems':
      return typeof given === 'number' ? value.length >= given : undefined;
    case 'maxItems':
      return typeof given === 'number' ? value.length <= given : undefined;
    case 'uniqueItems':
      return given !== true || areDifferent(value);
    default:
      return isOther(keyword, lists);
  }
}

function checkObject(keyword: string, given: unknown, value: Data, check: Check): Verdict {
  switch (keyword) {
    case 'properties':
      if (!isData(given)) return undefined;
      return checkEvery(Object.entries(given), ([name, part]) =>
        Object.hasOwn(value, name) ? check(part, value[name]) : true,
      );
    case 'required':
      return Array.isArray(given)
        ? given.every((name) => Object.hasOwn(value, String(name)))
        : undefined;
    case 'minProperties':
      return typeof given === 'number' ? Object.keys(value).length >= given : undefined;
    case 'maxProperties':
      return typeof given === 'number' ? Object.keys(value).length <= given : undefined;
    default:
      return isOther(keyword, objects);
  }
}

function checkAdditional(schema: Data, value: Data, deps: QuickDeps, depth: number): Verdict {
  const { additionalProperties, properties, patternProperties } = schema;
  if (additionalProperties === true) return true;
  if (patternProperties !== undefined) return undefined;
  const known = isData(properties) ? properties : {};
  return checkEvery(Object.entries(value), ([name, member]) =>
    Object.hasOwn(known, name) ? true : quickCheck(additionalProperties, member, deps, depth),
  );
}

const texts = ['minLength', 'maxLength', 'pattern', 'format'];
const numbers = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];
const lists = ['items', 'minItems', 'maxItems', 'uniqueItems'];
const objects = ['properties', 'required', 'minProperties', 'maxProperties'];
const known = [...texts, ...numbers, ...lists, ...objects];

/** A keyword of another type has no effect; an unknown keyword may have any. */
function isOther(keyword: string, own: readonly string[]): Verdict {
  return known.includes(keyword) && !own.includes(keyword) ? true : undefined;
}

function areDifferent(values: readonly unknown[]): Verdict {
  if (values.some((value) => typeof value === 'object' && value !== null)) return undefined;
  return new Set(values).size === values.length;
}

function matches(pattern: string, value: string): Verdict {
  try {
    return new RegExp(pattern, 'u').test(value);
  } catch {
    return undefined;
  }
}

/** Tells whether a JSON value has a type of JSON Schema; false for an unknown type. */
export function isOfType(type: unknown, value: unknown): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isData(value);
    case 'integer':
      return Number.isInteger(value);
    case 'string':
    case 'number':
    case 'boolean':
      return typeof value === type;
    default:
      return false;
  }
}

function checkEvery<T>(parts: readonly T[], check: (part: T) => Verdict): Verdict {
  let verdict: Verdict = true;
  for (const part of parts) verdict = combineBoth(verdict, check(part));
  return verdict;
}

function combineBoth(a: Verdict, b: Verdict): Verdict {
  if (a === false || b === false) return false;
  return a === undefined || b === undefined ? undefined : true;
}

function combineSome(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes(true)) return true;
  return verdicts.includes(undefined) ? undefined : false;
}

function combineExactlyOne(verdicts: readonly Verdict[]): Verdict {
  const passing = verdicts.filter((verdict) => verdict === true).length;
  if (passing > 1) return false;
  return verdicts.includes(undefined) ? undefined : passing === 1;
}

function negate(verdict: Verdict): Verdict {
  return verdict === undefined ? undefined : !verdict;
}
