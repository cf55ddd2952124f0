import type {
  ConstDirectiveNode,
  DefinitionNode,
  FieldDefinitionNode,
  InputValueDefinitionNode,
  NamedTypeNode,
  NameNode,
  StringValueNode,
} from 'graphql';
import type { Fault } from '../load/faults.ts';
import { readDeprecation, readDirectives } from './directives.ts';
import { getPosition, type SdlFile } from './load.ts';
import type { TypeModel } from './model.ts';

export interface Definition {
  readonly kind: TypeModel['kind'];
  readonly name: NameNode;
  readonly file: string;
  readonly node: DefinitionNode;
  readonly description: string | null;
  readonly interfaces: NamedTypeNode[];
  readonly fields: {
    readonly file: string;
    readonly node: FieldDefinitionNode;
    /** The type that the field was written for, where that is another. */
    readonly of?: string;
  }[];
  readonly inputs: InputValueDefinitionNode[];
  readonly members: string[];
  readonly values: {
    readonly name: string;
    readonly description: string | null;
    readonly deprecation: string | null;
  }[];
}

const kinds: Readonly<Partial<Record<string, TypeModel['kind']>>> = {
  ObjectTypeDefinition: 'object',
  InterfaceTypeDefinition: 'interface',
  UnionTypeDefinition: 'union',
  EnumTypeDefinition: 'enum',
  InputObjectTypeDefinition: 'input',
  ScalarTypeDefinition: 'scalar',
};

export const readDescription = (node: StringValueNode | undefined): string | null =>
  node?.value ?? null;

/** Types of all files, merged with extensions in other files. */
export class Definitions {
  readonly faults: Fault[] = [];
  readonly #definitions = new Map<string, Definition>();

  constructor(files: readonly SdlFile[]) {
    for (const file of files) {
      for (const node of file.definitions) this.#define(file.name, node);
    }
    for (const file of files) {
      for (const node of file.definitions) this.#extend(file.name, node);
    }
  }

  get all(): readonly Definition[] {
    return [...this.#definitions.values()];
  }

  get(name: string): Definition | undefined {
    return this.#definitions.get(name);
  }

  has(name: string): boolean {
    return this.#definitions.has(name);
  }

  refuse(
    node: Parameters<typeof getPosition>[0],
    rule: string,
    message: string,
    advice: string,
  ): void {
    const severity = 'error' as const;
    this.faults.push({ rule, message, advice, position: getPosition(node), severity });
  }

  #define(file: string, node: DefinitionNode): void {
    const kind = kinds[node.kind];
    if (kind === undefined || !('name' in node) || node.name === undefined) return;
    const { name } = node;
    if (this.#definitions.has(name.value)) {
      this.refuse(name, 'graphql-type-twice', `${name.value} is defined twice`, 'Extend it');
      return;
    }
    const description = 'description' in node ? readDescription(node.description) : null;
    const rest = { interfaces: [], fields: [], inputs: [], members: [], values: [] };
    this.#definitions.set(name.value, { kind, name, file, node, description, ...rest });
    this.#addParts(name, file, node);
  }

  #extend(file: string, node: DefinitionNode): void {
    if (!node.kind.endsWith('TypeExtension') || !('name' in node)) return;
    const name = node.name as NameNode;
    if (!this.#definitions.has(name.value)) {
      const message = `${name.value} is extended, and defined nowhere`;
      this.refuse(name, 'graphql-type-missing', message, 'Define it with `type`');
      return;
    }
    this.#addParts(name, file, node);
  }

  #addParts({ value }: NameNode, file: string, node: DefinitionNode): void {
    const definition = this.#definitions.get(value);
    if (definition === undefined) return;
    const parts = node as {
      readonly fields?: readonly (FieldDefinitionNode | InputValueDefinitionNode)[];
      readonly interfaces?: readonly NamedTypeNode[];
      readonly types?: readonly NamedTypeNode[];
      readonly values?: readonly {
        readonly name: NameNode;
        readonly description?: StringValueNode | undefined;
        readonly directives?: readonly ConstDirectiveNode[] | undefined;
      }[];
    };
    definition.interfaces.push(...(parts.interfaces ?? []));
    definition.members.push(...(parts.types ?? []).map(({ name }) => name.value));
    for (const each of parts.values ?? []) {
      const { name, description } = each;
      const deprecation = readDeprecation(each);
      definition.values.push({
        name: name.value,
        description: readDescription(description),
        deprecation,
      });
    }
    for (const field of parts.fields ?? []) {
      if (field.kind === 'InputValueDefinition') definition.inputs.push(field);
      else if (definition.fields.some(({ node }) => node.name.value === field.name.value)) {
        const message = `${value}.${field.name.value} is defined twice`;
        this.refuse(field, 'graphql-field-twice', message, 'Remove one of them');
      } else definition.fields.push({ file, node: field });
    }
  }

  implementing(name: string): readonly string[] {
    return [...this.#definitions.values()]
      .filter(
        ({ kind, interfaces }) =>
          kind === 'object' && interfaces.some((each) => each.name.value === name),
      )
      .map((each) => each.name.value)
      .toSorted();
  }

  /** Fields of the type, after those of the type that it copies fields from. */
  fieldsOf(definition: Definition): Definition['fields'] {
    const { fieldsOf } = readDirectives(definition.node as Parameters<typeof readDirectives>[0]);
    if (fieldsOf === null) return definition.fields;
    const other = this.#definitions.get(fieldsOf);
    if (other === undefined) {
      this.refuse(definition.name, 'graphql-type-missing', `there is no type ${fieldsOf}`, '');
      return definition.fields;
    }
    const own = new Set(definition.fields.map(({ node }) => node.name.value));
    return [
      ...this.fieldsOf(other)
        .filter(({ node }) => !own.has(node.name.value))
        .map((field) => ({ of: fieldsOf, ...field })),
      ...definition.fields,
    ];
  }

  /** Arguments of a field by name: its own ones, and those of the field that it copies arguments from. */
  argumentsOf(
    node: FieldDefinitionNode,
    within: readonly FieldDefinitionNode[] = [],
  ): readonly InputValueDefinitionNode[] {
    const own = node.arguments ?? [];
    const { argumentsOf } = readDirectives(node);
    if (argumentsOf === null) return own;
    const [type = '', name] = argumentsOf.field.split('.');
    const other = this.get(type)?.fields.find((field) => field.node.name.value === name);
    if (other === undefined || within.includes(node)) {
      const message =
        other === undefined
          ? `there is no field ${argumentsOf.field}`
          : `${argumentsOf.field} has the arguments of this field`;
      this.refuse(node, 'graphql-field-missing', message, 'Name another as `Type.field`');
      return own;
    }
    const others = this.argumentsOf(other.node, [...within, node]);
    const left = new Set([...argumentsOf.except, ...own.map((each) => each.name.value)]);
    for (const each of argumentsOf.except) {
      if (others.some((argument) => argument.name.value === each)) continue;
      const message = `${argumentsOf.field} has no argument ${each}`;
      this.refuse(node, 'graphql-argument-missing', message, 'Name an argument');
    }
    return [...own, ...others.filter((each) => !left.has(each.name.value))].toSorted((a, b) =>
      a.name.value < b.name.value ? -1 : 1,
    );
  }
}
