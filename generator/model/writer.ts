import type { Code } from './code.ts';
import { member, quote } from './names.ts';
import type { Schema } from '../load/document.ts';
import type { Resolver } from './resolver.ts';
import { componentName, isMarkedAs, type Shape, resolveShape } from './shape.ts';

/** Function name of the JSON writer of a component schema. */
export const writerName = (component: string, resolver: Resolver) =>
  `write${resolver.typeName(component)}`;

/** Context of a printed expression. */
interface WriterPlace {
  /** True if the type of the value does not name its members. */
  readonly loose: boolean;
  /** Enclosing schemas that are printed inline, without their own function. */
  readonly within: readonly Schema[];
  /** The names that the expression uses, which are added. */
  readonly uses: Set<string>;
}

/** The name under which modules with writers import `generator/runtime/write.ts`. */
export const WRITE = 'w';

/** Code that prints a value `v` as JSON: it uses the writers of component schemas that it calls, and `WRITE`. */
export interface Writer extends Code {
  /** The writer that it is a call of, with nothing else; null where it is more. */
  readonly only: string | null;
}

/**
 * The writer of a schema; properties that it does not name are not printed.
 * @param loose true when the value has no type that names its members
 */
export function buildWriter(schema: Schema, resolver: Resolver, loose: boolean): Writer {
  const uses = new Set<string>();
  const text = printWriter(schema, 'v', resolver, { loose, within: [], uses });
  const component = componentName(schema);
  const isOnly = component !== null && hasOwnWriter(resolveShape(schema, resolver));
  return { text, uses: [...uses], only: isOnly ? writerName(component, resolver) : null };
}

/** The writer of a shape itself, references to it aside. */
export function writerOfShape(shape: Shape, resolver: Resolver): Writer {
  const uses = new Set<string>();
  const place = { loose: false, within: [], uses };
  return { text: printInline(shape, 'v', resolver, place), uses: [...uses], only: null };
}

/** The call of the writer of a component schema. */
function printCall(component: string, value: string, resolver: Resolver, { uses }: WriterPlace) {
  const name = writerName(component, resolver);
  uses.add(name);
  return `${name}(${value})`;
}

/** The call of a function of the run time. */
function printWriteCall(name: string, { uses }: WriterPlace, ...args: readonly string[]): string {
  uses.add(WRITE);
  return `${WRITE}.${name}(${args.join(', ')})`;
}

/** The expression that prints `value` by its schema. */
function printWriter(
  schema: Schema,
  value: string,
  resolver: Resolver,
  place: WriterPlace,
): string {
  const component = componentName(schema);
  const shape = resolveShape(schema, resolver);
  if (component !== null && hasOwnWriter(shape))
    return printCall(component, value, resolver, place);
  const meant = findOnlyReference(schema);
  if (meant !== null && hasOwnWriter(shape))
    return guardNull(printCall(meant, value, resolver, place), value, shape.nullable);
  if (shape.kind === 'string' && resolver.resolve<Schema>(schema).contentEncoding === 'base64')
    return printWriteCall('base64', place, value);
  // Alternatives that contain themselves without a name cannot be printed one inside the other.
  if (place.within.includes(schema)) return printWriteCall('any', place, value);
  return printInline(shape, value, resolver, { ...place, within: [...place.within, schema] });
}

/** Component that a schema refers to without additions, except null. */
function findOnlyReference(schema: Schema): string | null {
  const component = componentName(schema);
  if (component !== null) return component;
  if (ADDING.some((key) => schema[key] !== undefined)) return null;
  const lists = [schema.allOf, schema.anyOf, schema.oneOf].filter((list) => list !== undefined);
  const parts = lists.flatMap((list) => list.filter((part) => part.type !== 'null'));
  const [only, ...others] = parts;
  return only === undefined || others.length > 0 ? null : findOnlyReference(only);
}

/** Keywords that make a schema print more than its component. */
const ADDING = [
  ...['properties', 'patternProperties', 'additionalProperties', 'unevaluatedProperties'],
  ...['items', 'prefixItems', 'if', 'then', 'else', 'dependentSchemas'],
];

/** Tells whether a component becomes a function: it has members to print. */
export function hasOwnWriter(shape: Shape): boolean {
  return (
    shape.kind === 'object' ||
    shape.kind === 'union' ||
    shape.kind === 'array' ||
    shape.kind === 'hash'
  );
}

/** The expression for a shape itself, references to it aside. */
function printInline(shape: Shape, value: string, resolver: Resolver, place: WriterPlace): string {
  const printLambda = (part: Schema) => {
    const component = componentName(part);
    if (component !== null && hasOwnWriter(resolveShape(part, resolver))) {
      const name = writerName(component, resolver);
      place.uses.add(name);
      return name;
    }
    return `(v${place.loose ? ': never' : ''}) => ${printWriter(part, 'v', resolver, place)}`;
  };
  switch (shape.kind) {
    case 'string':
    case 'date':
    case 'date-time':
      return printWriteCall('text', place, value);
    case 'integer':
    case 'number':
      return printWriteCall('number', place, value);
    case 'boolean':
      return printWriteCall('boolean', place, value);
    case 'array': {
      if (shape.first === undefined)
        return printWriteCall('array', place, value, printLambda(shape.items));
      const printNever = (part: Schema) => printNeverWriter(part, resolver, place);
      const first = `[${shape.first.map(printNever).join(', ')}]`;
      return printWriteCall('tuple', place, value, first, printNever(shape.items));
    }
    case 'hash':
      return printWriteCall('hash', place, value, printLambda(shape.values));
    case 'object':
    case 'union': {
      // Each member repeats the value: the text of deep objects would grow with the square of their depth.
      if (value.length > LONGEST_VALUE)
        return `((v: never) => ${printInline(shape, 'v', resolver, { ...place, loose: true })})(${value} as never)`;
      const printed =
        shape.kind === 'object'
          ? printObjectWriter(shape, value, resolver, place)
          : printUnionWriter(shape, value, resolver, place);
      return guardNull(printed, value, shape.nullable);
    }
    case 'integer-or-string':
    case 'scalar':
    case 'any':
    case 'null':
    case 'file':
      return printWriteCall('any', place, value);
  }
}

/** A function of a value without a type. */
const printNeverWriter = (schema: Schema, resolver: Resolver, place: WriterPlace): string =>
  `(v: never) => ${printWriter(schema, 'v', resolver, { ...place, loose: true })}`;

/** Maximum characters of an expression whose members are printed inline. */
const LONGEST_VALUE = 120;

function guardNull(expression: string, value: string, nullable: boolean): string {
  return nullable ? `(${value} == null ? 'null' : ${expression})` : `(${expression})`;
}

function printObjectWriter(
  shape: Extract<Shape, { kind: 'object' }>,
  value: string,
  resolver: Resolver,
  around: WriterPlace,
): string {
  const loose = around.loose || shape.mixed === true;
  const place = { ...around, loose };
  const parts: string[] = [];
  let first = true;
  // A required member opens the object, so that every optional one can bring its comma along.
  const isHidden = (property: Schema) => isMarkedAs('writeOnly', property, resolver);
  const members = [...shape.properties].filter(([, property]) => !isHidden(property));
  const hidden = [...shape.properties].filter(([, property]) => isHidden(property));
  const opening = members.findIndex(([name]) => shape.required.has(name));
  if (opening > 0) members.unshift(...members.splice(opening, 1));
  const anyRequired = opening !== -1;
  for (const [name, property] of members) {
    const at = loose
      ? printWriteCall('member', place, value, JSON.stringify(name))
      : member(value, name);
    const key = `${JSON.stringify(name)}:`;
    const printed = printWriter(property, at, resolver, place);
    if (shape.required.has(name)) {
      parts.push(`${quote((first ? '{' : ',') + key)} + ${printed}`);
      first = false;
    } else {
      parts.push(`(${at} === undefined ? '' : ${quote(`,${key}`)} + ${printed})`);
    }
  }
  const names = JSON.stringify([...members, ...hidden].map(([name]) => name));
  if (shape.others !== undefined && shape.others !== false)
    parts.push(
      printWriteCall(
        'others',
        place,
        value,
        names,
        printNeverWriter(shape.others, resolver, place),
      ),
    );
  if (anyRequired) return `${parts.join(' + ')} + '}'`;
  return parts.length === 0
    ? printWriteCall('empty', place, value)
    : `'{' + (${parts.join(' + ')}).slice(1) + '}'`;
}

/**
 * Selects the branch that the tag names, or else the first branch whose required members are all present. Scalars, and
 * objects without a member of any branch, print unchanged.
 */
function printUnionWriter(
  { branches: given, tag }: Pick<UnionShape, 'branches' | 'tag'>,
  value: string,
  resolver: Resolver,
  place: WriterPlace,
): string {
  const branches = tag === undefined ? flattenBranches(given, resolver) : given;
  const getKind = (branch: Schema) => resolveShape(branch, resolver).kind;
  const list = branches.find((branch) => getKind(branch) === 'array');
  if (list !== undefined && branches.some((branch) => isObjectKind(getKind(branch)))) {
    const others = branches.filter((branch) => branch !== list);
    const printed = printWriter(list, `(${value} as never)`, resolver, { ...place, loose: true });
    return `Array.isArray(${value}) ? ${printed} : ${printUnionWriter({ branches: others }, value, resolver, place)}`;
  }
  const named = branches.filter((branch) => getKind(branch) !== 'hash');
  const objects = [...named, ...branches.filter((branch) => getKind(branch) === 'hash')].filter(
    (branch) => isObjectKind(getKind(branch)),
  );
  if (objects.length === 0) return printWriteCall('any', place, value);
  const printCast = (branch: Schema) =>
    printWriter(branch, `(${value} as never)`, resolver, { ...place, loose: true });
  const open = branches.some((branch) => getKind(branch) === 'any');
  const chain = objects.map((branch, index) => {
    if (index === objects.length - 1 && !open) return printCast(branch);
    const words = tag?.values[branches.indexOf(branch)];
    if (tag !== undefined && words !== undefined)
      return `${printWriteCall('is', place, value, JSON.stringify(tag.name), JSON.stringify(words))} ? ${printCast(branch)} : `;
    const keys = listTellingNames(branch, objects.slice(index + 1), resolver);
    return `${printWriteCall('has', place, value, JSON.stringify(keys))} ? ${printCast(branch)} : `;
  });
  if (open) chain.push(printWriteCall('any', place, value));
  const printed = chain.join('');
  return objects.length === branches.length
    ? printed
    : `${printWriteCall('isObject', place, value)} ? ${printed} : ${printWriteCall('any', place, value)}`;
}

const isObjectKind = (kind: Shape['kind']) =>
  kind === 'object' || kind === 'hash' || kind === 'union';

/** Alternatives, with nested ones flattened. */
function flattenBranches(branches: readonly Schema[], resolver: Resolver, depth = 0): Schema[] {
  return branches.flatMap((branch) => {
    const shape = resolveShape(branch, resolver);
    return shape.kind === 'union' && depth < MOST_NESTED
      ? flattenBranches(shape.branches, resolver, depth + 1)
      : [branch];
  });
}

/** Maximum nesting of alternatives that are distinguished. */
const MOST_NESTED = 12;

type UnionShape = Extract<Shape, { kind: 'union' }>;

/** Required members of a branch that no later branch requires; all required ones if none is distinctive. */
function listTellingNames(branch: Schema, later: readonly Schema[], resolver: Resolver): string[] {
  const listRequired = (schema: Schema) => {
    const shape = resolveShape(schema, resolver);
    if (shape.kind !== 'object') return [];
    return [...shape.required].filter(
      (name) => !isMarkedAs('writeOnly', shape.properties.get(name) ?? {}, resolver),
    );
  };
  const others = new Set(later.flatMap(listRequired));
  const own = listRequired(branch);
  const distinct = own.filter((name) => !others.has(name));
  return distinct.length > 0 ? distinct.slice(0, 1) : own;
}
