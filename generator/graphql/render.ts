import type { TypeNode } from 'graphql';
import { camel, pascal, quote } from '../model/names.ts';
import { marker } from '../render/template.ts';
import {
  type ArgumentModel,
  type FieldModel,
  type GraphqlModel,
  type ObjectModel,
  type SourceModel,
  type TypeModel,
} from './model.ts';
import { renderResolvers } from './render-resolvers.ts';

/** The files of the type system: its types as code, file by file, and what the resolvers have to be. */
export function renderGraphql(model: GraphqlModel): ReadonlyMap<string, string> {
  if (model.types.length === 0) return new Map();
  const source = marker('spec/graphql');
  const files = new Map<string, string>();
  const homes = model.files.filter((file) => model.types.some((type) => type.file === file));
  for (const file of homes) {
    const types = model.types.filter((type) => type.file === file);
    files.set(
      `graphql/schema/${file}.ts`,
      marker(`spec/graphql/${file}.graphql`) + printFile(file, types),
    );
  }
  files.set('graphql/schema.ts', source + printSchema(model, homes));
  files.set('graphql/resolvers.ts', source + renderResolvers(model));
  return files;
}

const text = (value: string | null): string => (value === null ? 'null' : quote(value.trim()));

function printFile(file: string, types: readonly TypeModel[]): string {
  const body = types.map(printType).join('\n');
  const functions = /\bf\('/.test(body) ? ', f: d.Functions' : '';
  return [
    ...(/\bc\.[a-z]/.test(body)
      ? [`import * as c from '../../../generator/runtime/graphql/convert.ts';`]
      : []),
    `import * as d from '../../../generator/runtime/graphql/define.ts';`,
    '',
    `export function add${pascal(file)}(t: d.Types${functions}): void {`,
    body,
    '}',
    '',
  ].join('\n');
}

function printType(type: TypeModel): string {
  const head = `${quote(type.name)}, ${text(type.description)}`;
  switch (type.kind) {
    case 'scalar':
      return type.globalId === null
        ? `  d.scalar(t, ${head});`
        : `  d.globalIdScalar(t, ${head}, ${JSON.stringify(type.globalId)});`;
    case 'enum': {
      const values = type.values.map(
        ({ name, description, deprecation }) =>
          `    [${quote(name)}, ${text(description)}${deprecation === null ? '' : `, ${text(deprecation)}`}],`,
      );
      return [`  d.enumeration(t, ${head}, [`, ...values, '  ]);'].join('\n');
    }
    case 'input':
      return [`  d.input(t, ${head}, () => ({`, ...type.fields.map(printArgument), '  }));'].join(
        '\n',
      );
    case 'union':
      return `  d.union(t, ${head}, () => [${type.members.map((name) => `t.of(${quote(name)})`).join(', ')}]);`;
    case 'interface':
    case 'object': {
      const interfaces = type.interfaces.map((name) => `t.of(${quote(name)})`).join(', ');
      const define = type.kind === 'object' ? 'object' : 'abstract';
      const load = type.kind === 'object' ? printLoad(type.source) : '';
      return [
        `  d.${define}(t, ${head}, () => [${interfaces}], (${load === '' ? '' : 'rest'}) => ({`,
        ...type.fields.map((field) => printField(field, type)),
        `  })${load});`,
      ].join('\n');
    }
  }
}

function printLoad(source: ObjectModel['source']): string {
  if (source.kind !== 'body' || source.key === null) return '';
  const { file, type } = source.loaded;
  return `, d.rest(${quote(source.key)}, f(${quote(camel(file))}, ${quote(type)}, 'load'))`;
}

function printTypeNode(type: TypeNode): string {
  switch (type.kind) {
    case 'NamedType':
      return `t.of(${quote(type.name.value)})`;
    case 'ListType':
      return `d.list(${printTypeNode(type.type)})`;
    case 'NonNullType':
      return `d.required(${printTypeNode(type.type)})`;
  }
}

function printArgument({
  name,
  type,
  description,
  deprecation,
  defaultValue,
}: ArgumentModel): string {
  const rest = [
    ...(defaultValue === undefined ? [] : [`default: { value: ${JSON.stringify(defaultValue)} }`]),
    ...(deprecation === null ? [] : [`deprecationReason: ${text(deprecation)}`]),
  ];
  const more = rest.length === 0 ? '' : `, { ${rest.join(', ')} }`;
  return `    ${name}: d.argument(${printTypeNode(type)}, ${text(description)}${more}),`;
}

const pageArguments = `...d.pageArguments(t)`;

function printField(field: FieldModel, parent: TypeModel): string {
  const members: string[] = [];
  if (field.arguments.length > 0 || field.connection) {
    const own = field.arguments.map(printArgument).map((line) => line.trim());
    members.push(
      `args: { ${[...own, ...(field.connection ? [`${pageArguments},`] : [])].join(' ')} }`,
    );
  }
  const resolve = resolveOf(field, parent);
  if (resolve !== null) members.push(`resolve: ${resolve}`);
  if (field.deprecation !== null) members.push(`deprecationReason: ${text(field.deprecation)}`);
  const extensions = {
    ...(field.score !== null && { score: field.score }),
    ...(field.connection && { connection: true }),
  };
  if (Object.keys(extensions).length > 0) members.push(`extensions: ${JSON.stringify(extensions)}`);
  const more = members.length === 0 ? '' : `, { ${members.join(', ')} }`;
  return `    ${field.name}: d.field(${printTypeNode(field.type)}, ${text(field.description)}${more}),`;
}

/** The definition of a field that a function is written for, by what it is of. */
const defining: Partial<Record<SourceModel['kind'], string>> = {
  root: 'root',
  connection: 'ofPages',
};

function resolveOf(field: FieldModel, parent: TypeModel): string | null {
  if (parent.kind !== 'object') return null;
  const name = `${quote(camel(field.file))}, ${quote(field.of ?? parent.name)}, ${quote(field.name)}`;
  const max = typeof field.score?.max === 'number' ? `, ${field.score.max}` : '';
  const paged = (resolve: string) =>
    field.connection ? `d.connection(${resolve}${max})` : resolve;
  const { binding } = field;
  switch (binding.kind) {
    case 'resolver': {
      return paged(`d.${defining[parent.source.kind] ?? 'resolver'}(f(${name}))`);
    }
    case 'property':
      return paged(
        `c.property(${JSON.stringify(binding.property)}, ${binding.convert}${rest(binding.absent, parent)})`,
      );
    case 'mutation': {
      const ids = `[${binding.operations.map((id) => quote(id)).join(', ')}]`;
      return `d.mutation(f(${name}), ${ids}, ${binding.as === null ? 'null' : quote(binding.as)})`;
    }
    case 'part':
      return parent.source.kind === 'connection' ? `d.part.${field.name}` : null;
    case 'own':
      return field.connection ? paged(`c.property(${quote(field.name)}, c.same)`) : null;
  }
}

/** The value where there is none, and what loads the rest of a body. */
function rest(absent: unknown, { source }: ObjectModel): string {
  const loaded = source.kind === 'body' && source.key !== null;
  if (absent === undefined && !loaded) return '';
  const value = absent === undefined ? 'null' : JSON.stringify(absent);
  return loaded ? `, ${value}, rest` : `, ${value}`;
}

function printSchema({ operations, types }: GraphqlModel, homes: readonly string[]): string {
  const root = (name: string) =>
    types.some((type) => type.name === name) ? `, ${name.toLowerCase()}: ${quote(name)}` : '';
  return [
    `import { buildSchema, type Loaders, type SchemaOptions } from '../../generator/runtime/graphql/define.ts';`,
    `import type { GraphQLSchema } from 'graphql';`,
    `import type { GraphqlResolvers } from './resolvers.ts';`,
    ...homes.map((file) => `import { add${pascal(file)} } from './schema/${file}.ts';`),
    '',
    '/** The operations that mutations run, each loaded with its resource. */',
    'export const operations = {',
    ...operations.map(
      ({ id, resource }) =>
        `  ${id}: async () => (await import('../${resource}/routes.ts')).${id},`,
    ),
    '};',
    '',
    '/** The type system, with the functions of its fields, which are loaded file by file when they are called. */',
    'export function buildGraphqlSchema<C>(resolvers: Loaders<GraphqlResolvers<C>>, options: SchemaOptions): GraphQLSchema {',
    `  const parts = [${homes.map((file) => `add${pascal(file)}`).join(', ')}];`,
    `  return buildSchema({ parts, resolvers${root('Query')}${root('Mutation')} }, options);`,
    '}',
    '',
  ].join('\n');
}
