import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import type { BuildOptions, Metafile, Plugin } from 'esbuild';

/** Modules that `import()` loads in every start, and those for one of the databases. */
const groups = {
  start: ['src/programs.ts', 'src/start/serve.ts'],
  sqlite: [
    'src/database/sqlite/connect-sqlite.ts',
    'node_modules/knex/lib/dialects/better-sqlite3/index.js',
  ],
  postgres: [
    'src/database/postgres/connect-postgres.ts',
    'node_modules/knex/lib/dialects/postgres/index.js',
  ],
};

/** Folder of the joined files: these look up files next to themselves there. */
const target = 'src/git';

/**
 * Joins the files that every start loads into one, and those for its database into another.
 *
 * Splitting creates some fifty files, for the sake of modules loaded later; finding, reading and linking them takes
 * Node two fifths of the time to the first answer. Each file stays as a list of exports, so that all others find the
 * same modules under the same names.
 */
export async function joinStart(
  folder: string,
  { outputs }: Metafile,
  options: BuildOptions & { readonly absWorkingDir: string },
): Promise<void> {
  const toFilePath = (output: string) => path.resolve(options.absWorkingDir, output);
  const programs = findOutput(outputs, 'src/programs.ts');
  const joined = [...mapModulesToGroups(outputs)]
    .filter(([output]) => output !== programs)
    .map(([output, group], index) => ({
      group,
      file: toFilePath(output),
      names: (outputs[output]?.exports ?? []).map((name) => [name, `f${index}_${name}`] as const),
    }));

  const toEntryPath = (group: string) => path.join(folder, target, `${group}.entry.js`);
  for (const group of Object.keys(groups)) {
    const files = joined.filter((each) => each.group === group);
    const lines = files.map(({ file, names }) => exportLine(names, toEntryPath(group), file));
    await writeFile(toEntryPath(group), lines.join(''));
  }
  await build({
    ...options,
    entryPoints: [
      ...Object.keys(groups).map((group) => ({
        in: toEntryPath(group),
        out: `${target}/${group}`,
      })),
      { in: toFilePath(programs), out: path.join(target, path.basename(programs, '.js')) },
    ],
    outdir: folder,
    allowOverwrite: true,
    plugins: [loadLater],
    // The files that are joined have the banner already.
    banner: {},
  });
  await Promise.all([
    ...Object.keys(groups).map((group) => rm(toEntryPath(group))),
    ...joined.map(async ({ file, group, names }) => {
      const swapped = names.map(([name, unique]) => [unique, name] as const);
      await writeFile(file, exportLine(swapped, file, path.join(folder, target, `${group}.js`)));
      await rm(`${file}.map`, { force: true });
    }),
  ]);
}

/** `names`: in the other file, and in this one. */
function exportLine(
  names: readonly (readonly [string, string])[],
  file: string,
  other: string,
): string {
  const list = names.map(([theirs, ours]) => `${theirs} as ${ours}`).join(', ');
  return `export { ${list} } from ${JSON.stringify(`./${path.relative(path.dirname(file), other)}`)};\n`;
}

/** Files of a start, with the group of each; files for both databases belong to the start. */
function mapModulesToGroups(outputs: Metafile['outputs']): Map<string, string> {
  const found = new Map<string, string>();
  for (const [group, modules] of Object.entries(groups)) {
    for (const file of listLoadedFiles(outputs, modules)) {
      found.set(file, found.has(file) ? 'start' : group);
    }
  }
  return found;
}

/** Keeps every module that `import()` loads in a separate file. */
const loadLater: Plugin = {
  name: 'load-later',
  setup(build) {
    build.onResolve({ filter: /^\./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

function findOutput(outputs: Metafile['outputs'], entryPoint: string): string {
  // The folder of the packages may be a link to another place.
  const isInPackages = entryPoint.startsWith('node_modules/');
  const found = Object.entries(outputs).find(
    ([, { entryPoint: file }]) =>
      file === entryPoint || (isInPackages && file?.endsWith(`/${entryPoint}`)),
  );
  if (found === undefined) throw new Error(`the build created no file for ${entryPoint}`);
  return found[0];
}

/** The files that are read before any of `modules` can run. */
function listLoadedFiles(outputs: Metafile['outputs'], modules: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visit = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    for (const { kind, path, external } of outputs[file]?.imports ?? []) {
      if (kind === 'import-statement' && external !== true) visit(path);
    }
  };
  for (const module of modules) visit(findOutput(outputs, module));
  return files;
}
