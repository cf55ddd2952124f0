import { execFile } from 'node:child_process';
import { compiledGenerator } from '../support/compiled-generator.ts';

/** Coverage loads the functions of the folder, which are TypeScript. */
const loader = ['--import', import.meta.resolve('tsx')];

/** Runs the generator's command line in a folder. */
export async function runGenerator(
  folder: string,
  ...args: string[]
): Promise<{ code: number; out: string; err: string }> {
  const main = await compiledGenerator();
  const node = [...(args[0] === 'coverage' ? loader : []), main];
  return new Promise((done) => {
    execFile(
      process.execPath,
      [...node, ...args],
      { cwd: folder, maxBuffer: 2 ** 26 },
      (error, out, err) => {
        done({ code: error === null ? 0 : Number(error.code), out, err });
      },
    );
  });
}
