import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { BuildOptions, Metafile } from 'esbuild';
import { joinMigrations } from './join-migrations.ts';
import { joinStart } from './join-start.ts';
import { writeLicences } from './licences.ts';
import { preparedFile } from '#src/demo/prepared-file.ts';
import { builtExplorer, explorerFiles } from '#src/http/explorer/files.ts';
import { prepareDocumentation } from '#src/http/docs/prepare.ts';
import { formatYamlDocument } from '#src/http/docs/yaml-document.ts';

const project = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * Packages loaded from node_modules at run time: compiled code, and drivers that knex names but that are not
 * installed.
 */
const external = [
  'better-sqlite3',
  '@node-rs/argon2',
  'pg-native',
  'mariadb',
  'mysql',
  'mysql2',
  'oracledb',
  'sqlite3',
  'tedious',
  'pg-query-stream',
  // Development only: the second judge is imported behind a condition that production never meets.
  'express-openapi-validator',
];

/** Bundled packages that are CommonJS inside still call these. */
const banner = [
  "import { createRequire as __createRequire } from 'node:module';",
  "import { dirname as __dirnameOf } from 'node:path';",
  "import { fileURLToPath as __fileURLToPath } from 'node:url';",
  'const require = __createRequire(import.meta.url);',
  'const __filename = __fileURLToPath(import.meta.url);',
  'const __dirname = __dirnameOf(__filename);',
].join('\n');

/**
 * Compiles the server into `folder` (emptied before) and returns which modules went into which file. A checkout keeps
 * whole lines, which developers read, and leaves the licences to the packages.
 */
export async function buildServer(
  folder: string,
  { forCheckout = false }: { readonly forCheckout?: boolean } = {},
): Promise<Metafile> {
  await rm(folder, { recursive: true, force: true });
  const chosen = { ...options, ...(forCheckout ? readable : {}) };
  const { metafile } = await build({
    ...chosen,
    entryPoints,
    outbase: project,
    outdir: folder,
    metafile: true,
    plugins: [joinMigrations],
  });
  await joinStart(folder, metafile, chosen);
  await Promise.all([forCheckout ? null : writeLicences(folder, metafile), copyAssets(folder)]);
  return metafile;
}

const readable = { minifyWhitespace: false, legalComments: 'none' } as const;

/** The modules that are started: the program, the git host, and threads. */
const entryPoints = [
  'src/main.ts',
  'src/git/host/main.ts',
  'src/rendering/worker.ts',
  'src/ci/worker.ts',
];

const options = {
  absWorkingDir: project,
  // Chunks are in the folder of src/git/host, where the git client finds the host; the pools find their threads in the
  // folders beside it.
  chunkNames: 'src/git/[name]-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node22.23',
  // Names stay: error logs and profiles are read by people.
  minifySyntax: true,
  minifyWhitespace: true,
  sourcemap: 'linked',
  sourcesContent: false,
  legalComments: 'linked',
  external,
  // The Node entries of these packages have no named exports once they are bundled; their ES modules do.
  alias: {
    '@aws-sdk/client-s3': '@aws-sdk/client-s3/dist-es/index.js',
    '@aws-sdk/lib-storage': '@aws-sdk/lib-storage/dist-es/index.js',
  },
  banner: { js: banner },
  // Later versions of Node define it; otherwise pg detects its platform by loading the client of `fetch`.
  define: { navigator: '{"userAgent":"Node.js"}' },
  logLevel: 'warning',
} as const satisfies BuildOptions;

async function copyAssets(folder: string): Promise<void> {
  await Promise.all([
    cp(path.join(project, 'src/http/docs/assets'), path.join(folder, 'docs/page'), {
      recursive: true,
    }),
    ...['src/ci/templates', 'src/templates'].map((templates) =>
      cp(path.join(project, templates), path.join(folder, templates), {
        recursive: true,
        filter: (file) => !file.endsWith('.ts'),
      }),
    ),
    ...explorerFiles.map(({ name, from }) =>
      cp(path.join(project, from), path.join(folder, builtExplorer, name)),
    ),
    cp(path.join(project, preparedFile), path.join(folder, preparedFile)),
    copyDocument(path.join(folder, 'generated')),
  ]);
}

/** The published document in both of its forms, and the files of its documentation. */
async function copyDocument(folder: string): Promise<void> {
  const json = await readFile(path.join(project, 'generated/openapi.json'));
  const reference = path.join(folder, 'reference');
  await mkdir(reference, { recursive: true });
  await writeFile(path.join(folder, 'openapi.json'), json);
  await writeFile(path.join(folder, 'openapi.yaml'), await formatYamlDocument(json.toString()));
  for (const [name, content] of Object.entries(await prepareDocumentation(json)))
    await writeFile(path.join(reference, name), content);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder = path.join(project, 'dist')] = process.argv
    .slice(2)
    .filter((word) => !word.startsWith('-'));
  const { outputs } = await buildServer(folder, {
    forCheckout: process.argv.includes('--checkout'),
  });
  const bytes = Object.entries(outputs)
    .filter(([file]) => file.endsWith('.js'))
    .reduce((sum, [, { bytes }]) => sum + bytes, 0);
  process.stdout.write(
    `${path.basename(folder)}: ${(bytes / 1024 / 1024).toFixed(1)} MB of code\n`,
  );
}
