import { execFile } from 'node:child_process';
import { resolve } from 'node:path';

const main = resolve(import.meta.dirname, '../../generator/main.ts');
const tsx = import.meta.resolve('tsx');

/** Runs the generator's command line in a folder. */
export function runGenerator(
  folder: string,
  ...args: string[]
): Promise<{ code: number; out: string; err: string }> {
  return new Promise((done) => {
    execFile(
      process.execPath,
      ['--import', tsx, main, ...args],
      { cwd: folder, maxBuffer: 2 ** 26 },
      (error, out, err) => {
        done({ code: error === null ? 0 : Number(error.code), out, err });
      },
    );
  });
}
