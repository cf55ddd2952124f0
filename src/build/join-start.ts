import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import type { BuildOptions, Metafile, Plugin } from 'esbuild';

/** Modules that are loaded by `import()` in every start; Postgres, which is not embedded, loads its own. */
const startModules = [
  'src/start/serve.ts',
  'src/database/sqlite/connect-sqlite.ts',
  'node_modules/knex/lib/dialects/better-sqlite3/index.js',
];

/** Beside the files that it joins: what they look for next to themselves stays there. */
const joinedFile = 'src/git/start.js';

/**
 * Joins the files that every start loads into one. Splitting makes some fifty of them, for the sake of what is loaded
 * later, and to find, read and link them takes Node two fifths of the time to the first answer. Each file stays as a
 * list of exports, so that all others find the same modules under the same names.
 */
export async function joinStart(
  folder: string,
  { outputs }: Metafile,
  options: BuildOptions & { readonly absWorkingDir: string },
): Promise<void> {
  const fileOf = (output: string) => path.resolve(options.absWorkingDir, output);
  const main = outputOf(outputs, 'src/main.ts');
  const joined = [...filesLoadedBy(outputs, startModules)].filter((output) => output !== main);
  const target = path.join(folder, joinedFile);
  const entry = `${target}.entry.js`;
  const from = (start: string, end: string) =>
    JSON.stringify(`./${path.relative(path.dirname(start), end)}`);

  const lists = joined.map((output, index) => ({
    file: fileOf(output),
    names: (outputs[output]?.exports ?? []).map((name) => [name, `f${index}_${name}`] as const),
  }));
  await writeFile(
    entry,
    lists
      .map(({ file, names }) => {
        const list = names.map(([name, unique]) => `${name} as ${unique}`).join(', ');
        return `export { ${list} } from ${from(entry, file)};\n`;
      })
      .join(''),
  );
  await build({
    ...options,
    entryPoints: [
      { in: entry, out: joinedFile.replace(/\.js$/, '') },
      { in: fileOf(main), out: 'src/main' },
    ],
    outdir: folder,
    allowOverwrite: true,
    plugins: [loadLater],
    // What they are joined from has it already.
    banner: {},
  });
  await rm(entry);
  for (const { file, names } of lists) {
    const list = names.map(([name, unique]) => `${unique} as ${name}`).join(', ');
    await writeFile(file, `export { ${list} } from ${from(file, target)};\n`);
    await rm(`${file}.map`, { force: true });
  }
}

/** What is imported while running stays a file of its own. */
const loadLater: Plugin = {
  name: 'load-later',
  setup(build) {
    build.onResolve({ filter: /^\./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

function outputOf(outputs: Metafile['outputs'], entryPoint: string): string {
  const found = Object.entries(outputs).find(([, output]) => output.entryPoint === entryPoint);
  if (found === undefined) throw new Error(`no file was made of ${entryPoint}`);
  return found[0];
}

/** The files that are read before any of `modules` can run. */
function filesLoadedBy(outputs: Metafile['outputs'], modules: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visit = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    for (const { kind, path, external } of outputs[file]?.imports ?? []) {
      if (kind === 'import-statement' && external !== true) visit(path);
    }
  };
  for (const module of [...modules, 'src/main.ts']) visit(outputOf(outputs, module));
  return files;
}
