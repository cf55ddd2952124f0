import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Metafile } from 'esbuild';
import { explorerLicences } from '#src/http/explorer/files.ts';

const project = path.resolve(import.meta.dirname, '../..');

/** Names of files with the text of a licence, which must accompany each copy. */
const licenceFile = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;

const between = `\n${'-'.repeat(80)}\n\n`;

/** Writes `LICENSES.txt` into `folder`: the licence of each package in the compiled server. */
export async function writeLicences(folder: string, { inputs }: Metafile): Promise<void> {
  const bundled = Object.keys(inputs).flatMap((input) => findPackageFolder(input) ?? []);
  const packages = [...bundled, path.join(project, 'node_modules/@primer/octicons')];
  const ofExplorer = await readFile(path.join(project, explorerLicences), 'utf8');
  const head = 'The compiled server contains these packages.\n';
  const parts = [head, await describeLicences(packages), ofExplorer];
  await writeFile(path.join(folder, 'LICENSES.txt'), parts.join(between));
}

/** The licences of packages, by their folders. */
export async function describeLicences(folders: readonly string[]): Promise<string> {
  const sorted = [...new Set(folders)].sort();
  return (await Promise.all(sorted.map((each) => readLicence(each)))).join(between);
}

/** The folder of the package to which a module belongs; undefined for a module of ours. */
export function findPackageFolder(input: string): string | undefined {
  return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(input)?.[0];
}

async function readLicence(folder: string): Promise<string> {
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
