import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findAncestorWith } from '../docs/folders.ts';

const script = 'text/javascript; charset=utf-8';
const style = 'text/css; charset=utf-8';

/** Folder of the third-party files, with their licences, that `.ci/explorer-files` copies. */
const packages = 'src/http/explorer/packages';
const toPackagePath = (name: string) => `${packages}/${name}`;

/** The licenses of these packages. */
export const explorerLicences = `${packages}/LICENSES.txt`;

/** The files of the explorer, by the name at the end of their address; the build lays them into one folder. */
export const explorerFiles: readonly ExplorerFile[] = [
  { name: 'react.js', type: script, from: toPackagePath('react.js') },
  { name: 'react-dom.js', type: script, from: toPackagePath('react-dom.js') },
  { name: 'graphiql.js', type: script, from: toPackagePath('graphiql.js') },
  { name: 'graphiql.css', type: style, from: toPackagePath('graphiql.css') },
  { name: 'start.js', type: script, from: 'src/http/explorer/start.js' },
  { name: 'explorer.css', type: style, from: 'src/http/explorer/explorer.css' },
];

interface ExplorerFile {
  readonly name: string;
  readonly type: string;
  readonly from: string;
}

/** The folder that the build lays them into, below the compiled server. */
export const builtExplorer = 'docs/explorer';

/** Finds a file of the explorer: in the build, or in its package. */
export function findExplorerPath({ name, from }: ExplorerFile): string {
  const here = path.dirname(fileURLToPath(import.meta.url));
  if (existsSync(path.join(here, 'explorer.css'))) return path.join(findAncestorWith(from), from);
  return path.join(findAncestorWith(builtExplorer), builtExplorer, name);
}
