import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { generatePlain } from '../generated.ts';
import { library } from '../plain/library.ts';

/**
 * The most bytes that the modules of the run time may have in a minified server, uploads aside: what is reached now. Raise it
 * for what a server needs, and lower it when there is less.
 */
const MOST_BYTES = 51_000;

const server = `
import { createDispatcher } from './generator/runtime/dispatch.ts';
import { plainHost } from './generator/runtime/plain-host.ts';
import { answerUnreadable } from './generator/runtime/unreadable-requests.ts';
import { findRoute } from './generated/router.ts';
import { authenticate } from './generated/security.ts';
export { createDispatcher, plainHost, answerUnreadable, findRoute, authenticate };
`;

it('a server is not given more of the run time than it needs', async () => {
  const { folder } = await generatePlain(library);
  writeFileSync(join(folder, 'server.ts'), server);
  const { metafile } = await build({
    entryPoints: [join(folder, 'server.ts')],
    outdir: join(folder, 'bundle'),
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    target: 'node22.23',
    packages: 'external',
    write: false,
    metafile: true,
    logLevel: 'warning',
  });
  const sizes = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) =>
      /generator\/runtime\/(?!multipart)/.test(path) ? [bytesInOutput] : [],
    ),
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(MOST_BYTES - 2_000);
  expect(bytes).toBeLessThan(MOST_BYTES);
});
