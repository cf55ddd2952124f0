import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { print } from '../render/template.ts';
import { propertyKey } from '../model/names.ts';
import { build } from './build.ts';
import { type Command, complain, Failed, type Options, say } from './command.ts';

/** The template of each file. */
const FILES = {
  'package.json': 'init-package',
  'tsconfig.json': 'init-tsconfig',
  'spec/openapi.yaml': 'init-spec',
  'src/books.ts': 'init-books',
  'src/context.ts': 'init-context',
  'src/services.ts': 'init-services',
  'src/server.ts': 'init-server',
  'src/main.ts': 'init-main',
  'src/server.test.ts': 'init-test',
} as const;

export const command: Command = {
  help: `Usage: hearth-generator init [folder] [--from FILE]

Creates a service: a library that lends books, with document, functions and a test.
The command writes nothing if one of the files exists.

  --from FILE   an existing document, which stays in its place; its operations have no functions yet`,

  async run(options) {
    const [folder = '.'] = options.rest;
    const { from } = options;
    const files =
      from === undefined ? createLibraryFiles() : await createOwnFiles(folder, from, options);
    const there = [...files.keys()].filter((path) => existsSync(join(folder, path)));
    for (const path of there)
      complain(`${join(folder, path)} is there already; nothing was written.`);
    if (there.length > 0) throw new Failed();
    for (const [path, text] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const test = from === undefined ? 'npm test && ' : '';
    say(`${files.size} files. Next: npm install && npm run generate && ${test}npm start`);
  },
};

const createLibraryFiles = (): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(FILES).map(([path, template]) => [
      path,
      print(template, { version: readVersion(), name: 'library', options: '' }),
    ]),
  );

/** Service of an existing document: a module for each resource, without functions yet. */
async function createOwnFiles(
  folder: string,
  from: string,
  options: Options,
): Promise<ReadonlyMap<string, string>> {
  const { model, document } = await build({ ...options, spec: from });
  const resources = model.resources.filter(({ operations }) => operations.length > 0);
  const files = listFileNames(resources.map(({ name }) => name));
  const withFiles = resources.map((resource, index) => ({ ...resource, file: files[index] }));
  const spec = relative(resolve(folder), resolve(from)).split(sep).join('/');
  const told = quoteForShell(spec);
  if (told === null) {
    complain(
      `${from} has characters in its path that scripts of \`package.json\` would read as others. Give it another name.`,
    );
    throw new Failed();
  }
  const schemes = Object.keys(document.components?.['securitySchemes'] ?? {}).map(propertyKey);
  const package_ = { version: readVersion(), name: 'service', options: ` --spec ${told}` };
  return new Map([
    ['package.json', print('init-package', package_)],
    ['tsconfig.json', print('init-tsconfig', {})],
    ...withFiles.map(
      (resource) => [`src/${resource.file}.ts`, print('init-own-functions', resource)] as const,
    ),
    ['src/context.ts', print('init-own-context', {})],
    ['src/services.ts', print('init-own-services', { resources: withFiles })],
    ['src/server.ts', print('init-own-server', { schemes: schemes.length > 0 ? schemes : null })],
    ['src/main.ts', print('init-own-main', {})],
  ]);
}

/** Names of the modules of resources, without the modules that every service has. */
function listFileNames(names: readonly string[]): readonly string[] {
  const taken = new Set([...names, ...OWN_MODULES]);
  return names.map((name) => {
    if (!OWN_MODULES.has(name)) return name;
    let file = name;
    while (taken.has(file)) file += '-functions';
    taken.add(file);
    return file;
  });
}

const OWN_MODULES: ReadonlySet<string> = new Set(['context', 'services', 'server', 'main']);

/** Path as a word of a script, in JSON for every shell; null for a path that shells would interpret. */
function quoteForShell(path: string): string | null {
  if (/^[\w./@+:][\w./@+:-]*$/.test(path)) return path;
  return /^[\p{L}\p{N}_./@+:(),= -]+$/u.test(path) && !path.startsWith('-')
    ? `\\"${path}\\"`
    : null;
}

/** Version of this package, compiled or not. */
function readVersion(): string {
  const folder = join(import.meta.dirname, '..');
  const path = [folder, dirname(folder)].map((each) => join(each, 'package.json')).find(existsSync);
  const { version } = JSON.parse(readFileSync(path ?? '', 'utf8')) as { readonly version: string };
  return version;
}
