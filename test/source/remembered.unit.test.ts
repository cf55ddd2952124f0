import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('values that are loaded once are loaded again after a failure', () => {
  const kept = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => {
      const found = /\w+ \?\?= (?:load|read)\w*\([^)]*\)[);\s]/.exec(
        readFileSync(join('src', path), 'utf8'),
      );
      return found === null ? [] : [`${path}: ${found[0]}`];
    });
  expect(kept).toEqual([]);
});
