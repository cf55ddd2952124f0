import type { TypeNode } from 'graphql';
import { camel, pascal, propertyKey, quote } from '../model/names.ts';
import {
  listImports,
  importTypes,
  ofRuntime,
  type PrintedModule,
} from '../render/printed-module.ts';
import {
  type ArgumentModel,
  type FieldModel,
  type GraphqlModel,
  isRequired,
  getTypeName,
  type ObjectModel,
  type TypeModel,
} from './model.ts';
import { formatMappingType } from './render-mappings.ts';
import { type Needed, neededIn } from './needed.ts';

/** Types of the written functions: one for each field without another binding. */
export function renderResolvers(model: GraphqlModel): PrintedModule {
  return new Printer(model).print();
}

const scalars: Readonly<Record<string, string>> = {
  Boolean: 'boolean',
  Float: 'number',
  ID: 'string',
  Int: 'number',
  String: 'string',
};

class Printer {
  readonly #model: GraphqlModel;
  readonly #types: ReadonlyMap<string, TypeModel>;
  /** The types that are used, by the resources that have them. */
  readonly #imports = new Map<string, Set<string>>();
  /** Imports from the run time, by module. */
  readonly #used = new Set<string>();

  constructor(model: GraphqlModel) {
    this.#model = model;
    this.#types = new Map(model.types.map((type) => [type.name, type]));
  }

  print(): PrintedModule {
    const types = this.#model.types.flatMap((type) => this.#declare(type));
    const mapped = this.#model.mappings
      .filter(({ type }) => type === null)
      .flatMap((mapping) => [
        `export interface ${formatMappingType(mapping)} ${this.#arguments(mapping.arguments, '')}`,
        '',
      ]);
    const operations = this.#model.operations.map(({ id, resource }) => {
      const name = pascal(id);
      this.#import(resource, `${name}Request`);
      this.#import(resource, `${name}Response`);
      return `  readonly ${id}: ${this.#use('Run')}<${name}Request, ${name}Response>;`;
    });
    const files = this.#model.files.flatMap((file) => this.#resolversOf(file));
    const names = this.#model.files.filter((file) => neededIn(this.#model, file).length > 0);
    const body = [
      '',
      ...types,
      ...mapped,
      '/** The operations that mutations run. */',
      'export interface Operations {',
      ...operations,
      '}',
      '',
      ...files,
      '/** What loads the functions of each file. */',
      'export interface GraphqlResolvers<C> {',
      ...names.map(
        (file) => `  readonly ${propertyKey(camel(file))}: ${pascal(file)}Resolvers<C>;`,
      ),
      '}',
      '',
    ].join('\n');
    const given = [
      importTypes(ofRuntime('graphql/types'), ...[...this.#used].toSorted()),
      ...[...this.#imports]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([resource, names]) =>
          importTypes(`../${resource}/types.ts`, ...[...names].toSorted()),
        ),
    ];
    const used = new Set(given.flatMap(({ names }) => names));
    return { head: '', imports: listImports(given, used), body };
  }

  /** The name of a type of the run time. */
  #use(name: string): string {
    this.#used.add(name);
    return name;
  }

  #import(resource: string, name: string): void {
    const names = this.#imports.get(resource) ?? new Set();
    names.add(name);
    this.#imports.set(resource, names);
  }

  /** The type of the sources of an object, of the values of an enumeration, or of an input. */
  #declare(type: TypeModel): string[] {
    switch (type.kind) {
      case 'scalar':
        return [];
      case 'enum': {
        const values = type.values.map(({ name }) => quote(name));
        return [`export type ${type.name} = ${values.join(' | ')};`, ''];
      }
      case 'input':
        return [`export interface ${type.name} ${this.#arguments(type.fields, '')}`, ''];
      case 'interface':
      case 'union': {
        const members = type.members.map(
          (name) => `(${this.#sourceName(name)} & { readonly __typename: ${quote(name)} })`,
        );
        const name = this.#sourceName(type.name);
        return [`export type ${name} = ${members.join(' | ') || 'never'};`, ''];
      }
      case 'object':
        return this.#declareSource(type);
    }
  }

  /** Name of the source type of an object, which no type of the schema has. */
  #sourceName(name: string): string {
    return this.#types.has(`${name}Source`) ? `SourceOf${name}` : `${name}Source`;
  }

  #declareSource({ name: type, source, fields, carries }: ObjectModel): string[] {
    const name = this.#sourceName(type);
    const carried = carries.map(({ name, type }) => `  readonly ${name}: ${type};`);
    switch (source.kind) {
      case 'root':
        // Payloads may lead back to the root, which needs nothing.
        return this.#isAnswered(type) ? [`export type ${name} = object;`, ''] : [];
      case 'connection':
      case 'edge':
        return [];
      case 'body': {
        this.#import(source.resource, pascal(source.schema));
        const body = pascal(source.schema);
        const whole =
          source.key === null ? body : `${this.#use('Source')}<${body}, ${quote(source.key)}>`;
        if (carried.length === 0) return [`export type ${name} = ${whole};`, ''];
        return [`export type ${name} = ${whole} & {`, ...carried, '};', ''];
      }
      case 'plain': {
        const own = fields.filter(({ binding }) => binding.kind === 'own');
        const members = own.map(
          (field) =>
            `  readonly ${field.name}${isRequired(field.type) ? '' : '?'}: ${this.#output(field)};`,
        );
        return [`export interface ${name} {`, ...carried, ...members, '}', ''];
      }
    }
  }

  #isAnswered(name: string): boolean {
    return this.#model.types.some(
      (type) =>
        type.kind === 'object' &&
        type.fields.some(
          (field) => getTypeName(field.type) === name && field.binding.kind !== 'part',
        ),
    );
  }

  #output({ type, connection }: FieldModel): string {
    if (connection) {
      const node = getTypeName(type).slice(0, -'Connection'.length);
      return `${this.#use('Listed')}<${this.#sourceName(node)}>${isRequired(type) ? '' : ' | null'}`;
    }
    return this.#value(type, (name) => this.#outputName(name));
  }

  #outputName(name: string): string {
    const type = this.#types.get(name);
    if (type === undefined) return scalars[name] ?? 'unknown';
    if (type.kind === 'enum') return name;
    return type.kind === 'scalar' ? toScalarType(type.name) : this.#sourceName(name);
  }

  #inputName(name: string): string {
    const type = this.#types.get(name);
    if (type === undefined) return scalars[name] ?? 'unknown';
    if (type.kind === 'scalar')
      return type.globalId === null ? toScalarType(name) : this.#use('GlobalId');
    return name;
  }

  #value(type: TypeNode, named: (name: string) => string): string {
    switch (type.kind) {
      case 'NonNullType':
        return this.#inner(type.type, named);
      default:
        return `${this.#inner(type, named)} | null`;
    }
  }

  #inner(type: TypeNode, named: (name: string) => string): string {
    if (type.kind === 'NamedType') return named(type.name.value);
    if (type.kind === 'NonNullType') return this.#inner(type.type, named);
    const item = this.#value(type.type, named);
    return `readonly ${item.includes('|') ? `(${item})` : item}[]`;
  }

  #arguments(fields: readonly ArgumentModel[], indent: string): string {
    if (fields.length === 0) return '{}';
    const members = fields.map(({ name, type, defaultValue }) => {
      const given = isRequired(type) || defaultValue !== undefined;
      const value = this.#value(type, (each) => this.#inputName(each));
      return `${indent}  readonly ${name}${given ? '' : '?'}: ${value}${given ? '' : ' | undefined'};`;
    });
    return ['{', ...members, `${indent}}`].join('\n');
  }

  #resolversOf(file: string): string[] {
    const needed = neededIn(this.#model, file);
    if (needed.length === 0) return [];
    const lines = needed.flatMap(({ type, fields, loaded }) => [
      `  readonly ${type.name}: {`,
      ...this.#loadOf(loaded),
      ...fields.map((field) => this.#functionOf(type, field)),
      '  };',
    ]);
    return [
      `/** The functions of \`spec/graphql/${file}.graphql\`. */`,
      `export interface ${pascal(file)}Resolvers<C> {`,
      ...lines,
      '}',
      '',
    ];
  }

  #loadOf(loaded: Needed['loaded']): string[] {
    if (loaded === null) return [];
    const { schema, key } = loaded;
    const body = pascal(schema);
    const keyType = `NonNullable<${body}[${quote(key)}]>`;
    return [
      `    readonly load: (keys: readonly ${keyType}[], context: C) => Promise<ReadonlyMap<${keyType}, Partial<${body}>>>;`,
    ];
  }

  #given({ name, source }: ObjectModel): string {
    return source.kind === 'connection'
      ? `${this.#use('Pages')}<${this.#sourceName(source.node)}>`
      : this.#sourceName(name);
  }

  #functionOf(type: ObjectModel, field: FieldModel): string {
    const { binding } = field;
    const given = this.#arguments(field.arguments, '    ');
    const output = this.#output(field);
    if (binding.kind === 'mutation') {
      const input = `${pascal(field.name)}Input`;
      const operations = binding.operations.map((id) => quote(id)).join(' | ') || 'never';
      const payload = `Omit<${this.#sourceName(`${pascal(field.name)}Payload`)}, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }`;
      return `    readonly ${field.name}: (input: ${input}, operations: Pick<Operations, ${operations}>, context: C) => Promise<${payload}>;`;
    }
    const first = type.source.kind === 'root' ? '' : `source: ${this.#given(type)}, `;
    return `    readonly ${field.name}: (${first}args: ${given}, context: C) => ${this.#use('Maybe')}<${output}>;`;
  }
}

/** Times, dates, colours and large numbers are texts. */
const texts: ReadonlySet<string> = new Set([
  'BigInt',
  'Color',
  'Date',
  'ISO8601Date',
  'JsonString',
  'Time',
  'UntrustedRegexp',
]);
const toScalarType = (name: string) =>
  texts.has(name) ? 'string' : name === 'Duration' ? 'number' : 'unknown';
