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

Begins a service: a library that lends books, with its document, functions and a test.
Nothing is written where one of its files is there already.

  --from FILE   a document that is there, which stays where it is: a service of its operations, none of them written`,

  async run(options) {
    const [folder = '.'] = options.rest;
    const { from } = options;
    const files = from === undefined ? libraryFiles() : await ownFiles(folder, from, options);
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

const libraryFiles = (): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(FILES).map(([path, template]) => [
      path,
      print(template, { version: versionOf(), name: 'library', options: '' }),
    ]),
  );

/** A service of a document that is there: a module for each resource, without functions yet. */
async function ownFiles(
  folder: string,
  from: string,
  options: Options,
): Promise<ReadonlyMap<string, string>> {
  const { model, document } = await build({ ...options, spec: from });
  const withFiles = model.resources
    .filter(({ operations }) => operations.length > 0)
    .map((resource) => ({ ...resource, file: fileOf(resource.name) }));
  const spec = relative(resolve(folder), resolve(from)).split(sep).join('/');
  const schemes = Object.keys(document.components?.['securitySchemes'] ?? {}).map(propertyKey);
  const package_ = { version: versionOf(), name: 'service', options: ` --spec ${spec}` };
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

/** The module of a resource, whose name none of the others has. */
const fileOf = (name: string) =>
  ['context', 'services', 'server', 'main'].includes(name) ? `${name}-functions` : name;

/** That of this package, whether it is compiled or not. */
function versionOf(): string {
  const folder = join(import.meta.dirname, '..');
  const path = [folder, dirname(folder)].map((each) => join(each, 'package.json')).find(existsSync);
  const { version } = JSON.parse(readFileSync(path ?? '', 'utf8')) as { readonly version: string };
  return version;
}
