import { readdir, readFile } from 'node:fs/promises';
import { memoize } from '#src/turns/remembered.ts';

interface Kind {
  /** Folders relative to this module; the compiled module may be in any folder beside them. */
  readonly folders: readonly string[];
  readonly ending: string;
}

/** Templates of the server, by purpose. */
const kinds = {
  dockerfiles: { folders: ['../templates/dockerfiles/'], ending: '.Dockerfile' },
  gitignores: {
    folders: ['../templates/gitignores/', '../templates/gitignores/Global/'],
    ending: '.gitignore',
  },
  gitlab_ci_ymls: {
    folders: ['../ci/templates/', '../ci/templates/Pages/'],
    ending: '.gitlab-ci.yml',
  },
  licenses: { folders: ['../templates/licenses/'], ending: '.txt' },
} as const satisfies Record<string, Kind>;

export type ShippedKind = keyof typeof kinds;

export const isShipped = (type: string): type is ShippedKind => type in kinds;

/** The files of each kind by name, in the order of the names. */
const files = memoize(async () => {
  const found = Object.entries<Kind>(kinds).map(async ([kind, { folders, ending }]) => {
    const parts = await Promise.all(folders.map((folder) => listFiles(folder, ending)));
    const sorted = parts.flat().toSorted(([one], [other]) => one.localeCompare(other, 'en'));
    return [kind, new Map(sorted)] as const;
  });
  return new Map(await Promise.all(found));
});

async function listFiles(folder: string, ending: string): Promise<(readonly [string, URL])[]> {
  const address = new URL(folder, import.meta.url);
  const names = await readdir(address);
  return names
    .filter((name) => name.endsWith(ending))
    .map((name) => [name.slice(0, -ending.length), new URL(encodeURIComponent(name), address)]);
}

/** The names of the templates of a kind, in order. */
export async function listShippedNames(kind: ShippedKind): Promise<readonly string[]> {
  return [...((await files()).get(kind)?.keys() ?? [])];
}

/** The text of a template; null for an unknown name. */
export async function readShipped(kind: ShippedKind, name: string): Promise<string | null> {
  const file = (await files()).get(kind)?.get(name);
  return file === undefined ? null : readFile(file, 'utf8');
}
