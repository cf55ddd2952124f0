import { readdirSync, readFileSync } from 'node:fs';
import {
  type ConstDirectiveNode,
  type FieldDefinitionNode,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isLeafType,
  isObjectType,
  Kind,
  parse,
  valueFromASTUntyped,
} from 'graphql';

/** A field that shows a property of a body. */
export interface Mapped {
  readonly name: string;
  /** The way to the property. */
  readonly path: readonly string[];
  /** The value where the property is null. */
  readonly absent: unknown;
  /** True where the path of an address is shown alone. */
  readonly isPath: boolean;
  /** The type of the global id that the field is, if it is one. */
  readonly globalId: string | null;
}

type Values = Readonly<Record<string, unknown>>;

function argumentsOf(
  node: { readonly directives?: readonly ConstDirectiveNode[] | undefined },
  name: string,
): Values | undefined {
  const found = node.directives?.find((directive) => directive.name.value === name);
  return (
    found &&
    Object.fromEntries(
      (found.arguments ?? []).map((each) => [each.name.value, valueFromASTUntyped(each.value)]),
    )
  );
}

/** The fields that the files of the type system bind to properties, by type. */
export function readMappedFields(): ReadonlyMap<string, readonly Mapped[]> {
  const folder = new URL('../../../spec/graphql/', import.meta.url);
  const definitions = readdirSync(folder)
    .filter((file) => file.endsWith('.graphql'))
    .flatMap((file) => parse(readFileSync(new URL(file, folder), 'utf8')).definitions);
  const bound = new Set<string>();
  const fields = new Map<string, Mapped[]>();
  for (const node of definitions) {
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION && node.kind !== Kind.OBJECT_TYPE_EXTENSION)
      continue;
    const type = node.name.value;
    if (argumentsOf(node, 'of') !== undefined) bound.add(type);
    const known = fields.get(type) ?? [];
    fields.set(type, known);
    known.push(...(node.fields ?? []).flatMap((field) => mappedOf(type, field)));
  }
  return new Map([...fields].filter(([type]) => bound.has(type)));
}

function mappedOf(type: string, node: FieldDefinitionNode): Mapped[] {
  const hasArguments =
    (node.arguments ?? []).length > 0 || argumentsOf(node, 'argumentsOf') !== undefined;
  const isMapped = ['always', 'resolver'].every((each) => argumentsOf(node, each) === undefined);
  if (!isMapped || hasArguments) return [];
  const name = node.name.value;
  const { name: given, absent = null, as } = argumentsOf(node, 'property') ?? {};
  const property =
    typeof given === 'string' ? given : name.replace(/[A-Z]/g, (each) => `_${each.toLowerCase()}`);
  const types = argumentsOf(node, 'globalId')?.['types'];
  const word = Array.isArray(types) ? String(types[0]) : type;
  const isId = types !== undefined || name === 'id';
  return [
    {
      name,
      path: property.split('.'),
      absent,
      isPath: as === 'path',
      globalId: isId ? word : null,
    },
  ];
}

/** Asks for mapped fields, and tells what they are to be. */
export class Comparison {
  readonly #schema: GraphQLSchema;
  readonly #fields: ReadonlyMap<string, readonly Mapped[]>;
  readonly compared = new Set<string>();

  constructor(schema: GraphQLSchema, fields: ReadonlyMap<string, readonly Mapped[]>) {
    this.#schema = schema;
    this.#fields = fields;
  }

  /** The fields to ask of a type, for the properties of the body. */
  select(type: string, body: Values, nested = false): string {
    const names = this.#shown(type, body, nested).map((field) => {
      const { named, isConnection } = this.#typeOf(type, field.name);
      const value = valueAt(body, field);
      if (isLeafType(getNamedType(this.#fieldOf(type, field.name).type))) return field.name;
      if (isConnection) return `${field.name} { nodes { __typename } }`;
      const inner = nested || !isValues(value) ? '' : this.select(named, value, true);
      return `${field.name} { __typename ${inner} }`;
    });
    return names.join(' ');
  }

  /** The expected answer. */
  expected(type: string, body: Values, nested = false): Values {
    return Object.fromEntries(
      this.#shown(type, body, nested).map((field) => {
        this.compared.add(`${type}.${field.name}`);
        return [field.name, this.#value(type, { field, value: valueAt(body, field), nested })];
      }),
    );
  }

  #value(
    type: string,
    { field, value, nested }: { field: Mapped; value: unknown; nested: boolean },
  ): unknown {
    if (value === undefined || value === null) return field.absent;
    const { named, isConnection } = this.#typeOf(type, field.name);
    if (isConnection) {
      const node = this.#schema.getType(named.replace(/Connection$/, ''));
      return {
        nodes: (value as unknown[]).map(() => ({ __typename: node?.name })),
      };
    }
    const leaf = this.#schema.getType(named);
    if (isValues(value) && isObjectType(leaf)) {
      return { __typename: named, ...(nested ? {} : this.expected(named, value, true)) };
    }
    // The id of an object whose other properties are loaded.
    if (isObjectType(leaf)) return { __typename: named };
    if (Array.isArray(value)) return value.map((each) => converted(each, { field, leaf }));
    return converted(value, { field, leaf });
  }

  /** A body within another body is partial: its present members are compared. */
  #shown(type: string, body: Values, nested: boolean): readonly Mapped[] {
    const all = this.#fields.get(type) ?? [];
    return nested ? all.filter((field) => valueAt(body, field) !== undefined) : all;
  }

  #fieldOf(type: string, name: string) {
    const found = this.#schema.getType(type);
    if (!isObjectType(found)) throw new Error(`${type} is no object`);
    const field = found.getFields()[name];
    if (field === undefined) throw new Error(`${type} has no ${name}`);
    return field;
  }

  #typeOf(type: string, name: string) {
    const field = this.#fieldOf(type, name);
    const isConnection = field.extensions['connection'] === true;
    return { named: getNamedType(field.type).name, isConnection };
  }
}

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Words are the same in capitals, and with capitals instead of underscores. */
const inSmallLetters = (word: string) => word.replaceAll('_', '').toLowerCase();

function valueAt(body: Values, { path }: Mapped): unknown {
  return path.reduce<unknown>((at, name) => (isValues(at) ? at[name] : undefined), body);
}

function converted(
  value: unknown,
  { field, leaf }: { field: Mapped; leaf: ReturnType<GraphQLSchema['getType']> },
): unknown {
  if (value === null) return null;
  if (field.globalId !== null) return `gid://gitlab/${field.globalId}/${String(value)}`;
  if (field.isPath) return new URL(String(value)).pathname;
  if (isEnumType(leaf)) {
    const same = leaf
      .getValues()
      .find(({ name }) => inSmallLetters(name) === inSmallLetters(String(value)));
    return same?.name;
  }
  switch (leaf?.name) {
    case 'Time':
      // Days stay days.
      return String(value).includes('T')
        ? `${new Date(String(value)).toISOString().slice(0, 19)}Z`
        : value;
    case 'String':
    case 'ID':
    case 'BigInt':
      return String(value);
    default:
      return value;
  }
}
