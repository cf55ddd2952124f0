import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The lines of a module beside `generated/` in which the compiler finds something wrong, from 1. */
export function typeErrors(folder: string, lines: readonly string[]): readonly number[] {
  writeFileSync(join(folder, 'use.ts'), lines.join('\n'));
  const config = {
    extends: resolve('tsconfig.json'),
    compilerOptions: { incremental: false, tsBuildInfoFile: null },
    include: ['generated', 'use.ts'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const tsc = resolve('node_modules/typescript7/bin/tsc');
  const compiled = spawnSync(
    process.execPath,
    [tsc, '-p', folder, '--noEmit', '--pretty', 'false'],
    {
      encoding: 'utf8',
    },
  );
  const errors = compiled.stdout.split('\n').filter((line) => line.includes('error TS'));
  const other = errors.find((line) => !/(?:^|\/)use\.ts\(/.test(line));
  if (other !== undefined) throw new Error(other);
  return [...new Set(errors.map((line) => Number(/\((\d+),/.exec(line)?.[1])))];
}
