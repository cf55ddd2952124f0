import { pascal, propertyKey } from '../model/names.ts';
import {
  importModule,
  listImports,
  importTypes,
  importValues,
  ofRuntime,
  type PrintedModule,
} from '../render/printed-module.ts';
import { marker } from '../render/template.ts';
import type {
  FieldModel,
  GraphqlModel,
  MappedMember,
  MappingModel,
  PrintedMutation,
} from './model.ts';

/** Prints the functions that read the arguments of each file, and the mutations that run one operation. */
export function renderMappings(model: GraphqlModel): ReadonlyMap<string, PrintedModule> {
  const files = new Map<string, PrintedModule>();
  for (const file of model.files) {
    const mappings = model.mappings.filter((mapping) => mapping.file === file);
    const mutations = listMutations(model, file);
    if (mappings.length === 0 && mutations.length === 0) continue;
    files.set(`graphql/arguments/${file}.ts`, printFile(model, file, mappings, mutations));
  }
  return files;
}

interface Mutation {
  readonly field: FieldModel;
  readonly printed: PrintedMutation;
  readonly as: string | null;
}

const listMutations = ({ types }: GraphqlModel, file: string): Mutation[] =>
  types
    .flatMap((type) => (type.kind === 'object' && type.name === 'Mutation' ? type.fields : []))
    .flatMap((field) => {
      const { binding } = field;
      if (field.file !== file || binding.kind !== 'mutation' || binding.printed === null) return [];
      return [{ field, printed: binding.printed, as: binding.as }];
    });

function printFile(
  model: GraphqlModel,
  file: string,
  mappings: readonly MappingModel[],
  mutations: readonly Mutation[],
): PrintedModule {
  const printed = [
    ...mappings.map((mapping) => printMapping(model, mapping)),
    ...(mutations.length === 0 ? [] : [printMutations(model, mutations)]),
  ];
  const body = ['', ...printed].join('\n');
  const names = new Set(body.match(/\w+/g));
  const homes = new Map(model.mappings.map((mapping) => [`to${mapping.name}`, mapping.file]));
  const others = [...homes].filter(([name, home]) => home !== file && names.has(name));
  const types = [
    ...mappings.map((mapping) => formatMappingType(mapping)),
    ...mutations.map(({ field }) => `${pascal(field.name)}Input`),
    'Operations',
  ];
  const given = [
    importModule(ofRuntime('graphql/read'), 'r'),
    importTypes('../resolvers.ts', ...new Set(types.toSorted())),
    ...others.map(([name, home]) => importValues(`./${home}.ts`, name)),
  ];
  return { head: marker(`spec/graphql/${file}.graphql`), imports: listImports(given, names), body };
}

/** The type of the arguments of a mapping. */
export const formatMappingType = ({ name, type }: MappingModel): string =>
  type ?? `${name}Arguments`;

function printMapping(model: GraphqlModel, mapping: MappingModel): string {
  const { name, members } = mapping;
  const app = takesApp(model, mapping) ? ', app: string' : '';
  return [
    `export const to${name} = (a: ${formatMappingType(mapping)}${app}) => ({`,
    ...members.map((member) => `  ${printMember(model, member)},`),
    '});',
    '',
  ].join('\n');
}

/** Tells whether ids in the arguments of a mapping, or of a nested one, must have the application. */
const takesApp = (model: GraphqlModel, { members }: MappingModel): boolean =>
  members.some((member) => /\bapp\b/.test(readIn(model, member)('x')));

/** How a member is read: mappings within it take the application where they need it. */
const readIn =
  (model: GraphqlModel, { read }: MappedMember) =>
  (value: string): string =>
    read(value).replace(/\bto(\w+)\(([^()]+), app\)/g, (call, name: string, given: string) => {
      const inner = model.mappings.find((mapping) => mapping.name === name);
      return inner === undefined || takesApp(model, inner) ? call : `to${name}(${given})`;
    });

function printMember(model: GraphqlModel, member: MappedMember): string {
  const { name, argument, required, takesNull } = member;
  const given = `a.${argument}`;
  const key = propertyKey(name);
  const value = readIn(model, member)(given);
  if (required) return `${key}: ${value}`;
  if (!takesNull) return `...(${given} != null && { ${key}: ${value} })`;
  const orNull = value === given ? given : `${given} === null ? null : ${value}`;
  return `...(${given} !== undefined && { ${key}: ${orNull} })`;
}

function printMutations(model: GraphqlModel, mutations: readonly Mutation[]): string {
  const printAll = (members: readonly MappedMember[]) =>
    members.map((member) => printMember(model, member));
  const printed = mutations.flatMap(({ field, printed, as }) => {
    const { operation, params, body, hasHeaders, key } = printed;
    const parts = [
      `params: { ${printAll(params).join(', ')} }`,
      ...(body === null ? [] : [`body: { ${printAll(body).join(', ')} }`]),
      ...(hasHeaders ? ['headers: {}'] : []),
    ];
    return [
      `  ${field.name}: async (a: ${pascal(field.name)}Input, { ${operation} }: Pick<Operations, '${operation}'>) => {`,
      ...(as === null
        ? [`    await ${operation}({ ${parts.join(', ')} });`, '    return {};']
        : [
            `    const { body } = await ${operation}({ ${parts.join(', ')} });`,
            `    return { ${as}: ${key === null ? 'body' : `{ ${key}: body.${key} }`} };`,
          ]),
      '  },',
    ];
  });
  return [
    '/** The mutations that are one operation. */',
    'export const mutations = {',
    ...printed,
    '};',
    '',
  ].join('\n');
}
