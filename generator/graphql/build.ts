import {
  type DefinitionNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  parseType,
  type TypeNode,
} from 'graphql';
import type { Schema } from '../load/document.ts';
import type { Fault } from '../load/faults.ts';
import type { Built } from '../model/build.ts';
import { pascal } from '../model/names.ts';
import { findBound, describeBound, widened } from './bounds.ts';
import { Counterparts, type SchemasOf } from './counterparts.ts';
import {
  type Directed,
  readDeprecation,
  readDirectives,
  hasOwn,
  readConstant,
} from './directives.ts';
import { type Definition, Definitions, readDescription } from './definitions.ts';
import { getPosition, type SdlFile } from './load.ts';
import {
  type ArgumentModel,
  type Binding,
  type FieldModel,
  type GraphqlModel,
  getTypeName,
  snake,
  type ObjectModel,
  type SourceModel,
  type TypeModel,
} from './model.ts';
import { Mappings } from './mappings.ts';
import { findConversion } from './pairs.ts';
import { printedMutation } from './printed-mutations.ts';
import { clientMutationId, connectionType, edgeType, payloadFields } from './printed-types.ts';

const ROOTS: ReadonlySet<string> = new Set(['Query', 'Mutation', 'Subscription']);
const BUILT_IN: ReadonlySet<string> = new Set(['Boolean', 'Float', 'ID', 'Int', 'String']);

/** Makes every decision about the type system; all faults are reported together. */
export function buildGraphql(
  files: readonly SdlFile[],
  built: Built,
): { readonly model: GraphqlModel; readonly faults: readonly Fault[] } {
  return new Builder(files, built).build();
}

class Builder {
  readonly #files: readonly SdlFile[];
  readonly #built: Built;
  readonly #definitions: Definitions;
  readonly #mappings: Mappings;
  readonly #counterparts: Counterparts;
  readonly #types = new Map<string, TypeModel>();
  readonly #operations = new Map<string, { readonly id: string; readonly resource: string }>();
  /** False for a foreign type system, which has no binding to a document. */
  readonly #bound: boolean;

  constructor(files: readonly SdlFile[], built: Built) {
    this.#files = files;
    this.#built = built;
    this.#definitions = new Definitions(files);
    this.#counterparts = new Counterparts(built, this.#definitions);
    this.#mappings = new Mappings(this.#definitions, built.parts.resolver);
    this.#bound = files.some(({ definitions }) => definitions.some(isBound));
  }

  build() {
    for (const definition of this.#definitions.all) this.#addType(definition);
    this.#addMissing();
    const types = [...this.#types.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
    const operations = [...this.#operations.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const mappings = this.#mappings.build();
    const model = { files: this.#files.map(({ name }) => name), types, operations, mappings };
    return { model, faults: this.#definitions.faults };
  }

  #refuse(...fault: Parameters<Definitions['refuse']>): void {
    this.#definitions.refuse(...fault);
  }

  #addType(definition: Definition): void {
    const { kind, name, file, node, description } = definition;
    const named = { name: name.value, file, description, position: getPosition(name) };
    const { carries, globalId, payload } = readDirectives(node as Directed);
    switch (kind) {
      case 'scalar':
        this.#types.set(name.value, { kind, ...named, globalId });
        return;
      case 'enum':
        this.#types.set(name.value, { kind, ...named, values: definition.values });
        return;
      case 'input': {
        const counterparts = this.#counterparts.ofInput(definition);
        const fields = definition.inputs.map((input) => this.#argument(input, counterparts));
        const { inputs } = definition;
        const isBound = readDirectives(node as Directed).like !== null;
        const mapped = { node, file, type: name.value, inputs, arguments: fields };
        this.#map(node as Directed, {
          ...mapped,
          counterparts,
          isBound,
        });
        this.#types.set(name.value, { kind, ...named, fields });
        return;
      }
      case 'interface':
      case 'union': {
        const fields = definition.fields.map((field) => this.#field(field, definition, null));
        const members =
          kind === 'union' ? definition.members : this.#definitions.implementing(name.value);
        const interfaces = definition.interfaces.map(({ name }) => name.value);
        this.#types.set(name.value, { kind, ...named, interfaces, fields, members });
        return;
      }
      case 'object': {
        const source = this.#sourceOf(definition);
        const fields = this.#definitions
          .fieldsOf(definition)
          .map((field) => this.#field(field, definition, source));
        if (payload) fields.push(...payloadFields(file));
        const interfaces = definition.interfaces.map(({ name }) => name.value);
        this.#types.set(name.value, { kind, ...named, interfaces, fields, source, carries });
      }
    }
  }

  #map(node: Directed, given: Omit<Parameters<Mappings['add']>[1], 'except'>): void {
    const { mapped } = readDirectives(node);
    if (mapped !== null) this.#mappings.add(mapped.to, { ...given, except: mapped.except });
  }

  #sourceOf({ name, node, file }: Definition): SourceModel {
    if (ROOTS.has(name.value)) return { kind: 'root' };
    const { of, fieldsOf } = readDirectives(node as Directed);
    if (of === null) {
      const other = fieldsOf === null ? undefined : this.#definitions.get(fieldsOf);
      return other === undefined ? { kind: 'plain' } : this.#sourceOf(other);
    }
    const resource = this.#built.model.schemaOwners.get(of.schema);
    if (resource === undefined) {
      const message = `the document has no schema ${of.schema}`;
      this.#refuse(name, 'graphql-schema-missing', message, 'Name one of its component schemas');
      return { kind: 'plain' };
    }
    if (of.key !== null && !this.#counterparts.properties(of.schema).has(of.key)) {
      const message = `the schema ${of.schema} has no property ${of.key}`;
      this.#refuse(name, 'graphql-property-missing', message, 'Name the property with the key');
    }
    const loaded = { file, type: name.value };
    return { kind: 'body', schema: of.schema, resource, key: of.key, loaded };
  }

  #argument(
    node: InputValueDefinitionNode,
    counterparts: SchemasOf,
    isOfMutation = false,
  ): ArgumentModel {
    const { name, type, defaultValue } = node;
    this.#requireType(type);
    const own = readDirectives(node);
    const schemas = counterparts(own.parameter?.name ?? snake(name.value));
    const given =
      own.bound ??
      schemas
        .map((schema) => findBound(type, schema, this.#built.parts.resolver))
        .find((each) => Object.keys(each).length > 0) ??
      {};
    const description =
      readDescription(node.description) ??
      schemas.map((schema) => this.#descriptionOf(schema)).find((each) => each !== null) ??
      null;
    return {
      name: name.value,
      type,
      description: [description?.trim(), describeBound(given)].filter(Boolean).join(' ') || null,
      deprecation: readDeprecation(node),
      defaultValue: defaultValue === undefined ? undefined : readConstant(defaultValue),
      bound: isOfMutation ? widened(given) : given,
    };
  }

  #descriptionOf(schema: Schema): string | null {
    const { description } = this.#built.parts.resolver.resolve<Schema>(schema);
    return typeof description === 'string' ? description : null;
  }

  #field(
    { file, node, of }: Definition['fields'][number],
    definition: Definition,
    source: SourceModel | null,
  ): FieldModel {
    const own = readDirectives(node);
    const path = own.property?.name ?? snake(node.name.value);
    const property =
      source?.kind === 'body' ? this.#counterparts.propertyAt(source.schema, path) : undefined;
    const like = own.operation?.ids ?? (own.resolver?.like == null ? [] : [own.resolver.like]);
    const counterparts = this.#counterparts.ofOperations(node, like);
    const inputs = this.#definitions.argumentsOf(node);
    const isMutation = definition.name.value === 'Mutation' && this.#bound;
    const description =
      readDescription(node.description) ??
      (property === undefined ? null : this.#descriptionOf(property));
    const field = {
      name: node.name.value,
      file,
      of: of ?? null,
      type: node.type,
      description,
      deprecation: readDeprecation(node),
      arguments: inputs.map((argument) => this.#argument(argument, counterparts, isMutation)),
      connection: this.#isConnection(node.type),
      score: own.score,
      position: getPosition(node),
    };
    const type = isMutation ? `${pascal(field.name)}Input` : null;
    const isBound = like.length > 0;
    this.#map(node, {
      node,
      file,
      type,
      inputs,
      arguments: field.arguments,
      counterparts,
      isBound,
    });
    if (isMutation) return this.#mutation(field, node);
    this.#requireType(node.type);
    if (this.#bound && description === null) {
      const message = `${definition.name.value}.${field.name} has no description`;
      this.#refuse(node, 'graphql-description', message, 'Write one in front of it');
    }
    return { ...field, binding: this.#binding(node, definition, source, inputs.length > 0) };
  }

  #binding(
    node: FieldDefinitionNode,
    { name: type, node: typeNode }: Definition,
    source: SourceModel | null,
    hasArguments: boolean,
  ): Binding {
    const own = readDirectives(node);
    if (source === null) return { kind: 'own' };
    if (own.always !== null) return { kind: 'always', value: own.always.value };
    if (own.resolver !== null || hasArguments || source.kind === 'root')
      return { kind: 'resolver' };
    const isOfBody = source.kind === 'body';
    if (!isOfBody && own.property === null) return { kind: 'own' };
    const property = own.property?.name ?? snake(node.name.value);
    const schema =
      (isOfBody ? this.#counterparts.propertyAt(source.schema, property) : undefined) ??
      findCarriedSchema(typeNode as Directed, property);
    if (schema === undefined) {
      const body = isOfBody ? `the schema ${source.schema}` : 'the source';
      const message = `${type.value}.${node.name.value}: ${body} has no property ${property}`;
      const advice = 'Name another by `@property(name:)`, or mark the field `@resolver`';
      this.#refuse(node, 'graphql-property-missing', message, advice);
      return { kind: 'resolver' };
    }
    const isId = node.name.value === 'id' && getTypeName(node.type) === 'ID';
    const globalId = own.globalId?.[0] ?? (isId ? type.value : null);
    const absent = own.property?.absent;
    const types = this.#kinds();
    const pair = { type: node.type, schema, globalId, as: own.property?.as ?? null, absent };
    const conversion = findConversion(pair, types, this.#built.parts.resolver);
    if ('refused' in conversion) {
      const message = `${type.value}.${node.name.value}: ${conversion.refused}`;
      const advice = 'Give the field a type that the property has, or mark it `@resolver`';
      this.#refuse(node, 'graphql-type-pair', message, advice);
      return { kind: 'resolver' };
    }
    return { kind: 'property', property, convert: conversion.convert, absent };
  }

  #kinds() {
    return new Map(
      this.#definitions.all.map(({ name, kind, node, values }) => [
        name.value,
        { kind, values: values.map((value) => value.name), key: readKey(node) },
      ]),
    );
  }

  /** A mutation has one input and returns a payload; both are derived from its definition. */
  #mutation(field: Omit<FieldModel, 'binding'>, node: FieldDefinitionNode): FieldModel {
    const { operation, resolver } = readDirectives(node);
    const operations = operation?.ids ?? [];
    if (operation === null && resolver === null) {
      const advice = 'Name its operations by `@operation(id:)`, or mark it `@resolver`';
      this.#refuse(node, 'graphql-mutation-unbound', `${field.name} runs nothing`, advice);
    }
    for (const id of operations) {
      const found = this.#built.model.resources.find((resource) =>
        resource.operations.some((each) => each.id === id),
      );
      if (found !== undefined) this.#operations.set(id, { id, resource: found.name });
    }
    const name = pascal(field.name);
    const { file, position } = field;
    const title = field.name;
    const input = `${name}Input`;
    const given = getTypeName(node.type);
    const isPayload = given === `${name}Payload`;
    const payload = `${name}Payload`;
    this.#types.set(input, {
      kind: 'input',
      name: input,
      file,
      description: `Input of ${title}.`,
      position,
      fields: [clientMutationId('Value that the payload repeats.'), ...field.arguments],
    });
    const as = operation?.as ?? toLowerFirst(given);
    if (!isPayload) {
      this.#requireType(node.type);
      this.#types.set(payload, {
        kind: 'object',
        name: payload,
        file,
        description: `Payload of ${title}.`,
        position,
        interfaces: [],
        carries: [],
        source: { kind: 'plain' },
        fields: [
          ...payloadFields(file),
          {
            ...field,
            name: as,
            type: node.type,
            description: 'Object after the mutation; null if the mutation failed.',
            deprecation: null,
            arguments: [],
            binding: { kind: 'own' },
          },
        ],
      });
    }
    if (field.description === null && this.#bound)
      this.#refuse(node, 'graphql-description', `${title} has no description`, 'Write one');
    return {
      ...field,
      type: parseType(payload),
      arguments: [
        {
          name: 'input',
          type: parseType(`${input}!`),
          description: 'Input of the mutation.',
          deprecation: null,
          defaultValue: undefined,
          bound: {},
        },
      ],
      connection: false,
      binding: {
        kind: 'mutation',
        operations,
        as: isPayload ? null : as,
        printed: printedMutation(
          node,
          this.#objectOf(node, isPayload),
          this.#counterparts,
          this.#mappings,
        ),
      },
    };
  }

  /** The source of the object in the payload of a mutation; null where there is no object. */
  #objectOf(node: FieldDefinitionNode, isPayload: boolean): SourceModel | null {
    const object = isPayload ? undefined : this.#definitions.get(getTypeName(node.type));
    return object === undefined ? null : this.#sourceOf(object);
  }

  #isConnection(type: TypeNode): boolean {
    const name = getTypeName(type);
    if (!name.endsWith('Connection')) return false;
    const node = name.slice(0, -'Connection'.length);
    return this.#bound && this.#definitions.has(node);
  }

  #requireType(type: TypeNode): void {
    const name = getTypeName(type);
    if (BUILT_IN.has(name) || this.#definitions.has(name) || this.#isConnection(type)) return;
    const message = `there is no type ${name}`;
    this.#refuse(type, 'graphql-type-missing', message, 'Define it in one of the files');
  }

  /** Adds connections and edges that fields name; a file defines their additional members. */
  #addMissing(): void {
    const added = new Set<string>();
    const fields = [...this.#types.values()].flatMap((type) =>
      type.kind === 'object' || type.kind === 'interface' ? type.fields : [],
    );
    for (const { type, connection } of fields) {
      if (!connection) continue;
      const name = getTypeName(type);
      const node = name.slice(0, -'Connection'.length);
      const defined = this.#definitions.get(node);
      if (defined === undefined || added.has(name)) continue;
      added.add(name);
      const { counted } = readDirectives(defined.node as Directed);
      const own = this.#definitions.get(name);
      const extra = own === undefined ? [] : (this.#types.get(name) as ObjectModel).fields;
      const file = defined.file;
      this.#types.set(name, connectionType(name, node, { file, counted, extra }));
      this.#types.set(`${node}Edge`, edgeType(node, file));
    }
  }
}

function isBound(node: DefinitionNode): boolean {
  const fields = 'fields' in node ? ((node.fields ?? []) as readonly object[]) : [];
  return hasOwn(node as Parameters<typeof hasOwn>[0]) || fields.some(hasOwn);
}

/** The property that loads the bodies of a type; null where none does. */
const readKey = (node: DefinitionNode): string | null =>
  readDirectives(node as Directed).of?.key ?? null;

/** The schema of a member that the sources of a type carry. */
function findCarriedSchema(node: Directed, property: string): Schema | undefined {
  const carried = readDirectives(node).carries.find(({ name }) => name === property);
  return carried && { type: carried.type === 'number' ? 'integer' : 'string' };
}

const toLowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
