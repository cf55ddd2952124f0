import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { camel, pascal, quote } from '../model/names.ts';
import { groupBy } from '../render/group-by.ts';
import {
  type Importable,
  listImports,
  importTypes,
  importValues,
  ofRuntime,
  type PrintedModule,
} from '../render/printed-module.ts';

/** A file that a registry lists. */
interface Listed {
  /** Name of the resource, or of the part of the type system. */
  readonly name: string;
  /** `#src/domains/ci/jobs/service.ts` */
  readonly module: string;
}

const RESOURCE = 'src/domains/*/*';

/**
 * The modules that list services, subscriptions, workers and GraphQL functions. File and export names identify them, so that
 * a new resource is listed without a change of shared code. A project without resources has none.
 * @param spec the document of the project
 */
export function printRegistries(spec: string): ReadonlyMap<string, PrintedModule> {
  const project = dirname(dirname(resolve(spec)));
  if (!existsSync(join(project, dirname(dirname(RESOURCE))))) return new Map();
  const listResourceFiles = (file: string, ...more: readonly string[]): readonly Listed[] =>
    findFiles(project, [`${RESOURCE}/${file}`, ...more]).map((path) => ({
      name: basename(dirname(path)),
      module: `#${path}`,
    }));
  const graphql = findFiles(project, ['src/graphql/*/*.ts'])
    .map((path) => ({ name: basename(path, '.ts'), module: `#${path}` }))
    .filter(({ name }) => existsSync(join(dirname(spec), 'graphql', `${name}.graphql`)));
  const registries: readonly (readonly [string, PrintedModule])[] = [
    ['services', printServices(listResourceFiles('service.ts', 'src/graphql/service.ts'))],
    ['subscriptions', printSubscriptions(listResourceFiles('subscriber.ts'))],
    ['workers', printWorkers(listResourceFiles('workers.ts'))],
    ['graphql', printGraphql(graphql)],
  ];
  return new Map(registries.map(([name, module]) => [`registries/${name}.ts`, module]));
}

/** Paths of the files from the project's folder, by the name of their folder or else by their own. */
const findFiles = (project: string, patterns: readonly string[]): readonly string[] =>
  globSync(patterns, { cwd: project })
    .map((path) => path.split(sep).join('/'))
    .toSorted();

const sortByName = (files: readonly Listed[]): readonly Listed[] =>
  files.toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** Loads the export of a file. */
const load = (module: string, exported: string): string =>
  `(await import(${quote(module)})).${exported}`;

const toKey = (name: string): string => (camel(name) === name ? name : quote(name));

/**
 * A resource whose operations belong to several domains has a `service.ts` in each of them. Together they have all its
 * functions: the table itself takes fewer.
 */
function printServices(files: readonly Listed[]): PrintedModule {
  const resources = groupBy(sortByName(files), ({ name }) => name);
  const parted = resources.filter(([, parts]) => parts.length > 1).map(([name]) => name);
  const entries = resources.map(([name, parts]) => {
    const loaded = parts.map(({ module }) => load(module, camel(name)));
    if (loaded.length === 1) return `  ${toKey(name)}: async () => ${loaded[0]},\n`;
    const spread = loaded.map((part) => `    ...${part},\n`).join('');
    return `  ${toKey(name)}: async () => ({\n${spread}  }) satisfies ${pascal(name)}Service<RequestContext>,\n`;
  });
  return toModule(
    [
      importTypes(ofRuntime('undeclared'), 'NothingUndeclared', 'Undeclared'),
      importTypes('#src/context.ts', 'RequestContext'),
      ...parted.map((name) => importTypes(`../${name}/service.ts`, `${pascal(name)}Service`)),
      importTypes('../services.ts', 'Services'),
    ],
    `
const written = {
${entries.join('')}} satisfies Services<RequestContext>;

/** Functions of the operations, loaded on first use: \`service.ts\` of each resource. */
export const services: Services<RequestContext> = written;

export { graphqlFunctions } from './graphql.ts';

/** The type check reports here the properties that functions return and the document does not declare. */
export type DeclaredAnswers = NothingUndeclared<
  Undeclared<Services<RequestContext>, typeof written>
>;
`,
  );
}

function printSubscriptions(files: readonly Listed[]): PrintedModule {
  const sorted = sortByName(files);
  const entries = sorted.map(({ name }) => {
    const key = toKey(name);
    return key === name ? `  ${name},\n` : `  ${key}: ${camel(name)},\n`;
  });
  return toModule(
    [
      importValues('#src/domain-events/order.ts', 'sortSubscriptions'),
      ...sorted.map(({ name, module }) => importValues(module, `subscriptions as ${camel(name)}`)),
    ],
    `
/** Subscriptions to domain events: \`subscriber.ts\` of each resource. */
export const subscriptions = sortSubscriptions({
${entries.join('')}});
`,
  );
}

function printWorkers(files: readonly Listed[]): PrintedModule {
  const sorted = sortByName(files);
  const entries = sorted.map(({ name }) => `  ...${camel(name)},\n`);
  return toModule(
    sorted.map(({ name, module }) => importValues(module, `workers as ${camel(name)}`)),
    `
/** Background jobs of the resources: \`workers.ts\` of each. */
export const workers = [
${entries.join('')}];
`,
  );
}

function printGraphql(files: readonly Listed[]): PrintedModule {
  const entries = sortByName(files).map(
    ({ name, module }) =>
      `  ${camel(name)}: async () => ${load(module, `${camel(name)}Graphql`)},\n`,
  );
  return toModule(
    [
      importTypes(ofRuntime('graphql/define'), 'Loaders'),
      importTypes('#src/graphql/context.ts', 'GraphqlContext'),
      importTypes('../graphql/resolvers.ts', 'GraphqlResolvers'),
    ],
    `
/** Functions of the fields, loaded on first use: the file of \`src/graphql/\` with the name of each file of \`spec/graphql/\`. */
export const graphqlFunctions = {
${entries.join('')}} satisfies Loaders<GraphqlResolvers<GraphqlContext>>;
`,
  );
}

const toModule = (imports: readonly Importable[], body: string): PrintedModule => ({
  head: '',
  imports: listImports(imports, new Set(imports.flatMap(({ names }) => names))),
  body,
});
