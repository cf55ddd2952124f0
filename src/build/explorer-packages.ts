import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { explorerLicences } from '#src/http/explorer/files.ts';
import { describeLicences } from './licences.ts';

const project = path.resolve(import.meta.dirname, '../..');
const modules = path.join(project, '.ci/explorer/node_modules');

/** The files of packages that the explorer is made of, by their names here. */
const files = new Map([
  ['react.js', 'react/umd/react.production.min.js'],
  ['react-dom.js', 'react-dom/umd/react-dom.production.min.js'],
  ['graphiql.js', 'graphiql/graphiql.min.js'],
  ['graphiql.css', 'graphiql/graphiql.min.css'],
]);

/** Folders of the packages of these files, and of their bundled packages, if installed. */
async function findPackages(): Promise<string[]> {
  const map = await readFile(path.join(modules, 'graphiql/graphiql.min.js.map'), 'utf8');
  const { sources } = JSON.parse(map) as { readonly sources: readonly string[] };
  const within = sources.flatMap(
    (source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? [],
  );
  return [...within, 'react', 'react-dom', 'graphiql']
    .map((name) => path.join(modules, name))
    .filter((folder) => existsSync(folder));
}

/** Writes the files of the explorer, or reports those that differ. */
async function writeFiles(checks: boolean): Promise<void> {
  const folder = path.join(project, path.dirname(explorerLicences));
  const contents = new Map<string, string>();
  for (const [name, from] of files) {
    contents.set(name, await readFile(path.join(modules, from), 'utf8'));
  }
  contents.set(path.basename(explorerLicences), await describeLicences(await findPackages()));
  await mkdir(folder, { recursive: true });
  for (const [name, content] of contents) {
    const file = path.join(folder, name);
    if (!checks) await writeFile(file, content);
    else if ((await readFile(file, 'utf8')) !== content) {
      process.stderr.write(`${file} is not what its packages hold: .ci/explorer-files writes it\n`);
      process.exitCode = 1;
    }
  }
}

await writeFiles(process.argv.includes('check'));
