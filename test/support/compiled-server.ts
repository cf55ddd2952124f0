import path from 'node:path';
import { buildServer } from '../../src/build.ts';
import { compileOnce } from './compile-once.ts';

/**
 * The main module of the compiled server, for `startServer`: it starts in a fifth of the time that the sources take.
 */
export async function compiledServer(): Promise<string> {
  const folder = await compileOnce('compiled-server', (draft) =>
    buildServer(path.join(draft, 'dist')),
  );
  return path.join(folder, 'dist/src/main.js');
}
