import type { TypeNode } from 'graphql';
import type { Schema } from '../load/document.ts';
import type { Resolver } from '../model/resolver.ts';
import { type Shape, resolveShape } from '../model/shape.ts';
import { isRequired, getTypeName, type TypeModel } from './model.ts';

/** Creates the REST expression of a value from the expression of a non-null argument. */
export type Read = (value: string) => string;

/** The reading of an argument's value, or the reason why it cannot be read. */
export type Reading = { readonly read: Read } | { readonly refused: string };

/** The kinds of types that arguments have. */
export type Kinds = ReadonlyMap<
  string,
  Pick<TypeModel, 'kind'> & {
    readonly values: readonly string[];
    /** The types of the ids of a scalar; null for others. */
    readonly globalId: readonly string[] | null;
    /** The mapping of the fields of an input; null for one without. */
    readonly mapping: string | null;
  }
>;

export interface Given {
  readonly type: TypeNode;
  /** Null for a parameter of the list that REST lacks. */
  readonly schema: Schema | null;
  /** The conversion, where the types do not say it. */
  readonly as: string | null;
  /** The types of the ids that a text may be. */
  readonly globalId: readonly string[] | null;
}

/** The functions of the run time that convert a value, by the words that `as` may be. */
const functions: Readonly<Record<string, string>> = {
  capital: 'capital',
  idOrWord: 'readIdOrWord',
  integer: 'readIidNumber',
  lower: 'lower',
  number: 'parseGlobalIdNumber',
  numbers: 'readGlobalIdNumbers',
  snake: 'snake',
  word: 'word',
};

const returnSame: Read = (value) => value;
const callConverter =
  (name: string): Read =>
  (value) =>
    `r.${functions[name] ?? name}(${value})`;
const present: Read = (value) => `r.listWords(${value})`;

/** The conversions that `as` may name. */
export const conversions: readonly string[] = [...Object.keys(functions), 'same'].toSorted();

const readAs = (as: string): Read => (as === 'same' ? returnSame : callConverter(as));

/** How an argument of a type becomes the value of a parameter or property. */
export function chooseReading(given: Given, kinds: Kinds, resolver: Resolver): Reading {
  const shape = given.schema === null ? null : resolveShape(given.schema, resolver);
  const type = given.type.kind === 'NonNullType' ? given.type.type : given.type;
  if (type.kind === 'ListType') return chooseListReading(given, type.type, shape, kinds, resolver);
  if (shape?.kind === 'array') return refuse('the parameter is a list, and the argument is none');
  if (given.globalId !== null && isText(type)) {
    const words = given.globalId.map((word) => `, ${JSON.stringify(word)}`).join('');
    const read = readAs(given.as ?? 'number');
    return { read: (value) => read(`r.readGlobalIdEnd(app, ${value}${words})`) };
  }
  if (given.as !== null)
    return { read: readWord(given.as, given.schema !== null && isOfWords(type, kinds)) };
  const name = getTypeName(type);
  const kind = kinds.get(name);
  if (kind?.kind === 'input') {
    return kind.mapping === null
      ? refuse(`${name} is not mapped`)
      : { read: (value) => `to${kind.mapping}(${value}, app)` };
  }
  if (kind?.kind === 'enum') return chooseEnumReading(name, kind.values, given, shape, resolver);
  const isNumber = shape === null || ['integer', 'integer-or-string', 'union'].includes(shape.kind);
  if (kind?.globalId != null && isNumber) return { read: callConverter('readIdNumber') };
  const hasWords =
    given.schema !== null && resolver.resolve<Schema>(given.schema).enum !== undefined;
  return chooseScalarReading(type, shape, hasWords);
}

/** Conversion of a word that the parameter may not have: the operation rejects unknown words. */
const readWord = (as: string, isLoose: boolean): Read =>
  isLoose ? (value) => `r.word(${readAs(as)(value)})` : readAs(as);

const isOfWords = (type: TypeNode, kinds: Kinds) => kinds.get(getTypeName(type))?.kind === 'enum';

const isText = (type: TypeNode): boolean => ['ID', 'String'].includes(getTypeName(type));

const refuse = (refused: string): Reading => ({ refused });

function chooseListReading(
  given: Given,
  inner: TypeNode,
  shape: Shape | null,
  kinds: Kinds,
  resolver: Resolver,
): Reading {
  if (shape !== null && shape.kind !== 'array')
    return refuse('the argument is a list, and the parameter is none');
  const items = shape === null ? null : shape.items;
  const values: Read = isRequired(inner) ? returnSame : present;
  const isOfNumbers = items !== null && resolveShape(items, resolver).kind === 'integer';
  const isOfTexts = isText(inner) && given.globalId === null;
  if (given.as === 'numbers' || (given.as === null && isOfTexts && isOfNumbers))
    return { read: (value) => callConverter('numbers')(values(value)) };
  const each = chooseReading({ ...given, type: inner, schema: items }, kinds, resolver);
  if ('refused' in each) return each;
  if (each.read('x') === 'x')
    return { read: isRequired(inner) ? (value) => `[...${value}]` : present };
  return { read: (value) => `${values(value)}.map((each) => ${each.read('each')})` };
}

/** The conversions of words, each with its words for the values of an enumeration. */
const ofWords: Readonly<Record<string, (value: string) => string>> = {
  same: (value) => value,
  lower: (value) => value.toLowerCase(),
  capital: (value) => `${value.charAt(0)}${value.slice(1).toLowerCase()}`,
  snake: (value) => value.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
};

function chooseEnumReading(
  name: string,
  values: readonly string[],
  { schema }: Given,
  shape: Shape | null,
  resolver: Resolver,
): Reading {
  if (schema === null) return refuse(`the words of ${name} need a conversion, by \`as\``);
  const words = new Set(resolver.resolve<Schema>(schema).enum);
  if (shape?.kind !== 'string' || words.size === 0)
    return refuse(`the parameter has no words for ${name}`);
  const found = Object.entries(ofWords).find(([, word]) =>
    values.every((value) => words.has(word(value))),
  );
  if (found !== undefined) return { read: readAs(found[0]) };
  const missing = values.find((value) => !words.has(value.toLowerCase()));
  return refuse(`the parameter has no word for ${missing ?? name}`);
}

const scalars: Readonly<Record<string, ReadonlySet<string>>> = {
  Boolean: new Set(['boolean']),
  Date: new Set(['date', 'string']),
  Float: new Set(['number']),
  ID: new Set(['string']),
  ISO8601Date: new Set(['date', 'string']),
  Int: new Set(['integer', 'number']),
  String: new Set(['string']),
  Time: new Set(['date-time']),
};

function chooseScalarReading(type: TypeNode, shape: Shape | null, hasWords: boolean): Reading {
  const name = getTypeName(type);
  const known = scalars[name];
  if (isText(type) && shape?.kind === 'integer') return { read: callConverter('number') };
  if (isText(type) && hasWords) return { read: callConverter('word') };
  if (isText(type) && (shape?.kind === 'integer-or-string' || shape?.kind === 'union'))
    return { read: callConverter('idOrWord') };
  if (known !== undefined && (shape === null || known.has(shape.kind) || shape.kind === 'any'))
    return { read: returnSame };
  return refuse(`no conversion leads from ${name} to ${shape?.kind ?? 'a parameter'}`);
}
