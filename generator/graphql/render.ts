import type { TypeNode } from 'graphql';
import { camel, pascal, quote } from '../model/names.ts';
import {
  importModule,
  listImports,
  importTypes,
  importValues,
  ofRuntime,
  type PrintedModule,
} from '../render/printed-module.ts';
import { marker } from '../render/template.ts';
import {
  type ArgumentModel,
  type FieldModel,
  type GraphqlModel,
  type ObjectModel,
  type SourceModel,
  type TypeModel,
} from './model.ts';
import { renderMappings } from './render-mappings.ts';
import { renderResolvers } from './render-resolvers.ts';

/** Renders the GraphQL schema: types as code, file by file, and the types of the resolvers. */
export function renderGraphql(model: GraphqlModel): ReadonlyMap<string, PrintedModule> {
  if (model.types.length === 0) return new Map();
  const head = marker('spec/graphql');
  const files = new Map<string, PrintedModule>();
  const homes = model.files.filter((file) => model.types.some((type) => type.file === file));
  for (const file of homes) {
    const types = model.types.filter((type) => type.file === file);
    files.set(`graphql/schema/${file}.ts`, {
      ...printFile(file, types),
      head: marker(`spec/graphql/${file}.graphql`),
    });
  }
  for (const [path, printed] of renderMappings(model)) files.set(path, printed);
  files.set('graphql/schema.ts', { ...printSchema(model, homes), head });
  files.set('graphql/resolvers.ts', { ...renderResolvers(model), head });
  return files;
}

const printText = (value: string | null): string => (value === null ? 'null' : quote(value.trim()));

const imports = [
  importModule(ofRuntime('graphql/convert'), 'c'),
  importModule(ofRuntime('graphql/define'), 'd'),
];

/** Names that types use, besides those of every module of types: `c` for conversions, `f` for functions. */
type Used = Set<'c' | 'd' | 'f'>;

function printFile(file: string, types: readonly TypeModel[]): PrintedModule {
  const used: Used = new Set(['d']);
  const printed = types.map((type) => printType(type, used));
  const functions = used.has('f') ? ', f: d.Functions' : '';
  const body = [
    '',
    `export function add${pascal(file)}(t: d.Types${functions}): void {`,
    ...printed,
    '}',
    '',
  ].join('\n');
  return { head: '', imports: listImports(imports, used), body };
}

function printType(type: TypeModel, used: Used): string {
  const head = `${quote(type.name)}, ${printText(type.description)}`;
  switch (type.kind) {
    case 'scalar':
      return type.globalId === null
        ? `  d.scalar(t, ${head});`
        : `  d.globalIdScalar(t, ${head}, ${JSON.stringify(type.globalId)});`;
    case 'enum': {
      const values = type.values.map(
        ({ name, description, deprecation }) =>
          `    [${quote(name)}, ${printText(description)}${deprecation === null ? '' : `, ${printText(deprecation)}`}],`,
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
      const load = type.kind === 'object' ? printLoad(type.source, used) : '';
      return [
        `  d.${define}(t, ${head}, () => [${interfaces}], (${load === '' ? '' : 'rest'}) => ({`,
        ...type.fields.map((field) => printField(field, type, used)),
        `  })${load});`,
      ].join('\n');
    }
  }
}

function printLoad(source: ObjectModel['source'], used: Used): string {
  if (source.kind !== 'body' || source.key === null) return '';
  used.add('f');
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
  bound,
}: ArgumentModel): string {
  const rest = [
    ...(defaultValue === undefined ? [] : [`default: { value: ${JSON.stringify(defaultValue)} }`]),
    ...(deprecation === null ? [] : [`deprecationReason: ${printText(deprecation)}`]),
    ...(Object.keys(bound).length === 0 ? [] : [`extensions: { bound: ${JSON.stringify(bound)} }`]),
  ];
  const more = rest.length === 0 ? '' : `, { ${rest.join(', ')} }`;
  return `    ${name}: d.argument(${printTypeNode(type)}, ${printText(description)}${more}),`;
}

const pageArguments = `...d.pageArguments(t)`;

function printField(field: FieldModel, parent: TypeModel, used: Used): string {
  const members: string[] = [];
  if (field.arguments.length > 0 || field.connection) {
    const own = field.arguments.map(printArgument).map((line) => line.trim());
    members.push(
      `args: { ${[...own, ...(field.connection ? [`${pageArguments},`] : [])].join(' ')} }`,
    );
  }
  const resolve = printResolve(field, parent, used);
  if (resolve !== null) members.push(`resolve: ${resolve}`);
  if (field.deprecation !== null)
    members.push(`deprecationReason: ${printText(field.deprecation)}`);
  const extensions = {
    ...(field.score !== null && { score: field.score }),
    ...(field.connection && { connection: true }),
  };
  if (Object.keys(extensions).length > 0) members.push(`extensions: ${JSON.stringify(extensions)}`);
  const more = members.length === 0 ? '' : `, { ${members.join(', ')} }`;
  return `    ${field.name}: d.field(${printTypeNode(field.type)}, ${printText(field.description)}${more}),`;
}

/** Definition of a field with a written function, by the kind of its source. */
const defining: Partial<Record<SourceModel['kind'], string>> = {
  root: 'root',
  connection: 'ofPages',
};

function printResolve(field: FieldModel, parent: TypeModel, used: Used): string | null {
  if (parent.kind !== 'object') return null;
  const name = `${quote(camel(field.file))}, ${quote(field.of ?? parent.name)}, ${quote(field.name)}`;
  const max = typeof field.score?.max === 'number' ? `, ${field.score.max}` : '';
  const wrapConnection = (resolve: string) =>
    field.connection ? `d.connection(${resolve}${max})` : resolve;
  const { binding } = field;
  switch (binding.kind) {
    case 'resolver':
      used.add('f');
      return wrapConnection(`d.${defining[parent.source.kind] ?? 'resolver'}(f(${name}))`);
    case 'property':
      used.add('c');
      return wrapConnection(
        `c.property(${JSON.stringify(binding.property)}, ${binding.convert}${printRest(binding.absent, parent)})`,
      );
    case 'mutation': {
      const written =
        binding.printed === null
          ? `f(${name})`
          : `d.printed(() => import('../arguments/${field.file}.ts'), ${quote(field.name)})`;
      if (binding.printed === null) used.add('f');
      const ids = `[${binding.operations.map((id) => quote(id)).join(', ')}]`;
      return `d.mutation(${written}, ${ids}, ${binding.as === null ? 'null' : quote(binding.as)})`;
    }
    case 'always':
      used.add('c');
      return wrapConnection(`c.always(${JSON.stringify(binding.value)})`);
    case 'part':
      return parent.source.kind === 'connection' ? `d.part.${field.name}` : null;
    case 'own':
      if (!field.connection) return null;
      used.add('c');
      return wrapConnection(`c.property(${quote(field.name)}, c.same)`);
  }
}

/** Value of an absent member, and the loader of the rest of a body. */
function printRest(absent: unknown, { source }: ObjectModel): string {
  const loaded = source.kind === 'body' && source.key !== null;
  if (absent === undefined && !loaded) return '';
  const value = absent === undefined ? 'null' : JSON.stringify(absent);
  return loaded ? `, ${value}, rest` : `, ${value}`;
}

function printSchema({ operations, types }: GraphqlModel, homes: readonly string[]): PrintedModule {
  const printRoot = (name: string) =>
    types.some((type) => type.name === name) ? `, ${name.toLowerCase()}: ${quote(name)}` : '';
  const parts = homes.map((file) => ({ name: `add${pascal(file)}`, file }));
  const names = parts.map(({ name }) => name);
  const define = ['buildSchema', 'type Loaders', 'type SchemaOptions'];
  const used = [...define, 'GraphQLSchema', 'GraphqlResolvers', ...names];
  const given = [
    importValues(ofRuntime('graphql/define'), ...define),
    importTypes('graphql', 'GraphQLSchema'),
    importTypes('./resolvers.ts', 'GraphqlResolvers'),
    ...parts.map(({ name, file }) => importValues(`./schema/${file}.ts`, name)),
  ];
  const body = [
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
    `  const parts = [${names.join(', ')}];`,
    `  return buildSchema({ parts, resolvers${printRoot('Query')}${printRoot('Mutation')} }, options);`,
    '}',
    '',
  ].join('\n');
  return { head: '', imports: listImports(given, new Set(used)), body };
}
