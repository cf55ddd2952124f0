import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Metafile } from 'esbuild';
import { explorerFiles } from '../http/explorer/files.ts';

const project = path.resolve(import.meta.dirname, '../..');

/** The licences that ask for their text beside each copy have it in a file of one of these names. */
const licenceFile = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;

/** Writes `LICENSES.txt` into `folder`: of each package whose code is in the compiled server, under what it may be used. */
export async function writeLicences(folder: string, { inputs }: Metafile): Promise<void> {
  const packages = new Set([
    ...Object.keys(inputs).flatMap((input) => findPackageFolder(input) ?? []),
    ...(await packagesOfExplorer()),
  ]);
  const texts = await Promise.all([...packages].sort().map((each) => licenceOf(each)));
  const head = 'The compiled server contains these packages.\n';
  await writeFile(
    path.join(folder, 'LICENSES.txt'),
    [head, ...texts].join(`\n${'-'.repeat(80)}\n\n`),
  );
}

/** The packages of the explorer's files, and those that are part of these, as far as they are installed. */
async function packagesOfExplorer(): Promise<string[]> {
  const map = path.join(project, 'node_modules/graphiql/graphiql.min.js.map');
  const { sources } = JSON.parse(await readFile(map, 'utf8')) as { readonly sources: string[] };
  const within = sources.flatMap((source) => {
    const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1];
    return name === undefined ? [] : [`node_modules/${name}`];
  });
  const own = explorerFiles.flatMap(({ from }) => findPackageFolder(from) ?? []);
  return [...own, ...within].filter((folder) => existsSync(path.join(project, folder)));
}

/** The folder of the package to which a module belongs; undefined for a module of ours. */
export function findPackageFolder(input: string): string | undefined {
  return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(input)?.[0];
}

async function licenceOf(folder: string): Promise<string> {
  interface Facts {
    readonly name: string;
    readonly version: string;
    readonly license?: string;
  }
  const place = path.resolve(project, folder);
  const facts = JSON.parse(await readFile(path.join(place, 'package.json'), 'utf8')) as Facts;
  const files = (await readdir(place)).filter((name) => licenceFile.test(name)).sort();
  const texts = await Promise.all(files.map((name) => readFile(path.join(place, name), 'utf8')));
  const title = `${facts.name} ${facts.version}, ${facts.license ?? 'see below'}`;
  return `${[title, ...texts.map((text) => text.trim())].join('\n\n')}\n`;
}
