import {
  type Described,
  isRecord,
  listDescribed,
  type Resolve,
  toDocumentedText,
  toRecord,
} from './described.ts';
import { formatDeprecation } from './operation-facts.ts';
import {
  findSchemaName,
  listBounds,
  listChoices,
  listEnum,
  listRequired,
  listTypeParts,
  type TypePart,
} from './schema-types.ts';

/** A parameter, or a property of a body. */
export interface Field {
  readonly name: string;
  /** Names it within its page: `body.author.name`. */
  readonly anchor: string;
  readonly type: readonly TypePart[];
  readonly values: readonly string[];
  readonly bounds: readonly string[];
  readonly required: boolean;
  /** The replacement of the field; empty if unknown, and null for a field that is not deprecated. */
  readonly deprecation: string | null;
  readonly text: string;
  readonly inner: FieldList;
}

/** Fields of an object, as far as a page shows them. */
export interface FieldList {
  readonly fields: readonly Field[];
  /** Fields that the page leaves out. */
  readonly left: number;
  /** Schema whose page shows all fields; null where it has no name. */
  readonly schema: string | null;
}

/** Characters of HTML that fields may still take on a page. */
export interface Room {
  chars: number;
}

/** Room of one page: with its frame and its lists it stays below 150 kB. */
export const maxFieldChars = 95_000;

/** Objects within objects that a page shows, and fields of an object within another: larger ones have a page. */
const [maxTreeDepth, maxInnerFields] = [3, 40];
/** Characters of HTML around the texts of a field. */
const fieldChars = 330;

interface TreeOptions {
  readonly resolve: Resolve;
  readonly room: Room;
  /** Beginning of the anchors: `body`. */
  readonly anchor: string;
  /** Fields of the outermost object that are skipped. */
  readonly from?: number;
}

interface Scope extends TreeOptions {
  readonly depth: number;
  /** The schemas around: one that holds itself is shown once. */
  readonly seen: readonly Described[];
}

/** The fields of the object, or of the objects of the list, that a schema describes. */
export const buildTree = (schema: unknown, options: TreeOptions): FieldList =>
  listFields(schema, { ...options, depth: 0, seen: [] });

interface Property {
  readonly name: string;
  readonly schema: unknown;
  readonly required: boolean;
}

function listFields(schema: unknown, scope: Scope): FieldList {
  const { resolve, depth, room, from = 0 } = scope;
  const found: Described[] = [];
  const properties = listProperties(schema, resolve, found);
  const name = findObjectName(schema, resolve);
  const none = { fields: [], left: properties.length, schema: name };
  if (found.some((each) => scope.seen.includes(each))) return none;
  if (depth > maxTreeDepth || (depth > 0 && name !== null && properties.length > maxInnerFields))
    return none;
  const within = { ...scope, from: 0, seen: [...scope.seen, ...found] };
  const fields: Field[] = [];
  for (const property of properties.slice(from)) {
    if (room.chars <= 0) break;
    fields.push(createField(property, within));
  }
  return { fields, left: properties.length - from - fields.length, schema: name };
}

/** The properties of an object, of all its alternatives, or of the objects in a list. */
function listProperties(schema: unknown, resolve: Resolve, found: Described[]): Property[] {
  const object = resolve(schema);
  if (found.includes(object)) return [];
  if (object.properties !== undefined) found.push(object);
  const required = listRequired(object);
  const { items, additionalProperties: others } = object;
  const listed = [
    ...[...listDescribed(object.allOf), ...listChoices(object)].flatMap((part) =>
      listProperties(part, resolve, found),
    ),
    ...(items === undefined ? [] : listProperties(items, resolve, found)),
    ...Object.entries(toRecord(object.properties)).map(([name, value]) => ({
      name,
      schema: value,
      required: required.includes(name),
    })),
    ...(Object.keys(toRecord(others)).length === 0
      ? []
      : [{ name: anyName, schema: others, required: false }]),
  ];
  return [...new Map(listed.map((each) => [each.name, each])).values()];
}

/** Stands for the names of a map. */
const anyName = '(any name)';

function createField({ name, schema, required }: Property, scope: Scope): Field {
  const { resolve, room, anchor, depth } = scope;
  const field = {
    ...describeField(schema, resolve),
    name,
    anchor: `${anchor}.${name}`,
    required,
  };
  room.chars -= measureField(field);
  const inner = listFields(schema, { ...scope, anchor: field.anchor, depth: depth + 1 });
  return { ...field, inner };
}

/** Facts of a field other than its name. */
function describeField(schema: unknown, resolve: Resolve) {
  const found = resolve(schema);
  return {
    type: listTypeParts(schema, resolve),
    values: listEnum(schema, resolve),
    bounds: listBounds(found),
    deprecation: findDeprecation(found),
    text: toDocumentedText(found.description),
  };
}

function findDeprecation({ deprecated, 'x-deprecated-by': by }: Described): string | null {
  if (isRecord(by)) return formatDeprecation(by);
  return deprecated === true ? '' : null;
}

const measureField = ({ anchor, name, text, values, bounds }: Omit<Field, 'inner'>): number =>
  fieldChars +
  2 * anchor.length +
  name.length +
  Math.ceil(1.1 * text.length) +
  values.reduce((sum, value) => sum + value.length + 14, 0) +
  bounds.join(', ').length;

/** The schema whose properties those of a value are: its own, that of its items, or the only choice beside null. */
function findObjectName(value: unknown, resolve: Resolve): string | null {
  const name = findSchemaName(value);
  const schema = resolve(value);
  if (name !== null && schema.items === undefined) return name;
  if (schema.items !== undefined) return findSchemaName(schema.items);
  const names = listChoices(schema).map(findSchemaName);
  const [only, ...others] = names.filter((each) => each !== null);
  return others.length === 0 ? (only ?? null) : null;
}

/** The parameters of an operation that are in one place, such as its path. */
export function listParameters(
  parameters: readonly Described[],
  { resolve, room }: Pick<TreeOptions, 'resolve' | 'room'>,
): readonly Field[] {
  return parameters.map((parameter) => {
    const name = toDocumentedText(parameter.name);
    const anchor = `${toDocumentedText(parameter.in)}.${name}`;
    const field = {
      ...describeField(parameter.schema, resolve),
      name,
      anchor,
      required: parameter.required === true,
      deprecation: findDeprecation(parameter) ?? findDeprecation(resolve(parameter.schema)),
      text: toDocumentedText(parameter.description),
    };
    room.chars -= measureField(field);
    const scope = { resolve, room, anchor, depth: 1, seen: [] };
    return { ...field, inner: listFields(parameter.schema, scope) };
  });
}
