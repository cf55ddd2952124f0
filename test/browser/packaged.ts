import { execFile } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';

/** The package looks for its fonts in the temporary folder; without any font a page ends its process. */
const fontsHere = '<fontconfig><dir prefix="relative">.</dir></fontconfig>\n';

const run = promisify(execFile);
const CACHE = path.resolve(import.meta.dirname, '../../node_modules/.cache/hearth');

/** A browser and what its process needs in the environment. */
export interface Browser {
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
}

/**
 * The Chromium that the package registry has for this kind of machine, with the libraries and the fonts that a machine
 * with Node alone lacks; null where it has none. The first run unpacks it, which takes seconds; the package itself
 * would do that into the temporary folder.
 */
export async function packagedBrowser(): Promise<Browser | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const require = createRequire(import.meta.url);
  const packed = path.resolve(path.dirname(require.resolve('@sparticuz/chromium')), '..');
  const { version } = JSON.parse(await readFile(path.join(packed, 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = path.join(CACHE, `chromium-${version}`);
  if (!existsSync(folder)) await unpack(path.join(packed, 'bin'), folder);
  return {
    executablePath: path.join(folder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: path.join(folder, 'lib'),
      FONTCONFIG_PATH: path.join(folder, 'fonts'),
    },
  };
}

/** Several processes may unpack at once; one folder remains. */
async function unpack(from: string, folder: string): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const draft = await mkdtemp(path.join(CACHE, 'unpacking-'));
  try {
    const file = path.join(draft, 'chromium');
    const fonts = path.join(draft, 'fonts');
    await mkdir(fonts);
    await Promise.all([
      inflate(path.join(from, 'chromium.br'), file),
      extract(path.join(from, 'al2023.tar.br'), draft),
      extract(path.join(from, 'fonts.tar.br'), fonts),
    ]);
    await writeFile(path.join(fonts, 'fonts.conf'), fontsHere);
    await chmod(file, 0o755);
    await rename(draft, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

const inflate = (file: string, to: string) =>
  pipeline(createReadStream(file), createBrotliDecompress(), createWriteStream(to));

async function extract(file: string, folder: string): Promise<void> {
  const tarred = path.join(folder, path.basename(file, '.br'));
  await inflate(file, tarred);
  await run('tar', ['-x', '-f', tarred, '-C', folder]);
  await rm(tarred);
}
